import { drawIcon } from '#web/ui/icon.ts'

export const Reply = drawIcon('M20 18v-2a4 4 0 0 0-4-4H4m5 5-5-5 5-5')
