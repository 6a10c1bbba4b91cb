import { drawIcon } from '#web/ui/icon.ts'

export const CalendarCheck2 = drawIcon(
  'M19 3H5m16 10V5m0 0a2 2 0 0 0-2-2M3 19a2 2 0 0 0 2 2M3 5v14M5 3a2 2 0 0 0-2 2m13 14 2 2 4-4M16 2v3M3 9h18M5 21h7.5M8 2v3',
)
