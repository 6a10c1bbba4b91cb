import { drawIcon } from '#web/ui/icon.ts'

export const Share2 = drawIcon(
  'M18 2a3 3 0 1 0 0 6 3 3 0 1 0 0-6M6 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6m12 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6m-9.41-2.49 6.83 3.98m-.01-10.98-6.82 3.98',
)
