import { drawIcon } from '#web/ui/icon.ts'

export const Maximize2 = drawIcon('M15 3h6v6m0-6-7 7M3 21l7-7m-1 7H3v-6')
