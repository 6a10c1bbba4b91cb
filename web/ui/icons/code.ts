import { drawIcon } from '#web/ui/icon.ts'

export const Code = drawIcon('m16 18 6-6-6-6M8 6l-6 6 6 6')
