import { type FieldPath, useWatch } from 'react-hook-form'
import { POINT_LABELS } from '#domain/quotes/labels.ts'
import type { QuoteLineKind } from '#domain/quotes/lines.ts'
import { type QuotePoint, statedPoints } from '#domain/quotes/points.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CircleQuestionMark } from '#web/ui/icons/circle-question-mark.ts'
import text from '#web/ui/text.module.css'
import { isOpen } from '../../questions/question-fields.ts'
import { useBuilder } from './builder-context.ts'
import styles from './not-stated.module.css'
import { quoteContent } from './quote-content.ts'
import type { QuoteForm } from './quote-form.ts'

/** Field that states a point. */
const FIELD_OF: Partial<Record<QuotePoint, FieldPath<QuoteForm>>> = {
  surgeon: 'doctorId',
  anaesthesia: 'anaesthesia',
  nights_in_hospital: 'nightsInHospital',
  days_in_country: 'daysInCountry',
  earliest_flight: 'flightDays',
  price_changes: 'changeKind',
  complications: 'complicationsWhere',
  revision: 'revisionUntil',
  care_at_home: 'careWho',
  companion_stay: 'companionStay',
  valid_until: 'validUntil',
  deposit: 'depositKind',
}

/** Kind of line that states a point. */
const LINE_OF: Partial<Record<QuotePoint, QuoteLineKind>> = {
  tests_before: 'test',
  medicine_after: 'medicine',
  follow_ups: 'follow_up',
  interpreter: 'interpreter',
}

/** Returns the stated points of the current form values. */
export function useStatedPoints() {
  const { form, typing } = useBuilder()
  const values = useWatch({ control: form.control }) as QuoteForm
  return statedPoints(quoteContent(values, typing))
}

/** Points that the patient will read as not stated, each with a link to its field. */
export function NotStated() {
  const { t } = useTranslation()
  const { form, request, addLine } = useBuilder()
  const { stated, notStated } = useStatedPoints()
  const name = request.patient.firstName
  const askedPoints = new Set(request.questions.filter(isOpen).map(({ point }) => point))
  const state = (point: QuotePoint) => {
    const kind = LINE_OF[point]
    if (kind) return addLine.current(kind)
    const implant = form.getValues('lines').findIndex((line) => line.kind === 'implant' && !(line.maker && line.model))
    const field = point === 'implant' ? (`lines.${implant}.maker` as const) : FIELD_OF[point]
    if (field) form.setFocus(field)
  }
  if (notStated.length === 0)
    return (
      <Card as="section" pad aria-label={t('Details provided')}>
        <p className={text.strong}>{t('All details are provided.')}</p>
        <p className={text.note}>
          {t('{{count}} of {{total}} details provided', { count: stated.length, total: stated.length })}
        </p>
      </Card>
    )
  return (
    <Card as="section" clip className={styles.panel} aria-labelledby="not-stated">
      <div className={styles.head}>
        <h2 id="not-stated">{t('{{count}} details shown as “Not stated”', { count: notStated.length })}</h2>
        <p>{t('{{name}} sees this in red, next to hospitals that state it.', { name })}</p>
      </div>
      <ul>
        {notStated.map((point) => (
          <li key={point}>
            <CircleQuestionMark aria-hidden="true" />
            <span>
              {t(POINT_LABELS[point])}
              {askedPoints.has(point) && <small>{t('{{name}} asked about this', { name })}</small>}
            </span>
            <Button
              variant="tonal"
              size="sm"
              aria-label={t('State it: {{point}}', { point: t(POINT_LABELS[point]) })}
              onClick={() => state(point)}
            >
              {t('State it')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        {t('{{count}} of {{total}} details provided', {
          count: stated.length,
          total: stated.length + notStated.length,
        })}
      </p>
    </Card>
  )
}
