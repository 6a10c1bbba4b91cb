import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Card } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import { useStepNames } from './ask-frame.tsx'
import type { FactGroup } from './request-facts.ts'
import styles from './review-step.module.css'

/** The whole request, each part with a link to its step. */
export function ReviewStep({ groups }: { groups: readonly FactGroup[] }) {
  const { t } = useTranslation()
  const names = useStepNames()
  return groups.map(({ step, facts }) => (
    <Card as="section" key={step} className={styles.card} aria-labelledby={`review-${step}`}>
      <div className={styles.head}>
        <h2 id={`review-${step}`}>{names[step]}</h2>
        <Link className={clsx(text.link, styles.change)} to={paths.quoteNew({ step })}>
          {t('Change', { context: 'part' })}
          <span className={text.visuallyHidden}>: {names[step]}</span>
        </Link>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value, open }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={clsx(open && styles.open)}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}
