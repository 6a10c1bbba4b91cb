import { drawIcon } from '#web/ui/icon.ts'

export const Minus = drawIcon([['path', { d: 'M5 12h14' }]])
