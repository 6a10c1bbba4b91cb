import { drawIcon } from '#web/ui/icon.ts'

export const CircleX = drawIcon('M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m3 7-6 6m0-6 6 6')
