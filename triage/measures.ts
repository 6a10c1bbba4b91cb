/** Numbers of a message: age, temperature, blood sugar, duration. */
import { isMonthOfExpectant, isMonthOfPregnancy, SMALL } from './pregnancy-months.ts'
import type { Token } from './text.ts'
import { PLAIN_MEASURES } from './words/plain-signs.ts'

const HALF = ['half', 'yarim', 'نص', 'نصف', 'пол']
const NUMBERS = new Map(
  `1 one a an bir tek один одна одну واحد واحده|1.5 полтора полторы bucuk|2 two iki два две двух اثنين ثنتين تنين|3 three couple uc три трех ثلاث ثلاثه تلات|4 four dort четыре اربع اربعه|5 five bes пять خمس خمسه|
    6 six alti шесть ست سته|7 seven yedi семь سبع سبعه|8 eight sekiz восемь ثمان ثمانيه تمن|9 nine dokuz девять تسع تسعه|10 ten on десять عشر عشره|12 twelve oniki двенадцать|14 fourteen|15 fifteen onbes пятнадцать|20 twenty yirmi двадцать عشرين|30 thirty otuz тридцать ثلاثين تلاتين|40 forty kirk сорок اربعين|50 fifty elli пятьдесят خمسين|60 sixty altmis шестьдесят ستين|70 seventy yetmis семьдесят سبعين|80 eighty seksen восемьдесят ثمانين`
    .split('|')
    .flatMap((line) => {
      const [number, ...words] = line.trim().split(/\s+/)
      return words.map((word) => [word, Number(number)] as const)
    }),
)

const UNITS: [unit: Unit, pattern: RegExp, days: number][] = [
  ['minute', /^(min|mins|minutes?|dk|dakika\p{L}*|минут\p{L}*|мин|دقيق\p{L}*|دقايق|دقائق)$/u, 1 / 1440],
  ['hour', /^(hour|hours|hr|hrs|saat|saattir|saatlik|saatten|час|часа|часов|ساع[هات]+|ساعات|ساعتين|ساعتان)$/u, 1 / 24],
  ['day', /^(day|days|gun|gundur|gunluk|gunden|день|дня|днеи|дню|يوم|ايام|يومين|يومان)$/u, 1],
  ['week', /^(week|weeks|wk|wks|hafta\p{L}*|недел\p{L}*|нед|اسبوع|اسابيع|اسبوعين|اسبوعان)$/u, 7],
  [
    'month',
    /^(month|months|mo|mos|mth|mths|ay|aydir|aylik|ayli|aydan|месяц\p{L}*|мес|شهر|شهور|اشهر|شهرين|شهران)$/u,
    30,
  ],
  [
    'year',
    /^(year|years|yr|yrs|yo|yrd|yil|yildir|yas\p{L}*|sene|senedir|лет|год|года|годик\p{L}*|годов\p{L}*|سنه|سنوات|سنين|سنتين|سنتان|عام|اعوام)$/u,
    365,
  ],
]
type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** Whether a word is a number or its unit. */
export const isAmount = (word: string): boolean =>
  /^\d/.test(word) || HALF.includes(word) || NUMBERS.has(word) || UNITS.some(([, pattern]) => pattern.test(word))

/** Russian genitive forms, which follow an exact number and precede an approximate one. */
const ABOUT = /^(?:минуты?|часа|часов|дня|днеи|недели|недель|месяца|месяцев|года|лет)$/u
const DUAL = /^(?:ساعت|يوم|اسبوع|شهر|سنت)(?:ين|ان)$/

const PERSON =
  /^(son|daughter|boy|girl|baby|babys|kid|child|toddler|newborn|infant|dad|father|mum|mom|mother|husband|wife|grandpa|grandma|grandfather|grandmother|grandson|granddaughter|brother|sister|hes|shes|ему|еи|im|aged|age|female|male|man|woman|m|f|мне|малышу?|внуку?|внучке|внучка|сыну?|дочке|дочка|дочери|дочь|ребенку|ребенок|младенцу?|грудничку?|маме|мама|папе|папа|бабушке|бабушка|дедушке|дедушка|деду?|мужу?|жене|жена|отцу|отец|матери|брату?|сестре|сестра|عمر|عمري|عمره|عمرها|ابني|بنتي|ولدي|ابن|بنت|طفل|طفلي|طفله|رضيع|رضيعي|رضيعه|بيبي|البيبي|مولود|مولوده|امي|ابوي|ابويا|زوجي|زوجتي|جدي|جدتي|اخوي|اختي|ستي|حفيدي|حفيدتي|oglum|kizim|bebegim|bebek|cocugum|torunum|babam|annem|dedem|ninem|esim|kardesim)$/
const GROWN = /^(man|woman|male|female|m|f|im)$/
/** Words that count time from an event: "5 days after my operation". */
const COUNTED_FROM = /^(after|post|postop|following|sonra|после|через|بعد)$/
const PULSE =
  /^(pulse|heart|heartbeat|heartrate|hr|bpm|nabz\p{L}*|nabiz|kalb\p{L}*|пульс\p{L}*|сердц\p{L}*|نبض\p{L}*|قلب\p{L}*|دقات)$/u
const PRESSURE = /^(bp|pressure|tansiyon\p{L}*|давлени\p{L}*|ضغط\p{L}*)$/u
const OXYGEN =
  /^(sats?|saturation|spo2|oxygen|o2|saturasyon\p{L}*|oksijen\p{L}*|сатурац\p{L}*|кислород\p{L}*|(?:ال)?اكسجين\p{L}*|تشبع\p{L}*|(?:ال)?اوكسجين\p{L}*)$/u
const PILLS =
  /^(pills?|tablets?|capsules?|meds|medication|antidepressants?|painkillers?|sleepers|hap\p{L}*|tablet\p{L}*|kapsul\p{L}*|таблет\p{L}*|капсул\p{L}*|حب|حبه|حبات|حبوب|قرص|اقراص|paracetamol|ibuprofen|panadol|parol|بندول|بنادول|парацетамол\p{L}*)$/u

type Amount = { value: number; unit: Unit | null; days: number; index: number; isAge: boolean; isPast: boolean }

const split = (word: string): [string, string] | undefined => {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(word) ?? []
  return number && unit ? [number, unit] : undefined
}

const OF_BABY =
  /^(baby|newborn|infant|bebe\p{L}*|малыш\p{L}*|младен\p{L}*|груднич\p{L}*|(?:ال)?رضيع\p{L}*|(?:ال)?بيبي)$/u

function amountsIn(tokens: readonly Token[]): Amount[] {
  const amounts: Amount[] = []
  tokens.forEach(({ word, clause }, index) => {
    const glued = split(word)
    const digits = glued?.[0] ?? word
    const value = /^\d+(\.\d+)?$/.test(digits)
      ? Number(digits)
      : DUAL.test(word)
        ? 2
        : HALF.includes(word)
          ? 0.5
          : NUMBERS.get(word)
    const alone = value === undefined && /^(недел[юя]|месяц|год|شهر|اسبوع|сутки)$/.test(word) ? 1 : value
    if (alone === undefined) return
    let unit: (typeof UNITS)[number] | undefined
    for (const offset of DUAL.test(word) || value === undefined ? [0] : glued ? [0] : [1, 2]) {
      const following = tokens[index + offset]
      const next = glued && offset === 0 ? glued[1] : following?.word
      // The next sentence starts a new number: "He is 5. Three weeks ago …"
      if (following?.sentence !== tokens[index]?.sentence) continue
      if (next === undefined || (offset === 2 && /^\d/.test(tokens[index + 1]?.word ?? ''))) continue
      // The Turkish word for age may precede its number: "every 2 or 3 months, age 24".
      if (next === 'yas' && /^\d/.test(tokens[index + offset + 1]?.word ?? '')) continue
      unit ??= UNITS.find(([, pattern]) => pattern.test(next))
    }
    // Russian puts the unit before an approximate number: «недели две», «месяца три».
    const counted = tokens[index - 1]
    if (!unit && counted?.clause === clause && ABOUT.test(counted.word) && !/^\d/.test(tokens[index - 2]?.word ?? ''))
      unit = UNITS.find(([, pattern]) => pattern.test(counted.word))
    const around = tokens.slice(Math.max(0, index - 2), index + 5).filter((token) => token.clause === clause)
    const words = around.map((token) => token.word)
    const before = tokens[index - 1]?.word ?? ''
    // "I am a man" and "a few weeks" answer different questions.
    const isOfOther = (place: number) =>
      tokens[place]?.turn !== tokens[index]?.turn && GROWN.test(tokens[place]?.word ?? '')
    const sentence = tokens.filter((token) => token.sentence === tokens[index]?.sentence)
    const isAlone = tokens.filter((token) => token.clause === clause).length <= 3
    const saysOld = words.some((one) =>
      /^(old|yo|yas\p{L}*|aylik|haftalik|gunluk|aged|عمر\p{L}*|yasinda\p{L}*|месячн\p{L}*|летн\p{L}*|возраст\p{L}*)$/u.test(
        one,
      ),
    )
    const after = tokens[index + 1]?.word ?? ''
    const isSince =
      words.some((one) =>
        /^(for|since|ago|last|past|beri|dir|once|назад|уже|قبل|من|منذ|صار\p{L}*|every|في|в)$/u.test(one),
      ) || /(dir|dur|tir)$/.test(tokens[index + 1]?.word ?? '')
    const isAge =
      unit !== undefined && unit[0] !== 'hour' && unit[0] !== 'minute'
        ? (saysOld && !/(dir|dur|tir|tur)$/.test(after)) ||
          (isAlone && !isSince && unit[0] !== 'day' && sentence.some((token) => SMALL.test(token.word))) ||
          ([index - 1, index - 2].some((place) => PERSON.test(tokens[place]?.word ?? '') && !isOfOther(place)) &&
            (!isSince || unit[0] === 'year')) ||
          (!isSince && /^(лет|yo|yas\p{L}*)$/u.test(after)) ||
          (!isSince && /^(сын|доч|ребен|ابن|بنت|طفل|дедушк|бабушк)/.test(before))
        : unit === undefined &&
          (PERSON.test(before) || /^yas(?:im|i)?$/.test(before) || /^(yo|y)$/.test(after)) &&
          // "I'm a nurse" is no age.
          !/^an?$/.test(word) &&
          // "Baby 39 degrees" is a temperature.
          !(alone > 3 && OF_BABY.test(before)) &&
          Number.isInteger(value) &&
          alone < 110 &&
          alone > 0
    const isCounted = tokens.slice(Math.max(0, index - 3), index + 4).some(({ word: one }) => COUNTED_FROM.test(one))
    const isPast = isCounted || words.some((one) => /^(ago|once|earlier|назад|قبل)$/.test(one))
    amounts.push({
      value: alone,
      unit: unit?.[0] ?? (isAge ? 'year' : null),
      days: alone * (unit?.[2] ?? (isAge ? 365 : 0)),
      index,
      isAge,
      isPast,
    })
  })
  return amounts
}

const FEVER =
  /^(fever\p{L}*|temps?|temperature|degrees?|celsius|derece\p{L}*|градус\p{L}*|درجه|ates\p{L}*|температур\p{L}*|жар|حرار\p{L}*|حم[ىي]|سخون\p{L}*|harareti)$/u
const SUGAR = /^(sugar|glucose|sekeri?\p{L}*|сахар\p{L}*|глюкоз\p{L}*|السكر|سكر\p{L}*|سكري)$/u
const PREGNANT = /^(pregnan\p{L}*|hamile\p{L}*|gebe\p{L}*|беремен\p{L}*|حامل|حمل|الحمل)$/u

/** Words of late pregnancy. */
const OF_BIRTH =
  /^(bleed\p{L}*|kick\p{L}*|waters?|midwife|contraction\p{L}*|cramps|bump|kanam\p{L}*|tekme\p{L}*|sanci\p{L}*|suyum|ebe|воды|схватк\p{L}*|толч\p{L}*|кров\p{L}*|тишина|затих|طلق|نزيف|تنزف|انقباضات|حركه|ميه|مويه)$/u
const LASTING = /^(for|since|beri|dir|уже|منذ|من|صار\p{L}*)$/u

/** "It is over" or "enough" as a whole sentence or clause. */
const END = /^(все|конец|хватит|bitti|son|yeter|done|enough|finished|خلاص|خلص|انتهى|كفايه|بس)$/u

const bareEndsIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ word, clause }, index) =>
    END.test(word) && tokens.filter((token) => token.clause === clause).length === 1 ? index : [],
  )

export type Measure = { name: string; words: number[] }

/** Returns findings in measured values. */
export function measuresIn(tokens: readonly Token[]): Measure[] {
  const measures: Measure[] = []
  const add = (name: string, index: number) => measures.push({ name, words: [index] })
  const amounts = amountsIn(tokens)
  const near = (index: number, pattern: RegExp, reach: number) =>
    tokens
      .slice(Math.max(0, index - reach), index + reach + 1)
      .some(({ word }) => pattern.test(word) || pattern.test(word.replace(/^و/, '')))
  const isWatched = tokens.some(({ word }) =>
    /^(surgery|birth|chemo|baby|newborn|родов|операци\p{L}*|хими\p{L}*|малыш\p{L}*|dogum\p{L}*|ameliyat\p{L}*|kemo\p{L}*|bebe\p{L}*|ولاد\p{L}*|والده|عملي\p{L}*|ринопласт\p{L}*|липосакц\p{L}*|rhinoplasty|sleeve|lipo\p{L}*|estetik|estetigi\p{L}*|تجميل|شفط|تكميم|رضيع\p{L}*|كيماوي)$/u.test(
      word,
    ),
  )
  const aboutPregnancy = tokens.some(({ word }) => PREGNANT.test(word) || /^(шевел|fetus|foetus|плод|جنين)/.test(word))
  for (const index of bareEndsIn(tokens)) add('bareEnd', index)
  for (const { value, unit, days, index, isAge, isPast } of amounts) {
    const isMonth =
      isMonthOfPregnancy(tokens, { index, value }) || (unit === 'month' && isMonthOfExpectant(tokens, { index, value }))
    if (isMonth) add('monthOfPregnancy', index)
    if (isMonth) continue
    const written = tokens[index]?.word ?? ''
    const isDecimal = /^\d{2}\.\d/.test(written)
    if (unit === null && ((isDecimal && value >= 35 && value <= 43) || near(index, FEVER, 4))) {
      if ((value >= 38 && value < 43) || (value >= 100.4 && value <= 108)) add('fever', index)
      if ((value >= 39 && value < 43) || (value >= 102.2 && value <= 108)) add('highFever', index)
      if (value >= 30 && value < 35.5 && isDecimal) add('lowTemperature', index)
      if (value >= 36 && value < 37.6) add('slightTemperature', index)
    }
    // "5 days after birth, 39": a temperature without a word for fever.
    if (
      unit === null &&
      !isAge &&
      value >= 38 &&
      value <= 41.5 &&
      !near(index, /^(im|am|мне|عمري|yas\p{L}*|kilo|kg|bmi|vki|имт|كتلتي|الكتله)$/u, 2) &&
      isWatched
    )
      add('fever', index)
    if (
      (unit === null || unit === 'minute' || unit === 'hour') &&
      value >= 130 &&
      value <= 250 &&
      near(index, PULSE, 4) &&
      !near(index, PRESSURE, 4)
    )
      add('fastPulse', index)
    if (unit === null && value >= 20 && value <= 44 && near(index, PULSE, 3)) add('slowPulse', index)
    if (unit === null && near(index, PRESSURE, 4) && ((value >= 160 && value <= 260) || (value >= 16 && value <= 26)))
      add('high', index)
    if (unit === null && near(index, PRESSURE, 3) && ((value >= 180 && value <= 280) || (value >= 18 && value <= 28)))
      add('crisisPressure', index)
    if (unit === null && value >= 50 && value <= 91 && near(index, OXYGEN, 3)) add('lowOxygen', index)
    if (unit === null && value >= 8 && value <= 300 && near(index, PILLS, 4)) add('manyPills', index)
    if (unit === null && near(index, SUGAR, 4)) {
      if ((value >= 15 && value < 40) || value >= 300) add('highSugar', index)
      if (value > 0 && value < 3.5) add('lowSugar', index)
      if (value >= 25 && value < 60 && !near(index, /^(mmol|ммоль)$/, 3)) add('oddSugar', index)
    }
    // "Week 37", «بالاسبوع 37».
    if (
      unit === null &&
      value >= 5 &&
      value <= 42 &&
      /^(week|wk|haftada|неделя|неделе|(?:ب|في)?ال?اسبوع)$/.test(tokens[index - 1]?.word ?? '')
    )
      add(value >= 20 ? 'latePregnancy' : 'gestationWeeks', index)
    if (unit === null || value <= 0) continue
    // "I'm 37 weeks" is no age.
    const isOwnWeeks = unit === 'week' && value >= 5 && value <= 42 && /^(im|i|am)$/.test(tokens[index - 1]?.word ?? '')
    if (isOwnWeeks) add(value >= 20 ? 'latePregnancy' : 'gestationWeeks', index)
    if (isOwnWeeks) continue
    if (isAge && !near(index, PREGNANT, 3)) {
      if (days < 91) add('under3Months', index)
      if (days < 365 * 5) add('under5Years', index)
      if (days < 365 * 16) add('underAge', index)
      if (days >= 365 * 40) add('over40', index)
      if (days >= 365 * 60) add('over60', index)
      continue
    }
    if (unit === 'week' && value >= 5 && value <= 42 && !isPast && !isAge) add('gestationWeeks', index)
    // "36 weeks, bleeding" is a pregnancy without the word, not a duration.
    const isLate =
      unit === 'week' && value >= 20 && value <= 42 && near(index, OF_BIRTH, 12) && !near(index, LASTING, 2)
    const countsPregnancy = isLate || (aboutPregnancy && unit === 'week' && value >= 4 && value <= 42 && !isPast)
    if (near(index, PREGNANT, 4) || countsPregnancy) {
      if (days >= 20 * 7) add('latePregnancy', index)
      continue
    }
    if (isPast) {
      if (days <= 3) add('acute', index)
      if (days <= 42) add('lately', index)
      continue
    }
    add(days <= 2 ? 'acute' : days <= 14 ? 'days' : days <= 35 ? 'weeks' : 'chronic', index)
    if (days > 3) add('longerThanDays', index)
    if (days <= 42) add('lately', index)
  }
  return measures
}

export const MEASURES = [
  'fever',
  'highFever',
  'lowTemperature',
  'highSugar',
  'lowSugar',
  'oddSugar',
  'under3Months',
  'under5Years',
  'underAge',
  'over40',
  'over60',
  'latePregnancy',
  'acute',
  'lately',
  'days',
  'weeks',
  'chronic',
  'longerThanDays',
  'fastPulse',
  'slowPulse',
  'lowOxygen',
  'manyPills',
  'gestationWeeks',
  ...PLAIN_MEASURES,
] as const
