import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { MailedAction } from '#web/data/mailed-action.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'

const Confirm = graphql(`mutation ConfirmHospitalAddress($token: String!) { confirmHospitalAddress(token: $token) }`)

/** Shows the target of the confirmation mail for a notification address. */
export function AddressConfirmation({ token }: { token: string }) {
  const { t } = useTranslation()
  const [confirm] = useMutation(Confirm)
  return (
    <MailedAction
      token={token}
      send={() => confirm({ variables: { token } })}
      lead={t(
        'A hospital has chosen this address for news of new, moved and cancelled appointments: the time and the booking ID, never who is coming or why.',
      )}
      button={t('Confirm this address')}
      done={{
        title: t('Thank you'),
        text: t('News about appointments will now come to this address.'),
        link: { to: paths.home, label: t('Go to homepage') },
      }}
    />
  )
}
