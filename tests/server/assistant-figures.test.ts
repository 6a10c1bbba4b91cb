import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardKey } from '#domain/card-key.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())
beforeEach(() => app.query('delete from limits'))

type Card = { id: string; sourceName: string; hospitals: number; from: number | null; currency: string }
type TurnInput = string | { role: string; content: string }

const asked = (said: TurnInput[]) => said.map((one) => (typeof one === 'string' ? { role: 'user', content: one } : one))

async function chat(said: TurnInput[], language: UiLanguage, more: object = {}) {
  const { body, status } = await app.request
    .post('/api/Chat')
    .send({ messages: asked(said), language, answerBy: 'guide', ...more })
  expect(status).toBe(200)
  return body
}

/** Sends a conversation turn by turn and returns the last answer. */
async function talked(turns: string[], language: UiLanguage) {
  const said: TurnInput[] = []
  const shown: string[] = []
  let body: Awaited<ReturnType<typeof chat>> | undefined
  for (const turn of turns) {
    said.push(turn)
    body = await chat(said, language, { shown })
    const { hospitals, doctors, treatments } = body.suggestions
    shown.push(...[...hospitals, ...doctors].map(({ id }: { id: string }) => id), ...treatments.map(cardKey))
    said.push(body.message)
  }
  return body
}

/**
 * Returns the total of the search for a treatment, and the lowest price of its active hospitals.
 */
async function searched({ id, sourceName }: Card, location?: string) {
  const { headers } = await app.request.get('/api/Hospitals/search').query({ service: sourceName, location, limit: 1 })
  const [lowest] = await app.query<{ price: number }>(
    `select coalesce(link.price, service.price)::float8 as price
      from hospital_services link join health_services service on service.id = link.service_id
      join hospitals hospital on hospital.id = link.hospital_id
      where service.id = $1 and hospital.is_active and not link.on_request and ($2::text is null or hospital.city = $2)
      and coalesce(link.price, service.price) is not null
      order by coalesce(link.price_usd, service.price_usd) limit 1`,
    [id, location ?? null],
  )
  return { hospitals: Number(headers['x-total-count']), from: lowest?.price ?? null }
}

const WISHES: Record<UiLanguage, string[]> = {
  en: [
    'I want a knee replacement',
    'I want a hair transplant',
    'rhinoplasty',
    'dental implants',
    'IVF',
    'my knee hurts',
  ],
  tr: ['diz protezi istiyorum', 'saç ekimi istiyorum', 'burun estetiği', 'diş implantı', 'tüp bebek', 'dizim ağrıyor'],
  ru: ['хочу замену колена', 'пересадка волос', 'ринопластика', 'импланты зубов', 'ЭКО', 'болит колено'],
  ar: ['أريد تبديل مفصل الركبة', 'زراعة الشعر', 'تجميل الأنف', 'زراعة الأسنان', 'أطفال الأنابيب', 'ركبتي تؤلمني'],
}

describe.each(UI_LANGUAGES)('the cards of treatments in %s', (language) => {
  test.each(WISHES[language])('have the count and the lowest price of the search: %s', async (wish) => {
    const { suggestions } = await chat([wish], language)
    expect(suggestions.treatments.length).toBeGreaterThan(0)
    for (const card of suggestions.treatments as Card[]) expect(card).toMatchObject(await searched(card))
    const there = await chat([wish, 'Antalya'], language)
    const { location, treatments } = there.suggestions
    for (const card of treatments as Card[]) expect(card).toMatchObject(await searched(card, location ?? undefined))
    if (treatments.length > 0)
      expect(location === 'Antalya' || /Antalya|Анталь|أنطاليا/.test(there.message.content)).toBe(true)
  })
})

test('equal the suggestions without a city', async () => {
  const { suggestions } = await chat(['I want a knee replacement'], 'en')
  const [card] = suggestions.treatments as Card[]
  const { body } = await app.request.get('/api/Search/suggestions').query({ q: card?.sourceName })
  expect(body.treatments.find(({ id }: Card) => id === card?.id)).toMatchObject({
    hospitals: card?.hospitals,
    from: card?.from,
    currency: card?.currency,
  })
})

describe('requests narrow the results', () => {
  test('a budget by one rule, with the number of matches', async () => {
    const body = await talked(['I want a knee replacement', 'in Antalya', 'my budget is 8000 dollars'], 'en')
    expect(body.message.content).toMatch(/^Knee Replacement for \$8,000 or less in Antalya: \d+ of \d+ hospitals\./)
    const complaint = await talked(['my knee hurts for 2 months', 'my budget is 8000 dollars'], 'en')
    expect(complaint.message.content).toMatch(/for \$8,000 or less: \d+ of \d+ hospitals\./)
  })

  test('a language by doctors who speak it, and reported if no doctor does', async () => {
    const [spoken] = await app.query<{ language: string }>(
      `select language from doctors, unnest(languages_spoken) language
        where specialty = 'Orthopedics' and is_listed and language in ('Arabic', 'Russian', 'German', 'French') limit 1`,
    )
    const turns = ['my knee hurts for 2 months', `I want a doctor who speaks ${spoken?.language}`]
    const body = await talked(turns, 'en')
    expect(body.message.content).toContain(`The doctors shown speak the language you asked for: ${spoken?.language}.`)
    expect(body.triage.specialties[0]).toBe('Orthopedics')
    const { doctors } = (await chat(turns, 'en')).suggestions
    expect(doctors.length).toBeGreaterThan(0)
    for (const { languagesSpoken } of doctors) expect(languagesSpoken).toContain(spoken?.language)
    const nobody = await talked(['my knee hurts for 2 months', 'a doctor who speaks Ukrainian'], 'en')
    expect(nobody.message.content).toMatch(
      /^No doctor listed here for this speaks the language you asked for: Ukrainian\./,
    )
  })

  test('a heart stays the topic when the user asks for Istanbul and Arabic', async () => {
    const body = await talked(['عندي ثقب في القلب', 'أريد طبيبًا في إسطنبول يتكلم العربية'], 'ar')
    expect(body.triage.specialties.join()).toMatch(/Cardi/)
    expect(body.message.content).toContain('إسطنبول')
  })
})

describe('questions are answered', () => {
  test.each<[UiLanguage, string[], RegExp]>([
    ['ru', ['болит колено два месяца', 'Сколько стоит имплант зуба?'], /^[^\n]+: от .*\$.*, \d+ больни/],
    ['en', ['my knee hurts for 2 months', 'How much is a dental implant?'], /^[^\n]+: from \$[\d,.]+, \d+ hospitals\./],
    ['en', ['How much is a dental implant?'], /^[^\n]+: from \$[\d,.]+, \d+ hospitals\./],
    ['tr', ['dizim 2 aydır ağrıyor', 'diş implantı ne kadar?'], /^[^\n]+ fiyatından başlıyor, \d+ hastane/],
    ['ar', ['ركبتي تؤلمني من شهرين', 'كم سعر زراعة الأسنان؟'], /^[^\n]+ابتداءً من/],
  ])('with a price first (%s: %j)', async (language, turns, expected) => {
    expect((await talked(turns, language)).message.content).toMatch(expected)
  })

  test.each(['thanks!', 'haha', 'how tall is the Eiffel tower?'])('without cards: %s', async (turn) => {
    const { suggestions, message } = await talked(['my knee hurts for 2 months', turn], 'en')
    expect(suggestions).toMatchObject({ hospitals: [], doctors: [], services: [], treatments: [] })
    expect(message.content).not.toContain('My advice stays the same')
  })

  test('without a card that is already on screen', async () => {
    const first = await chat(['I want a hair transplant'], 'en')
    const { hospitals, doctors, treatments } = first.suggestions
    const shown = [...hospitals, ...doctors].map(({ id }: { id: string }) => id).concat(treatments.map(cardKey))
    const again = await chat(['I want a hair transplant', first.message, 'how much is it?'], 'en', { shown })
    expect(again.suggestions).toMatchObject({ hospitals: [], doctors: [], treatments: [] })
    expect(again.message.content).toContain('The best matches are already shown above.')
    const there = await chat(['I want a hair transplant', first.message, 'in Antalya'], 'en', { shown })
    for (const card of [...there.suggestions.hospitals, ...there.suggestions.doctors])
      expect(shown).not.toContain(card.id)
  })
})

/** English words that are in no name of a hospital or treatment. */
const ENGLISH = /\b(?:the|this|here|cards?|offers?|your|shown|from|with|nobody|asks?|hospitals in|or less)\b/i

describe.each(['tr', 'ru', 'ar'] as const)('answers in %s', (language) => {
  test('contain no English sentence and no Latin name of a city', async () => {
    const [wish = '', , , , , complaint = ''] = WISHES[language]
    const spoken = { tr: 'Arapça bilen doktor', ru: 'врач, который говорит по-арабски', ar: 'طبيب يتكلم الروسية' }
    const budget = { tr: 'bütçem 2000 euro', ru: 'бюджет 2000 евро', ar: 'ميزانيتي 2000 يورو' }
    const price = { tr: 'fiyat ne kadar', ru: 'сколько стоит?', ar: 'كم السعر' }
    const city = { tr: "İzmir'de", ru: 'в Измире', ar: 'في إزمير' }
    for (const beginning of [wish, complaint])
      for (const turn of [spoken, budget, price, city]) {
        const { message } = await talked([beginning, turn[language]], language)
        expect(message.content).not.toMatch(ENGLISH)
        if (language !== 'tr') expect(message.content).not.toMatch(/İzmir|Izmir/)
      }
  })
})
