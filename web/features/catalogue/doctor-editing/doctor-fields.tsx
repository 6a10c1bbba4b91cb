import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Picture } from '#domain/pictures.ts'
import { TermText } from '#web/data/term-text.tsx'
import { EditCard, EditColumn, EditColumns, FieldPair } from '#web/editing/edit-card.tsx'
import { HospitalChoice } from '#web/editing/hospital-choice.tsx'
import type { PendingParts } from '#web/editing/pending-parts.ts'
import { PriceFields } from '#web/editing/price-fields.tsx'
import { TextsCard } from '#web/editing/translated.tsx'
import type { useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Input, Select, Textarea } from '#web/ui/field.tsx'
import { DOCTOR_FIELDS, type DoctorForm, specialtyOptions } from './doctor.ts'
import { LanguageRows } from './language-rows.tsx'
import { SubspecialtyChoices } from './subspecialty-choices.tsx'

type DoctorFieldsProps = {
  form: Pick<UseFormReturn<DoctorForm>, 'register' | 'clearErrors' | 'formState'> & { control: unknown }
  values: DoctorForm
  editing: Pick<ReturnType<typeof useEditing<DoctorForm, never>>, 'field' | 'isChanged' | 'set' | 'pending'>
  /** Languages whose text was older than the English one when the form was filled. */
  outdated?: readonly string[]
  pictureField: PictureSlot
  onHospitals?: (state: 'loading' | 'failed' | 'there') => void
  /** A new doctor belongs to a hospital and may become independent later. */
  isNew?: boolean
  /** True for staff, who edit only doctors of their own hospital. */
  isFixed?: boolean
  /** Cards below the doctor's details. */
  below?: ReactNode
  /** Cards beside the details. */
  children?: ReactNode
}

type PictureError = { url?: { message?: string }; alt?: { message?: string } } | undefined
/** Picture field, which the page passes in because features do not import each other. */
export type PictureSlot = (field: {
  value: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  errors: readonly PictureError[] | undefined
  pending: PendingParts
}) => ReactNode

export function DoctorFields({
  form,
  values,
  editing,
  outdated = [],
  pictureField,
  onHospitals,
  isNew = false,
  isFixed = false,
  below,
  children,
}: DoctorFieldsProps) {
  const { t } = useTranslation()
  const field = (name: keyof DoctorForm) => ({ label: t(DOCTOR_FIELDS[name].label), ...editing.field(name) })
  return (
    <>
      <EditColumns>
        <EditColumn>
          <EditCard title={t('About the doctor')} note={t('Shown to patients')}>
            <Input app {...field('fullName')} />
            <FieldPair>
              <Select
                app
                placeholder={t('Choose a specialty')}
                options={specialtyOptions(t)}
                hint={isFixed ? t('Hekima administrators manage the specialties.') : undefined}
                {...field('specialty')}
              />
              <Input app optional inputMode="numeric" {...field('experienceYears')} />
            </FieldPair>
            {values.specialty && <TermText kind="specialty" value={values.specialty} />}
            <SubspecialtyChoices
              specialty={values.specialty}
              chosen={values.subspecialties}
              error={editing.field('subspecialties').error}
              onChange={(names) => {
                editing.set('subspecialties', names)
                form.clearErrors('subspecialties')
              }}
            />
            {!isFixed && (
              <HospitalChoice
                label={t(DOCTOR_FIELDS.hospitalId.label)}
                optional={!isNew}
                placeholder={isNew ? t('Type a name or a city') : t('Independent')}
                error={field('hospitalId').error}
                changed={editing.isChanged('hospitalId')}
                value={values.hospitalId}
                pending={editing.pending}
                onChange={(hospital) => {
                  editing.set('hospitalId', hospital)
                  form.clearErrors('hospitalId')
                }}
                {...(onHospitals && { onState: onHospitals })}
              />
            )}
            <LanguageRows
              rows={values.languagesSpoken}
              changed={editing.isChanged('languagesSpoken')}
              onChange={(rows) => editing.set('languagesSpoken', rows)}
            />
          </EditCard>
          {below}
        </EditColumn>
        <EditColumn>
          <EditCard title={t('Contact')} note={t('Shown to patients')}>
            <FieldPair>
              <Input app optional type="tel" dir="ltr" autoComplete="off" {...field('phone')} />
              <Input app optional type="email" dir="ltr" autoComplete="off" {...field('email')} />
            </FieldPair>
            <Input app optional type="url" dir="ltr" {...field('website')} />
          </EditCard>
          <EditCard title={t('Picture')} note={t('A portrait')}>
            {pictureField({
              value: values.pictures,
              onChange: (pictures) => editing.set('pictures', pictures),
              errors: form.formState.errors.pictures as readonly PictureError[] | undefined,
              pending: editing.pending,
            })}
          </EditCard>
          <EditCard title={t('Consultation')}>
            <PriceFields amount={field('consultationFee')} currency={field('currency')} />
            <Input
              app
              optional
              type="url"
              dir="ltr"
              hint={t('Patients see it from 15 minutes before a video visit until it ends.')}
              {...field('meetingUrl')}
            />
            <Switch label={t('Active: patients find the doctor and can book')} {...form.register('isActive')} />
          </EditCard>
          {children}
        </EditColumn>
      </EditColumns>
      <TextsCard
        english={
          <Textarea
            app
            optional
            rows={5}
            lang="en"
            dir="ltr"
            hint={t('In English: the other languages are translated from it.')}
            {...field('description')}
          />
        }
        editing={editing}
        control={form.control}
        sources={['description']}
        outdated={outdated}
        rows={5}
      />
    </>
  )
}
