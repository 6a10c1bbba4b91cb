import { useMutation } from '@apollo/client/react'
import { NOTIFICATION_KINDS, type Notifications } from '#domain/notifications.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Switch } from '#web/ui/choice.tsx'
import text from '#web/ui/text.module.css'
import { type Account, AccountFields } from './account.ts'
import styles from './notifications.module.css'
import { Setting } from './setting.tsx'

const UpdateNotifications = graphql(
  `mutation UpdateNotifications($input: NotificationsInput!) {
    updateNotifications(input: $input) { ...AccountFields }
  }`,
  [AccountFields],
)

const KINDS = {
  appointments: 'Appointments: booked, confirmed, moved, cancelled',
  reminders: 'Reminders 48 and 3 hours before',
  messages: 'New messages from a hospital',
  quotes: 'Quotes: questions, answers, reminders',
} as const

/**
 * Shows one switch for all kinds of mail and one per kind. Mails about the account itself are
 * always sent.
 */
export function NotificationSettings({ account }: { account: Account }) {
  const { t } = useTranslation()
  const [update] = useMutation(UpdateNotifications)
  const { notifications } = account
  const attempt = useAttempt()
  const set = (change: Partial<Notifications>) =>
    attempt(() =>
      update({
        variables: { input: change },
        optimisticResponse: { updateNotifications: { ...account, notifications: { ...notifications, ...change } } },
      }),
    )
  const all = (on: boolean) => Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, on])) as Notifications
  const any = NOTIFICATION_KINDS.some((kind) => notifications[kind])
  return (
    <Setting>
      <Switch
        label={<b className={text.strong}>{t('Email Notifications')}</b>}
        checked={any}
        onChange={(event) => void set(all(event.target.checked))}
      />
      <fieldset className={styles.kinds}>
        <legend className={text.visuallyHidden}>{t('Which emails you get')}</legend>
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(KINDS[kind])}
            checked={notifications[kind]}
            onChange={(event) => void set({ [kind]: event.target.checked })}
          />
        ))}
      </fieldset>
      <p className={text.note}>{t('Emails about your account and its security are always sent.')}</p>
    </Setting>
  )
}
