/**
 * QuickActions({ actions }) — the most frequent actions of administrators, each with its shortcut,
 * which works anywhere in the panel.
 */

import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { Switch } from '#web/ui/choice.tsx'
import type { IconComponent } from '#web/ui/icon.ts'
import { Keys } from '#web/ui/keys.tsx'
import { useSingleKeys } from '#web/ui/shortcuts.ts'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './quick-actions.module.css'

export type QuickAction = { to: string; label: string; keys?: string; Icon: IconComponent }

export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  const { t } = useTranslation()
  const { on, setOn } = useSingleKeys()
  return (
    <TitledCard
      title={t('Quick actions')}
      end={
        <div className={styles.end}>
          <span className={text.muted}>
            <Trans i18nKey="Press <keys/> for everything else" components={{ keys: <Keys keys={['Ctrl', 'K']} /> }} />
          </span>
          <Switch label={t('Keys without Ctrl')} checked={on} onChange={(event) => setOn(event.target.checked)} />
        </div>
      }
    >
      <ul className={styles.actions}>
        {actions.map(({ to, label, keys, Icon }, at) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Medallion size="sm" tone={at}>
                <Icon />
              </Medallion>
              {t(label)}
              {keys && on && <Keys keys={keys.split(' ')} className={styles.keys} />}
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
