import { drawIcon } from '#web/ui/icon.ts'

export const ArrowUpDown = drawIcon('m21 16-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16')
