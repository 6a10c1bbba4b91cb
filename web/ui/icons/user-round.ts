import { drawIcon } from '#web/ui/icon.ts'

export const UserRound = drawIcon('M12 3a5 5 0 1 0 0 10 5 5 0 1 0 0-10m8 18a8 8 0 0 0-16 0')
