import { drawIcon } from '#web/ui/icon.ts'

export const LoaderCircle = drawIcon('M21 12a9 9 0 1 1-6.219-8.56')
