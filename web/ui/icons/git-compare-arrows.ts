import { drawIcon } from '#web/ui/icon.ts'

export const GitCompareArrows = drawIcon(
  'M5 3a3 3 0 1 0 0 6 3 3 0 1 0 0-6m7 3h5a2 2 0 0 1 2 2v7m-4-6-3-3 3-3m4 12a3 3 0 1 0 0 6 3 3 0 1 0 0-6m-7 3H7a2 2 0 0 1-2-2V9m4 6 3 3-3 3',
)
