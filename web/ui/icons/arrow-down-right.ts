import { drawIcon } from '#web/ui/icon.ts'

export const ArrowDownRight = drawIcon([
  ['path', { d: 'm7 7 10 10' }],
  ['path', { d: 'M17 7v10H7' }],
])
