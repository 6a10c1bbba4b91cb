import { useMutation } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { NOTIFICATION_KINDS, type Notifications } from '#domain/notifications.ts'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { Switch } from '#web/ui/choice.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Account, AccountFields } from './account.ts'

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
} as const

/** One switch for all kinds of mail, and one for each. Mails about the account itself always come. */
export function NotificationSettings({ account }: { account: Account }) {
  const { t } = useTranslation()
  const [update] = useMutation(UpdateNotifications)
  const { notifications } = account
  const set = async (change: Partial<Notifications>) => {
    const next = { ...notifications, ...change }
    try {
      await update({
        variables: { input: change },
        optimisticResponse: { updateNotifications: { ...account, notifications: next } },
      })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    }
  }
  const all = (on: boolean) => Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, on])) as Notifications
  const any = NOTIFICATION_KINDS.some((kind) => notifications[kind])
  return (
    <div className="setting">
      <div className="master">
        <Switch
          label={<b className="strong">{t('Email Notifications')}</b>}
          checked={any}
          onChange={(event) => void set(all(event.target.checked))}
        />
      </div>
      <fieldset className="kinds">
        <legend className="sr-only">{t('Which mails you get')}</legend>
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(KINDS[kind])}
            checked={notifications[kind]}
            onChange={(event) => void set({ [kind]: event.target.checked })}
          />
        ))}
      </fieldset>
      <p className="text-sm mute">{t('Mails about your account and its security always come.')}</p>
    </div>
  )
}
