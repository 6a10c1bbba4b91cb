import { drawIcon } from '#web/ui/icon.ts'

export const Search = drawIcon('m21 21-4.34-4.34M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16')
