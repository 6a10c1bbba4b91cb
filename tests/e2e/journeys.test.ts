/**
 * What patients, staff, administrators and developers do, in every language on both screens: texts come from the dictionaries. The suite
 * goes one way through the matrix; `npm run journeys` goes through all of it.
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
const all = Object.keys(journeys).flatMap((who) =>
  UI_LANGUAGES.flatMap((language) => (Object.keys(widths) as Device[]).map((device) => ({ who, language, device }))),
)
/** Gone in every run of the suite; other tests go through the rest in English, and through the emergencies in all languages. */
const few: Way[] = [
  { who: 'staff', language: 'ru', device: 'phone' },
  { who: 'administrator', language: 'tr', device: 'desktop' },
]

test.each(process.env.JOURNEYS === 'all' ? all : few)('$who in $language on a $device', async (way) => {
  const { who, language, device } = way
  // Another number for each, so that none takes the times and records of another.
  const at = all.filter((one) => one.who === who).findIndex((one) => one.language === language && one.device === device)
  await journeys[who]?.(await setOut({ browser, language, device, viewport: widths[device] }), at)
})
