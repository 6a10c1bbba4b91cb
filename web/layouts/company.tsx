/** Company({ site }) — registration, offices and contact of the company behind the product, in the footer. */
import { useTranslation } from 'react-i18next'
import { mailHref, telHref } from '../ui/contact-links.tsx'
import text from '../ui/text.module.css'

type Site = {
  companyName: string
  tradeRegistry: string
  mersis: string
  phone: string
  email: string
  offices: { name: string; lines: string[] }[]
}

export function Company({ site }: { site: Site }) {
  const { t } = useTranslation()
  return (
    <>
      <div>
        <h2>{t('Company registration')}</h2>
        <bdi>{site.companyName}</bdi>
        <br />
        {t('Trade registry')} <bdi dir="ltr">{site.tradeRegistry}</bdi>
        <br />
        {t('MERSİS')} <bdi dir="ltr">{site.mersis}</bdi>
      </div>
      {site.offices.map((office) => (
        <div key={office.name}>
          <h2>{t(office.name)}</h2>
          {office.lines.map((line) => (
            <bdi key={line} dir="ltr" className={text.block}>
              {line}
            </bdi>
          ))}
        </div>
      ))}
      <div>
        <h2>{t('Contact')}</h2>
        <a href={telHref(site.phone)}>
          <bdi dir="ltr">{site.phone}</bdi>
        </a>
        <a href={mailHref(site.email)}>
          <bdi dir="ltr">{site.email}</bdi>
        </a>
      </div>
    </>
  )
}
