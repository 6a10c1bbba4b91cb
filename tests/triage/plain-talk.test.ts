import { describe, expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { guide } from '#triage/guide.ts'
import { languagesIn } from '#triage/spoken.ts'
import { asksPrice } from '#triage/talk.ts'

const answer = (language: UiLanguage, text: string) => guide([text], { language, say: sayIn[language] })

/** Complaints in four languages, with their urgency and first specialty. */
const COMPLAINTS: readonly [string, string, string, Record<UiLanguage, string>][] = [
  [
    'a stiff back',
    'routine',
    'Orthopedics',
    { en: 'my back is stiff', tr: 'belim tutuldu', ru: 'спину заклинило', ar: 'ظهري متشنج' },
  ],
  [
    'constipation',
    'routine',
    'Gastroenterology',
    { en: 'i am constipated', tr: 'kabızım', ru: 'у меня запор', ar: 'عندي امساك' },
  ],
  [
    'lifelong constipation',
    'routine',
    'Gastroenterology',
    {
      en: 'im constipated, always been like that',
      tr: 'kabızım ya haftada 2 kere anca çıkıyorum, hep böyleydim',
      ru: 'запоры, всю жизнь так',
      ar: 'عندي امساك طول عمري',
    },
  ],
  [
    'a wisdom tooth',
    'routine',
    'Dentistry',
    {
      en: 'my wisdom tooth is coming through, gum a bit swollen, bearable',
      tr: 'yirmilik dişim çıkıyor, diş etim biraz şiş, hafif',
      ru: 'зуб мудрости режется, десна припухла немного, терпимо',
      ar: 'ضرس العقل طالع، اللثة ورمت شوي',
    },
  ],
  [
    "a child's cold",
    'routine',
    'Pediatrics',
    {
      en: 'My 4 year old has a runny nose and a bit of a cough, eating and playing fine',
      tr: 'çocuk 3 gündür nezle, burnu akıyor ateşi yok oyun oynuyor',
      ru: 'ребёнку 5 лет, сопли и покашливает второй день, температуры нет, бегает',
      ar: 'البنت عندها رشح وكحة بسيطة من يومين بس بتلعب وبتاكل عادي',
    },
  ],
  [
    'a wart',
    'routine',
    'Dermatology',
    {
      en: 'got a wart on my finger thats been there since last summer',
      tr: 'parmağımda geçen yazdan beri siğil var',
      ru: 'бородавка на пальце с прошлого лета',
      ar: 'عندي ثالول باصبعي من زمان',
    },
  ],
  [
    'a sore heel',
    'routine',
    'Orthopedics',
    {
      en: 'heel pain',
      tr: 'topuğum ağrıyor',
      ru: 'болит пятка',
      ar: 'كعب رجلي يوجعني',
    },
  ],
  ['piles', 'routine', 'Surgery', { en: 'hemorrhoids', tr: 'hemoroid', ru: 'геморрой', ar: 'بواسير' }],
  [
    'bad sleep',
    'soon',
    'Psychiatry',
    {
      en: 'i lie awake for hours, its been half a year',
      tr: 'uykuya dalamıyorum, yarım yıldır böyle',
      ru: 'Не высыпаюсь, засыпаю по два часа, уже полгода так',
      ar: 'ما دا انام زين صارلي شهرين، اكعد بالليل هواي',
    },
  ],
  [
    'a cough of a month',
    'soon',
    'Pulmonology',
    {
      en: 'ive been coughing for a month',
      tr: 'bir aydır öksürüyorum',
      ru: 'кашляю уже месяц',
      ar: 'صار لي شهر اكح',
    },
  ],
  [
    'weak sight',
    'routine',
    'Ophthalmology',
    {
      en: 'my eyes got worse slowly over a year, i cant read road signs',
      tr: 'gözüm bozuldu galiba, uzaktan tabelaları okuyamıyorum, 1 senedir yavaş yavaş',
      ru: 'зрение село за год, вдаль вижу плохо',
      ar: 'نظري ضعف من سنتين، البعيد مشوش',
    },
  ],
  [
    'chapped hands',
    'routine',
    'Dermatology',
    {
      en: 'my hands are chapped and red in winter',
      tr: 'ellerim kışın çatlıyo kızarıyo, deterjandan sanırım',
      ru: 'зимой трескаются руки от порошка',
      ar: 'ايدي تتشقق بالشتا من الصابون',
    },
  ],
]

describe.each(COMPLAINTS)('%s', (_, urgency, specialty, texts) => {
  test.each(Object.entries(texts) as [UiLanguage, string][])(
    'is as urgent in every language (%s: %s)',
    (language, text) => {
      const { understanding } = answer(language, text)
      expect(understanding).toMatchObject({ urgency, emergency: false, isUnsure: false })
      expect(understanding.specialties[0]).toBe(specialty)
    },
  )
})

describe('no alarm and no specialty', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'cheers mate that was dead helpful'],
    ['en', 'thanks a million, you saved me a headache'],
    ['tr', 'teşekkürler beni baş ağrısından kurtardınız'],
    ['ru', 'спасибо огромное, вы избавили меня от головной боли с поиском ))'],
    ['ar', 'متشكر جدا يا باشا ربنا يخليك'],
    ['ar', 'شكرا كتير ريحتني من وجع الراس'],
    ['tr', 'ölüyorum desem gelir misin :D şaka şaka canım sıkıldı'],
    ['ru', 'Из аэропорта встречаете? прилетаем втроем 14 мая'],
  ])('for thanks, a joke or a flight (%s: %s)', (language, text) =>
    expect(answer(language, text).understanding).toMatchObject({ urgency: null, emergency: false, isUnsure: false }),
  )

  test.each<[UiLanguage, string]>([
    ['en', 'thanks, my head is killing me and i cant see'],
    ['en', 'just kidding, i want to kill myself'],
    ['tr', 'teşekkürler ama başım çatlıyor kolum tutmuyor'],
    ['ru', 'спасибо, а у меня рука отнялась'],
    ['ar', 'شكرا بس صدري مضغوط ويدي اليسار تعورني'],
  ])('for another topic, unless a sign stands beside it (%s: %s)', (language, text) => {
    const { urgency } = answer(language, text).understanding
    expect(urgency).not.toBeNull()
  })

  test.each<[UiLanguage, string]>([
    ['en', 'my knee clicks when i climb the stairs and hurts a bit'],
    ['tr', 'merdiven çıkarken dizim çıtlıyor biraz ağrıyor'],
    ['ru', 'колено щелкает когда поднимаюсь по лестнице, немного болит'],
    ['ar', 'ركبتي تطكطك من اصعد الدرج وتوجعني شوية'],
  ])('for stairs without a fall (%s: %s)', (language, text) =>
    expect(answer(language, text).understanding).toMatchObject({ emergency: false, isUnsure: false }),
  )
})

describe('a second opinion', () => {
  test.each<[UiLanguage, string, string]>([
    ['en', 'My surgeon at home says I need a new hip but I would like a second opinion before I decide', 'Orthopedics'],
    ['ar', 'الدكتور يمنة كال لازم عملية قلب مفتوح لابوية، نريد راي ثاني قبل لا نقرر', 'Cardiovascular Surgery'],
  ])('asks for no signs of danger (%s: %s)', (language, text, specialty) => {
    const { understanding } = answer(language, text)
    expect(understanding).toMatchObject({ emergency: false, isUnsure: false })
    expect(understanding.specialties[0]).toBe(specialty)
  })
})

test.each<[UiLanguage, string]>([
  ['en', 'everyone would be better off without me, i wrote my will'],
  ['tr', 'balkondayım, herkes rahatlar'],
  ['ru', 'стою на балконе девятый этаж и думаю что так всем легче будет'],
  ['ar', 'مبقاش ليا لازمة في الدنيا، كتبت وصيتي وهخلص من كل ده النهاردة، ربنا يسامحني'],
])('a farewell in hints is an alarm about the writer (%s: %s)', (language, text) => {
  const { understanding, sufferer } = answer(language, text)
  expect(understanding.emergency).toBe(true)
  expect(sufferer).toBe('self')
})

test('Turkish "her" is no person', () =>
  expect(
    answer('tr', 'Artık kimseye yük olmak istemiyorum, ilaçlarımı biriktirdim, bu gece her şey bitecek.').sufferer,
  ).toBe('self'))

test.each<[UiLanguage, string]>([
  ['en', 'it would be easier for everyone if we moved the booking to monday'],
  ['tr', 'balkonda kahve içiyorum, herkes için daha ucuz otel var mı'],
  ['ru', 'всем будет легче если приедем вместе'],
  ['ar', 'كتبت وصيتي قبل العملية زي ما المحامي قال'],
])('an easier plan is no farewell (%s: %s)', (language, text) => {
  expect(answer(language, text).understanding.emergency).toBe(false)
})

test.each<[string, string]>([
  ['do you have doctors who speak uzbek', 'Uzbek'],
  ['özbekçe bilen doktor var mı', 'Uzbek'],
  ['а врачи которые по-узбекски говорят есть?', 'Uzbek'],
  ['عندكم دكتور يحكي اوزبكي', 'Uzbek'],
  ['can you talk to me in german instead?', 'German'],
])('a language is recognised: %s', (text, spoken) => expect(languagesIn([text])).toEqual([spoken]))

test.each([
  'is 3000 euros enough for a nose job',
  'burun estetiği için 3000 euro yeter mi istanbul',
  'хватит ли, бюджет 3000 евро, этого достаточно?',
  '3000 دولار يكفي لعملية انف؟',
])('a price question is recognised: %s', (text) => expect(asksPrice(text)).toBe(true))

describe('a sight that needs glasses raises no alarm', () => {
  test.each([
    ['en', 'my eyes have become weak over a year, i cannot see far'],
    ['tr', 'gözüm bir yılda bozuldu, uzağı göremiyorum'],
    ['ru', 'глаза за год испортились, вдаль не вижу'],
    ['ar', 'عيوني ضعفت من سنة ما اشوف البعيد'],
  ] as const)('in %s', (language, text) => {
    expect(answer(language, text).understanding).toMatchObject({ emergency: false, redFlags: [] })
  })
})
