import { drawIcon } from '#web/ui/icon.ts'

export const Workflow = drawIcon(
  'M5 3h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m2 8v4a2 2 0 0 0 2 2h4m2-4h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2',
)
