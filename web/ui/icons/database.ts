import { drawIcon } from '#web/ui/icon.ts'

export const Database = drawIcon('M12 2a9 3 0 1 0 0 6 9 3 0 1 0 0-6M3 5v14a9 3 0 0 0 18 0V5M3 12a9 3 0 0 0 18 0')
