import { drawIcon } from '#web/ui/icon.ts'

export const ArrowUpRight = drawIcon([
  ['path', { d: 'M7 7h10v10' }],
  ['path', { d: 'M7 17 17 7' }],
])
