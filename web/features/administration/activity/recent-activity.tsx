/** RecentActivity({ items }) — latest actions of administrators and staff. */

import { DoctorArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Line, Lines } from '#web/ui/lines.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { ActionText, ActionTextFields } from './action-text.tsx'
import styles from './recent-activity.module.css'

export const RecentActivityFields = graphql(
  `fragment RecentActivityFields on Activity { id createdAt actorId actorName ...ActionTextFields }`,
  [ActionTextFields],
)

export function RecentActivity({ items }: { items: readonly ResultOf<typeof RecentActivityFields>[] }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  return (
    <TitledCard
      title={t('Recent Activity')}
      end={
        <Link className={text.link} to={paths.adminActivity()}>
          {t('View all')}
        </Link>
      }
    >
      {items.length === 0 && <p className={styles.none}>{t('Nothing has been changed yet.')}</p>}
      <Lines>
        {items.map((item) => (
          <Line
            key={item.id}
            start={
              <DoctorArt
                id={item.actorId ?? 'system'}
                name={item.actorName ?? 'Hekima'}
                className={styles.picture ?? ''}
              />
            }
            note={t('{{name}} · {{when}}', {
              name: item.actorName ?? (item.actorId ? t('A deleted account') : t('System')),
              when: formatInstant(item.createdAt, {
                day: 'numeric',
                month: 'short',
                hour: '2-digit',
                minute: '2-digit',
              }),
            })}
          >
            <ActionText activity={item} />
          </Line>
        ))}
      </Lines>
    </TitledCard>
  )
}
