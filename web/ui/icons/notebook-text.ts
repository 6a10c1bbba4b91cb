import { drawIcon } from '#web/ui/icon.ts'

export const NotebookText = drawIcon(
  'M2 6h4m-4 4h4m-4 4h4m-4 4h4M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2m3.5 6h5m-5 4H16m-6.5 4H14',
)
