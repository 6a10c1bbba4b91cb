import { drawIcon } from '#web/ui/icon.ts'

export const RotateCcwClock = drawIcon('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8m0-5v5h5m4-1v5l4 2')
