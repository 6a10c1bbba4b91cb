import { useQuery } from '@apollo/client/react'
import { CERTIFICATE_LABELS } from '#domain/certificate-kinds.ts'
import { graphql } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import text from '#web/ui/text.module.css'
import styles from './doctors-section.module.css'
import { Section } from './section.tsx'

const CertificatesThere = graphql(
  `query CertificatesThere($hospitalId: ID!) { certificates(hospitalId: $hospitalId) { id kind number issuer expiresOn checkedAt } }`,
)

/**
 * Props of the list of certificates, which is read-only here and edited on the verification page.
 */
type VerificationSectionProps = {
  hospitalId: string
  isVerified: boolean
  /** Address of the verification page, for users who may edit there. Others write to us. */
  keptAt?: string | undefined
}

export function VerificationSection({ hospitalId, isVerified, keptAt }: VerificationSectionProps) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { data } = useQuery(CertificatesThere, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  return (
    <Section
      name="verification"
      note={isVerified ? t('Verified') : t('Not verified')}
      action={
        <ButtonLink size="sm" variant="ghost" to={keptAt ?? paths.contact}>
          {keptAt ? t('Manage certificates') : t('Send us a certificate')}
        </ButtonLink>
      }
    >
      <ul>
        {data?.certificates.map(({ id, kind, number, issuer, expiresOn, checkedAt }) => (
          <li key={id} className={styles.row}>
            {checkedAt ? <BadgeCheck aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
            <span className={styles.name}>
              <b className={text.strong}>
                {t(CERTIFICATE_LABELS[kind])} <bdi>{number}</bdi>
              </b>
              <small className={text.note}>
                {issuer}
                {` · ${t('until {{date}}', { date: formatDate(expiresOn) })}`}
                {!checkedAt && ` · ${t('not checked yet')}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <FieldHint>
        {t('The tick patients see comes from the licence. It lapses automatically, with an email 30 days before.')}
      </FieldHint>
    </Section>
  )
}
