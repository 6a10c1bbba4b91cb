import { drawIcon } from '#web/ui/icon.ts'

export const TimerReset = drawIcon('M10 2h4m-2 12v-4m-8 3a8 8 0 0 1 8-7 8 8 0 1 1-5.3 14L4 17.6m5-.6H4v5')
