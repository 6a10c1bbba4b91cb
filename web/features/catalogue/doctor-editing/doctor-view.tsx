import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { EditCard, EditColumn, EditColumns } from '#web/editing/edit-card.tsx'
import { hospitalLabel } from '#web/editing/hospital-choice.tsx'
import { TextStates } from '#web/editing/text-states.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Details } from '#web/ui/facts.tsx'
import { Row } from '#web/ui/layout.tsx'
import { usePriceText } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'
import type { EditedDoctor } from './doctor.ts'
import styles from './doctor-view.module.css'

export function DoctorView({ doctor }: { doctor: EditedDoctor }) {
  const { t } = useTranslation()
  const { formatLanguages, formatList } = useFormat()
  const priceText = usePriceText()
  const notGiven = t('Not given')
  const facts = [
    { term: t('Specialty'), value: t(doctor.specialty, { context: 'specialty' }) },
    {
      term: t('Hospital'),
      value: doctor.hospitalId ? (
        <Link className={text.link} to={paths.adminHospital(doctor.hospitalId)}>
          <bdi>{hospitalLabel({ name: doctor.hospitalName, city: doctor.hospitalCity })}</bdi>
        </Link>
      ) : (
        t('Independent')
      ),
    },
    { term: t('Years of experience'), value: doctor.experienceYears },
    {
      term: t('Sub-specialties'),
      value: formatList(doctor.subspecialties.map((name) => t(name, { context: 'specialty' }))) || notGiven,
    },
    { term: t('Languages spoken'), value: formatLanguages(doctor.languagesSpoken) || notGiven },
    {
      term: t('Consultation fee'),
      value: priceText({ price: doctor.consultationFee, currency: doctor.currency }),
    },
    {
      term: t('Address for video visits'),
      value: doctor.settings.meetingUrl ? <bdi dir="ltr">{doctor.settings.meetingUrl}</bdi> : notGiven,
    },
    { term: t('Phone'), value: doctor.phone ? <bdi dir="ltr">{doctor.phone}</bdi> : notGiven },
    { term: t('Email'), value: doctor.email ? <bdi dir="ltr">{doctor.email}</bdi> : notGiven },
    {
      term: t('Website'),
      value: doctor.website ? (
        <a className={text.link} href={doctor.website} rel="noreferrer" dir="ltr">
          {doctor.website}
        </a>
      ) : (
        notGiven
      ),
    },
  ]
  return (
    <EditColumns>
      <EditColumn>
        <EditCard
          title={t('About the doctor')}
          action={<Badge tone={doctor.isActive ? 'ok' : 'done'}>{doctor.isActive ? t('Active') : t('Inactive')}</Badge>}
        >
          <div className={styles.portrait}>
            <EntityImage src={doctor.profileImageUrl} alt={t('Photo of {{name}}', { name: doctor.fullName })}>
              <DoctorArt id={doctor.id} name={doctor.fullName} />
            </EntityImage>
          </div>
          <Details>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Details>
          {doctor.settings.description && (
            <p className={text.written} lang="en" dir="ltr">
              {doctor.settings.description}
            </p>
          )}
          <TextStates texts={doctor.settings.texts} />
        </EditCard>
      </EditColumn>
      <EditColumn>
        <EditCard title={t('Services')}>
          {doctor.services.length === 0 && (
            <p className={text.muted}>{t('No services yet. Patients use them to find the doctor.')}</p>
          )}
          <ul>
            {doctor.services.map(({ id, service, price, currency }) => (
              <Row as="li" between key={id} className={styles.service}>
                <span>{t(service.name)}</span>
                <span className={text.num}>{priceText({ price, currency })}</span>
              </Row>
            ))}
          </ul>
        </EditCard>
      </EditColumn>
    </EditColumns>
  )
}
