import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge, Verified } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import { ChooseQuote } from '../accept/choose-quote.tsx'
import { AttachmentFields } from '../attachments/attachment-fields.ts'
import { AttachmentList } from '../attachments/attachment-list.tsx'
import { PatientQuestions } from '../questions/patient-questions.tsx'
import { isOfPatient, QuestionFields } from '../questions/question-fields.ts'
import { HospitalStateFields, hospitalStateWords } from '../state-words.ts'
import { AnswerClock } from './answer-clock.tsx'
import styles from './hospital-card.module.css'
import { HospitalQuestion } from './hospital-question.tsx'

export const HospitalCardFields = graphql(
  `fragment HospitalCardFields on QuoteRequestHospital {
    id
    declineReason
    questions { ...QuestionFields }
    quotes { id version isCurrent canAccept sentAt validUntil totalIncluded currency attachments { ...AttachmentFields } }
    hospital { id name city cityName district logoUrl imageUrls isVerified }
    ...HospitalStateFields
  }`,
  [HospitalStateFields, QuestionFields, AttachmentFields],
)
export type CardHospital = ResultOf<typeof HospitalCardFields>

type Props = { answer: CardHospital; request: { id: string; number: string }; children?: ReactNode }

/** One hospital of a request with state, clock, question or quote. */
export function HospitalCard({ answer, request, children }: Props) {
  const { t } = useTranslation()
  const { hospital, state, clock, questions, declineReason } = answer
  const [tone, words] = hospitalStateWords(answer)
  const ofHospital = questions.filter((question) => !isOfPatient(question))
  const open = state === 'question' ? ofHospital.find((question) => question.answer === null) : undefined
  return (
    <Card as="li" id={answer.id} className={clsx(styles.card, open && styles.asks)}>
      <div className={styles.head}>
        <span className={styles.picture} aria-hidden="true">
          <EntityImage src={hospital.logoUrl ?? hospital.imageUrls[0]} lazy>
            <HospitalArt id={hospital.id} city={hospital.city} lazy />
          </EntityImage>
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link to={paths.hospital(hospital)}>
              <bdi>{hospital.name}</bdi>
            </Link>{' '}
            {hospital.isVerified && <Verified />}
          </h2>
          <Badge tone={tone}>{t(words)}</Badge>
        </div>
      </div>
      {open && <HospitalQuestion hospitalRequestId={answer.id} question={open} />}
      {state === 'quoted' || state === 'accepted' ? (
        <QuoteLine answer={answer} request={request} />
      ) : (
        clock && clock.state !== 'stopped' && <AnswerClock clock={clock} />
      )}
      {declineReason && (
        <blockquote className={clsx(text.written, styles.reason)}>
          <bdi>{declineReason}</bdi>
        </blockquote>
      )}
      <EarlierQuestions questions={ofHospital.filter((question) => question !== open)} />
      <PatientQuestions questions={questions} />
      {children}
    </Card>
  )
}

function EarlierQuestions({ questions }: Pick<CardHospital, 'questions'>) {
  const { t } = useTranslation()
  if (questions.length === 0) return null
  return (
    <details className={styles.earlier}>
      <summary>{t('{{count}} answered questions', { count: questions.length })}</summary>
      <dl>
        {questions.map(({ id, text: question, answer }) => (
          <div key={id}>
            <dt className={text.written}>
              <bdi>{question}</bdi>
            </dt>
            <dd className={text.written}>
              <bdi>{answer ?? t('Not answered')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const HOUR = 60

function QuoteLine({ answer: { quotes, clock }, request }: Omit<Props, 'children'>) {
  const { t } = useTranslation()
  const { formatDate, formatPrice, formatConverted } = useFormat()
  const quote = quotes.find(({ isCurrent }) => isCurrent)
  if (!quote) return null
  const { totalIncluded, currency, validUntil, version } = quote
  const converted = formatConverted(totalIncluded, currency)
  const minutes = clock?.answeredMinutes
  const notes = [
    version > 1 && t('Version {{version}}', { version }),
    minutes != null && t('After {{count}} working hours', { count: Math.max(1, Math.round(minutes / HOUR)) }),
    validUntil && t('Valid until {{day}}', { day: formatDate(validUntil) }),
  ]
  return (
    <>
      <div className={styles.quote}>
        <div>
          <p className={styles.total}>
            <bdi>{formatPrice(totalIncluded, currency)}</bdi>{' '}
            {converted && <bdi className={text.note}>{converted}</bdi>}
          </p>
          <p className={text.note}>{notes.filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.next}>
          <ButtonLink variant="tonal" size="sm" to={paths.quote(request.number, { view: 'compare' })}>
            {t('Read the quote')}
          </ButtonLink>
          <ChooseQuote number={request.number} quote={quote} />
        </div>
      </div>
      <AttachmentList requestId={request.id} attachments={quote.attachments} />
    </>
  )
}
