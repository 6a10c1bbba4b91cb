import { drawIcon } from '#web/ui/icon.ts'

export const Navigation = drawIcon('m3 11 19-9-9 19-2-8z')
