import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { NOTIFICATION_KINDS, type Notifications } from '#domain/notifications.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { canPush, PushFields, PushSettings as Settings, turnPushOff, turnPushOn } from '#web/device/push.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import styles from './notifications.module.css'
import { Setting } from './setting.tsx'

const UpdatePush = graphql(
  `mutation UpdatePushNotifications($input: NotificationsInput!) { updatePushNotifications(input: $input) { ...PushFields } }`,
  [PushFields],
)

const KINDS = {
  appointments: 'Appointments: booked, confirmed, moved, cancelled',
  reminders: 'Reminders 48 and 3 hours before',
  messages: 'New messages from a hospital',
  quotes: 'Quotes: questions, answers, reminders',
} as const
const STAFF_KINDS = {
  appointments: KINDS.appointments,
  messages: 'New messages from patients',
  quotes: KINDS.quotes,
} as const

/** Error messages beside the switch. */
const FAULTS = {
  forbidden: 'Your browser blocks notifications from this site. You can change that in its settings.',
  unreachable: 'Your browser could not reach its notification service. Please try again later.',
} as const

/**
 * Shows one switch for notifications in this browser and one per kind. Renders nothing if the
 * operator has switched them off.
 */
export function PushSettings() {
  const { t } = useTranslation()
  const client = useApolloClient()
  const { user } = useSession()
  const { data } = useQuery(Settings, { fetchPolicy: 'cache-and-network' })
  const [update] = useMutation(UpdatePush)
  const [fault, setFault] = useState<keyof typeof FAULTS | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = useAttempt()
  const settings = data?.pushSettings
  if (!user || !settings?.publicKey) return null
  const { publicKey, subscribed, notifications } = settings
  const kinds: Partial<Record<keyof Notifications, string>> = user.role === 'user' ? KINDS : STAFF_KINDS
  const possible = canPush()

  const turn = (on: boolean) =>
    attempt(async () => {
      setFault(null)
      setBusy(true)
      try {
        if (!on) return await turnPushOff(client)
        const turned = await turnPushOn(client, { publicKey, userId: user.id })
        if (turned !== 'on') setFault(turned)
      } finally {
        setBusy(false)
      }
    })
  const set = (change: Partial<Notifications>) =>
    attempt(() =>
      update({
        variables: { input: change },
        optimisticResponse: {
          updatePushNotifications: { ...settings, notifications: { ...notifications, ...change } },
        },
      }),
    )
  return (
    <Setting>
      <Switch
        label={<b className={text.strong}>{t('Notifications in this browser')}</b>}
        checked={subscribed}
        disabled={!possible || busy}
        aria-describedby="push-note push-fault"
        onChange={(event) => void turn(event.target.checked)}
      />
      <FieldError id="push-fault" error={fault ? FAULTS[fault] : undefined} alert />
      {subscribed && (
        <fieldset className={styles.kinds}>
          <legend className={text.visuallyHidden}>{t('Which notifications you get')}</legend>
          {NOTIFICATION_KINDS.map((kind) => {
            const label = kinds[kind]
            return (
              label && (
                <Switch
                  key={kind}
                  label={t(label)}
                  checked={notifications[kind]}
                  onChange={(event) => void set({ [kind]: event.target.checked })}
                />
              )
            )
          })}
        </fieldset>
      )}
      <p id="push-note" className={text.note}>
        {possible
          ? t('You get these even when Hekima is closed. They never name the hospital or the reason for a visit.')
          : t('This browser cannot show notifications. On iPhone and iPad, add this site to the home screen first.')}
      </p>
    </Setting>
  )
}
