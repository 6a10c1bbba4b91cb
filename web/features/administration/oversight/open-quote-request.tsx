import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { quoteOpeningReason } from '#domain/quotes/oversight.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LockKeyhole } from '#web/ui/icons/lock-keyhole.ts'
import { type Question, ReasonDialog } from './reason-dialog.tsx'

const OpenQuoteRequest = graphql(`
  mutation OpenQuoteRequest($id: ID!, $reason: String!) {
    openQuoteRequest(id: $id, reason: $reason) { id needsReason }
  }
`)

/** Stands before health data until an administrator gives a reason for break-glass access. */
export function OpenQuoteRequestCard({ id, reload }: { id: string; reload: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question | null>(null)
  const [open] = useMutation(OpenQuoteRequest)
  const askToOpen = () =>
    setQuestion({
      title: t('Open health data and files'),
      lead: t('They stay open for an hour. The reason is recorded, and the patient can read it with the request.'),
      label: t('Reason'),
      field: 'reason',
      required: 'Please say why you are opening this quote request.',
      schema: quoteOpeningReason,
      hint: t('Do not write names, addresses or phone numbers; the number of the request is enough.'),
      confirm: t('Open', { context: 'contents' }),
      saved: t('Open for an hour.'),
      send: async (reason) => {
        await open({ variables: { id, reason } })
        await reload()
      },
    })
  return (
    <Card as="section" aria-label={t('Health data and files')}>
      <EmptyState
        icon={<LockKeyhole />}
        title={t('Health data and files')}
        action={<Button onClick={askToOpen}>{t('Say why and open')}</Button>}
      >
        {t('What patient and hospital write is private. Say why you are reading it; the patient sees the reason.')}
      </EmptyState>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </Card>
  )
}
