import { drawIcon } from '#web/ui/icon.ts'

export const Ban = drawIcon('M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M4.929 4.929 19.07 19.071')
