import { drawIcon } from '#web/ui/icon.ts'

export const ListFilter = drawIcon('M2 5h20M6 12h12m-9 7h6')
