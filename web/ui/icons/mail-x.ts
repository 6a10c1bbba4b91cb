import { drawIcon } from '#web/ui/icon.ts'

export const MailX = drawIcon(
  'M22 12.532V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8.792M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7m14.5 9.5 5 5m0-5-5 5',
)
