import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { MailedAction } from '#web/data/mailed-action.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'

const Stop = graphql(`mutation StopSearchMails($token: String!) { stopSearchMails(token: $token) }`)

/** Shows the target of the link in the weekly mail about saved searches. */
export function StopSearchMails({ token }: { token: string }) {
  const { t } = useTranslation()
  const [stop] = useMutation(Stop)
  return (
    <MailedAction
      token={token}
      send={() => stop({ variables: { token } })}
      lead={t('One click and you are done.')}
      button={t('Unsubscribe')}
      done={{
        title: t('You are unsubscribed'),
        text: t('Your searches stay saved. You can turn the emails back on in your profile.'),
        link: { to: paths.profile, label: t('Go to your profile') },
      }}
    />
  )
}
