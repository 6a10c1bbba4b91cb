import { drawIcon } from '#web/ui/icon.ts'

export const ChevronLast = drawIcon([
  ['path', { d: 'm7 18 6-6-6-6' }],
  ['path', { d: 'M17 6v12' }],
])
