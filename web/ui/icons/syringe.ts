import { drawIcon } from '#web/ui/icon.ts'

export const Syringe = drawIcon(
  'm18 2 4 4m-5 1 3-3m-1 5L8.7 19.3c-1 1-2.5 1-3.4 0l-.6-.6c-1-1-1-2.5 0-3.4L15 5m-6 6 4 4m-8 4-3 3M14 4l6 6',
)
