import { drawIcon } from '#web/ui/icon.ts'

export const CheckCheck = drawIcon('M18 6 7 17l-5-5m20-2-7.5 7.5L13 16')
