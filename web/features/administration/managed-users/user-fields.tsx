/**
 * UserFields({ field, statusField?, typed, hospitalName?, isOwn? }) — personal details, role and
 * status of a user.
 */
import { ROLE_LABELS, ROLES, USER_STATUSES } from '#domain/access.ts'
import { HOSPITAL_ROLES, type HospitalRole } from '#domain/portal-access.ts'
import type { EditedField } from '#web/editing/edition.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useDoctorOptions } from '#web/session/hospital-doctors.ts'
import { useHospitalRoleName } from '#web/session/hospital-roles.ts'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Columns, Stack } from '#web/ui/layout.tsx'
import { HospitalChoice } from './hospital-choice.tsx'
import { STATUS_LABELS } from './managed-user.ts'
import styles from './user-card.module.css'

export type UserForm = {
  firstName: string
  lastName: string
  email: string
  phone: string
  role: string
  status: string
  hospitalId: string
  hospitalRole: string
  doctorId: string
}

/** Returns each part of the form, for the list of changes and for conflicts between two editors. */
export function useUserParts(): () => readonly EditedField[] {
  const { t } = useTranslation()
  const nameOfRole = useHospitalRoleName()
  const oneOf = (labels: Record<string, string>) => (value: unknown) => t(labels[String(value)] ?? '')
  return () => [
    { path: 'firstName', label: t('First name') },
    { path: 'lastName', label: t('Last name') },
    { path: 'email', label: t('Email') },
    { path: 'phone', label: t('Phone') },
    { path: 'role', label: t('Role'), show: oneOf(ROLE_LABELS) },
    { path: 'status', label: t('Status'), show: oneOf(STATUS_LABELS) },
    { path: 'hospitalId', label: t('Hospital'), show: (value) => (value ? t('another hospital') : '') },
    {
      path: 'hospitalRole',
      label: t('Role at the hospital'),
      show: (value) => (value ? nameOfRole(value as HospitalRole) : ''),
    },
    { path: 'doctorId', label: t('Doctor’s record'), show: (value) => (value ? t('another doctor') : '') },
  ]
}

type FieldProps = { error: string | undefined; changed: boolean; name: string }
type Props = {
  field: (path: Exclude<keyof UserForm, 'status'>) => FieldProps
  /** Absent if the form does not change the status. */
  statusField?: FieldProps
  /** Typed values. */
  typed: { role: string; status?: string; hospitalId: string; hospitalRole: string }
  clearErrors: (path: 'hospitalId') => void
  set: (path: string, value: unknown) => void
  hospitalName?: string | null
  /** True for the viewer's own account, whose role and status are fixed to prevent a lockout. */
  isOwn?: boolean
  /** Current values of the account. */
  status?: string
}

export function UserFields(props: Props) {
  const { field, statusField, typed, clearErrors, set, hospitalName, isOwn = false } = props
  const { t } = useTranslation()
  const nameOfRole = useHospitalRoleName()
  const isDoctor = typed.role === 'hospital' && typed.hospitalRole === 'doctor'
  const doctors = useDoctorOptions(isDoctor ? typed.hospitalId : '')
  const own = isOwn ? t('You cannot change your own role or status.') : undefined
  const ends = props.status === 'active' && typed.status !== 'active'
  return (
    <>
      <Card pad as="section">
        <CardHeading className={styles.heading}>{t('Person')}</CardHeading>
        <Stack>
          <Columns>
            <Input app label={t('First name')} autoComplete="off" {...field('firstName')} />
            <Input app label={t('Last name')} autoComplete="off" {...field('lastName')} />
          </Columns>
          <Columns>
            <Input app label={t('Email')} type="email" dir="ltr" autoComplete="off" {...field('email')} />
            <Input app optional label={t('Phone')} type="tel" dir="ltr" autoComplete="off" {...field('phone')} />
          </Columns>
        </Stack>
      </Card>
      <Card pad as="section">
        <CardHeading className={styles.heading}>{t('Access')}</CardHeading>
        <Stack>
          <Columns>
            <Select
              app
              label={t('Role')}
              hint={own}
              disabled={isOwn}
              options={ROLES.map((role) => ({ value: role, label: t(ROLE_LABELS[role]) }))}
              {...field('role')}
            />
            {statusField && (
              <Select
                app
                label={t('Status')}
                hint={
                  own ??
                  (ends
                    ? t('Saving signs this person out on every device immediately, including open pages.')
                    : undefined)
                }
                disabled={isOwn}
                options={USER_STATUSES.map((status) => ({ value: status, label: t(STATUS_LABELS[status]) }))}
                {...statusField}
              />
            )}
          </Columns>
          {typed.role === 'hospital' && (
            <Columns>
              <HospitalChoice
                name={hospitalName ?? ''}
                error={field('hospitalId').error}
                onChange={(id) => {
                  clearErrors('hospitalId')
                  set('hospitalId', id)
                }}
              />
              <Select
                app
                label={t('Role at the hospital')}
                options={HOSPITAL_ROLES.map((role) => ({ value: role, label: nameOfRole(role) }))}
                {...field('hospitalRole')}
              />
            </Columns>
          )}
          {isDoctor && (
            <Select
              app
              label={t('Doctor’s record')}
              placeholder={t('Choose a doctor')}
              hint={t('The account sees only quote requests that are assigned to this doctor.')}
              options={doctors}
              {...field('doctorId')}
            />
          )}
        </Stack>
      </Card>
    </>
  )
}
