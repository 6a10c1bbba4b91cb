import { drawIcon } from '#web/ui/icon.ts'

export const ChevronFirst = drawIcon([
  ['path', { d: 'm17 18-6-6 6-6' }],
  ['path', { d: 'M7 6v12' }],
])
