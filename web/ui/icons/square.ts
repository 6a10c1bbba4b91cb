import { drawIcon } from '#web/ui/icon.ts'

export const Square = drawIcon([['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }]])
