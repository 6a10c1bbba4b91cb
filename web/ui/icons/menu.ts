import { drawIcon } from '#web/ui/icon.ts'

export const Menu = drawIcon('M4 5h16M4 12h16M4 19h16')
