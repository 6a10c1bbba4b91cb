import { drawIcon } from '#web/ui/icon.ts'

export const ArrowUpRight = drawIcon('M7 7h10v10M7 17 17 7')
