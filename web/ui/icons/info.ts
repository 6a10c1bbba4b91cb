import { drawIcon } from '#web/ui/icon.ts'

export const Info = drawIcon('M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 14v-4m0-4h.01')
