import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import { type BookableVisit, CHANNEL_WORDS } from '#domain/visit-types.ts'
import { sayOnPages } from '#server/http/page-words.ts'

/**
 * Returns the visit that is booked for a treatment in one line: "First consultation by video, 30
 * min". The server says it, so that result cards need no words of their own.
 */
export function visitSummary(
  { visitType, isFirstConsultation, channels, minutes }: Omit<BookableVisit, 'price' | 'currency'>,
  language: UiLanguage,
): string {
  const t = sayOnPages[language]
  if (visitType === 'examination') return t('Examination, {{minutes}} min', { minutes })
  const either = new Intl.ListFormat(LOCALES[language], { type: 'disjunction' })
  const how = either.format(channels.map((channel) => t(CHANNEL_WORDS[channel])))
  return isFirstConsultation
    ? t('First consultation {{how}}, {{minutes}} min', { how, minutes })
    : t('Consultation {{how}}, {{minutes}} min', { how, minutes })
}
