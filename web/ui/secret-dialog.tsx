/**
 * SecretDialog({ open, title, warning, close, onClose, children }) — a secret that is shown this
 * once. Closed by its button alone.
 */
import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Stack } from './layout.tsx'

type Props = {
  open: boolean
  title: string
  warning: string
  /** The words of the button that closes it. */
  close: string
  onClose: () => void
  children: ReactNode
}

export function SecretDialog({ open, title, warning, close, onClose, children }: Props) {
  return (
    <Dialog open={open} onClose={() => undefined} title={title} actions={<Button onClick={onClose}>{close}</Button>}>
      <Stack>
        <Banner tone="warn">{warning}</Banner>
        {children}
      </Stack>
    </Dialog>
  )
}
