import { drawIcon } from '#web/ui/icon.ts'

export const UserRoundX = drawIcon(
  'm16.5 16.5 5 5M2 21a8 8 0 0 1 11.531-7.18M21.5 16.5l-5 5M10 3a5 5 0 1 0 0 10 5 5 0 1 0 0-10',
)
