/**
 * UserTable({ users, state, shown, selected, onSelect, onAsk }) — a row per account with its
 * actions.
 */

import { ROLE_LABELS } from '#domain/access.ts'
import { USER_SORTS, type UserSort } from '#domain/managed-users.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { MailPlus } from '#web/ui/icons/mail-plus.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { RotateCcwClock as History } from '#web/ui/icons/rotate-ccw-clock.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { ShieldOff } from '#web/ui/icons/shield-off.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { UserCheck } from '#web/ui/icons/user-check.ts'
import { UserX } from '#web/ui/icons/user-x.ts'
import { Users } from '#web/ui/icons/users.ts'
import { MenuButton, type MenuEntry } from '#web/ui/menu.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { fullName, type ManagedUser, ROLE_TONES, STATUS_LABELS, STATUS_TONES } from './managed-user.ts'
import { useUserActions } from './user-actions.ts'
import type { UserAction } from './user-question.tsx'
import type { UserSearchState } from './user-search.ts'
import styles from './user-table.module.css'

type Props = {
  users: readonly ManagedUser[]
  state: UserSearchState
  shown: readonly string[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onAsk: (action: UserAction) => void
}

const initials = ({ firstName, lastName }: ManagedUser) => `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`

function useMenu(onAsk: Props['onAsk']) {
  const { t } = useTranslation()
  const { user: viewer } = useSession()
  const { repeatInvitation, requireTwoFactor, sendPasswordLink } = useUserActions()
  const attempt = useAttempt()
  return (user: ManagedUser): MenuEntry[] => {
    const isOwn = user.id === viewer?.id
    const ask = (what: UserAction['what']) => () => onAsk({ what, user })
    const activity = paths.adminActivity({ subjectId: user.id })
    return [
      { id: 'edit', label: t('Edit'), icon: <Pencil aria-hidden="true" />, to: paths.adminUser(user.id) },
      { id: 'activity', label: t('Show activity'), icon: <History aria-hidden="true" />, to: activity },
      ...(user.lastLoginAt
        ? [
            {
              id: 'password',
              label: t('Send password link'),
              icon: <KeyRound aria-hidden="true" />,
              onAction: () =>
                void attempt(() => sendPasswordLink(user), {
                  done: t('We have sent a link for a new password to {{email}}.', { email: user.email }),
                }),
            },
          ]
        : [
            {
              id: 'invite',
              label: t('Send the invitation again'),
              icon: <MailPlus aria-hidden="true" />,
              onAction: () =>
                void attempt(() => repeatInvitation(user), {
                  done: t('We have sent an invitation to {{email}}.', { email: user.email }),
                }),
            },
          ]),
      {
        id: 'two-factor',
        label: user.mustUseTwoFactor ? t('Two-factor by choice') : t('Require two-factor'),
        icon: <ShieldCheck aria-hidden="true" />,
        onAction: () =>
          void attempt(() => requireTwoFactor(user, !user.mustUseTwoFactor), {
            done: user.mustUseTwoFactor
              ? t('{{name}} decides about two-factor sign-in.', { name: fullName(user) })
              : t('{{name}} must now sign in with a code.', { name: fullName(user) }),
          }),
      },
      ...(isOwn
        ? []
        : [
            user.status === 'active'
              ? {
                  id: 'suspend',
                  label: t('Suspend, sign out now'),
                  icon: <UserX aria-hidden="true" />,
                  onAction: ask('suspend'),
                }
              : {
                  id: 'activate',
                  label: t('Activate'),
                  icon: <UserCheck aria-hidden="true" />,
                  onAction: ask('activate'),
                },
            {
              id: 'delete',
              label: t('Delete User'),
              icon: <Trash2 aria-hidden="true" />,
              danger: true,
              onAction: ask('delete'),
            },
          ]),
    ]
  }
}

export function useUserColumns(): Column<ManagedUser>[] {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { user: viewer } = useSession()
  const day = (instant: string) => <span className={styles.day}>{formatOwn(instant, { dateStyle: 'medium' })}</span>
  return [
    {
      key: 'name',
      title: t('Name', { context: 'person' }),
      sortable: true,
      fixed: true,
      narrow: 'head',
      cell: (user) => (
        <Link to={paths.adminUser(user.id)} className={styles.who}>
          <Avatar className={styles.avatar}>{initials(user)}</Avatar>
          <span>
            <b>{fullName(user)}</b>
            <bdi dir="ltr">{user.email}</bdi>
          </span>
        </Link>
      ),
    },
    {
      key: 'role',
      title: t('Role'),
      narrow: 'line',
      cell: ({ role }) => (
        <Badge tone={ROLE_TONES[role]} plain>
          {t(ROLE_LABELS[role])}
        </Badge>
      ),
    },
    {
      key: 'hospital',
      title: t('Hospital'),
      narrow: 'line',
      cell: ({ role, hospitalName }) => (role === 'admin' ? t('all hospitals') : (hospitalName ?? '–')),
    },
    {
      key: 'status',
      title: t('Status'),
      narrow: 'line',
      cell: ({ status, invited }) =>
        invited && status === 'active' ? (
          <Badge tone="info">{t('Invited')}</Badge>
        ) : (
          <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge>
        ),
    },
    {
      key: 'twoFactor',
      title: t('Two-factor'),
      narrow: 'line',
      cell: ({ twoFactorEnabled, mustUseTwoFactor }) => (
        <span className={styles.twoFactor}>
          {twoFactorEnabled ? <ShieldCheck aria-hidden="true" /> : <ShieldOff aria-hidden="true" />}
          {twoFactorEnabled ? t('On') : mustUseTwoFactor ? t('Required') : t('Off')}
        </span>
      ),
    },
    { key: 'created', title: t('Created'), sortable: true, narrow: 'hidden', cell: ({ createdAt }) => day(createdAt) },
    {
      key: 'lastLogin',
      title: t('Last sign-in'),
      sortable: true,
      narrow: 'hidden',
      cell: ({ id, lastLoginAt }) =>
        id === viewer?.id ? (
          t('you, now')
        ) : lastLoginAt ? (
          day(lastLoginAt)
        ) : (
          <span className={text.muted}>{t('never')}</span>
        ),
    },
  ]
}

const isSort = (key: string): key is UserSort => (USER_SORTS as readonly string[]).includes(key)

export function UserTable({ users, state, shown, selected, onSelect, onAsk }: Props) {
  const { t } = useTranslation()
  const menuOf = useMenu(onAsk)
  const columns = useUserColumns()
  const actions: Column<ManagedUser> = {
    key: 'actions',
    title: t('Actions'),
    hideTitle: true,
    fixed: true,
    narrow: 'end',
    cell: (user) => <MenuButton label={t('Actions for {{name}}', { name: fullName(user) })} items={menuOf(user)} />,
  }
  return (
    <Table
      dense
      label={t('Users')}
      columns={[...columns, actions]}
      rows={users}
      nameOf={fullName}
      shown={shown}
      selected={selected}
      onSelect={onSelect}
      sort={state.sort}
      onSort={({ key, descending }) =>
        isSort(key) && state.change({ sortBy: key === 'name' ? '' : key, direction: descending ? 'desc' : '' })
      }
      empty={
        <EmptyState icon={<Users />} title={t('No users found')}>
          {state.filtered ? t('Try adjusting your search terms.') : t('Get started by adding a new user.')}
        </EmptyState>
      }
    />
  )
}
