import { drawIcon } from '#web/ui/icon.ts'

export const LifeBuoy = drawIcon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M4.93 4.93l4.24 4.24m5.66 0 4.24-4.24m-4.24 9.9 4.24 4.24m-9.9-4.24-4.24 4.24M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8',
)
