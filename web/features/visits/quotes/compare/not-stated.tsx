import { useTranslation } from '#web/i18n/use-translation.tsx'
import { CircleQuestionMark } from '#web/ui/icons/circle-question-mark.ts'
import styles from './not-stated.module.css'

/** Mark of a missing required statement. */
export function NotStated() {
  const { t } = useTranslation()
  return (
    <span className={styles.mark}>
      <CircleQuestionMark aria-hidden="true" />
      {t('Not stated')}
    </span>
  )
}
