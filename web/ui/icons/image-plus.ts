import { drawIcon } from '#web/ui/icon.ts'

export const ImagePlus = drawIcon(
  'M16 5h6m-3-3v6m2 3.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21M9 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
)
