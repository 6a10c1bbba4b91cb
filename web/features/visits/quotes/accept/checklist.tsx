import { QUOTE_CHECK_ANSWERS, QUOTE_CHECKS, type QuoteCheck, type QuoteCheckAnswer } from '#domain/quotes/acceptance.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import { Choices } from '#web/ui/choice.tsx'
import text from '#web/ui/text.module.css'
import { NotStated } from '../compare/not-stated.tsx'
import type { AcceptableQuote } from './accept-fields.ts'
import styles from './checklist.module.css'
import { useChecks } from './use-checks.ts'

export type CheckAnswers = Partial<Record<QuoteCheck, QuoteCheckAnswer>>

type Props = {
  quote: AcceptableQuote
  answers: CheckAnswers
  onAnswer: (check: QuoteCheck, answer: QuoteCheckAnswer) => void
  refusals: Readonly<Record<string, string>>
}

/** Questions to settle before any treatment abroad. Each answer but Yes shows its risk. */
export function Checklist({ quote, answers, onAnswer, refusals }: Props) {
  const { t } = useTranslation()
  const words = useChecks(quote)
  const labels = { yes: t('Yes'), no: t('No'), unknown: t('I do not know') }
  const count = QUOTE_CHECKS.filter((check) => answers[check]).length
  return (
    <section className={styles.checks} aria-labelledby="checklist">
      <h2 id="checklist" className={styles.title}>
        {t('Checklist')}{' '}
        <small role="status">{t('{{count}} of {{all}} answered', { count, all: QUOTE_CHECKS.length })}</small>
      </h2>
      {QUOTE_CHECKS.map((check) => {
        const { question, stated, note, risk } = words[check]
        const answer = answers[check]
        return (
          <Card key={check} id={`checklist.${check}`} className={styles.check}>
            <h3>{question}</h3>
            {stated && (
              <p className={text.note}>
                {t('The quote says:')} <bdi>{stated}</bdi>
              </p>
            )}
            {stated === null && <NotStated />}
            {note && <p className={text.note}>{note}</p>}
            <Choices
              legend={question}
              hideLegend
              className={styles.answers ?? ''}
              error={refusals[`checklist.${check}`]}
            >
              {QUOTE_CHECK_ANSWERS.map((value) => (
                <label key={value} className={styles.answer} data-open={value !== 'yes' || undefined}>
                  <input
                    type="radio"
                    name={`checklist.${check}`}
                    value={value}
                    className={text.visuallyHidden}
                    checked={answer === value}
                    onChange={() => onAnswer(check, value)}
                  />
                  {labels[value]}
                </label>
              ))}
            </Choices>
            {answer && answer !== 'yes' && (
              <p className={styles.risk} role="status">
                {risk}
              </p>
            )}
          </Card>
        )
      })}
    </section>
  )
}
