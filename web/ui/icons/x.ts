import { drawIcon } from '#web/ui/icon.ts'

export const X = drawIcon('M18 6 6 18M6 6l12 12')
