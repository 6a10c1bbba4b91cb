import { drawIcon } from '#web/ui/icon.ts'

export const ChevronDown = drawIcon('m6 9 6 6 6-6')
