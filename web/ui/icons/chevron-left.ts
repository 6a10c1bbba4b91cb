import { drawIcon } from '#web/ui/icon.ts'

export const ChevronLeft = drawIcon([['path', { d: 'm15 18-6-6 6-6' }]])
