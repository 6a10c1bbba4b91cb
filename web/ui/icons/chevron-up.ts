import { drawIcon } from '#web/ui/icon.ts'

export const ChevronUp = drawIcon([['path', { d: 'm18 15-6-6-6 6' }]])
