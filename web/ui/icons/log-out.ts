import { drawIcon } from '#web/ui/icon.ts'

export const LogOut = drawIcon('m16 17 5-5-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4')
