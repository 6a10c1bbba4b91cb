import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { useCertificates } from './facts.ts'

/** Lists the operator's certificates with number, issuer and last day. */
export function OperatorCertificates() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const certificates = useCertificates()
  if (certificates.length === 0)
    return <Banner quiet>{t('The operator of this installation has entered no certificate.')}</Banner>
  return (
    <Columns>
      {certificates.map(({ name, number, issuer, validUntil, documentUrl }) => (
        <Card key={number} pad as="article">
          <CardHeading as="h3">{name}</CardHeading>
          <p className={text.note}>
            {t('No. {{number}}, {{issuer}}, valid until {{day}}', { number, issuer, day: formatDate(validUntil) })}
          </p>
          {documentUrl && (
            <a className={text.link} href={documentUrl} target="_blank" rel="noreferrer noopener">
              {t('Open the certificate')}
            </a>
          )}
        </Card>
      ))}
    </Columns>
  )
}
