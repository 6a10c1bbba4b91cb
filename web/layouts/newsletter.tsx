import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'
import styles from './newsletter.module.css'

export function Newsletter() {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const client = useApolloClient()
  const [loading, setLoading] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    setWrong(undefined)
    setRefused(undefined)
    setLoading(true)
    try {
      // Few visitors subscribe, so the mutation loads on demand.
      const { subscribe } = await import('./subscribe.ts')
      await subscribe(client, { email, language })
      toast({ text: t('Check your inbox at {{email}} to confirm', { email }) })
      form.reset()
    } catch (error) {
      const { message, fields } = refusalOf(error)
      if (!fields.email) return setRefused(t(message))
      setWrong(fields.email)
      form.querySelector('input')?.focus()
    } finally {
      setLoading(false)
    }
  }
  return (
    <form className={styles.newsletter} noValidate onSubmit={onSubmit}>
      <h2>{t('News from {{product}}', { product: PRODUCT_NAME })}</h2>
      <div className={styles.row}>
        <Input
          className={styles.field}
          label={t('Email address')}
          hideLabel
          type="email"
          name="email"
          required
          maxLength={254}
          error={wrong}
          autoComplete="email"
          placeholder={t('Email address')}
        />
        <Button type="submit" variant="on-band" busy={loading} className={styles.send}>
          {t('Subscribe')}
        </Button>
      </div>
      {refused && <p role="alert">{refused}</p>}
    </form>
  )
}
