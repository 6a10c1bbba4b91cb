import { drawIcon } from '#web/ui/icon.ts'

export const ArrowLeft = drawIcon('m12 19-7-7 7-7m7 7H5')
