import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'

const Stop = graphql(`mutation StopSearchMails($token: String!) { stopSearchMails(token: $token) }`)

/**
 * Target of the link in the weekly mail. It waits for a press, because mail programs open links
 * too.
 */
export function StopSearchMails({ token }: { token: string }) {
  const { t } = useTranslation()
  const [stop, { loading }] = useMutation(Stop)
  const [done, setDone] = useState(false)
  const [refused, setRefused] = useState<string | null>(token ? null : 'The link is incomplete')
  const press = async () => {
    setRefused(null)
    try {
      await stop({ variables: { token } })
      setDone(true)
    } catch (error) {
      setRefused(refusalOf(error).message)
    }
  }
  if (done)
    return (
      <Stack>
        <Banner tone="ok" title={t('You are unsubscribed')}>
          {t('Your searches stay saved. You can turn the mail on again in your profile.')}
        </Banner>
        <ButtonLink size="lg" block to={paths.profile}>
          {t('Go to your profile')}
        </ButtonLink>
      </Stack>
    )
  return (
    <Stack>
      <p>{t('One click and you are done.')}</p>
      {refused && <Banner tone="stop">{t(refused)}</Banner>}
      {token && (
        <Button size="lg" block busy={loading} onClick={() => void press()}>
          {t('Unsubscribe')}
        </Button>
      )}
    </Stack>
  )
}
