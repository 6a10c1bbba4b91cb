import { drawIcon } from '../icon.ts'

export const ChevronUp = drawIcon([['path', { d: 'm18 15-6-6-6 6' }]])
