import { useMutation, useQuery } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input, Select, Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { Row } from '#web/ui/layout.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import text from '#web/ui/text.module.css'
import { BookByPhone, bookForm, type BookValues, type FreeSlot, SlotServices } from './book-fields.ts'
import { PatientPicker } from './patient-picker.tsx'

type Props = {
  hospitalId: string
  slot: FreeSlot
  onClose: () => void
  reload: () => Promise<unknown>
}

const EMPTY: BookValues = {
  kind: 'known',
  serviceId: '',
  knownFrom: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthDate: '',
  notes: '',
}

function BookingForm({ hospitalId, slot, onClose, reload }: Props) {
  const { t } = useTranslation()
  const { doctorId, date, time } = slot
  const [key] = useState(() => crypto.randomUUID())
  const [book] = useMutation(BookByPhone)
  const services = useQuery(SlotServices, {
    variables: { hospitalId, doctorId, date, time },
    fetchPolicy: 'network-only',
  })
  const form = useForm<BookValues, unknown, BookValues>({ resolver: zodResolver(bookForm), defaultValues: EMPTY })
  const { register, setValue, control, formState } = form
  const { errors } = formState
  const kind = useWatch({ control, name: 'kind' })
  const { save, saving, refused } = useSave(form, {
    send: ({ kind: chosen, serviceId, knownFrom, notes, firstName, lastName, email, phone, birthDate }) =>
      book({
        variables: {
          hospitalId,
          key,
          input: {
            serviceId,
            doctorId,
            date,
            time,
            notes: notes || null,
            ...(chosen === 'known'
              ? { knownFrom }
              : { patient: { firstName, lastName, email, phone, birthDate: birthDate || null } }),
          },
        },
      }),
    saved: t('The appointment is booked and confirmed. The patient gets an email.'),
    onSaved: async () => {
      onClose()
      await reload()
    },
  })
  const describeAsNew = (typed: string) => {
    setValue('kind', 'new')
    if (/^[+\d][\d\s().\-/]{4,}$/.test(typed)) setValue('phone', typed)
    else if (typed) {
      const [first = '', ...rest] = typed.split(/\s+/)
      setValue('firstName', first)
      setValue('lastName', rest.join(' '))
    }
  }
  const options = services.data?.slotServices ?? []
  return (
    <Form onSubmit={save}>
      {services.loading && !services.data ? (
        <Loading>
          <Skeleton size="row" />
        </Loading>
      ) : options.length === 0 ? (
        <p className={text.muted}>{t('No service of the hospital fits here.')}</p>
      ) : (
        <Select
          app
          label={t('Service')}
          placeholder={t('Choose a service')}
          options={options.map(({ serviceId, name, minutes }) => ({
            value: serviceId,
            label: t('{{name}}, {{count}} minutes', { name, count: minutes }),
          }))}
          error={errors.serviceId?.message}
          {...register('serviceId')}
        />
      )}
      <Segmented
        label={t('Patient')}
        value={kind}
        onChange={(next) => setValue('kind', next)}
        options={[
          { value: 'known', label: t('Has been here') },
          { value: 'new', label: t('New here') },
        ]}
      />
      {kind === 'known' ? (
        <PatientPicker
          hospitalId={hospitalId}
          field={register('knownFrom')}
          error={errors.knownFrom?.message}
          onNew={describeAsNew}
        />
      ) : (
        <>
          <Input app label={t('First name')} error={errors.firstName?.message} {...register('firstName')} />
          <Input app label={t('Last name')} error={errors.lastName?.message} {...register('lastName')} />
          <Input app type="tel" label={t('Phone')} error={errors.phone?.message} {...register('phone')} />
          <Input
            app
            type="email"
            label={t('Email')}
            hint={t('The invitation to the account and the confirmation go there.')}
            error={errors.email?.message}
            {...register('email')}
          />
          <Input
            app
            optional
            type="date"
            label={t('Birth date')}
            error={errors.birthDate?.message}
            {...register('birthDate')}
          />
        </>
      )}
      <Textarea
        app
        optional
        rows={2}
        dir="auto"
        label={t('Notes')}
        hint={t('The patient reads them too.')}
        error={errors.notes?.message}
        {...register('notes')}
      />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Book this time')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

/** Books a free place for a patient who phones. Null: the dialog is closed. */
export function BookDialog({
  slot,
  onBlock,
  ...props
}: Omit<Props, 'slot'> & { slot: FreeSlot | null; onBlock: (slot: FreeSlot) => void }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const day = slot && formatDate(slot.date, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <Dialog
      open={slot !== null}
      onClose={props.onClose}
      title={slot && t('Book {{day}}, {{time}}', { day: day ?? '', time: slot.time })}
    >
      {slot && (
        <>
          <Row gap="small" wrap>
            <p className={text.strong}>
              <bdi>{slot.doctorName ?? t('Without a doctor')}</bdi>
            </p>
            <Button size="sm" variant="secondary" icon={<Ban aria-hidden="true" />} onClick={() => onBlock(slot)}>
              {t('Block this time instead')}
            </Button>
          </Row>
          <BookingForm slot={slot} {...props} />
        </>
      )}
    </Dialog>
  )
}
