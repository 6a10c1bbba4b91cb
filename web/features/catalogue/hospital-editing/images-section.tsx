import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { MAX_IMAGES } from '#domain/hospitals.ts'
import type { Picture } from '#domain/pictures.ts'
import type { PendingParts } from '#web/editing/pending-parts.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import { HOSPITAL_FIELDS } from './hospital-fields.ts'
import { Section } from './section.tsx'
import type { HospitalEditor } from './use-hospital-form.ts'

type RowError = { url?: { message?: string }; alt?: { message?: string } } | undefined

/** Picture field, which the page passes in because pictures are a separate feature. */
export type PictureSlot = (field: {
  label: string
  value: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  max: number
  errors: readonly RowError[] | undefined
  pending: PendingParts
}) => ReactNode

type ImagesSectionProps = HospitalEditor & { pictureField: PictureSlot }

export function ImagesSection({ editing, control, errors, pictureField }: ImagesSectionProps) {
  const { t } = useTranslation()
  const [logo, images] = useWatch({ control, name: ['logo', 'images'] })
  return (
    <Section name="images" note={t('The first is the main picture')}>
      <div>
        <p className={text.strong}>{t(HOSPITAL_FIELDS.logo.label)}</p>
        {pictureField({
          label: t(HOSPITAL_FIELDS.logo.label),
          value: logo,
          onChange: (next) => editing.write('logo', next),
          max: 1,
          errors: errors.logo as readonly RowError[] | undefined,
          pending: editing.pending,
        })}
      </div>
      <div>
        <p className={text.strong}>{t(HOSPITAL_FIELDS.images.label)}</p>
        {pictureField({
          label: t(HOSPITAL_FIELDS.images.label),
          value: images,
          onChange: (next) => editing.write('images', next),
          max: MAX_IMAGES,
          errors: errors.images as readonly RowError[] | undefined,
          pending: editing.pending,
        })}
      </div>
    </Section>
  )
}
