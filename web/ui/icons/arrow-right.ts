import { drawIcon } from '#web/ui/icon.ts'

export const ArrowRight = drawIcon('M5 12h14m-7-7 7 7-7 7')
