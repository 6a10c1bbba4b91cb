/**
 * ContactLinks({ phone?, email?, website? }) — rows of 44 px that call, write and open. An address
 * that is not http(s) is omitted.
 */

import { mailHref, telHref } from '#domain/contact-links.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Globe } from '#web/ui/icons/globe.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import styles from './contact-links.module.css'
import text from './text.module.css'

type Contact = { phone?: string | null; email?: string | null; website?: string | null }

export function webHref(website: string | null | undefined): string | null {
  try {
    const url = new URL(website ?? '')
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

export function ContactLinks({ phone, email, website }: Contact) {
  const { t } = useTranslation()
  const web = webHref(website)
  if (!phone && !email && !web) return null
  return (
    <ul className={styles.links}>
      {phone && (
        <li>
          <a className={styles.link} href={telHref(phone)}>
            <Phone aria-hidden="true" />
            <bdi dir="ltr" className={text.num}>
              {phone}
            </bdi>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className={styles.link} href={mailHref(email)}>
            <Mail aria-hidden="true" />
            <span className={text.screenOnly}>{t('Email Us')}</span>
            <bdi dir="ltr" className={styles.onPaper}>
              {email}
            </bdi>
          </a>
        </li>
      )}
      {web && (
        <li>
          <a className={styles.link} href={web} target="_blank" rel="noopener noreferrer">
            <Globe aria-hidden="true" />
            {t('Visit Website')}
            <span className={text.visuallyHidden}> ({t('opens in a new tab')})</span>
          </a>
        </li>
      )}
    </ul>
  )
}
