import { useApolloClient, useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sentence } from '#domain/sentences.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import { useEditing } from '#web/editing/use-editing.ts'
import { graphql } from '#web/graphql.ts'
import {
  type DoctorChange,
  doctorFields,
  type DoctorForm,
  doctorSchema,
  type EditedDoctor,
  EditedDoctorFields,
  editionOf,
  linksOf,
} from './doctor.ts'
import { DoctorFields, type PictureSlot } from './doctor-fields.tsx'
import { DoctorServices } from './doctor-services.tsx'
import { useOffers } from './use-offers.ts'

export const EditedDoctorQuery = graphql(
  `query EditedDoctor($id: ID!) { doctor(id: $id, includeInactive: true) { ...EditedDoctorFields } }`,
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

/** Saves in place: the form stays open on what is saved. */
export function EditDoctor({ doctor, pictureField }: { doctor: EditedDoctor; pictureField: PictureSlot }) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [update] = useMutation(UpdateDoctor)
  const [setServices] = useMutation(SetDoctorServices)
  const edition = editionOf(doctor)
  const form = useForm<DoctorForm, unknown, DoctorChange>({
    resolver: zodResolver(doctorSchema as never) as never,
    defaultValues: edition.values,
    reValidateMode: 'onSubmit',
  })
  const { id } = doctor
  const values = useWatch({ control: form.control }) as DoctorForm
  const hospitalId = values.hospitalId?.id ?? null
  const offers = useOffers(hospitalId)

  async function send(input: DoctorChange, basedOn: string | undefined) {
    const { services, ...fields } = input
    const { data } = await update({ variables: { id, input: { ...fields, basedOn: basedOn ?? null } } })
    let saved = data?.updateDoctor
    if (saved && editing.changed.some(({ path }) => path.startsWith('services.'))) {
      const links = linksOf(services).filter(({ serviceId }) => offers?.some((offer) => offer.id === serviceId) ?? true)
      const { data: linked } = await setServices({ variables: { id, services: links, basedOn: saved.updatedAt } })
      saved = linked?.setDoctorServices
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
      const { data } = await client.query({ query: EditedDoctorQuery, variables: { id }, fetchPolicy: 'network-only' })
      return data?.doctor ? editionOf(data.doctor) : undefined
    },
    saved: t('Changes saved successfully.'),
    otherwise: sentence('Save failed'),
  })
  return (
    <EditForm editing={editing} saveLabel={t('Save')} savingLabel={t('Saving...')}>
      <DoctorFields form={form} values={values} editing={editing} pictureField={pictureField}>
        <DoctorServices
          doctorId={id}
          hospitalId={hospitalId}
          offers={offers}
          services={values.services}
          errorOf={(serviceId) => form.formState.errors.services?.[serviceId]?.price?.message}
          onChange={(serviceId, done) => editing.set(`services.${serviceId}`, done)}
        />
      </DoctorFields>
    </EditForm>
  )
}
