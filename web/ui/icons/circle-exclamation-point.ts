import { drawIcon } from '#web/ui/icon.ts'

export const CircleExclamationPoint = drawIcon('M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 6v4m0 4h.01')
