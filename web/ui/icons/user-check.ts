import { drawIcon } from '#web/ui/icon.ts'

export const UserCheck = drawIcon(
  'm16 11 2 2 4-4m-6 12v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8',
)
