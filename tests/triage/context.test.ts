import { describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { readTurns } from '#triage/reading.ts'
import { judge, judgeLiterally, maySoften, RULES } from '#triage/triage.ts'
import { labelledMessages } from './messages.ts'

/** Pairs with one cue: an experience and a figure of speech. */
const PAIRS: Record<string, Record<UiLanguage, [danger: string, talk: string]>> = {
  laughter: {
    en: ['haha so my chest is super tight and my arm is numb', 'lol these prices are giving me a heart attack'],
    tr: ['haha göğsüm acayip sıkışıyo kolum da uyuştu', 'bu fiyatlar adamı kalpten götürür yaa haha'],
    ru: ['ахаха в общем грудь сильно сдавило и рука онемела', 'лол от этих цен инфаркт получишь'],
    ar: ['هههه صدري ضايق مرة ويدي مخدرة', 'هههه هالاسعار بتجيبلي جلطة'],
  },
  supposition: {
    en: ['so like what if my chest is crushing like right now', 'what would happen if I got chest pain on the flight'],
    tr: ['ya mesela göğsüm eziliyosa şu an', 'uçakta kalp krizi geçirirsem ne olur acaba'],
    ru: ['ну типа а что если у меня грудь сжимает прямо сейчас', 'а что если в самолёте станет плохо с сердцем'],
    ar: ['ماذا لو صدري يعصرني الحين', 'شو بصير اذا صار معي وجع بالقلب بالطيارة'],
  },
  condition: {
    en: ['if this does not get better I will kill myself', 'if I get a headache after the operation, who do I call'],
    tr: ['gerekirse her şeyi bırakıp intihar etmek istiyorum', 'ameliyattan sonra başım ağrırsa kimi arayayım'],
    ru: ['если не станет лучше, я покончу с собой', 'если после операции заболит голова, кому звонить'],
    ar: ['اذا ما تحسنت راح انتحر', 'اذا وجعني راسي بعد العملية بمن اتصل'],
  },
  loss: {
    en: ['I lost my sight in the left eye suddenly', 'I lost my father to a heart attack'],
    tr: ['sol gözümde birden görmemi kaybettim', 'babamı kalp krizinden kaybettik'],
    ru: ['внезапно потерял зрение на левый глаз', 'потерял отца, он умер от инфаркта'],
    ar: ['فقدت النظر بعيني اليسار فجأة', 'فقدنا والدي، توفي بجلطة'],
  },
}

describe.each(Object.keys(PAIRS))('a cue of %s', (cue) => {
  test.each(UI_LANGUAGES)(
    'keeps the alarm of a present sign and raises none for a figure of speech (%s)',
    (language) => {
      const [danger, talk] = PAIRS[cue]?.[language] ?? ['', '']
      expect(judge([danger]).emergency, danger).toBe(true)
      expect(judge([talk]).emergency, talk).toBe(false)
    },
  )
})

test('learned weights soften a grave rule only beside a fixed cue of a report', async () => {
  const grave = new Set(RULES.filter(({ isGrave, isPlain }) => isGrave || isPlain).map(({ id }) => id))
  const messages = (await labelledMessages()).filter(({ turns }, place) => turns.length === 1 && place % 3 === 0)
  const plain = messages.filter(
    ({ turns }) =>
      readTurns(turns).reported.size === 0 && judgeLiterally(turns).redFlags.some(({ id }) => grave.has(id)),
  )
  expect(plain.length).toBeGreaterThan(100)
  expect(plain.filter(({ turns }) => !judge(turns).emergency).map(({ turns }) => turns)).toEqual([])
})

/**
 * Long messages with a word of a sign. The first reports a present sign, the others may be reports.
 */
const LIVED_OR_TOLD: Record<UiLanguage, { word: string; lived: string; told: string[] }> = {
  en: {
    word: 'chest',
    lived: 'we had a lovely dinner with the family and my chest is so heavy i can hardly stand up',
    told: [
      'the form that they gave to all patients asks about a heavy chest and such things',
      'my chest was heavy ten years ago and the stent helped, so how is the food in your hotels',
      'my chest is heavy on and off for years and every doctor has looked at it by now',
    ],
  },
  tr: {
    word: 'göğsüm',
    lived: 'ailecek çok güzel bir yemek yedik kalktık eve geldik oğlum göğsüm çok sıkışıyor ayakta duramıyorum',
    told: ['on yıl önce göğsüm çok sıkışmıştı stent takıldı şimdi hiçbir sorun kalmadı otelleriniz nasıl'],
  },
  ru: {
    word: 'грудь',
    lived: 'мы хорошо поужинали всей семьёй у друзей и у меня так давит грудь что не могу встать',
    told: ['десять лет назад у меня давила грудь и мне поставили стент теперь всё хорошо и мы едем к вам'],
  },
  ar: {
    word: 'صدري',
    lived: 'تعشينا مع العيلة عشا طيب وقعدنا نحكي وانا عندي صدري عم يضغط كتير ومو قادر اوقف',
    told: ['قبل عشر سنين كان صدري يضغط وركبوا لي شبكة وانا بخير وجاي اسأل عن الاسعار عندكم'],
  },
}

describe.each(UI_LANGUAGES)('an alarm that learned weights take for a report (%s)', (language) => {
  const rule = RULES.find(({ id }) => id === 'chest-pressure')
  const { word, lived, told } = LIVED_OR_TOLD[language]
  const soften = (text: string) => rule && maySoften({ rule, words: [word] }, readTurns([text]))

  test('stays if a person nearby has the sign in the present tense', () => {
    expect(rule?.isGrave ?? rule?.isPlain).toBeUndefined()
    expect(soften(lived), lived).toBe(false)
  })

  test('becomes a question if the sign is over, read or long-lasting', () => {
    for (const text of told) expect(soften(text), text).toBe(true)
  })
})
