/**
 * useAdminRecords — records that administrators can find from any page, and the actions on them.
 */
import { useMutation, useQuery } from '@apollo/client/react'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSession } from '#web/session/session.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { ExternalLink } from '#web/ui/icons/external-link.ts'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { RotateCcwClock as History } from '#web/ui/icons/rotate-ccw-clock.ts'
import type { FoundRecord, Item, RecordSection, UseRecords } from './items.ts'

const FindRecords = graphql(`query FindRecords($q: String!) { findRecords(q: $q) { id kind name detail place state } }`)
const SendPasswordLink = graphql(`mutation SendPasswordLink($email: String!) { requestPasswordReset(email: $email) }`)
const ActivateUser = graphql(`
  mutation ActivateUser($id: ID!) { updateUser(id: $id, input: { status: active }) { id status updatedAt } }
`)

/**
 * Sections in display order. An e-mail address matches a user, a name mostly a hospital or doctor.
 */
const SECTIONS: readonly RecordSection[] = [
  { id: 'users', title: sentence('Users'), kinds: ['user'] },
  { id: 'catalogue', title: sentence('Hospitals and doctors'), kinds: ['hospital', 'doctor'] },
  { id: 'services', title: sentence('Services'), kinds: ['health_service'] },
  { id: 'appointments', title: sentence('Appointments'), kinds: ['appointment'] },
]

/** Address of the page on which a record is edited. */
const ADDRESS_OF = {
  hospital: paths.adminHospital,
  doctor: paths.adminDoctor,
  health_service: paths.adminService,
  user: paths.adminUser,
  appointment: paths.adminAppointment,
} as const
const addressOf = ({ kind, id }: FoundRecord): string => ADDRESS_OF[kind](id)

type AdminActions = { own: boolean; onSuspend: (record: FoundRecord) => void }

/** Returns the actions on a record in the current context. */
function useActionsFor({ onSuspend }: Pick<AdminActions, 'onSuspend'>) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [sendLink] = useMutation(SendPasswordLink)
  const [activate] = useMutation(ActivateUser)
  return (record: FoundRecord, { own }: Pick<AdminActions, 'own'>): Item[] => {
    const { kind, id, name, place, state } = record
    const actions: Item[] = []
    if (kind === 'user' && place)
      actions.push({
        id: 'password',
        label: t('Send password link'),
        Icon: KeyRound,
        run: () =>
          void attempt(() => sendLink({ variables: { email: place } }), {
            done: t('We have sent a link for a new password to {{email}}.', { email: place }),
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

export const useAdminRecords: UseRecords = (words, options) => {
  const { user } = useSession()
  const actionsFor = useActionsFor(options)
  const query = useQuery(FindRecords, {
    variables: { q: words ?? '' },
    skip: words === null,
    fetchPolicy: 'network-only',
  })
  return {
    matches: words === null ? [] : ((query.data ?? query.previousData)?.findRecords ?? []),
    sections: SECTIONS,
    searching: query.loading,
    failed: Boolean(query.error),
    addressOf,
    actionsFor: (record) => actionsFor(record, { own: record.id === user?.id }),
  }
}
