import { drawIcon } from '#web/ui/icon.ts'

export const UsersRound = drawIcon(
  'M18 21a8 8 0 0 0-16 0m8-18a5 5 0 1 0 0 10 5 5 0 1 0 0-10m12 17c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3',
)
