import { drawIcon } from '#web/ui/icon.ts'

export const Banknote = drawIcon(
  'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2m8 4a2 2 0 1 0 0 4 2 2 0 1 0 0-4m-6 2h.01M18 12h.01',
)
