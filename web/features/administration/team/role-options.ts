import { HOSPITAL_ROLE_LABELS, HOSPITAL_ROLES } from '#domain/access.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

/** Short descriptions of the roles. */
const MEANINGS = {
  owner: sentence('everything, including settings and team'),
  coordinator: sentence('appointments, doctors and reports'),
  viewer: sentence('reads and changes nothing'),
} as const

export function useRoleOptions() {
  const { t } = useTranslation()
  return HOSPITAL_ROLES.map((value) => ({
    value,
    label: t('{{role}}: {{meaning}}', { role: t(HOSPITAL_ROLE_LABELS[value]), meaning: t(MEANINGS[value]) }),
  }))
}
