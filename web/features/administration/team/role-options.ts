import { HOSPITAL_ROLES } from '#domain/portal-access.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHospitalRoleName } from '#web/session/hospital-roles.ts'

/** Short descriptions of the roles. */
const MEANINGS = {
  owner: sentence('everything, including settings and team'),
  coordinator: sentence('appointments, doctors and reports'),
  viewer: sentence('reads and changes nothing'),
  doctor: sentence('writes the plans of assigned quote requests'),
} as const

export function useRoleOptions() {
  const { t } = useTranslation()
  const nameOf = useHospitalRoleName()
  return HOSPITAL_ROLES.map((value) => ({
    value,
    label: t('{{role}}: {{meaning}}', { role: nameOf(value), meaning: t(MEANINGS[value]) }),
  }))
}
