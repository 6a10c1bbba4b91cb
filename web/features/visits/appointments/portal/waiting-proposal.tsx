import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Proposal } from '../proposal-fields.ts'
import styles from './waiting-proposal.module.css'

const Withdraw = graphql(`
  mutation WithdrawProposal($id: ID!, $proposalId: ID!) {
    withdrawProposal(appointmentId: $id, proposalId: $proposalId) { id proposal { id } }
  }
`)

type Props = { appointmentId: string; proposal: Proposal; may: boolean; reload: () => Promise<unknown> }

/** Shows the hospital's proposal of another time, which the patient has not answered yet. */
export function WaitingProposal({ appointmentId: id, proposal, may, reload }: Props) {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  const attempt = useAttempt()
  const [withdraw, { loading }] = useMutation(Withdraw)
  const day = formatDate(proposal.date, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <Banner
      quiet
      className={styles.banner}
      title={
        <>
          {t('Another time proposed')}: {day}, {proposal.time}
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
                  await withdraw({ variables: { id, proposalId: proposal.id } })
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
      {t('Waiting for the patient. The time is held until {{time}}.', { time: formatOwn(proposal.expiresAt) })}
    </Banner>
  )
}
