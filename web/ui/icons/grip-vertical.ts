import { drawIcon } from '#web/ui/icon.ts'

export const GripVertical = drawIcon(
  'M9 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2m0-7a1 1 0 1 0 0 2 1 1 0 1 0 0-2m0 14a1 1 0 1 0 0 2 1 1 0 1 0 0-2m6-7a1 1 0 1 0 0 2 1 1 0 1 0 0-2m0-7a1 1 0 1 0 0 2 1 1 0 1 0 0-2m0 14a1 1 0 1 0 0 2 1 1 0 1 0 0-2',
)
