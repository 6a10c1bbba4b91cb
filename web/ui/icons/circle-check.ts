import { drawIcon } from '#web/ui/icon.ts'

export const CircleCheck = drawIcon('M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m4 7-5.5 5.5L8 12')
