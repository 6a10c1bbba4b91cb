import { drawIcon } from '#web/ui/icon.ts'

export const Ellipsis = drawIcon(
  'M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2m7 0a1 1 0 1 0 0 2 1 1 0 1 0 0-2M5 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2',
)
