import { drawIcon } from '#web/ui/icon.ts'

export const UserX = drawIcon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8m8 5 5 5m0-5-5 5',
)
