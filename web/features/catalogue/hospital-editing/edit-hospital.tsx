import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { sentence } from '#domain/sentences.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditColumn, EditColumns } from '#web/editing/edit-card.tsx'
import { EditForm } from '#web/editing/edit-form.tsx'
import type { Keeper } from '#web/editing/keeper.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useAnchor } from '#web/routing/use-anchor.ts'
import { ClosuresSection } from './closures-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DoctorsSection } from './doctors-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { type EditedHospital, UpdateHospital } from './hospital-edit.ts'
import { editionOf, hospitalFields, type SectionName } from './hospital-fields.ts'
import { editOfHospital, staffEditOf } from './hospital-input.ts'
import { HoursSection } from './hours-section.tsx'
import { ImagesSection, type PictureSlot } from './images-section.tsx'
import { LanguagesSection } from './languages-section.tsx'
import { LicenceSection } from './licence-section.tsx'
import { NotifiedSection } from './notified-section.tsx'
import { RulesFields } from './rules-fields.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { ServicesSection } from './services-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { useHospitalForm } from './use-hospital-form.ts'
import { VerificationSection } from './verification-section.tsx'

const SECTIONS_OF: Record<Keeper, readonly SectionName[]> = {
  admin: [
    'facts',
    'contact',
    'hours',
    'closures',
    'languages',
    'notified',
    'services',
    'doctors',
    'images',
    'verification',
    'texts',
  ],
  staff: [
    'texts',
    'images',
    'contact',
    'hours',
    'closures',
    'services',
    'languages',
    'notified',
    'facts',
    'verification',
  ],
}

type EditHospitalProps = {
  hospital: EditedHospital
  keeper: Keeper
  /** Reloads the hospital after a conflict. */
  onReload: () => Promise<EditedHospital | null | undefined>
  pictureField: PictureSlot
  /** Notification settings, which save separately, below the addresses for notifications. */
  notices?: ReactNode
  /** Further parts that save separately. */
  children?: ReactNode
}

/** Saves the whole form in place. It stays open with the saved values. */
export function EditHospital({ hospital, keeper, onReload, pictureField, notices, children }: EditHospitalProps) {
  const { t } = useTranslation()
  useAnchor()
  const [update] = useMutation(UpdateHospital)
  const { id, settings } = hospital
  const isAdmin = keeper === 'admin'
  const edition = editionOf(hospital)
  const form = useHospitalForm(edition.values, {
    record: `hospital.${id}`,
    version: edition.version,
    fields: hospitalFields(t, settings.offers),
    send: async (input, basedOn) => {
      const { data } = await update({
        variables: {
          id,
          input: { ...(isAdmin ? editOfHospital : staffEditOf)(input), basedOn: basedOn ?? null },
        },
      })
      forgetLists()
      return data ? editionOf(data.updateHospital) : undefined
    },
    reload: async () => {
      const reloaded = await onReload()
      return reloaded ? editionOf(reloaded) : undefined
    },
    saved: t('Changes saved successfully.'),
    otherwise: sentence('Save failed'),
  })
  const { editing, control } = form
  const parts = { editing, control }
  const holidays = [...settings.holidays, ...settings.proposedHolidays].sort((a, b) => a.date.localeCompare(b.date))
  // Staff mostly edit texts, so these come first. Administrators see the facts first.
  const texts = <TextsSection {...parts} saved={settings.texts} />
  return (
    <EditForm editing={editing} saveLabel={t('Save')} savingLabel={t('Saving...')}>
      <SectionTabs names={SECTIONS_OF[keeper]} isChanged={editing.isChanged} />
      {!isAdmin && texts}
      <EditColumns>
        <EditColumn>
          {isAdmin && <FactsSection {...parts} />}
          <ContactSection editing={editing} />
          <HoursSection {...parts} />
          <RulesFields {...parts} usualAnswerMinutes={hospital.answerTerms.usualAnswerMinutes} />
          <LanguagesSection {...parts} />
          <NotifiedSection {...parts} hospitalId={id} unconfirmed={settings.unconfirmedEmails} />
          {notices}
        </EditColumn>
        <EditColumn>
          <ServicesSection {...parts} hospital={hospital} />
          <ClosuresSection {...parts} hospitalId={id} holidays={holidays} />
          {isAdmin && <DoctorsSection hospitalId={id} />}
          <ImagesSection {...form} pictureField={pictureField} />
          {!isAdmin && <LicenceSection hospital={hospital} />}
          <VerificationSection
            hospitalId={id}
            isVerified={hospital.isVerified}
            keptAt={isAdmin ? paths.adminCertificates(id) : undefined}
          />
          {children}
        </EditColumn>
      </EditColumns>
      {isAdmin && texts}
    </EditForm>
  )
}
