import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Check } from '#web/ui/icons/check.ts'
import styles from './promises.module.css'

export function Promises() {
  const { t } = useTranslation()
  return (
    <ul className={styles.promises}>
      {[t('No upfront charge'), t('Each hospital says how quickly it answers'), t('Browse without an account')].map(
        (promise) => (
          <li key={promise}>
            <Check aria-hidden="true" />
            {promise}
          </li>
        ),
      )}
    </ul>
  )
}
