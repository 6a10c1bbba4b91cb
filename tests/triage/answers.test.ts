import { describe, expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { URGENCIES, type Urgency } from '#domain/search-choices.ts'
import { answersTo } from './conversation.ts'

/** ` | ` separates the turns of a conversation. */
const talked = (language: UiLanguage, conversation: string) => answersTo(language, ...conversation.split(' | '))

const urgencies = (language: UiLanguage, conversation: string) =>
  talked(language, conversation).map(({ understanding }) => understanding.urgency)

describe('an answer that names no sign', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'My mother has blurry vision | she is 71 | for a few weeks'],
    ['en', 'my son has fever 39 | he is 3 | playing and drinking well'],
    ['en', 'my son is 3, fever 39 but he is playful | since yesterday'],
  ])('raises no alarm by itself (%s: %s)', (language, conversation) => {
    for (const { understanding } of talked(language, conversation)) expect(understanding.emergency).toBe(false)
  })

  test.each<[UiLanguage, string]>([
    ['tr', 'ayağım şişti, baldırım da sıcak, nefesim daralıyor | ateşi yok'],
    ['en', 'he looks grey and keeps falling asleep, breathing in gasps | no fever | he is 71'],
    ['ru', 'папа серый и весь мокрый, давит за грудиной | ему 58 | температуры нет'],
    ['ar', 'امي ما تقدر تحكي ووجهها مايل | عمرها 65 | ما في حرارة'],
  ])('ends no alarm (%s: %s)', (language, conversation) => {
    for (const { understanding } of talked(language, conversation)) expect(understanding.emergency).toBe(true)
  })

  test.each<[UiLanguage, string, string]>([
    ['en', 'my knee hurts', 'no fever'],
    ['en', 'I feel dizzy', 'no vomiting'],
    ['tr', 'dişim ağrıyor', 'ateşim yok'],
    ['tr', 'başım ağrıyor', 'ateşim yok, kusma yok'],
    ['ru', 'кружится голова', 'нет температуры'],
    ['ru', 'болит горло', 'без температуры'],
    ['ar', 'اذني توجعني', 'ما في حرارة'],
    ['ar', 'عندي طفح بيدي', 'بدون حرارة'],
  ])('with an absent sign raises no urgency (%s: %s, %s)', (language, told, denial) => {
    const place = (urgency: Urgency | null | undefined) => URGENCIES.indexOf(urgency as Urgency)
    const [before, after] = urgencies(language, `${told} | ${denial}`)
    const [atOnce] = urgencies(language, `${told}, ${denial}`)
    expect(before).toBeTruthy()
    expect(place(after)).toBeGreaterThanOrEqual(place(before))
    expect(place(atOnce)).toBeGreaterThanOrEqual(place(before))
  })
})

test.each<[UiLanguage, string]>([
  ['en', 'my baby is 2 months old | fever 38.5'],
  ['en', 'my son has fever 39 | he is floppy and hard to wake'],
  ['tr', 'kızımın ateşi 39 | havale geçiriyor'],
  ['ru', 'у сына температура 39 | сыпь не бледнеет, шея не гнётся'],
  ['ar', 'ابني حرارته 39 | شفايفه زرقا ويتنفس بسرعه'],
])('an answer that names a sign of danger is an emergency (%s: %s)', (language, conversation) => {
  expect(talked(language, conversation).at(-1)?.understanding.emergency).toBe(true)
})

test.each<[UiLanguage, string]>([
  ['en', 'my son has fever 39.5'],
  ['tr', 'kızımın ateşi 39'],
  ['ru', 'у ребёнка температура 39'],
  ['ar', 'ابني حرارته 39'],
])("a child's fever without other facts leads to a question (%s: %s)", (language, words) => {
  const [given] = talked(language, words)
  expect(given?.questions.map(({ id }) => id)).toEqual(['safetyChild'])
  expect(given?.understanding.emergency).toBe(false)
})

describe('an alarm that may no longer hold', () => {
  test('is followed by a question about its signs', () => {
    const [first, second, third] = talked('tr', 'nefes alamıyorum | yıllardır böyle | Hayır, hiçbiri')
    expect(first?.understanding.emergency).toBe(true)
    expect(second?.understanding.emergency).toBe(false)
    expect(second?.text).toMatch(/^Eklediğinize göre bu daha az acil olabilir/)
    expect(second?.questions[0]?.id).toMatch(/^safety/)
    expect(third?.questions.map(({ id }) => id).join()).not.toMatch(/safety/)
    expect(third?.text).not.toMatch(/daha az acil/)
  })

  test.each<[UiLanguage, string, RegExp]>([
    ['en', 'chest pressing and sweating | sorry typed in the wrong chat', /I am ending the alarm.+call 112/],
    ['tr', 'göğsüm sıkışıyor terliyorum | pardon yanlış yere yazdım', /alarmı kaldırıyorum.+112/],
    ['ru', 'давит грудь и пот | ой, не туда отправила', /снимаю тревогу.+112/],
    ['ar', 'صدري يضغط وعرقان | معليش ارسلت بالغلط', /ألغي التنبيه.+112/],
  ])('ends explicitly after a retraction (%s: %s)', (language, conversation, words) => {
    const [first, second] = talked(language, conversation)
    expect(first?.understanding.emergency).toBe(true)
    expect(second?.text).toMatch(words)
  })
})
