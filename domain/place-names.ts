/** Russian and Arabic names of Türkiye's provinces, with typed variants. */
import { fold } from './fold.ts'
import type { TranslatedLanguage } from './languages.ts'
import { COUNTRY, findProvince, PROVINCES, type Province } from './places.ts'
import { plainWord } from './plain-word.ts'

// One line per province, in the order of the plates: its Russian name | its Arabic name, followed
// by other spellings.
const TABLE = `
Адана | أضنة اضنا ادنة
Адыяман | أديامان اديمان
Афьонкарахисар Афьон | أفيون قره حصار أفيون
Агры | آغري أغري
Амасья | أماسيا
Анкара | أنقرة انقره
Анталья Анталия | أنطاليا انتاليا أنتاليا انطالية
Артвин | أرتفين
Айдын | أيدن آيدن
Балыкесир | باليكسير بالق اسير
Биледжик | بيلجيك
Бингёль Бингель | بينغول
Битлис | بتليس بيتليس
Болу | بولو
Бурдур | بوردور
Бурса | بورصة بورصا
Чанаккале | جناق قلعة جاناكالي
Чанкыры | جانقري
Чорум | جوروم تشوروم
Денизли | دنيزلي دينيزلي
Диярбакыр | ديار بكر دياربكر
Эдирне | أدرنة إديرنه ادرنه
Элязыг | إلازيغ العزيز
Эрзинджан | أرزنجان
Эрзурум | أرضروم ارزروم
Эскишехир | إسكي شهر اسكيشهير إسكيشهر
Газиантеп | غازي عنتاب غازيعنتاب عنتاب
Гиресун | غيرسون
Гюмюшхане | غوموش خانة
Хаккяри Хаккари | هكاري حكاري
Хатай Антакья | هاتاي هطاي أنطاكيا انطاكية
Ыспарта Испарта | إسبرطة اسبارطة
Мерсин | مرسين
Стамбул | إسطنبول اسطنبول استنبول إستانبول اسطمبول الاستانة
Измир | إزمير ازمير
Карс | قارص قارس
Кастамону | قسطموني
Кайсери | قيصري قيصرية كايسري
Кыркларели | قرقلر ايلي كيركلاريلي
Кыршехир | قرشهر كيرشهر
Коджаэли Измит | قوجه ايلي كوجالي إزميت
Конья | قونية قونيا كونيا
Кютахья | كوتاهية
Малатья | ملطية مالاتيا
Маниса | مانيسا
Кахраманмараш Мараш | كهرمان مرعش مرعش
Мардин | ماردين
Мугла Бодрум Мармарис Фетхие | موغلا بودروم مرمريس فتحية
Муш | موش
Невшехир Каппадокия | نوشهر كابادوكيا
Нигде | نيغدة
Орду | أوردو
Ризе | ريزة ريزا
Сакарья Адапазары | سكاريا صقاريا
Самсун | سامسون صامصون
Сиирт | سعرد سيرت
Синоп | سينوب
Сивас | سيواس
Текирдаг | تكيرداغ
Токат | توقات
Трабзон | طرابزون ترابزون
Тунджели | تونجلي
Шанлыурфа Урфа | شانلي أورفة أورفا اورفا
Ушак | أوشاق
Ван | وان
Йозгат | يوزغات
Зонгулдак | زونغولداق
Аксарай | أقسراي آق سراي
Байбурт | بايبورت
Караман | قرمان كرمان
Кырыккале | قيريق قلعة كيريكالي
Батман | بطمان باتمان
Ширнак Шырнак | شرناق
Бартын | بارتين
Ардахан | أردهان
Ыгдыр | إغدير
Ялова | يالوفا يلوا
Карабюк | كارابوك
Килис | كيليس كلس
Османие | عثمانية
Дюздже | دوزجة
`

type Names = Record<Exclude<TranslatedLanguage, 'tr'>, string>

const LINES = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' | ') as [ru: string, ar: string])

/** Names of several words. They are listed by hand, to distinguish them from other spellings. */
const LONG_NAMES = new Map([
  ['أفيون', 'أفيون قره حصار'],
  ['ديار', 'ديار بكر'],
  ['جناق', 'جناق قلعة'],
  ['إسكي', 'إسكي شهر'],
  ['غازي', 'غازي عنتاب'],
  ['غوموش', 'غوموش خانة'],
  ['قرقلر', 'قرقلر ايلي'],
  ['قوجه', 'قوجه ايلي'],
  ['كهرمان', 'كهرمان مرعش'],
  ['شانلي', 'شانلي أورفة'],
  ['قيريق', 'قيريق قلعة'],
])

const namesOf = ([ru, ar]: [string, string]): Names => {
  const [russian = ''] = ru.split(' ')
  const [arabic = ''] = ar.split(' ')
  return { ru: russian, ar: LONG_NAMES.get(arabic) ?? arabic }
}

/** Names of provinces by language. English and Turkish use the own name. */
const NAMES = new Map(PROVINCES.map(({ name }, index) => [name, namesOf(LINES[index] ?? [name, name])]))
export const provinceNameIn = (language: string, name: string): string =>
  language === 'ru' || language === 'ar' ? (NAMES.get(name)?.[language] ?? name) : name

/** Names of the country by language. */
const COUNTRY_NAMES = namesOf(`Турция|تركيا`.split('|') as [string, string])

/** Returns the country of a hospital by language. Other countries keep the entered name. */
export const countryNameIn = (language: string, name: string): string =>
  name === COUNTRY && (language === 'ru' || language === 'ar') ? COUNTRY_NAMES[language] : name

/** Returns the own name and all other spellings. */
export const spellingsOf = (province: string): readonly string[] => [
  province,
  ...(LINES[PROVINCES.findIndex(({ name }) => name === province)] ?? []).flatMap((names) => names.split(' ')),
]

const SHORTEST_STEM = 4

/** Returns a Russian name without its case ending: «в Стамбуле», «из Антальи». */
const russianStem = (word: string): string => word.replace(/[аеиоуыэюяйьё]+[мх]?$/u, '')

/** Returns an Arabic word without a joined "in", "to" or "and". */
const arabicBare = (word: string): string => (word.length >= 5 ? word.replace(/^[بلو]/u, '') : word)

const byWord = new Map<string, Province>()
for (const [index, [ru, ar]] of LINES.entries()) {
  const province = PROVINCES[index]
  if (!province) continue
  const long = namesOf([ru, ar]).ar
  const spellings = [...ru.split(' '), long, ...ar.replace(long, '').split(' ')].filter((word) => word !== '')
  for (const spelling of spellings) {
    const key = spelling.split(' ').map(plainWord).join(' ')
    if (!byWord.has(key)) byWord.set(key, province)
    const stem = russianStem(key)
    if (/^\p{Script=Cyrillic}/u.test(key) && stem.length >= SHORTEST_STEM && !byWord.has(stem))
      byWord.set(stem, province)
  }
}

/**
 * Returns the province of this name in any of the four languages, including a Russian ending or an
 * Arabic particle. Undefined for anything else.
 */
export function provinceNamed(text: string): Province | undefined {
  const province = findProvince(text)
  if (province) return province
  if (!/[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(text)) return undefined
  const key = text.trim().split(/\s+/).map(plainWord).join(' ')
  return byWord.get(key) ?? byWord.get(russianStem(key)) ?? byWord.get(arabicBare(key))
}

/**
 * Returns the folded Turkish spelling of a province's name. Undefined if the word is not a
 * province, or is that spelling already.
 */
export function turkishSpelling(word: string): string | undefined {
  if (findProvince(word)) return undefined
  const province = provinceNamed(word)
  return province && fold(province.name)
}
