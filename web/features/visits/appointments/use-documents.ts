import { useDownload } from '#web/device/download.ts'
import { usePreferences } from '#web/device/preferences.tsx'

/**
 * Downloads the documents of an appointment in the language of the page: the receipt, and the entry
 * for a calendar program.
 */
export function useDocuments() {
  const { language } = usePreferences()
  const { save, busy } = useDownload()
  const address = (id: string, document: string) => `/api/Appointments/${id}/${document}?lang=${language}`
  return {
    saveReceipt: (id: string) => void save(address(id, 'receipt.pdf')),
    saveCalendarEntry: (id: string) => void save(address(id, 'calendar.ics')),
    isBusy: busy !== null,
  }
}
