import { drawIcon } from '#web/ui/icon.ts'

export const ChevronLast = drawIcon('m7 18 6-6-6-6m10 0v12')
