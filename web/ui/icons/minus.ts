import { drawIcon } from '#web/ui/icon.ts'

export const Minus = drawIcon('M5 12h14')
