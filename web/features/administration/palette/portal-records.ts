/**
 * usePortalRecords — records that staff can find from any page of the portal: appointments and
 * doctors of their hospital.
 */
import { useQuery } from '@apollo/client/react'
import { MOST_FOUND } from '#domain/palette.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { CalendarOff } from '#web/ui/icons/calendar-off.ts'
import type { FoundRecord, Item, RecordSection, UseRecords } from './items.ts'

const FindInHospital = graphql(`
  query FindInHospital($hospitalId: ID!, $q: String!, $limit: Int!) {
    appointments(search: { hospitalId: $hospitalId, q: $q }, limit: $limit) {
      items { id bookingId patientName date time status }
    }
    hospitalDoctors(hospitalId: $hospitalId, search: { q: $q }, limit: $limit) {
      hospitalId
      items { id fullName specialty isActive }
    }
  }
`)
const SECTIONS: readonly RecordSection[] = [
  { id: 'appointments', title: sentence('Appointments'), kinds: ['appointment'] },
  { id: 'doctors', title: sentence('Doctors'), kinds: ['doctor'] },
]
type PortalMatches = ResultOf<typeof FindInHospital>

const doctorRecord = ({
  id,
  fullName,
  specialty,
  isActive,
}: PortalMatches['hospitalDoctors']['items'][number]): FoundRecord => ({
  id,
  kind: 'doctor',
  name: fullName,
  detail: specialty,
  place: null,
  state: isActive ? 'active' : 'inactive',
})

export const usePortalRecords: UseRecords = (words) => {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { hospitalId, portalPaths, may } = useWorkplace()
  const query = useQuery(FindInHospital, {
    variables: { hospitalId, q: words ?? '', limit: MOST_FOUND },
    skip: words === null,
    fetchPolicy: 'network-only',
  })
  const data = words === null ? undefined : (query.data ?? query.previousData)
  const appointments = (data?.appointments.items ?? []).map(
    ({ id, bookingId, patientName, date, time, status }): FoundRecord => ({
      id,
      kind: 'appointment',
      name: patientName,
      detail: `${t('{{day}}, {{time}}', { day: formatDate(date, { dateStyle: 'medium' }), time })} · ${bookingId}`,
      place: null,
      state: status,
    }),
  )
  const editOf = (id: string) => portalPaths.to(`/hospitalportal/doctors/${encodeURIComponent(id)}/edit`)
  return {
    matches: [...appointments, ...(data?.hospitalDoctors.items ?? []).map(doctorRecord)],
    sections: SECTIONS,
    searching: query.loading,
    failed: Boolean(query.error),
    addressOf: ({ kind, id }) => (kind === 'doctor' ? editOf(id) : portalPaths.appointment(id)),
    actionsFor: ({ kind, id }): Item[] =>
      kind === 'doctor'
        ? [
            {
              id: 'calendar',
              label: t('Open calendar'),
              Icon: CalendarDays,
              to: portalPaths.calendar({ doctor: id }),
            },
            ...(may('doctors')
              ? [{ id: 'leave', label: t('Hours, breaks and leave'), Icon: CalendarOff, to: editOf(id) }]
              : []),
          ]
        : [],
  }
}
