import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { refusalOf } from './refusal.ts'

type MailedActionProps = {
  /** Token of the link. Empty if the link is broken. */
  token: string
  send: () => Promise<unknown>
  /** Translated texts. */
  lead: string
  button: string
  done: { title: string; text: string; link: { to: string; label: string } }
}

/**
 * Shows what a mailed link does and then its result. It waits for a press, because mail programs
 * open links too.
 */
export function MailedAction({ token, send, lead, button, done }: MailedActionProps) {
  const { t } = useTranslation()
  const [isDone, setIsDone] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(token ? null : 'The link is incomplete')
  const press = async () => {
    setRefused(null)
    setBusy(true)
    try {
      await send()
      setIsDone(true)
    } catch (error) {
      setRefused(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  if (isDone)
    return (
      <Stack>
        <Banner tone="ok" title={done.title}>
          {done.text}
        </Banner>
        <ButtonLink size="lg" block to={done.link.to}>
          {done.link.label}
        </ButtonLink>
      </Stack>
    )
  return (
    <Stack>
      <p>{lead}</p>
      {refused && <Banner tone="stop">{t(refused)}</Banner>}
      {token && (
        <Button size="lg" block busy={busy} onClick={() => void press()}>
          {button}
        </Button>
      )}
    </Stack>
  )
}
