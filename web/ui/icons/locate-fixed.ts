import { drawIcon } from '#web/ui/icon.ts'

export const LocateFixed = drawIcon(
  'M2 12h3m14 0h3M12 2v3m0 14v3m0-17a7 7 0 1 0 0 14 7 7 0 1 0 0-14m0 4a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
)
