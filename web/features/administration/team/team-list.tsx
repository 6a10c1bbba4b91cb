/**
 * TeamList({ hospitalId, team, ownId, onRemove }) — members of the team, each with role and
 * actions.
 */

import { useState } from 'react'
import { HOSPITAL_ROLES, type HospitalRole } from '#domain/portal-access.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { initialsOf } from '#web/i18n/initials.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHospitalRoleName } from '#web/session/hospital-roles.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/field.tsx'
import { MailPlus } from '#web/ui/icons/mail-plus.ts'
import { UserMinus } from '#web/ui/icons/user-minus.ts'
import { DoctorQuestion } from './doctor-choice.tsx'
import { nameOf, type TeamMember, useTeam } from './team.ts'
import styles from './team-list.module.css'

type Props = {
  hospitalId: string
  team: readonly TeamMember[]
  /** ID of the viewer. */
  ownId: string | undefined
  onRemove: (member: TeamMember) => void
}

function Standing({ member }: { member: TeamMember }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  if (member.doctorIsActive === false)
    return <Badge tone="stop">{t('No access: the doctor’s record is inactive')}</Badge>
  if (member.status !== 'active') return <Badge tone="stop">{t('Cannot sign in')}</Badge>
  if (!member.lastLoginAt) return <Badge tone="warn">{t('Invited')}</Badge>
  return (
    <small className={styles.seen}>
      {t('Last sign-in {{when}}', { when: formatOwn(member.lastLoginAt, { dateStyle: 'medium' }) })}
    </small>
  )
}

export function TeamList({ hospitalId, team, ownId, onRemove }: Props) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const nameOfRole = useHospitalRoleName()
  const [doctor, setDoctor] = useState<TeamMember | null>(null)
  const { changeRole, inviteAgain } = useTeam(hospitalId)
  const attempt = useAttempt()
  const owners = team.filter(({ hospitalRole, status }) => hospitalRole === 'owner' && status === 'active')
  const isOnlyOwner = ({ id }: TeamMember) => owners.length === 1 && owners[0]?.id === id
  const options = HOSPITAL_ROLES.map((value) => ({ value, label: nameOfRole(value) }))
  return (
    <Card as="section" aria-label={t('Team')}>
      <ul>
        {team.map((member) => (
          <li key={member.id} className={styles.member}>
            <Avatar>{initialsOf([member.firstName, member.lastName], locale)}</Avatar>
            <div className={styles.who}>
              <b>
                <bdi>{nameOf(member)}</bdi>
                {member.id === ownId && <span className={styles.own}>{t('(you)')}</span>}
              </b>
              <bdi dir="ltr">{member.email}</bdi>
              {member.doctorName && (
                <span className={styles.doctor}>{t('Doctor’s record: {{name}}', { name: member.doctorName })}</span>
              )}
            </div>
            <Standing member={member} />
            <Select
              app
              hideLabel
              label={t('Role of {{name}}', { name: nameOf(member) })}
              className={styles.role ?? ''}
              options={options}
              value={member.hospitalRole}
              disabled={isOnlyOwner(member)}
              hint={isOnlyOwner(member) ? t('The only owner. Make someone else an owner first.') : undefined}
              onChange={({ target }) => {
                const role = target.value as HospitalRole
                // A doctor needs the choice of a record first.
                if (role === 'doctor') return setDoctor(member)
                void attempt(() => changeRole(member.id, role), {
                  done: t('{{name}} has a new role and must sign in again.', { name: nameOf(member) }),
                })
              }}
            />
            <span className={styles.actions}>
              {!member.lastLoginAt && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<MailPlus aria-hidden="true" />}
                  onClick={() =>
                    void attempt(() => inviteAgain(member.id), {
                      done: t('We have sent an invitation to {{email}}.', { email: member.email }),
                    })
                  }
                >
                  {t('Send the invitation again')}
                </Button>
              )}
              <Button
                size="sm"
                variant="danger-quiet"
                icon={<UserMinus aria-hidden="true" />}
                aria-label={t('Remove {{name}}', { name: nameOf(member) })}
                disabled={isOnlyOwner(member)}
                onClick={() => onRemove(member)}
              >
                {t('Remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <DoctorQuestion hospitalId={hospitalId} team={team} member={doctor} onClose={() => setDoctor(null)} />
    </Card>
  )
}
