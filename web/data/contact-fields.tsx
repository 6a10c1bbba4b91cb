import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input } from '#web/ui/field.tsx'

type ContactField = 'firstName' | 'lastName' | 'email' | 'phone'

type Props = {
  /** Registration of a field in the form around, with its error. */
  field: (name: ContactField) => { name: string; error: string | undefined }
}

/** Name, address and phone of the account holder, by which a hospital reaches them. */
export function ContactFields({ field }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Input label={t('First name')} autoComplete="given-name" {...field('firstName')} />
      <Input label={t('Last name')} autoComplete="family-name" {...field('lastName')} />
      <Input label={t('Email')} type="email" dir="ltr" autoComplete="email" {...field('email')} />
      <Input label={t('Phone')} type="tel" dir="ltr" autoComplete="tel" {...field('phone')} />
    </>
  )
}
