import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import text from '#web/ui/text.module.css'
import type { Proposal } from '../proposal-fields.ts'
import { useTimeWords } from '../time-words.ts'
import { usePatientClock } from './patient-clock.ts'
import styles from './waiting-proposal.module.css'

const Withdraw = graphql(`
  mutation WithdrawProposal($id: ID!, $proposalId: ID!) {
    withdrawProposal(appointmentId: $id, proposalId: $proposalId) { id proposal { id } proposals { id } }
  }
`)

type Props = {
  appointment: { id: string; patientPhone: string }
  proposals: readonly Proposal[]
  may: boolean
  reload: () => Promise<unknown>
}

/** Shows the hospital's proposal of other times, which the patient has not answered yet. */
export function WaitingProposal({ appointment: { id, patientPhone }, proposals, may, reload }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const timeWords = useTimeWords()
  const clockOf = usePatientClock(patientPhone)
  const attempt = useAttempt()
  const [withdraw, { loading }] = useMutation(Withdraw)
  const [first] = proposals
  if (!first) return null
  return (
    <Banner
      quiet
      className={styles.banner}
      title={
        <>
          {t('Another time proposed')}:
          {proposals.map((offer) => (
            <span key={offer.id} className={text.block}>
              {[timeWords(offer), clockOf(offer)].filter(Boolean).join(' · ')}
            </span>
          ))}
        </>
      }
      action={
        may && (
          <Button
            size="sm"
            variant="secondary"
            busy={loading}
            onClick={() =>
              void attempt(
                async () => {
                  await withdraw({ variables: { id, proposalId: first.id } })
                  await reload()
                },
                { done: t('The proposal is withdrawn.') },
              )
            }
          >
            {t('Undo')}
          </Button>
        )
      }
    >
      {t('Waiting for the patient. Held until {{time}}.', { time: formatOwn(first.expiresAt) })}
    </Banner>
  )
}
