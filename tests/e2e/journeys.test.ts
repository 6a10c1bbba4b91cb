/**
 * Journeys of patients, staff, administrators and developers in every language on both screens,
 * with texts from the dictionaries. The suite takes one path through the matrix; `npm run journeys`
 * takes all.
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
/**
 * One after the other of each language, so that two who go beside each other do different things.
 */
const all = UI_LANGUAGES.flatMap((language) =>
  (Object.keys(widths) as Device[]).flatMap((device) =>
    Object.keys(journeys).map((who) => ({ who, language, device })),
  ),
)
/**
 * Gone in every run of the suite; other tests go through the rest in English, and through the
 * emergencies in all languages.
 */
const few: Way[] = [
  { who: 'patient', language: 'ar', device: 'phone' },
  { who: 'staff', language: 'ru', device: 'phone' },
  { who: 'administrator', language: 'tr', device: 'desktop' },
]

async function go({ who, language, device }: Way) {
  // Another number for each, so that none takes the times and records of another.
  const at = all.filter((one) => one.who === who).findIndex((one) => one.language === language && one.device === device)
  await journeys[who]?.(await setOut({ browser, language, device, viewport: widths[device] }), at)
}
const title = '$who in $language on a $device'
// Five of them all go beside each other, as one waits for mails and answers while others go on.
if (process.env.JOURNEYS === 'all') test.concurrent.each(all)(title, go, 240_000)
else test.each(few)(title, go)
