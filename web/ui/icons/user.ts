import { drawIcon } from '#web/ui/icon.ts'

export const User = drawIcon('M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2m7-18a4 4 0 1 0 0 8 4 4 0 1 0 0-8')
