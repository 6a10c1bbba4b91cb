import { useMutation } from '@apollo/client/react'
import { ExternalLink, History, KeyRound, CircleCheck, Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ROLE_LABELS, type Role } from '#domain/access.ts'
import { STATUS_LABELS, type AppointmentStatus } from '#domain/appointments.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { useAttempt } from '#web/save.ts'
import { type FoundRecord, type Item, KIND_ICONS } from './items.ts'

const SendPasswordLink = graphql(`mutation SendPasswordLink($email: String!) { requestPasswordReset(email: $email) }`)
const ActivateUser = graphql(`
  mutation ActivateUser($id: ID!) { updateUser(id: $id, input: { status: active }) { id status updatedAt } }
`)

const STATES: Readonly<Record<string, string>> = {
  active: sentence('active'),
  inactive: sentence('inactive'),
  suspended: sentence('suspended'),
}

/** Where a record is worked on. */
const ADDRESS_OF = {
  hospital: paths.adminHospital,
  doctor: paths.adminDoctor,
  health_service: paths.adminService,
  user: paths.adminUser,
  appointment: paths.adminAppointment,
} as const
export const addressOf = ({ kind, id }: FoundRecord): string => ADDRESS_OF[kind](id)

/** What stands beside a name; what is as usual is not said. */
export function useNoteOf(): (record: FoundRecord) => string {
  const { t } = useTranslation()
  return ({ kind, detail, place, state }) => {
    const words = kind === 'user' && detail ? t(ROLE_LABELS[detail as Role]) : detail && t(detail)
    const status =
      kind === 'appointment'
        ? t(STATUS_LABELS[state as AppointmentStatus])
        : state !== 'active' && t(STATES[state] ?? state)
    // A patient's name and a place are no words of ours.
    return [kind === 'appointment' ? detail : words, place, status].filter(Boolean).join(', ')
  }
}

type Asked = { own: boolean; onSuspend: (record: FoundRecord) => void }

/** What can be done with a record from where one stands. */
export function useActionsFor({ onSuspend }: Pick<Asked, 'onSuspend'>) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [sendLink] = useMutation(SendPasswordLink)
  const [activate] = useMutation(ActivateUser)
  return (record: FoundRecord, { own }: Pick<Asked, 'own'>): Item[] => {
    const { kind, id, name, place, state } = record
    const actions: Item[] = []
    if (kind === 'user' && place)
      actions.push({
        id: 'password',
        label: t('Send password link'),
        Icon: KeyRound,
        run: () =>
          void attempt(() => sendLink({ variables: { email: place } }), {
            done: t('A link for a new password is on its way to {{email}}.', { email: place }),
          }),
      })
    if (kind === 'user' && !own && state !== 'active')
      actions.push({
        id: 'activate',
        label: t('Activate'),
        Icon: CircleCheck,
        run: () =>
          void attempt(() => activate({ variables: { id } }), { done: t('{{name}} can sign in again.', { name }) }),
      })
    if (kind === 'user' && !own && state === 'active')
      actions.push({
        id: 'suspend',
        label: t('Suspend and sign out now'),
        Icon: Ban,
        asks: true,
        run: () => onSuspend(record),
      })
    if ((kind === 'hospital' || kind === 'doctor') && state === 'active')
      actions.push({
        id: 'public',
        label: t('Show on the website'),
        Icon: ExternalLink,
        to: kind === 'hospital' ? paths.hospital({ id, name }) : paths.doctor({ id, fullName: name }),
      })
    actions.push({
      id: 'activity',
      label: t('Show activity'),
      Icon: History,
      to: paths.adminActivity({ subjectId: id }),
    })
    return actions
  }
}

export const iconOf = ({ kind }: FoundRecord) => KIND_ICONS[kind]
