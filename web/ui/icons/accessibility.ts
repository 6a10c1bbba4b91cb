import { drawIcon } from '#web/ui/icon.ts'

export const Accessibility = drawIcon(
  'M16 3a1 1 0 1 0 0 2 1 1 0 1 0 0-2m2 16 1-7-6 1M5 8l3-3 5.5 3-2.36 3.5m-6.9 3a5 5 0 0 0 6.88 6m2.64-3a5 5 0 0 0-6.88-6',
)
