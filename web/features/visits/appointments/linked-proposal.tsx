import { useMutation, useQuery } from '@apollo/client/react'
import type { ProposalState } from '#domain/proposals.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { PendingLink, useLinkAnswer } from '#web/data/mailed-link.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { useTimeWords } from './time-words.ts'
import { OfferedTimes } from './two-times.tsx'

const LinkedProposalFields = graphql(`
  fragment LinkedProposalFields on LinkedProposal {
    id
    appointmentId
    state
    hospitalName
    bookingId
    date
    time
    expiresAt
    currentDate
    currentTime
    alternatives { id date time }
  }
`)
const ProposalByLink = graphql(
  `query ProposalByLink($token: String!) { proposalByLink(token: $token) { ...LinkedProposalFields } }`,
  [LinkedProposalFields],
)
const AnswerByLink = graphql(
  `mutation AnswerProposalByLink($token: String!, $accept: Boolean!, $proposalId: ID) {
    answerProposalByLink(token: $token, accept: $accept, proposalId: $proposalId) { ...LinkedProposalFields }
  }`,
  [LinkedProposalFields],
)
type MailedProposal = ResultOf<typeof LinkedProposalFields>

/** Messages for a proposal that can no longer be answered. */
const ENDED: Record<Exclude<ProposalState, 'open'>, string> = {
  accepted: sentence('Your appointment has been moved to the new time.'),
  declined: sentence('Your appointment stays at its time.'),
  expired: sentence(
    'This proposal has expired, so your appointment stays at its time. You can still ask for another one.',
  ),
  withdrawn: sentence('This proposal is no longer valid, because your appointment or the proposal has changed.'),
}

function Ended({ proposal, state }: { proposal: MailedProposal; state: Exclude<ProposalState, 'open'> }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const answered = state === 'accepted' || state === 'declined'
  return (
    <Stack>
      <Banner tone={answered ? 'ok' : 'info'} {...(answered && { title: t('Thank you') })}>
        {t(ENDED[state])}
      </Banner>
      <p>
        {t('Your appointment at {{hospital}}: {{day}}, {{time}} (time in Türkiye)', {
          hospital: proposal.hospitalName,
          day: formatDate(proposal.currentDate, { weekday: 'long', day: 'numeric', month: 'long' }),
          time: proposal.currentTime,
        })}
      </p>
      <ButtonLink size="lg" block to={paths.appointment(proposal.appointmentId)}>
        {t('View appointment')}
      </ButtonLink>
    </Stack>
  )
}

function Open({
  proposal,
  token,
  reload,
}: {
  proposal: MailedProposal
  token: string
  reload: () => Promise<unknown>
}) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const timeWords = useTimeWords()
  const [answer, { loading }] = useMutation(AnswerByLink)
  const send = (accept: boolean, proposalId?: string) => answer({ variables: { token, accept, proposalId } })
  const offers = [proposal, ...proposal.alternatives]
  const { refused, press } = useLinkAnswer({ busy: loading, send, reload })
  return (
    <Stack>
      <p>
        <bdi className={text.strong}>{proposal.hospitalName}</bdi> · <bdi dir="ltr">{proposal.bookingId}</bdi>
      </p>
      <OfferedTimes now={{ date: proposal.currentDate, time: proposal.currentTime }} offers={offers} />
      <p className={text.note}>
        {t('Held for you until {{time}}. Until you accept, your appointment does not change.', {
          time: formatOwn(proposal.expiresAt),
        })}
      </p>
      {refused && <Banner tone="stop">{t(refused)}</Banner>}
      {offers.map((offer) => (
        <Button key={offer.id} size="lg" block busy={loading} onClick={() => void press(true, offer.id)}>
          {offers.length === 1 ? t('Accept the new time') : t('Accept {{time}}', { time: timeWords(offer) })}
        </Button>
      ))}
      <Button size="lg" block variant="secondary" aria-disabled={loading} onClick={() => void press(false)}>
        {t('Keep my time')}
      </Button>
    </Stack>
  )
}

/**
 * Shows the target of the mail about a proposed time. Opening it changes nothing, because mail
 * programs open links too. A press answers without signing in.
 */
export function LinkedProposal({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(ProposalByLink, {
    variables: { token },
    skip: !token,
    fetchPolicy: 'network-only',
  })
  const proposal = data?.proposalByLink
  if (proposal && proposal.state !== 'open') return <Ended proposal={proposal} state={proposal.state} />
  if (proposal) return <Open proposal={proposal} token={token} reload={refetch} />
  return <PendingLink token={token} error={error} reload={refetch} />
}
