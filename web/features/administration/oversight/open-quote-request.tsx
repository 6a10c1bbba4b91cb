import { useMutation } from '@apollo/client/react'
import { quoteOpeningReason } from '#domain/quotes/oversight.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ClosedContents } from './closed-contents.tsx'

const OpenQuoteRequest = graphql(`
  mutation OpenQuoteRequest($id: ID!, $reason: String!) {
    openQuoteRequest(id: $id, reason: $reason) { id needsReason }
  }
`)

/** Replaces health data until an administrator gives a reason for break-glass access. */
export function OpenQuoteRequestCard({ id, reload }: { id: string; reload: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const [open] = useMutation(OpenQuoteRequest)
  return (
    <ClosedContents
      title={t('Health data and files')}
      explanation={t(
        'What patient and hospital write is private. Say why you are reading it; the patient sees the reason.',
      )}
      question={{
        title: t('Open health data and files'),
        lead: t('They stay open for an hour. The reason is recorded, and the patient can read it with the request.'),
        required: 'Please say why you are opening this quote request.',
        schema: quoteOpeningReason,
        hint: t('Do not write names, addresses or phone numbers; the number of the request is enough.'),
      }}
      onOpen={async (reason) => {
        await open({ variables: { id, reason } })
        await reload()
      }}
    />
  )
}
