import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { type Refusal, refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useSendAgain } from './use-send-again.ts'

const ConfirmEmail = graphql(`mutation ConfirmEmail($token: String!) { confirmEmail(token: $token) }`)

/** A link works once, so the request is shared by all renders. */
const sent = new Map<string, Promise<unknown>>()

function Done() {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  return (
    <Stack>
      <Banner tone="ok" title={t('Thank you')}>
        {t('Your email address is confirmed.')}
      </Banner>
      {authenticated ? (
        <ButtonLink size="lg" block to={paths.myAppointments}>
          {t('View my appointments')}
        </ButtonLink>
      ) : (
        <ButtonLink size="lg" block to={paths.login}>
          {t('Login')}
        </ButtonLink>
      )}
    </Stack>
  )
}

export function NotConfirmed({ sentence, onRetry }: { sentence: string; onRetry?: () => void }) {
  const { t } = useTranslation()
  const { user, authenticated } = useSession()
  const { send, loading } = useSendAgain()
  return (
    <Stack>
      <Banner tone="stop">{t(sentence)}</Banner>
      {onRetry ? (
        <Button size="lg" block onClick={onRetry}>
          {t('Try Again')}
        </Button>
      ) : user && !user.emailConfirmed ? (
        <Button size="lg" block busy={loading} onClick={() => void send()}>
          {t('Send again')}
        </Button>
      ) : (
        <ButtonLink size="lg" block to={authenticated ? paths.profile : paths.login}>
          {authenticated ? t('Go to my profile') : t('Login')}
        </ButtonLink>
      )}
    </Stack>
  )
}

export function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const { initialised, refresh } = useSession()
  const [result, setResult] = useState<'done' | Refusal | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    // Session restoration would overwrite the changes of the answer.
    if (!initialised) return
    let isUnmounted = false
    const key = `${token} ${tries}`
    const answer =
      sent.get(key) ?? client.mutate({ mutation: ConfirmEmail, variables: { token } }).then(() => void refresh())
    sent.set(key, answer)
    answer.then(
      () => !isUnmounted && setResult('done'),
      (error) => !isUnmounted && setResult(refusalOf(error)),
    )
    return () => {
      isUnmounted = true
    }
  }, [token, tries, initialised, client, refresh])
  if (!result) return <Spinner label={t('Confirming your email address...')} />
  if (result === 'done') return <Done />
  const retry = () => {
    setResult(null)
    setTries(tries + 1)
  }
  return <NotConfirmed sentence={result.message} {...(!result.fields.token && { onRetry: retry })} />
}
