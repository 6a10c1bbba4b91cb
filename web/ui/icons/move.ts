import { drawIcon } from '#web/ui/icon.ts'

export const Move = drawIcon('M12 2v20m3-3-3 3-3-3M19 9l3 3-3 3M2 12h20M5 9l-3 3 3 3M9 5l3-3 3 3')
