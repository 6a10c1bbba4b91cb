import { drawIcon } from '#web/ui/icon.ts'

export const Door = drawIcon('M3 21h18M6 21V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17M14 12v.01')
