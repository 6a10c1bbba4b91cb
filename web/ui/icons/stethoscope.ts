import { drawIcon } from '#web/ui/icon.ts'

export const Stethoscope = drawIcon(
  'M11 2v2M5 2v2m0-1H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3m0-4a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
)
