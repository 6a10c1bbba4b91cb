import { SEX_LABELS } from '#domain/patient-labels.ts'
import { NEED_LABELS, PREGNANCY_LABELS, SMOKING_LABELS } from '#domain/quotes/labels.ts'
import { questionnaireOf } from '#domain/quotes/questionnaires/index.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Lock } from '#web/ui/icons/lock.ts'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { FileList } from '../files/file-list.tsx'
import { quoteFileAddress } from '../files/quote-files.ts'
import { PatientAnswers } from './patient-answers.tsx'
import styles from './patient-card.module.css'
import type { QuoteRequest } from './request-fields.ts'
import { useRequestWords } from './request-words.ts'

const sexWord = (sex: string): string => Object.entries(SEX_LABELS).find(([name]) => name === sex)?.[1] ?? sex

/** Returns health facts. An unanswered fact and the answer "none" have different words. */
function useHealthFacts({ health }: QuoteRequest): Fact[] {
  const { t } = useTranslation()
  const { formatNumber, formatList } = useFormat()
  if (!health) return []
  const notSaid = <span className={text.muted}>{t('Not stated')}</span>
  const measure = (value: number | null, unit: 'centimeter' | 'kilogram') =>
    value === null ? notSaid : formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })
  const list = (items: readonly string[] | null) =>
    items === null ? notSaid : items.length === 0 ? t('None') : <bdi>{formatList(items)}</bdi>
  return [
    { term: t('Sex'), value: health.sex === null ? notSaid : t(sexWord(health.sex)) },
    { term: t('Height'), value: measure(health.heightCm, 'centimeter') },
    { term: t('Weight'), value: measure(health.weightKg, 'kilogram') },
    ...(health.pregnancy ? [{ term: t('Pregnancy'), value: t(PREGNANCY_LABELS[health.pregnancy]) }] : []),
    { term: t('Smoking'), value: health.smoking === null ? notSaid : t(SMOKING_LABELS[health.smoking]) },
    { term: t('Conditions'), value: list(health.conditions) },
    { term: t('Medicines'), value: list(health.medicines) },
    { term: t('Allergies'), value: list(health.allergies) },
    { term: t('Earlier operations'), value: list(health.operations) },
  ]
}

/** Returns facts of the journey, which every role may read. */
function useTravelFacts(request: QuoteRequest): Fact[] {
  const { t } = useTranslation()
  const { formatNumber, formatList } = useFormat()
  const words = useRequestWords()
  const { companions, needs, fromAirport, currency } = request
  return [
    { term: t('Preferred days'), value: words.days(request) },
    { term: t('Companions'), value: formatNumber(companions) },
    ...(fromAirport ? [{ term: t('Airport'), value: <bdi dir="ltr">{fromAirport}</bdi> }] : []),
    ...(needs.length > 0
      ? [{ term: t('Needs on the way'), value: formatList(needs.map((need) => t(NEED_LABELS[need]))) }]
      : []),
    { term: t('Compares in'), value: <bdi dir="ltr">{currency}</bdi> },
  ]
}

/** Note about the time from which the patient's contact data is visible. */
function ContactNote() {
  const { t } = useTranslation()
  const { may } = useWorkplace()
  // Doctors never see them.
  if (!may('read')) return null
  return (
    <p className={styles.lock}>
      <Lock aria-hidden="true" />
      {t('You see the surname and contact details once the quote is accepted.')}
    </p>
  )
}

/** Photos and files of the patient with download links. */
function PatientFiles({ request: { id, files, questionnaireId } }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  const views = (questionnaireOf(questionnaireId)?.questions ?? []).flatMap((question) =>
    question.kind === 'photos' ? question.views : [],
  )
  return (
    <section className={styles.part}>
      <h3>{t('Photos and files')}</h3>
      <FileList files={files} addressOf={(fileId) => quoteFileAddress(id, fileId)} views={views} />
    </section>
  )
}

/** Facts about the patient that the caller's role may read. */
export function PatientCard({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const words = useRequestWords()
  const health = useHealthFacts(request)
  const travel = useTravelFacts(request)
  const isHidden = request.health === null
  return (
    <TitledCard title={words.patientName(request.patient)} note={words.origin(request.patient)}>
      <Stack className={styles.body}>
        {request.goal && (
          <p className={text.written} dir="auto">
            {request.goal}
          </p>
        )}
        {isHidden ? (
          // Administrators open it by the card above.
          !request.needsReason && (
            <p className={text.note}>{t('Your role cannot read health data, or it has been removed.')}</p>
          )
        ) : (
          <>
            <PatientAnswers request={request} />
            <PatientFiles request={request} />
            <section className={styles.part}>
              <h3>{t('Health')}</h3>
              <Facts items={health} />
            </section>
          </>
        )}
        <section className={styles.part}>
          <h3>{t('Journey')}</h3>
          <Facts items={travel} />
        </section>
        {request.state !== 'accepted' && <ContactNote />}
      </Stack>
    </TitledCard>
  )
}
