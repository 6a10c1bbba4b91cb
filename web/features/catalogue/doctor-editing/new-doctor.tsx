import { useApolloClient, useMutation } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { sentence } from '#domain/sentences.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql } from '#web/data/graphql.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import type { ChosenHospital } from '#web/editing/hospital-choice.tsx'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { type DoctorForm, doctorFields, EditedDoctorFields, NEW_DOCTOR, newDoctorSchema } from './doctor.ts'
import { DoctorFields, type PictureSlot } from './doctor-fields.tsx'
import { FirstTreatments, TreatmentsOfSpecialty } from './first-treatments.tsx'

const CreateDoctor = graphql(
  `mutation CreateDoctor($input: DoctorInput!) { createDoctor(input: $input) { ...EditedDoctorFields } }`,
  [EditedDoctorFields],
)
type NewDoctorInput = z.output<typeof newDoctorSchema>
type NewDoctorProps = {
  /** Hospital of the new doctor, if known. */
  hospital?: ChosenHospital | undefined
  /** True if the hospital cannot be changed. */
  isFixed?: boolean
  pictureField: PictureSlot
  onCreated: (id: string) => void
  onCancel: () => void
}

export function NewDoctor({ hospital, isFixed = false, pictureField, onCreated, onCancel }: NewDoctorProps) {
  const { t } = useTranslation()
  const [hospitals, setHospitals] = useState<'loading' | 'failed' | 'there'>()
  const client = useApolloClient()
  const [create] = useMutation(CreateDoctor)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const form = useForm<DoctorForm, unknown, NewDoctorInput>({
    resolver: formResolver(newDoctorSchema),
    defaultValues: { ...NEW_DOCTOR, hospitalId: hospital ?? null },
    ...JUDGED_WHEN_SENT,
  })
  const values = useWatch({ control: form.control }) as DoctorForm
  const created = useRef('')
  const editing = useEditing(form, {
    record: 'doctor.new',
    fields: (forms) => doctorFields(t, forms),
    send: async (input) => {
      const { hospitalId, specialty } = input
      const { data } = await client.query({ query: TreatmentsOfSpecialty, variables: { hospitalId, specialty } })
      const serviceIds = (data?.treatmentsOfSpecialty ?? [])
        .map(({ service }) => service.id)
        .filter((id) => !unticked.has(id))
      const answer = await create({ variables: { input: { ...input, serviceIds } } })
      forgetLists()
      created.current = answer.data?.createDoctor.id ?? ''
      return undefined
    },
    onSaved: () => onCreated(created.current),
    otherwise: sentence('Failed to create doctor'),
  })
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Create Doctor')}
      savingLabel={t('Creating...')}
      errorTitle={t('Error creating doctor')}
      onCancel={onCancel}
    >
      {hospitals === 'failed' && (
        <Banner tone="warn">{t('The hospitals could not be loaded. Please reload the page to choose one.')}</Banner>
      )}
      <DoctorFields
        form={form}
        values={values}
        editing={editing}
        pictureField={pictureField}
        onHospitals={setHospitals}
        isFixed={isFixed}
        isNew
      >
        <FirstTreatments
          hospitalId={values.hospitalId?.id ?? null}
          specialty={values.specialty}
          unticked={unticked}
          onChange={setUnticked}
        />
      </DoctorFields>
    </EditForm>
  )
}
