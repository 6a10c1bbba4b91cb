import { drawIcon } from '#web/ui/icon.ts'

export const CalendarX2 = drawIcon(
  'M16 2v3m1 11 5 5m-5 0 5-5m-1-4V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8M3 9h18M8 2v3',
)
