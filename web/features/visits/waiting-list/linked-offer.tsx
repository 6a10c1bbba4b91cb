import { useMutation, useQuery } from '@apollo/client/react'
import { sentence } from '#domain/sentences.ts'
import type { WaitingOfferState } from '#domain/waiting-list.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { PendingLink, useLinkAnswer } from '#web/data/mailed-link.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'

const LinkedOfferFields = graphql(`
  fragment LinkedOfferFields on LinkedOffer {
    id
    state
    hospitalName
    city
    date
    time
    expiresAt
    isEarlierTime
  }
`)
const OfferByLink = graphql(
  `query WaitingOfferByLink($token: String!) { waitingOfferByLink(token: $token) { ...LinkedOfferFields } }`,
  [LinkedOfferFields],
)
const AnswerByLink = graphql(
  `mutation AnswerWaitingOfferByLink($token: String!, $claim: Boolean!) {
    answerWaitingOfferByLink(token: $token, claim: $claim) { ...LinkedOfferFields }
  }`,
  [LinkedOfferFields],
)
type MailedOffer = ResultOf<typeof LinkedOfferFields>

/** Messages for an offer that can no longer be answered. */
const ENDED: Record<Exclude<WaitingOfferState, 'open'>, string> = {
  claimed: sentence('The time is yours. You will find it under My Appointments.'),
  passed: sentence('You passed on this time. We are offering it to the next person.'),
  expired: sentence('The 30 minutes have passed, so the time went to the next person. You can ask again.'),
  withdrawn: sentence('You are no longer waiting for this time.'),
}

function Ended({ state }: { state: Exclude<WaitingOfferState, 'open'> }) {
  const { t } = useTranslation()
  const answered = state === 'claimed' || state === 'passed'
  return (
    <Stack>
      <Banner tone={state === 'claimed' ? 'ok' : 'info'} {...(answered && { title: t('Thank you') })}>
        {t(ENDED[state])}
      </Banner>
      <ButtonLink size="lg" block to={paths.myAppointments}>
        {t('View my appointments')}
      </ButtonLink>
    </Stack>
  )
}

type OpenProps = { offer: MailedOffer; token: string; reload: () => Promise<unknown> }

function Open({ offer, token, reload }: OpenProps) {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  const own = useOwnClock()(offer)
  const [answer, { loading }] = useMutation(AnswerByLink)
  const send = (claim: boolean) => answer({ variables: { token, claim } })
  const { refused, press } = useLinkAnswer({ busy: loading, send, reload })
  return (
    <Stack>
      <p>
        <bdi className={text.strong}>{offer.hospitalName}</bdi> · <bdi>{offer.city}</bdi>
      </p>
      <p className={text.strong}>
        {t('{{day}}, {{time}} (time in Türkiye)', {
          day: formatDate(offer.date, { weekday: 'long', day: 'numeric', month: 'long' }),
          time: offer.time,
        })}
      </p>
      {own && <p className={text.note}>{t('{{time}} in {{place}}', own)}</p>}
      <p className={text.note}>
        {t('It is held for you until {{time}}.', { time: formatOwn(offer.expiresAt, { timeStyle: 'short' }) })}{' '}
        {offer.isEarlierTime && t('If you take it, your visit moves to this time.')}
      </p>
      {refused && <Banner tone="stop">{t(refused)}</Banner>}
      <Button size="lg" block busy={loading} onClick={() => void press(true)}>
        {t('Take this time')}
      </Button>
      <Button size="lg" block variant="secondary" aria-disabled={loading} onClick={() => void press(false)}>
        {t('Pass')}
      </Button>
    </Stack>
  )
}

/**
 * Shows the target of the mail about a free time. Opening it changes nothing, because mail programs
 * open links too. A press answers without signing in.
 */
export function LinkedOffer({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(OfferByLink, {
    variables: { token },
    skip: !token,
    fetchPolicy: 'network-only',
  })
  const offer = data?.waitingOfferByLink
  if (offer && offer.state !== 'open') return <Ended state={offer.state} />
  if (offer) return <Open offer={offer} token={token} reload={refetch} />
  return <PendingLink token={token} error={error} reload={refetch} />
}
