import { drawIcon } from '#web/ui/icon.ts'

export const CreditCard = drawIcon(
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2m-2 5h20M6 14h2',
)
