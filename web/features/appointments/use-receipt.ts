import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/format.ts'
import { directionOf } from '#web/i18n/i18n.ts'
import { usePreferences } from '#web/preferences.tsx'
import { receiptHtml, receiptName, saveFile } from './receipt.ts'
import type { Ticket } from './ticket.tsx'

/** Saves the receipt of an appointment as a file, in the language of the page. */
export function useReceipt() {
  const { t } = useTranslation()
  const { formatDate, formatExact } = useFormat()
  const { language } = usePreferences()
  return (ticket: Ticket) =>
    saveFile(
      receiptName(ticket),
      receiptHtml(ticket, {
        t: (sentence) => t(sentence),
        language,
        direction: directionOf(language),
        when: `${formatDate(ticket.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}, ${ticket.time}`,
        total: formatExact(0, 'TRY'),
      }),
    )
}
