import { drawIcon } from '#web/ui/icon.ts'

export const CircleQuestionMark = drawIcon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5m0 4h.01',
)
