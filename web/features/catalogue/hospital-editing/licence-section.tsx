import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { Row } from '#web/ui/layout.tsx'
import type { EditedHospital } from './hospital-edit.ts'
import { HOSPITAL_FIELDS } from './hospital-fields.ts'
import { Section } from './section.tsx'

/** Shows the fields that follow the licence, read-only for staff. */
export function LicenceSection({ hospital }: { hospital: EditedHospital }) {
  const { t } = useTranslation()
  const place = [hospital.address, hospital.district, hospital.city, hospital.country].filter(Boolean).join(', ')
  return (
    <Section name="facts">
      <Facts
        items={[
          { term: t(HOSPITAL_FIELDS.name.label), value: hospital.name },
          { term: t(HOSPITAL_FIELDS.address.label), value: place },
        ]}
      />
      <Row gap="small" wrap>
        <Badge tone={hospital.isActive ? 'ok' : 'done'}>{hospital.isActive ? t('Active') : t('Inactive')}</Badge>
        <Badge tone="info">{hospital.isVerified ? t('Verified') : t('Not verified')}</Badge>
      </Row>
      <FieldHint>
        {t('Name, location and status follow your operating licence. Hekima administrators change them.')}
      </FieldHint>
    </Section>
  )
}
