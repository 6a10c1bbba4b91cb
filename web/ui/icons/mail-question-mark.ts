import { drawIcon } from '#web/ui/icon.ts'

export const MailQuestionMark = drawIcon(
  'M22 10.35V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12.3M22 7l-8.97 5.7a2 2 0 0 1-2.06 0L2 7m18 11.5c.5-1 2-1 2-2.5a2 2 0 0 0-2-2 2.5 2.5 0 0 0-2 1m2 7h.01',
)
