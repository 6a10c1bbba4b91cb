import { drawIcon } from '#web/ui/icon.ts'

export const ArrowUp = drawIcon('m5 12 7-7 7 7m-7 7V5')
