import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import { type BookableVisit, CHANNEL_WORDS } from '#domain/visit-types.ts'
import { sayOnPages } from '#server/http/page-words.ts'

/**
 * Returns one line about the visit booked for a treatment: "First consultation by video, 30 min".
 * The server writes it, so that result cards need no texts of their own.
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
