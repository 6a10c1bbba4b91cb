import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { refusalOf } from './refusal.ts'

/** Shows that the link is broken or that its target could not be loaded. */
function UnusableLink({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Banner tone="stop">{t(message)}</Banner>
      {onRetry && (
        <Button size="lg" block onClick={onRetry}>
          {t('Try Again')}
        </Button>
      )}
      <ButtonLink size="lg" block variant={onRetry ? 'secondary' : 'primary'} to={paths.myAppointments}>
        {t('View my appointments')}
      </ButtonLink>
    </Stack>
  )
}

type PendingProps = { token: string; error: unknown; reload: () => Promise<unknown> }

/**
 * Shows a spinner until the target of a mailed link has loaded, or the reason why the link cannot
 * be used.
 */
export function PendingLink({ token, error, reload }: PendingProps) {
  const { t } = useTranslation()
  if (!token) return <UnusableLink message="The link is incomplete" />
  if (!error) return <Spinner label={t('Loading...')} />
  const { message, fields } = refusalOf(error)
  return (
    <UnusableLink message={message} {...(!fields.token && { onRetry: () => void reload().catch(() => undefined) })} />
  )
}

type AnswerProps = {
  busy: boolean
  /** `choice` is the chosen ID, if the request has several. */
  send: (yes: boolean, choice?: string) => Promise<unknown>
  reload: () => Promise<unknown>
}

/**
 * Answers the request behind a mailed link with one press. Stores a refusal and reloads the page
 * data.
 */
export function useLinkAnswer({ busy, send, reload }: AnswerProps) {
  const [refused, setRefused] = useState<string | null>(null)
  const press = async (yes: boolean, choice?: string) => {
    if (busy) return
    setRefused(null)
    try {
      await send(yes, choice)
    } catch (error) {
      setRefused(refusalOf(error).message)
      await reload().catch(() => undefined)
    }
  }
  return { refused, press }
}
