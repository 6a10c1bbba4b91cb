/**
 * SecretDialog({ open, title, warning, close, onClose, children }) — a secret that is shown only
 * once. Only its button closes it.
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
  /** Label of the close button. */
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
