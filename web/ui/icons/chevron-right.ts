import { drawIcon } from '#web/ui/icon.ts'

export const ChevronRight = drawIcon('m9 18 6-6-6-6')
