import { drawIcon } from '#web/ui/icon.ts'

export const Download = drawIcon('M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5')
