import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSoft, isWish, typedWordsOf } from '#domain/concepts/words.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())

type Page = {
  total: number
  understood: object[]
  leftOut: string[]
  requirements: { filters: string; without: string }[]
}
async function search(kind: 'hospitals' | 'doctors', q: string): Promise<Page> {
  const input = kind === 'hospitals' ? 'HospitalSearch' : 'DoctorSearch'
  const text = `query ($search: ${input}) {
    ${kind}(search: $search, limit: 1) { total leftOut understood { id } requirements { filters without } } }`
  const { data, errors } = await app.graphql(text, { search: { q } })
  expect(errors).toEqual([])
  return data[kind]
}

describe('a language that is only named is a filter', () => {
  test.each([
    ['knee replacement arabic', 'Arabic', 'knee replacement'],
    ['arabic knee replacement', 'Arabic', 'knee replacement'],
    ['dentist in German', 'German', 'dentist'],
    ['english dentist', 'English', 'dentist'],
    ['замена колена арабский', 'Arabic', 'замена колена'],
    ['стоматолог на арабском языке', 'Arabic', 'стоматолог'],
    ['русский стоматолог', 'Russian', 'стоматолог'],
    ['diz protezi Arapça', 'Arabic', 'diz protezi'],
    ['diş hekimi Almancası', 'German', 'diş hekimi'],
    ['طبيب أسنان عربي', 'Arabic', 'طبيب أسنان'],
    ['طبيب أسنان باللغة الروسية', 'Russian', 'طبيب أسنان'],
    ['hospital arabic', 'Arabic', 'hospital'],
    ['Karayel arabic', 'Arabic', 'Karayel'],
  ])('%s', async (q, language, without) => {
    expect((await search('hospitals', q)).requirements).toEqual([{ filters: `languages=${language}`, without }])
  })

  test.each(['turkish hospital', 'турецкая клиника', 'عيادة تركية'])('but %s says where it is', async (q) => {
    expect((await search('hospitals', q)).requirements).toEqual([])
  })
})

/** Parts of searches: each is recognised, a filter, or left out. */
const PARTS = {
  en: {
    subjects: ['knee replacement', 'dentist', 'hair transplant', 'cardiologist'],
    filters: ['arabic', 'in Antalya', 'under 9000', 'tomorrow', 'who speaks German'],
    others: ['cheapest', 'best', 'qwzx', 'recommended flurble'],
  },
  tr: {
    subjects: ['diz protezi', 'diş hekimi', 'saç ekimi', 'kardiyolog'],
    filters: ['Arapça', "Antalya'da", '9000 dolara kadar', 'yarın'],
    others: ['ucuz', 'qwzx', 'yakın vızvız'],
  },
  ru: {
    subjects: ['замена колена', 'стоматолог', 'пересадка волос', 'кардиолог'],
    filters: ['арабский', 'в Анталье', 'до 9000 долларов', 'завтра'],
    others: ['недорого', 'лучшая', 'бумбарам'],
  },
  ar: {
    subjects: ['استبدال الركبة', 'طبيب أسنان', 'زراعة الشعر', 'طبيب قلب'],
    filters: ['عربي', 'في أنطاليا', 'اقل من 9000 دولار', 'غدا'],
    others: ['أفضل', 'رخيص', 'قوزخشط'],
  },
}

/** Words of a text that a search has to account for: neither particles nor "hospital". */
const wordsOf = (text: string) =>
  typedWordsOf(text)
    .filter(({ word }) => isWish(word) || !isSoft(word))
    .map(({ typed }) => typed)

/** Returns every search of one part of each kind, in two orders. */
function mixed({ subjects, filters, others }: (typeof PARTS)['en']) {
  return subjects.flatMap((subject) =>
    filters.flatMap((filter, at) =>
      others.map((other, turn) => {
        const further = filters[(at + 1 + turn) % filters.length]
        const words = (at + turn) % 2 === 0 ? [subject, filter, other] : [other, subject, filter]
        return { subject, q: (further === filter || turn === 0 ? words : [...words, further]).join(' ') }
      }),
    ),
  )
}

describe.each(Object.entries(PARTS))('no word of a search in %s vanishes', (_language, parts) => {
  test.each(['hospitals', 'doctors'] as const)('for %s', async (kind) => {
    for (const { subject, q } of mixed(parts)) {
      const { understood, leftOut, requirements } = await search(kind, q)
      expect([q, understood.length > 0]).toEqual([q, true])
      const recognised = wordsOf(subject)
      const filtered = requirements.flatMap(({ without }) => {
        const left = without.split(' ')
        return wordsOf(
          q
            .split(' ')
            .filter((word) => !left.includes(word))
            .join(' '),
        )
      })
      const vanished = wordsOf(q).filter((word) => ![...recognised, ...filtered, ...leftOut].includes(word))
      expect([q, vanished]).toEqual([q, []])
    }
  })

  test('and one that is not used is named as it was typed', async () => {
    for (const subject of parts.subjects)
      for (const other of parts.others)
        expect((await search('hospitals', `${subject} ${other}`)).leftOut).toEqual(wordsOf(other))
  })
})

test('words beside names and places are named, too', async () => {
  expect((await search('hospitals', 'cheapest hospital Antalya')).leftOut).toEqual(['cheapest'])
  expect((await search('hospitals', 'best arabic')).leftOut).toEqual(['best'])
})
