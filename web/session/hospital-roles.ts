import { HOSPITAL_ROLE_LABELS, type HospitalRole } from '#domain/portal-access.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

/** Returns a function that names a role at a hospital. */
export function useHospitalRoleName(): (role: HospitalRole) => string {
  const { t } = useTranslation()
  return (role) => (role === 'doctor' ? t('Doctor', { context: 'role' }) : t(HOSPITAL_ROLE_LABELS[role]))
}
