import { drawIcon } from '#web/ui/icon.ts'

export const Code = drawIcon([
  ['path', { d: 'm16 18 6-6-6-6' }],
  ['path', { d: 'm8 6-6 6 6 6' }],
])
