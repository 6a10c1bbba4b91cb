import { drawIcon } from '#web/ui/icon.ts'

export const Navigation = drawIcon([['polygon', { points: '3 11 22 2 13 21 11 13 3 11' }]])
