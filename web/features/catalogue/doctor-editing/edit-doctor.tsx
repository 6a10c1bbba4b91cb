import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { type FieldPath, get, useForm, useWatch } from 'react-hook-form'
import { sentence } from '#domain/sentences.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql } from '#web/data/graphql.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import { firstMessage } from '#web/editing/first-message.ts'
import type { Keeper } from '#web/editing/keeper.ts'
import type { PendingParts } from '#web/editing/pending-parts.ts'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import {
  type DoctorChange,
  type DoctorForm,
  doctorFields,
  doctorSchema,
  type EditedDoctor,
  EditedDoctorFields,
  editionOf,
  linksOf,
  weekOf,
} from './doctor.ts'
import { DoctorFields, type PictureSlot } from './doctor-fields.tsx'
import { DoctorServices } from './doctor-services.tsx'
import { DoctorWeek } from './doctor-week.tsx'
import { useOffers } from './use-offers.ts'

export const EditedDoctorQuery = graphql(
  `query EditedDoctor($id: ID!) { doctor(id: $id, includeInactive: true) { ...EditedDoctorFields } }`,
  [EditedDoctorFields],
)
/** Query of the doctor's fields for the hospital's staff. */
export const OwnDoctorQuery = graphql(
  `query OwnDoctor($hospitalId: ID, $id: ID!) { doctor: hospitalDoctor(hospitalId: $hospitalId, id: $id) { ...EditedDoctorFields } }`,
  [EditedDoctorFields],
)
const UpdateDoctor = graphql(
  `mutation UpdateDoctor($id: ID!, $input: DoctorUpdate!) { updateDoctor(id: $id, input: $input) { ...EditedDoctorFields } }`,
  [EditedDoctorFields],
)
const SetDoctorServices = graphql(
  `mutation SetDoctorServices($id: ID!, $services: [DoctorServiceInput!]!, $basedOn: DateTime) {
    setDoctorServices(doctorId: $id, services: $services, basedOn: $basedOn) { ...EditedDoctorFields }
  }`,
  [EditedDoctorFields],
)

const SetDoctorCalendar = graphql(`
  mutation SetDoctorCalendar($id: ID!, $hours: [OpeningDayInput!], $breaks: [DoctorBreakInput!]!, $basedOn: DateTime) {
    setDoctorCalendar(doctorId: $id, hours: $hours, breaks: $breaks, basedOn: $basedOn) {
      id
      hours { weekday times }
      breaks { weekday from to }
      leave { id startsOn endsOn }
      hasFeed
      updatedAt
    }
  }
`)

const WEEK = ['hasOwnHours', 'hours', 'breaks']

type EditDoctorProps = {
  doctor: EditedDoctor
  keeper: Keeper
  /** Reloads the record after a conflict. */
  onReload: () => Promise<EditedDoctor | null | undefined>
  pictureField: PictureSlot
  /** Parts beside the form that save separately. Their pending values are saved with the form. */
  above?: (pending: PendingParts) => ReactNode
  below?: (pending: PendingParts) => ReactNode
}

/** Saves in place. The form stays open with the saved values. */
export function EditDoctor({ doctor, keeper, onReload, pictureField, above, below }: EditDoctorProps) {
  const { t } = useTranslation()
  const [update] = useMutation(UpdateDoctor)
  const [setServices] = useMutation(SetDoctorServices)
  const [setCalendar] = useMutation(SetDoctorCalendar)
  const edition = editionOf(doctor)
  const form = useForm<DoctorForm, unknown, DoctorChange>({
    resolver: formResolver(doctorSchema),
    defaultValues: edition.values,
    ...JUDGED_WHEN_SENT,
  })
  const { id } = doctor
  const values = useWatch({ control: form.control }) as DoctorForm
  const hospitalId = values.hospitalId?.id ?? null
  const offers = useOffers(hospitalId, keeper)

  async function send(input: DoctorChange, basedOn: string | undefined) {
    const { services, hasOwnHours, hours, breaks, ...fields } = input
    const isChanged = (part: string) => editing.changed.some(({ path }) => path === part || path.startsWith(`${part}.`))
    const { data } = await update({ variables: { id, input: { ...fields, basedOn: basedOn ?? null } } })
    let saved = data?.updateDoctor
    if (saved && isChanged('services')) {
      const links = linksOf(services).filter(({ serviceId }) => offers?.some((offer) => offer.id === serviceId) ?? true)
      const { data: linked } = await setServices({ variables: { id, services: links, basedOn: saved.updatedAt } })
      saved = linked?.setDoctorServices
    }
    if (saved && WEEK.some(isChanged)) {
      const week = weekOf({ hasOwnHours, hours, breaks })
      const { data: savedWeek } = await setCalendar({ variables: { id, ...week, basedOn: saved.updatedAt } })
      const calendar = savedWeek?.setDoctorCalendar
      saved = calendar && { ...saved, calendar, updatedAt: calendar.updatedAt }
    }
    forgetLists()
    return saved && editionOf(saved)
  }

  const editing = useEditing(form, {
    record: `doctor.${id}`,
    version: edition.version,
    fields: (forms) => doctorFields(t, forms),
    send,
    reload: async () => {
      const reloaded = await onReload()
      return reloaded ? editionOf(reloaded) : undefined
    },
    saved: t('Changes saved successfully.'),
    otherwise: sentence('Save failed'),
  })
  const errorIn = (path: string) => firstMessage(get(form.formState.errors, path))
  return (
    <>
      {above?.(editing.pending)}
      <EditForm editing={editing} saveLabel={t('Save')} savingLabel={t('Saving...')}>
        <DoctorFields
          form={form}
          values={values}
          editing={editing}
          outdated={doctor.settings.texts.filter(({ isOutdated }) => isOutdated).map(({ language }) => language)}
          pictureField={pictureField}
          isFixed={keeper === 'staff'}
          below={
            <DoctorWeek
              values={values}
              isChanged={editing.isChanged}
              errorIn={errorIn}
              pending={editing.pending}
              write={(path, value) => {
                editing.set(path, value)
                form.clearErrors(path as FieldPath<DoctorForm>)
              }}
            />
          }
        >
          <DoctorServices
            doctorId={id}
            hospitalId={hospitalId}
            keeper={keeper}
            offers={offers}
            services={values.services}
            errorOf={(serviceId) => form.formState.errors.services?.[serviceId]?.price?.message}
            onChange={(serviceId, done) => editing.set(`services.${serviceId}`, done)}
            pending={editing.pending}
          />
        </DoctorFields>
      </EditForm>
      {below?.(editing.pending)}
    </>
  )
}
