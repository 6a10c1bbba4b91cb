import { describe, expect, test } from 'vitest'
import { judge, judgeByRules } from '#triage/triage.ts'

const flags = (turns: readonly string[]) => judge(turns).redFlags.map(({ id }) => id)

/** Statements about an emergency that does not exist, each beside a similar one that does. */
const PAIRS: Record<string, readonly [none: readonly string[], one: readonly string[]][]> = {
  denial: [
    [['no chest pain, no sweating'], ['chest pain and sweating, no fever']],
    [['göğüs ağrım yok terleme de yok'], ['göğsüm ağrıyor terliyorum, ateşim yok']],
    [['боли в груди нет, одышки нет'], ['боль в груди и холодный пот, температуры нет']],
    [['ما عندي الم صدر ولا ضيق نفس'], ['عندي الم صدر وضيق نفس وما عندي حرارة']],
  ],
  history: [
    [['my father died of a heart attack years ago'], ['had a heart attack years ago, today crushing chest pain again']],
    [['beş yıl önce felç geçirdim'], ['beş yıl önce felç geçirdim, bugün birden konuşamıyorum']],
    [['инсульт был пять лет назад'], ['инсульт был пять лет назад, сегодня внезапно перекосило лицо']],
    [['صارت لي جلطة قبل خمس سنين'], ['صارت لي جلطة قبل خمس سنين واليوم فجأة وجهي مايل']],
  ],
  jest: [
    [['these prices gave me a heart attack lol'], ['crushing chest pain since an hour, what does a cardiologist cost']],
    [['fiyatı görünce kalp krizi geçirecektim'], ['göğsümde baskı var terliyorum, muayene ücreti ne kadar']],
    [['чуть инфаркт не получил от ваших цен'], ['давит грудь и холодный пот, сколько стоит прием']],
    [['جاتني جلطة من الاسعار ههه'], ['صدري يضغط وعرقان، كم سعر الكشف']],
  ],
  hypothesis: [
    [['what if i got chest pain in Turkey'], ['what if this is a heart attack, my chest is crushing and i sweat']],
    [['tatilde çocuğumun ateşi çıkarsa nereye gideyim'], ['2 aylık bebeğimin ateşi 39, nereye gideyim']],
    [['если заболит сердце в отпуске, куда идти'], ['заболело сердце и немеет левая рука, куда идти']],
    [['اذا صار معي الم بالصدر وين اروح'], ['صار معي الم بالصدر وعرق بارد وين اروح']],
  ],
  learning: [
    [['what are the signs of a stroke, for a school project'], ['are these signs of a stroke: his face droops']],
    [['inme belirtileri nelerdir, ödev için'], ['annemin yüzü kaydı, bu inme belirtisi mi']],
    [['какие признаки инсульта, пишу реферат'], ['у мамы перекосило лицо, это признак инсульта?']],
    [['ما هي اعراض الجلطة، بحث للمدرسة'], ['امي وجهها مايل، هل هذي اعراض جلطة']],
  ],
  quotation: [
    [
      ['my sister wrote "i cant breathe", just laughing at a video'],
      ['my sister says "i cant breathe", her lips are blue'],
    ],
  ],
  'taken back': [
    [
      ['i have chest pain and sweating', 'sorry i mistyped, i need a dentist'],
      ['i need a dentist', 'sorry, now chest pain and sweating'],
    ],
    [
      ['nefes alamıyorum dudaklarım mor', 'yanlış yazdım, diş doktoru lazım'],
      ['diş doktoru', 'nefes alamıyorum dudaklarım mor'],
    ],
    [
      ['сильно давит грудь, пот', 'извините, не туда отправил'],
      ['нужен дантист', 'сильно давит грудь, холодный пот'],
    ],
    [
      ['صدري يضغط وعرقان', 'اسف كتبت بالغلط'],
      ['ابي دكتور اسنان', 'صدري يضغط وعرقان'],
    ],
  ],
  'what has lasted': [
    [
      ['asthma for years, well controlled'],
      ['asthma for years, since an hour i cannot breathe and cannot finish a sentence'],
    ],
    [['yıllardır migrenim var'], ['yıllardır migrenim var ama birden hayatımın en kötü baş ağrısı, kustum']],
  ],
  turns: [
    [
      ['my daughter has a fever', 'she is 6 years old'],
      ['my baby has a fever', 'she is 5 weeks old'],
    ],
    [
      ['my head aches', 'for weeks'],
      ['my head aches', '34 weeks pregnant', 'flashing lights and swollen hands'],
    ],
    [
      ['baldırım ağrıyor', 'koşudan sonra'],
      ['baldırım şişti', 'dün uçaktan indim', 'şimdi nefesim yetmiyor'],
    ],
    [
      ['ударился головой', 'все хорошо'],
      ['дедушка ударился головой', 'пьет варфарин', 'сонный и рвота'],
    ],
  ],
}

describe.each(Object.entries(PAIRS))('%s', (_, pairs) => {
  test.each(pairs)('%j is no emergency, %j is one', (none, one) => {
    expect(flags(none)).toEqual([])
    expect(flags(one)).not.toEqual([])
  })
})

test('refusing an operation is no wish to die', () => {
  const { rules } = judgeByRules(['bel fıtığım var ameliyat olmak istemiyorum'])
  expect(rules.map(({ id }) => id)).not.toContain('suicide')
})

test('an age does not continue in the next sentence', () => {
  const { reading } = judgeByRules(['Сыну 5. Недели три кашляет'])
  expect(reading.present.has('under3Months')).toBe(false)
  expect(judgeByRules(['Сыну 5 недель, кашляет']).reading.present.has('under3Months')).toBe(true)
})

test("a mother's fever with mastitis is not her baby's", () => {
  const ids = (text: string) => judgeByRules([text]).rules.map(({ id }) => id)
  expect(ids('breastfeeding my 5 week old baby, my breast is red hot and hard, 38.4')).not.toContain(
    'fever-young-infant',
  )
  expect(ids('breastfeeding, my 5 week old baby has 38.4')).toContain('fever-young-infant')
})

test('words before a condition hold', () => {
  const { present } = judgeByRules(['ما أقدر أبلع ريقي، وإذا انسدحت ضاق نفسي']).reading
  expect(present.has('cannotSwallow')).toBe(true)
})
