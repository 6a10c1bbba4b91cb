import { drawIcon } from '#web/ui/icon.ts'

export const ArrowDownRight = drawIcon('m7 7 10 10m0-10v10H7')
