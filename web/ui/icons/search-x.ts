import { drawIcon } from '#web/ui/icon.ts'

export const SearchX = drawIcon('m13.5 8.5-5 5m0-5 5 5M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16m10 18-4.3-4.3')
