import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import textStyles from '#web/ui/text.module.css'
import styles from './skip-to-results.module.css'

/** ID of the list of results, which the link leads to. */
export const RESULTS_ID = 'results'

/** Leads the keyboard past the filters. Shown only while focused. */
export function SkipToResults() {
  const { t } = useTranslation()
  return (
    <a className={clsx(styles.skip, textStyles.screenOnly)} href={`#${RESULTS_ID}`}>
      {t('Skip to the results')}
    </a>
  )
}
