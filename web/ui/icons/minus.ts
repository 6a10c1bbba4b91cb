import { drawIcon } from '../icon.ts'

export const Minus = drawIcon([['path', { d: 'M5 12h14' }]])
