import { drawIcon } from '#web/ui/icon.ts'

export const Calendar = drawIcon(
  'M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18',
)
