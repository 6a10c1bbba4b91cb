import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input } from '#web/ui/field.tsx'
import styles from './section.module.css'
import { Section } from './section.tsx'
import type { SectionParts } from './use-hospital-form.ts'

export function ContactSection({ editing }: Pick<SectionParts, 'editing'>) {
  const { t } = useTranslation()
  return (
    <Section name="contact" className={styles.pair}>
      <Input app optional type="tel" dir="ltr" autoComplete="off" {...editing.input('phone')} />
      <Input app optional type="email" dir="ltr" autoComplete="off" {...editing.input('email')} />
      <Input
        app
        optional
        dir="ltr"
        inputMode="url"
        hint={t('https:// is added where it is missing')}
        {...editing.input('website')}
      />
      <Input app optional dir="ltr" inputMode="url" {...editing.input('googleMapsUrl')} />
      <Input app optional dir="ltr" inputMode="url" {...editing.input('googlePlacesUrl')} />
    </Section>
  )
}
