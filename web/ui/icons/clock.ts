import { drawIcon } from '#web/ui/icon.ts'

export const Clock = drawIcon('M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 4v6l4 2')
