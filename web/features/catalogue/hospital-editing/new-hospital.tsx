import { useMutation } from '@apollo/client/react'
import { useRef } from 'react'
import { sentence } from '#domain/sentences.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditColumn, EditColumns } from '#web/editing/edit-card.tsx'
import { EditForm } from '#web/editing/edit-form.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ContactSection } from './contact-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { CreateHospital } from './hospital-edit.ts'
import { hospitalFields, NEW_HOSPITAL } from './hospital-fields.ts'
import { newHospital } from './hospital-input.ts'
import { ImagesSection, type PictureSlot } from './images-section.tsx'
import { LanguagesSection } from './languages-section.tsx'
import { useHospitalForm } from './use-hospital-form.ts'

type NewHospitalProps = { pictureField: PictureSlot; onCreated: (id: string) => void; onCancel: () => void }

/** Creates a hospital. Hours, services and doctors are edited after creation. */
export function NewHospital({ pictureField, onCreated, onCancel }: NewHospitalProps) {
  const { t } = useTranslation()
  const [create] = useMutation(CreateHospital)
  const created = useRef('')
  const form = useHospitalForm(NEW_HOSPITAL, {
    record: 'hospital.new',
    fields: hospitalFields(t, []),
    send: async (input) => {
      const { data } = await create({ variables: { input: newHospital(input) } })
      forgetLists()
      created.current = data?.createHospital.id ?? ''
      return undefined
    },
    onSaved: () => onCreated(created.current),
    otherwise: sentence('Failed to create hospital'),
  })
  const { editing, control } = form
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Create Hospital')}
      savingLabel={t('Creating...')}
      errorTitle={t('Error creating hospital')}
      onCancel={onCancel}
    >
      <EditColumns>
        <EditColumn>
          <FactsSection editing={editing} control={control} isNew />
        </EditColumn>
        <EditColumn>
          <ContactSection editing={editing} />
          <LanguagesSection editing={editing} control={control} />
          <ImagesSection {...form} pictureField={pictureField} />
        </EditColumn>
      </EditColumns>
    </EditForm>
  )
}
