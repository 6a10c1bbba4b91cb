import { drawIcon } from '#web/ui/icon.ts'

export const Settings2 = drawIcon('M14 17H5M19 7h-9m7 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6M7 4a3 3 0 1 0 0 6 3 3 0 1 0 0-6')
