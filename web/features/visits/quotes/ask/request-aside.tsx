import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { LockKeyhole } from '#web/ui/icons/lock-keyhole.ts'
import styles from './request-aside.module.css'
import type { FactGroup } from './request-facts.ts'

/** Summary of the request beside the steps on wide screens. */
export function RequestAside({ groups }: { groups: readonly FactGroup[] }) {
  const { t } = useTranslation()
  const facts = groups.filter(({ step }) => step !== 'situation').flatMap((group) => group.facts)
  return (
    <Card as="aside" clip className={styles.card} aria-label={t('Your request so far')}>
      <div className={styles.head}>
        <Medallion size="sm" tone={1}>
          <ClipboardList />
        </Medallion>
        <div>
          <h2>{t('Your request so far')}</h2>
          <p>{t('Nothing is sent until the last step')}</p>
        </div>
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
      <p className={styles.private}>
        <LockKeyhole aria-hidden="true" />
        {t(
          'Hospitals see your first name, age and answers. Your surname, phone and address stay here until you accept a quote.',
        )}
      </p>
    </Card>
  )
}
