import { isUuid } from '#domain/checks.ts'
import { AuthFrame } from '#web/features/accounts/auth/auth-shell.tsx'
import { EarlierTime } from '#web/features/visits/waiting-list/earlier-time.tsx'
import { NothingToWaitFor } from '#web/features/visits/waiting-list/nothing-to-wait-for.tsx'
import { TimeOfTreatment } from '#web/features/visits/waiting-list/time-of-treatment.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSearchParams } from '#web/routing/router.tsx'

const idIn = (query: URLSearchParams, name: string): string | null => {
  const id = query.get(name) ?? ''
  return isUuid(id) ? id : null
}

export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const appointmentId = idIn(query, 'appointment')
  const serviceId = idIn(query, 'service')
  const frame = {
    eyebrow: t('Waiting list'),
    seed: 'wait-for-time',
    lead: t('We will email you as soon as a time opens and hold it for you for 30 minutes. First come, first served.'),
  }
  if (appointmentId)
    return (
      <AuthFrame {...frame} title={t('Tell me about an earlier time')}>
        <EarlierTime appointmentId={appointmentId} />
      </AuthFrame>
    )
  return (
    <AuthFrame {...frame} title={t('Tell me when a time opens')}>
      {serviceId ? (
        <TimeOfTreatment serviceId={serviceId} hospitalId={idIn(query, 'hospital')} doctorId={idIn(query, 'doctor')} />
      ) : (
        <NothingToWaitFor />
      )}
    </AuthFrame>
  )
}
