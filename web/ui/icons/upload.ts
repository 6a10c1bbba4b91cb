import { drawIcon } from '#web/ui/icon.ts'

export const Upload = drawIcon('M12 3v12m5-7-5-5-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4')
