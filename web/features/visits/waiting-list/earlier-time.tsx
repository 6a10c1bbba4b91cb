import { useMutation, useQuery } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import { dateIn } from '#domain/days.ts'
import { earlierInput } from '#domain/waiting-input.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { NothingToWaitFor } from './nothing-to-wait-for.tsx'
import { type DaysForm, RequestedDays } from './requested-days.tsx'
import { WaitingList } from './waiting-fields.ts'

const VisitToBringForward = graphql(`
  query VisitToBringForward($id: ID!) {
    appointment(id: $id) { id date time hospital { id name } service { id name } doctor { id fullName } }
  }
`)
type Visit = NonNullable<ResultOf<typeof VisitToBringForward>['appointment']>

const WaitForEarlierTime = graphql(`
  mutation WaitForEarlierTime($id: ID!, $input: EarlierTimeInput!) {
    waitForEarlierTime(appointmentId: $id, input: $input) { id }
  }
`)

function EarlierForm({ visit }: { visit: Visit }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const navigate = useNavigate()
  const today = dateIn(new Date())
  const [send] = useMutation(WaitForEarlierTime, { refetchQueries: [WaitingList] })
  const form = useForm<DaysForm, unknown, DaysForm>({
    resolver: formResolver(earlierInput(today)),
    defaultValues: { from: today, to: visit.date, dayPart: 'any' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: (input) => send({ variables: { id: visit.id, input } }),
    saved: t('You are on the waiting list.'),
    onSaved: () => navigate(paths.myAppointments),
  })
  const field = (name: keyof DaysForm) => ({
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  })
  const day = formatDate(visit.date, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <Stack>
      <p>
        <bdi className={text.strong}>{visit.service.name}</bdi> · <bdi>{visit.hospital.name}</bdi>
        {visit.doctor && (
          <>
            {' · '}
            <bdi>{visit.doctor.fullName}</bdi>
          </>
        )}
      </p>
      <p className={text.note}>
        {t('Your visit stays on {{day}}, {{time}} until you take an earlier time.', { day, time: visit.time })}
      </p>
      <Form onSubmit={save}>
        <RequestedDays field={field} min={today} max={visit.date} />
        <Refused>{refused}</Refused>
        <Button type="submit" size="lg" block busy={saving}>
          {t('Put me on the list')}
        </Button>
      </Form>
    </Stack>
  )
}

/** Shows the waiting list form for an earlier time of one visit. */
export function EarlierTime({ appointmentId }: { appointmentId: string }) {
  const query = useQuery(VisitToBringForward, { variables: { id: appointmentId } })
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />} error={() => <NothingToWaitFor />}>
      {({ appointment }) => (appointment ? <EarlierForm visit={appointment} /> : <NothingToWaitFor />)}
    </QueryView>
  )
}
