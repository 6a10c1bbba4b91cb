import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input } from '#web/ui/field.tsx'

type ContactField = 'firstName' | 'lastName' | 'email' | 'phone'

type Props = {
  /** Registers a field in the surrounding form and returns its error. */
  field: (name: ContactField) => { name: string; error: string | undefined }
}

/** Shows name, address and phone of the account holder, through which a hospital contacts them. */
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
