import { useApolloClient, useMutation } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { sentence } from '#domain/sentences.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditColumn, EditColumns } from '#web/editing/edit-card.tsx'
import { EditForm } from '#web/editing/edit-form.tsx'
import { ClosuresSection } from './closures-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DoctorsSection } from './doctors-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { HospitalToEdit, UpdateHospital, type EditedHospital } from './hospital-edit.ts'
import { editOfHospital } from './hospital-form.ts'
import { fieldsOf, valuesOf } from './hospital-values.ts'
import { HoursSection } from './hours-section.tsx'
import { ImagesSection, type PictureSlot } from './images-section.tsx'
import { LanguagesSection } from './languages-section.tsx'
import { RulesFields } from './rules-fields.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { ServicesSection } from './services-section.tsx'
import { useHospitalForm } from './use-hospital-form.ts'
import { VerificationSection } from './verification-section.tsx'

const editionOf = (hospital: EditedHospital) => ({ version: hospital.updatedAt, values: valuesOf(hospital) })

/** Saves in place, all of it at once: the form stays open on what is saved. */
export function EditHospital({ hospital, pictureField }: { hospital: EditedHospital; pictureField: PictureSlot }) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [update] = useMutation(UpdateHospital)
  const { id, settings } = hospital
  const edition = editionOf(hospital)
  const form = useHospitalForm(edition.values, {
    record: `hospital.${id}`,
    version: edition.version,
    fields: fieldsOf(t, settings.offers),
    send: async (input, basedOn) => {
      const { data } = await update({
        variables: { id, input: { ...editOfHospital(input), basedOn: basedOn ?? null } },
      })
      forgetLists()
      return data ? editionOf(data.updateHospital) : undefined
    },
    reload: async () => {
      const { data } = await client.query({ query: HospitalToEdit, variables: { id }, fetchPolicy: 'network-only' })
      return data?.hospital ? editionOf(data.hospital) : undefined
    },
    saved: t('Changes saved successfully.'),
    otherwise: sentence('Save failed'),
  })
  const { editing, control } = form
  const parts = { editing, control }
  const holidays = [...settings.holidays, ...settings.proposedHolidays].sort((one, other) =>
    one.date.localeCompare(other.date),
  )
  return (
    <EditForm editing={editing} saveLabel={t('Save')} savingLabel={t('Saving...')}>
      <SectionTabs isChanged={editing.isChanged} />
      <EditColumns>
        <EditColumn>
          <FactsSection {...parts} />
          <ContactSection editing={editing} />
          <HoursSection {...parts} />
          <RulesFields editing={editing} />
          <LanguagesSection {...parts} />
        </EditColumn>
        <EditColumn>
          <ServicesSection {...parts} hospital={hospital} />
          <ClosuresSection {...parts} hospitalId={id} holidays={holidays} />
          <DoctorsSection hospitalId={id} />
          <ImagesSection {...form} pictureField={pictureField} />
          <VerificationSection hospitalId={id} isVerified={hospital.isVerified} />
        </EditColumn>
      </EditColumns>
    </EditForm>
  )
}
