import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import text from '#web/ui/text.module.css'

export const ReviewDecisionFields = graphql(`
  fragment ReviewDecisionFields on ReviewDecision { hidden reason decidedAt }
`)
type Decision = ResultOf<typeof ReviewDecisionFields>

/** Shows an administrator's decision about the viewer's own review, with its reason. */
export function ReviewDecision({ decision }: { decision: Decision }) {
  const { t } = useTranslation()
  return (
    <Banner
      quiet
      tone={decision.hidden ? 'stop' : 'info'}
      title={decision.hidden ? t('Your review was hidden') : t('About your review')}
    >
      <span className={text.written} dir="auto">
        {decision.reason}
      </span>
    </Banner>
  )
}
