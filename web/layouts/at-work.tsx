/**
 * AtWork({ name, onLeave }) — bar that shows administrators whose portal they are in, with a button
 * to leave it.
 */

import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { LogOut } from '#web/ui/icons/log-out.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { ButtonLink } from '../ui/button.tsx'
import text from '../ui/text.module.css'
import styles from './at-work.module.css'

export function AtWork({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <aside className={styles.strip} aria-label={t('Working as administrator')}>
      <ShieldCheck aria-hidden="true" />
      <p>{t('You are working in {{hospital}} as an administrator', { hospital: name })}</p>
      <ButtonLink size="sm" variant="secondary" to={paths.adminHospitals} onClick={onLeave}>
        <LogOut className={text.flip} aria-hidden="true" />
        {t('Leave', { context: 'workplace' })}
      </ButtonLink>
    </aside>
  )
}
