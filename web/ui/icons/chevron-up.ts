import { drawIcon } from '#web/ui/icon.ts'

export const ChevronUp = drawIcon('m18 15-6-6-6 6')
