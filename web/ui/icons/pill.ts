import { drawIcon } from '#web/ui/icon.ts'

export const Pill = drawIcon('m10.5 20.5 10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7m-2-12 7 7')
