import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSearchParams } from '#web/routing/router.tsx'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { MailCheck } from '#web/ui/icons/mail-check.ts'
import { MailX } from '#web/ui/icons/mail-x.ts'

const Confirm = graphql(`mutation ConfirmNewsletter($token: String!) { confirmNewsletter(token: $token) }`)
const Leave = graphql(`mutation LeaveNewsletter($token: String!) { leaveNewsletter(token: $token) }`)

/**
 * Shows the target of links in newsletter mails. It requires a press, because mail programs open
 * links too.
 */
export function NewsletterLink() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const leaves = params.has('leave')
  const token = params.get('leave') ?? params.get('confirm') ?? ''
  const [send, { loading }] = useMutation(leaves ? Leave : Confirm)
  const [done, setDone] = useState<{ email: string } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const press = async () => {
    setRefused(null)
    try {
      const { data } = await send({ variables: { token } })
      setDone({ email: data && 'confirmNewsletter' in data ? data.confirmNewsletter : '' })
    } catch (error) {
      setRefused(refusalOf(error).message)
    }
  }
  const Icon = leaves ? MailX : MailCheck
  if (done)
    return (
      <EmptyState
        level={1}
        icon={<Icon aria-hidden="true" />}
        title={leaves ? t('You are unsubscribed') : t('Subscribed: {{email}}', { email: done.email })}
        action={<ButtonLink to={paths.home}>{t('Go to homepage')}</ButtonLink>}
      >
        {leaves
          ? t('Your address has been deleted. You will get no more newsletters.')
          : t('Thank you. A short email confirms your subscription, with a link to unsubscribe with one click.')}
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        level={1}
        icon={<Icon aria-hidden="true" />}
        title={leaves ? t('Unsubscribe from the newsletter?') : t('Confirm the newsletter')}
        action={
          token ? (
            <Button size="lg" busy={loading} onClick={press}>
              {leaves ? t('Unsubscribe') : t('Yes, send me the newsletter')}
            </Button>
          ) : (
            <ButtonLink to={paths.home}>{t('Go to homepage')}</ButtonLink>
          )
        }
      >
        {token ? t('One click and you are done.') : t('The link is incomplete')}
      </EmptyState>
      {refused && <Banner tone="stop">{t(refused)}</Banner>}
    </>
  )
}
