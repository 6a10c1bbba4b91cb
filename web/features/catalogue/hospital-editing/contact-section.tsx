import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input } from '#web/ui/field.tsx'
import { LABELS } from './hospital-values.ts'
import styles from './section.module.css'
import { Section } from './section.tsx'
import type { SectionParts } from './use-hospital-form.ts'

export function ContactSection({ editing }: Pick<SectionParts, 'editing'>) {
  const { t } = useTranslation()
  return (
    <Section name="contact" className={styles.pair}>
      <Input app optional type="tel" dir="ltr" autoComplete="off" label={t(LABELS.phone)} {...editing.field('phone')} />
      <Input
        app
        optional
        type="email"
        dir="ltr"
        autoComplete="off"
        label={t(LABELS.email)}
        {...editing.field('email')}
      />
      <Input
        app
        optional
        dir="ltr"
        inputMode="url"
        label={t(LABELS.website)}
        hint={t('https:// is added where it is missing')}
        {...editing.field('website')}
      />
      <Input
        app
        optional
        dir="ltr"
        inputMode="url"
        label={t(LABELS.googleMapsUrl)}
        {...editing.field('googleMapsUrl')}
      />
      <Input
        app
        optional
        dir="ltr"
        inputMode="url"
        label={t(LABELS.googlePlacesUrl)}
        {...editing.field('googlePlacesUrl')}
      />
    </Section>
  )
}
