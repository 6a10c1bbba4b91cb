import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout.tsx'

export const WaitingQuotesFields = graphql(`
  fragment WaitingQuotesFields on HospitalQuoteSummary { toAnswer urgent }
`)

/** Quote requests that wait for the hospital, with a link to their list. Empty without any. */
export function WaitingQuotes({ summary }: { summary: ResultOf<typeof WaitingQuotesFields> | undefined }) {
  const { t } = useTranslation()
  const { portalPaths } = useWorkplace()
  if (!summary || summary.toAnswer === 0) return null
  const { toAnswer, urgent } = summary
  return (
    <Banner quiet tone={urgent > 0 ? 'warn' : 'info'}>
      <Row as="span" wrap between>
        {t('{{count}} quote requests are waiting for an answer.', { count: toAnswer })}
        <ButtonLink size="sm" variant="secondary" to={portalPaths.quotes()}>
          {t('Open quotes')}
        </ButtonLink>
      </Row>
    </Banner>
  )
}
