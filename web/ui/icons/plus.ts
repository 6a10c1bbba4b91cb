import { drawIcon } from '#web/ui/icon.ts'

export const Plus = drawIcon('M5 12h14m-7-7v14')
