import { drawIcon } from '#web/ui/icon.ts'

export const ArrowDown = drawIcon('M12 5v14m7-7-7 7-7-7')
