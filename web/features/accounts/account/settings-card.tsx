import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { Account } from './account.ts'
import { AccountCard } from './account-card.tsx'
import { AccountFacts } from './account-facts.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { MailLanguage } from './mail-language.tsx'
import { NotificationSettings } from './notifications.tsx'
import { useOwnTime } from './own-time.ts'
import { PushSettings } from './push-settings.tsx'
import { Setting } from './setting.tsx'
import { TwoFactor } from './two-factor.tsx'

export function SettingsCard({ account }: { account: Account }) {
  const { t } = useTranslation()
  const { day, moment } = useOwnTime()
  return (
    <AccountCard title={t('Settings')}>
      <NotificationSettings account={account} />
      <PushSettings />
      <MailLanguage account={account} />
      <TwoFactor account={account} />
      <CalendarFeed account={account} />
      <Setting>
        <AccountFacts
          facts={[
            [t('Member since'), day(account.createdAt)],
            [t('Last login'), account.lastLoginAt ? moment(account.lastLoginAt) : t('Not known')],
          ]}
        />
      </Setting>
    </AccountCard>
  )
}
