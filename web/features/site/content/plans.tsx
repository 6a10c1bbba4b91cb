import { clsx } from 'clsx'
import { PLANS } from '#domain/content/plans.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Columns } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './plans.module.css'

/** Shows the plans side by side, with the middle one emphasised. */
export function Plans() {
  const { t } = useTranslation()
  return (
    <Columns>
      {PLANS.map(({ name, price, period, forWhom, includes, button, to, isMain }) => (
        <Card key={name} pad as="article" className={clsx(styles.plan, isMain && styles.main)}>
          <CardHeading as="h3">{t(name)}</CardHeading>
          <p className={styles.price}>
            <bdi>{t(price)}</bdi> {period && <small>{t(period)}</small>}
          </p>
          <p className={text.note}>{t(forWhom)}</p>
          <ul className={styles.includes}>
            {includes.map((item) => (
              <li key={item}>
                <Check aria-hidden="true" />
                {t(item)}
              </li>
            ))}
          </ul>
          <ButtonLink block size="lg" to={to} variant={isMain ? 'primary' : 'secondary'}>
            {t(button)}
          </ButtonLink>
        </Card>
      ))}
    </Columns>
  )
}
