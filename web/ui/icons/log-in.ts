import { drawIcon } from '#web/ui/icon.ts'

export const LogIn = drawIcon('m10 17 5-5-5-5m5 5H3m12-9h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4')
