/**
 * Journeys of patients, staff, administrators and developers in every language on both screens,
 * with texts from the dictionaries. The suite runs one path through the matrix, and `npm run
 * journeys` runs all.
 */
import { afterAll, beforeAll, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { administratorJourney } from './journeys/administrator.ts'
import { assistantJourney } from './journeys/assistant.ts'
import { developerJourney } from './journeys/developer.ts'
import { patientJourney } from './journeys/patient.ts'
import { staffJourney } from './journeys/staff.ts'
import { type Browser, setOut, type Traveller } from './journeys/traveller.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const journeys: Record<string, (traveller: Traveller, at: number) => Promise<void>> = {
  patient: patientJourney,
  staff: staffJourney,
  administrator: administratorJourney,
  assistant: assistantJourney,
  developer: developerJourney,
}
type Device = keyof typeof widths
type Way = { who: string; language: UiLanguage; device: Device }
/** Sequential per language, so that two concurrent journeys do different things. */
const all = UI_LANGUAGES.flatMap((language) =>
  (Object.keys(widths) as Device[]).flatMap((device) =>
    Object.keys(journeys).map((who) => ({ who, language, device })),
  ),
)
/**
 * Journeys in every run of the suite. Other tests cover the rest in English, and emergencies in all
 * languages.
 */
const few: Way[] = [
  { who: 'patient', language: 'ar', device: 'phone' },
  { who: 'staff', language: 'ru', device: 'phone' },
  { who: 'administrator', language: 'tr', device: 'desktop' },
]

async function go({ who, language, device }: Way) {
  // A different number for each journey, so that none takes the times and records of another.
  const at = all.filter((one) => one.who === who).findIndex((one) => one.language === language && one.device === device)
  await journeys[who]?.(await setOut({ browser, language, device, viewport: widths[device] }), at)
}
const title = '$who in $language on a $device'
// All journeys run five at a time, because each often waits for mails and responses.
if (process.env.JOURNEYS === 'all') test.concurrent.each(all)(title, go, 240_000)
else test.each(few)(title, go)
