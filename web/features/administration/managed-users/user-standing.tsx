/**
 * UserStanding({ user, isOwn, onAsk }) — sign-in methods of a user and the actions on the whole
 * account.
 */

import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MailPlus } from '#web/ui/icons/mail-plus.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { UserCheck } from '#web/ui/icons/user-check.ts'
import { UserX } from '#web/ui/icons/user-x.ts'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { type ManagedUser, STATUS_LABELS, STATUS_TONES } from './managed-user.ts'
import { useUserActions } from './user-actions.ts'
import styles from './user-card.module.css'
import type { UserAction } from './user-question.tsx'

type Props = { user: ManagedUser; isOwn: boolean; onAsk: (action: UserAction) => void }

export function UserStanding({ user, isOwn, onAsk }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { repeatInvitation } = useUserActions()
  const attempt = useAttempt()
  const ask = (what: UserAction['what']) => onAsk({ what, user })
  return (
    <Stack>
      <Card pad as="section">
        <CardHeading className={styles.heading}>{t('Signing in')}</CardHeading>
        <Facts
          items={[
            {
              term: t('Status'),
              value: <Badge tone={STATUS_TONES[user.status]}>{t(STATUS_LABELS[user.status])}</Badge>,
            },
            { term: t('Created'), value: formatOwn(user.createdAt, { dateStyle: 'medium' }) },
            { term: t('Last sign-in'), value: user.lastLoginAt ? formatOwn(user.lastLoginAt) : t('never') },
            { term: t('Email confirmed'), value: user.emailConfirmed ? t('Yes') : t('No') },
            {
              term: t('Two-factor'),
              value: user.twoFactorEnabled ? t('On') : user.mustUseTwoFactor ? t('Required') : t('Off'),
            },
          ]}
        />
        {!user.lastLoginAt && (
          <Button
            variant="secondary"
            block
            icon={<MailPlus aria-hidden="true" />}
            onClick={() =>
              attempt(() => repeatInvitation(user), {
                done: t('We have sent an invitation to {{email}}.', { email: user.email }),
              })
            }
          >
            {t('Send the invitation again')}
          </Button>
        )}
      </Card>
      <Card pad as="section">
        <CardHeading className={styles.heading}>{t('The whole account')}</CardHeading>
        <Stack gap="small">
          {isOwn ? (
            <p className={text.note} id="own-account">
              {t('This is your own account. You cannot suspend or delete it here; use your profile instead.')}
            </p>
          ) : user.status === 'active' ? (
            <Button variant="secondary" block icon={<UserX aria-hidden="true" />} onClick={() => ask('suspend')}>
              {t('Suspend, sign out now')}
            </Button>
          ) : (
            <Button variant="secondary" block icon={<UserCheck aria-hidden="true" />} onClick={() => ask('activate')}>
              {t('Activate')}
            </Button>
          )}
          <Button
            variant="danger-quiet"
            block
            disabled={isOwn}
            aria-describedby={isOwn ? 'own-account' : undefined}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => ask('delete')}
          >
            {t('Delete User')}
          </Button>
        </Stack>
      </Card>
    </Stack>
  )
}
