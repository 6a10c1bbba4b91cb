import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { EditCard } from '#web/editing/edit-card.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'

export const TreatmentsOfSpecialty = graphql(`
  query TreatmentsOfSpecialty($hospitalId: ID!, $specialty: String!) {
    treatmentsOfSpecialty(hospitalId: $hospitalId, specialty: $specialty) {
      id price currency service { id name }
    }
  }
`)

type FirstTreatmentsProps = {
  hospitalId: string | null
  specialty: string
  /** IDs of the proposed treatments that the new doctor does not perform. */
  unticked: ReadonlySet<string>
  onChange: (unticked: ReadonlySet<string>) => void
}

/** Proposes the treatments of a new doctor: those of the specialty that the hospital offers. */
export function FirstTreatments({ hospitalId, specialty, unticked, onChange }: FirstTreatmentsProps) {
  const { t } = useTranslation()
  const { formatPrice } = useFormat()
  const query = useQuery(TreatmentsOfSpecialty, {
    variables: { hospitalId: hospitalId ?? '', specialty },
    skip: !hospitalId || !specialty,
  })
  const offers = query.data?.treatmentsOfSpecialty
  function toggle(id: string, isTicked: boolean) {
    const next = new Set(unticked)
    if (isTicked) next.delete(id)
    else next.add(id)
    onChange(next)
  }
  function content() {
    if (!hospitalId || !specialty)
      return <p className={text.note}>{t('Choose the hospital and the specialty to see its treatments.')}</p>
    if (query.error && !offers)
      return <LoadFailed title={t('The treatments could not be loaded.')} onRetry={() => void query.refetch()} />
    if (!offers) return <Skeleton size="row" />
    if (offers.length === 0)
      return (
        <p className={text.note}>
          {t('The hospital offers no treatment of this specialty. Without a treatment the doctor cannot be booked.')}
        </p>
      )
    return (
      <Choices legend={t('Proposed for this specialty')}>
        {offers.map(({ service, price, currency }) => (
          <Checkbox
            key={service.id}
            label={t(service.name)}
            count={price === null ? t('on request') : formatPrice(price, currency)}
            checked={!unticked.has(service.id)}
            onChange={({ target }) => toggle(service.id, target.checked)}
          />
        ))}
      </Choices>
    )
  }
  return (
    <EditCard title={t('Treatments')} note={t('At the prices of the hospital')}>
      {content()}
    </EditCard>
  )
}
