/**
 * Company({ site }) — registration, offices and contact of the operator in the footer. Only entered
 * values are shown.
 * Certificates({ certificates }) — each with its number, issuer and last day.
 */
import { mailHref, telHref } from '#domain/contact-links.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useFormat } from '../i18n/format.ts'
import text from '../ui/text.module.css'
import styles from './footer.module.css'

type Site = {
  companyName: string
  tradeRegistry: string
  mersis: string
  phone: string
  email: string
  offices: readonly { name: string; lines: readonly string[] }[]
}

export function Company({ site }: { site: Site }) {
  const { t } = useTranslation()
  const { companyName, tradeRegistry, mersis, phone, email, offices } = site
  const isRegistered = companyName || tradeRegistry || mersis
  const canBeReached = phone || email
  if (!isRegistered && !canBeReached && offices.length === 0) return null
  return (
    <div className={styles.company}>
      {isRegistered && (
        <div>
          <h2>{t('Company registration')}</h2>
          {companyName && <bdi className={text.block}>{companyName}</bdi>}
          {tradeRegistry && (
            <span className={text.block}>
              {t('Trade registry')} <bdi dir="ltr">{tradeRegistry}</bdi>
            </span>
          )}
          {mersis && (
            <span className={text.block}>
              {t('MERSİS')} <bdi dir="ltr">{mersis}</bdi>
            </span>
          )}
        </div>
      )}
      {offices.map((office) => (
        <div key={office.name}>
          <h2>{t(office.name)}</h2>
          {office.lines.map((line) => (
            <bdi key={line} dir="ltr" className={text.block}>
              {line}
            </bdi>
          ))}
        </div>
      ))}
      {canBeReached && (
        <div>
          <h2>{t('Contact')}</h2>
          {phone && (
            <a href={telHref(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email && (
            <a href={mailHref(email)}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          )}
        </div>
      )}
    </div>
  )
}

type Certificate = { name: string; number: string; issuer: string; validUntil: string; documentUrl: string | null }

export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return (
    <ul className={styles.certificates}>
      {certificates.map(({ name, number, issuer, validUntil, documentUrl }) => {
        const details = t('No. {{number}}, {{issuer}}, valid until {{day}}', {
          number,
          issuer,
          day: formatDate(validUntil),
        })
        return (
          <li key={number}>
            <span>
              {documentUrl ? (
                <a href={documentUrl} target="_blank" rel="noreferrer noopener">
                  {name}
                </a>
              ) : (
                name
              )}
              <small className={text.block}>{details}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
