import { useTranslation } from 'react-i18next'
import type { Account } from './account.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { MailLanguage } from './mail-language.tsx'
import { NotificationSettings } from './notifications.tsx'
import { useOwnTime } from './own-time.ts'
import { TwoFactor } from './two-factor.tsx'

export function SettingsCard({ account }: { account: Account }) {
  const { t } = useTranslation()
  const { day, moment } = useOwnTime()
  return (
    <section className="card pad" aria-labelledby="settings">
      <h2 id="settings">{t('Settings')}</h2>
      <NotificationSettings account={account} />
      <MailLanguage account={account} />
      <TwoFactor account={account} />
      <CalendarFeed account={account} />
      <dl className="dl setting">
        <div>
          <dt>{t('Member since')}</dt>
          <dd>{day(account.createdAt)}</dd>
        </div>
        <div>
          <dt>{t('Last login')}</dt>
          <dd>{account.lastLoginAt ? moment(account.lastLoginAt) : t('Not known')}</dd>
        </div>
      </dl>
    </section>
  )
}
