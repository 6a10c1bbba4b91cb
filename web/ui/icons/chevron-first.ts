import { drawIcon } from '#web/ui/icon.ts'

export const ChevronFirst = drawIcon('m17 18-6-6 6-6M7 6v12')
