import { drawIcon } from '#web/ui/icon.ts'

export const CirclePause = drawIcon('M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m-2 13V9m4 6V9')
