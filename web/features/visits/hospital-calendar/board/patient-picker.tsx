import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { MIN_PATIENT_SEARCH } from '#domain/phone-bookings.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices, RadioCard } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import text from '#web/ui/text.module.css'
import { PatientsFound } from './book-fields.ts'

type Props = {
  hospitalId: string
  field: UseFormRegisterReturn
  error: string | undefined
  /** Called with the typed text for a new patient. */
  onNew: (typed: string) => void
}

/** Patients of the hospital by phone number or name. */
export function PatientPicker({ hospitalId, field, error, onNew }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const [q, setQ] = useState('')
  const isLong = q.length >= MIN_PATIENT_SEARCH
  const query = useQuery(PatientsFound, {
    variables: { hospitalId, q },
    skip: !isLong,
    fetchPolicy: 'network-only',
  })
  const patients = query.data?.patientsFound ?? query.previousData?.patientsFound ?? []
  const isEmpty = isLong && query.data?.patientsFound.length === 0
  return (
    <>
      <SearchField label={t('Phone number or name')} value={q} onChange={setQ} maxLength={100} />
      <p className={text.note} role="status">
        {isEmpty
          ? t('Nobody with this number or name has been here.')
          : isLong && query.data
            ? t('{{count}} patients found', { count: patients.length })
            : t('Patients of this hospital are found by phone number, name or booking number.')}
      </p>
      {isLong && patients.length > 0 && (
        <Choices legend={t('Patient')} hideLegend error={error}>
          {patients.map((patient) => (
            <RadioCard
              key={patient.appointmentId}
              title={<bdi>{patient.name}</bdi>}
              description={
                <>
                  <bdi>{patient.phone}</bdi> · <bdi>{patient.email}</bdi>
                  {patient.bookerName && (
                    <>
                      {' · '}
                      {t('Booked by {{name}}', { name: patient.bookerName })}
                    </>
                  )}
                </>
              }
              end={
                <span className={text.note}>
                  {t('{{count}} visits', { count: patient.visits })} · {formatDate(patient.latestDate)}
                </span>
              }
              value={patient.appointmentId}
              {...field}
            />
          ))}
        </Choices>
      )}
      {!(isLong && patients.length > 0) && <FieldError alert error={error} />}
      <Button variant="ghost" onClick={() => onNew(q)}>
        {t('The patient is new here')}
      </Button>
    </>
  )
}
