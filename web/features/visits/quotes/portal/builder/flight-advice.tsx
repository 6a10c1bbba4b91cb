import { useWatch } from 'react-hook-form'
import { findFlightRule } from '#domain/quotes/flights.ts'
import { MAX_TERM } from '#domain/quotes/limits.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Input } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import { readNumber } from '../typed-number.ts'
import { useBuilder } from './builder-context.ts'
import { useQuoteField } from './use-quote-field.ts'

/** Public advice on the flight home with its source, and the reason for fewer days. */
export function FlightAdvice() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { form, request, typing } = useBuilder()
  const field = useQuoteField()
  const [typed, reason, language] = useWatch({
    control: form.control,
    name: ['flightDays', 'flightReason', 'language'],
  })
  const rule = findFlightRule(request.flightRuleId)
  if (!rule)
    return (
      <Banner quiet title={t('No public advice on flights covers this treatment.')}>
        {t('The patient reads: “{{words}}”.', { words: t('Based on the surgeon’s advice: ask your surgeon') })}
      </Banner>
    )
  const days = readNumber(typed, typing)
  const isEarlier = days !== null && days < rule.days
  return (
    <>
      <Banner quiet title={t('Public advice: {{advice}}', { advice: t(rule.advice) })}>
        <a className={text.link} href={rule.source.url} rel="noreferrer">
          <bdi>{rule.source.title}</bdi>
        </a>{' '}
        {t('Compared on {{day}}. You may set more days, and fewer only with a reason.', {
          day: formatDate(rule.comparedOn),
        })}
      </Banner>
      {(isEarlier || reason !== '') && (
        <Input
          app
          lang={language}
          maxLength={MAX_TERM}
          label={t('Reason for fewer days')}
          hint={t('The patient reads it beside the public advice.')}
          {...field('flightReason')}
        />
      )}
    </>
  )
}
