import { useMutation, useQuery } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import { MAX_DAYS_AHEAD } from '#domain/booking-rules.ts'
import { addDays, dateIn } from '#domain/days.ts'
import { isMinor } from '#domain/patient-facts.ts'
import { waitingForm } from '#domain/waiting-input.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { NothingToWaitFor } from './nothing-to-wait-for.tsx'
import { type DaysForm, RequestedDays } from './requested-days.tsx'
import { WaitingList } from './waiting-fields.ts'

const TreatmentToWaitFor = graphql(`
  query TreatmentToWaitFor(
    $serviceId: ID!
    $hospitalId: ID!
    $atHospital: Boolean!
    $doctorId: ID!
    $withDoctor: Boolean!
  ) {
    healthService(id: $serviceId) { id name }
    hospital(id: $hospitalId) @include(if: $atHospital) { id name }
    doctor(id: $doctorId) @include(if: $withDoctor) { id fullName }
    viewer { id phone }
    persons { id firstName lastName birthDate }
  }
`)
type WaitingFacts = ResultOf<typeof TreatmentToWaitFor>

const WaitForTime = graphql(`
  mutation WaitForTime($input: WaitingInput!) { waitForTime(input: $input) { id } }
`)

type Subject = { serviceId: string; hospitalId: string | null; doctorId: string | null }
type WaitingForm = DaysForm & { personId: string; guardianConsent: boolean; phone: string }

/** Default number of days in the form. */
const USUAL_DAYS = 60

function TimeForm({ subject, facts }: { subject: Subject; facts: WaitingFacts }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const today = dateIn(new Date())
  const [send] = useMutation(WaitForTime, { refetchQueries: [WaitingList] })
  const form = useForm<WaitingForm, unknown, WaitingForm>({
    resolver: formResolver(waitingForm(today)),
    defaultValues: {
      from: today,
      to: addDays(today, USUAL_DAYS),
      dayPart: 'any',
      personId: '',
      guardianConsent: false,
      phone: facts.viewer?.phone ?? '',
    },
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: ({ personId, ...input }) =>
      send({ variables: { input: { ...subject, ...input, personId: personId || null } } }),
    saved: t('You are on the waiting list.'),
    onSaved: () => navigate(paths.myAppointments),
  })
  const field = <Name extends keyof WaitingForm>(name: Name) => ({
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  })
  const person = facts.persons.find(({ id }) => id === form.watch('personId'))
  return (
    <Form onSubmit={save}>
      <RequestedDays field={field} min={today} max={addDays(today, MAX_DAYS_AHEAD)} />
      {facts.persons.length > 0 && (
        <Select
          label={t('Who is it for?')}
          options={[
            { value: '', label: t('For me') },
            ...facts.persons.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
          ]}
          {...field('personId')}
        />
      )}
      {person && isMinor(person.birthDate, today) && (
        <Checkbox
          label={t('I am the parent or legal guardian of this child and agree to the visit.')}
          {...field('guardianConsent')}
        />
      )}
      <Input label={t('Phone')} type="tel" dir="ltr" autoComplete="tel" {...field('phone')} />
      <Refused>{refused}</Refused>
      <Button type="submit" size="lg" block busy={saving}>
        {t('Put me on the list')}
      </Button>
    </Form>
  )
}

/**
 * Shows the waiting list form for a treatment at any hospital, at one hospital, or with one doctor.
 */
export function TimeOfTreatment(subject: Subject) {
  const { t } = useTranslation()
  const { serviceId, hospitalId, doctorId } = subject
  const query = useQuery(TreatmentToWaitFor, {
    variables: {
      serviceId,
      hospitalId: hospitalId ?? '',
      atHospital: hospitalId !== null,
      doctorId: doctorId ?? '',
      withDoctor: doctorId !== null,
    },
  })
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {(facts) => {
        const { healthService, hospital, doctor } = facts
        if (!healthService || (hospitalId && !hospital) || (doctorId && !doctor)) return <NothingToWaitFor />
        return (
          <Stack>
            <p>
              <bdi className={text.strong}>{healthService.name}</bdi> · <bdi>{hospital?.name ?? t('Any hospital')}</bdi>
              {doctor && (
                <>
                  {' · '}
                  <bdi>{doctor.fullName}</bdi>
                </>
              )}
            </p>
            <TimeForm subject={subject} facts={facts} />
          </Stack>
        )
      }}
    </QueryView>
  )
}
