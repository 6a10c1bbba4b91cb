import { drawIcon } from '#web/ui/icon.ts'

export const Shapes = drawIcon(
  'M8.3 10a.7.7 0 0 1-.626-1.079L11.4 3a.7.7 0 0 1 1.198-.043L16.3 8.9a.7.7 0 0 1-.572 1.1ZM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1m13.5 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7',
)
