import { drawIcon } from '#web/ui/icon.ts'

export const Globe = drawIcon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 0a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
)
