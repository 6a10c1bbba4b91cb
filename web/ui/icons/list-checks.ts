import { drawIcon } from '#web/ui/icon.ts'

export const ListChecks = drawIcon('M13 5h8m-8 7h8m-8 7h8M3 17l2 2 4-4M3 7l2 2 4-4')
