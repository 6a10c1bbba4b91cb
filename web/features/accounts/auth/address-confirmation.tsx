import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'

const Confirm = graphql(`mutation ConfirmHospitalAddress($token: String!) { confirmHospitalAddress(token: $token) }`)

/**
 * Shows the target of the confirmation mail for a notification address. It requires a press,
 * because mail programs open links too.
 */
export function AddressConfirmation({ token }: { token: string }) {
  const { t } = useTranslation()
  const [confirm, { loading }] = useMutation(Confirm)
  const [done, setDone] = useState(false)
  const [refused, setRefused] = useState<string | null>(token ? null : 'The link is incomplete')
  const press = async () => {
    setRefused(null)
    try {
      await confirm({ variables: { token } })
      setDone(true)
    } catch (error) {
      setRefused(refusalOf(error).message)
    }
  }
  if (done)
    return (
      <Stack>
        <Banner tone="ok" title={t('Thank you')}>
          {t('News about appointments will now come to this address.')}
        </Banner>
        <ButtonLink size="lg" block to={paths.home}>
          {t('Go to homepage')}
        </ButtonLink>
      </Stack>
    )
  return (
    <Stack>
      <p>
        {t(
          'A hospital has chosen this address for news of new, moved and cancelled appointments: the time and the booking ID, never who is coming or why.',
        )}
      </p>
      {refused && <Banner tone="stop">{t(refused)}</Banner>}
      {token && (
        <Button size="lg" block busy={loading} onClick={() => void press()}>
          {t('Confirm this address')}
        </Button>
      )}
    </Stack>
  )
}
