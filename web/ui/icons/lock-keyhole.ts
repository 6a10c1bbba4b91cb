import { drawIcon } from '#web/ui/icon.ts'

export const LockKeyhole = drawIcon(
  'M12 15a1 1 0 1 0 0 2 1 1 0 1 0 0-2m-7-5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2m2 0V7a5 5 0 0 1 10 0v3',
)
