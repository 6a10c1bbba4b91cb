/**
 * Russian and Arabic names of Türkiye's districts. Russian follows the practical transcription of
 * Turkish. Arabic follows the usual spelling by sound, with the established names listed by hand.
 */

/** Established Arabic names that differ from their spelling by sound. */
const ARABIC_TABLE = `
Adalar جزر الأميرات, Akdeniz أكدنيز, Alanya ألانيا, Altındağ ألتنداغ, Antakya أنطاكية, Arnavutköy أرناؤوط كوي
Ataşehir أتاشهير, Avcılar أفجلار, Bağcılar باغجلار, Bahçelievler بهجلي إيفلر, Bakırköy بكركوي
Başakşehir باشاك شهير, Bayrampaşa بيرم باشا, Beşiktaş بشكتاش, Beykoz بيكوز, Beylikdüzü بيليك دوزو
Beyoğlu بيوغلو, Büyükçekmece بيوك شكمجة, Çankaya تشانكايا, Çatalca تشاتالجا, Çekmeköy تشكمكوي
Çeşme تشيشمه, Esenler إسنلر, Esenyurt إسنيورت, Etimesgut إتيمسغوت, Eyüpsultan أيوب سلطان, Fatih الفاتح
Fethiye فتحية, Gaziosmanpaşa غازي عثمان باشا, Gebze غبزة, Güngören غونغورن, İpekyolu إيبك يولو
İskenderun إسكندرون, İzmit إزميت, İznik إزنيق, Kadıköy قاضي كوي, Kağıthane كاغد خانة
Karaköprü قره كوبري, Karatay قره طاي, Karşıyaka كارشي ياكا, Kartal كارتال, Keçiören كيتشي أورن
Konak كوناك, Konyaaltı كونيا ألتي, Küçükçekmece كوتشوك شكمجة, Kuşadası كوش أداسي, Maltepe مالتبة
Mamak ماماك, Manavgat مانافغات, Marmaris مرمريس, Melikgazi ملك غازي, Meram مرام, Merkez المركز
Merkezefendi مركز أفندي, Muratpaşa مراد باشا, Nilüfer نيلوفر, Nizip نزب, Nusaybin نصيبين, Odunpazarı أودون بازاري
Onikişubat أون إيكي شباط, Ortahisar أورتا حصار, Osmangazi عثمان غازي, Pamukkale باموق قلعة
Palandöken بالاندوكن, Reyhanlı الريحانية, Samandağ السويدية, Sancaktepe سنجق تبة, Sarıyer صاري ير
Selçuk سلجوق, Selçuklu سلجوقلو, Seyhan سيحان, Ceyhan جيحان, Silivri سيليفري
Sultanbeyli سلطان بيلي, Sultangazi سلطان غازي, Şahinbey شاهين بي, Şehitkamil شهيد كامل, Şile شيلة
Şişli شيشلي, Tarsus طرسوس, Tepebaşı تبة باشي, Tuzla توزلا, Ümraniye عمرانية, Üsküdar أسكودار
Yenimahalle يني محلة, Yenişehir يني شهير, Yıldırım يلدرم, Yunusemre يونس إمره, Zeytinburnu زيتين بورنو
Şehzadeler شاه زادلر, Süleymanpaşa سليمان باشا, Haliliye الخليلية, Eyyübiye الأيوبية, Harran حران
Adilcevaz عادلجواز, Akçakale أقجة قلعة, Akhisar آق حصار, Beyşehir بي شهير, Bozcaada بوزجا أدا, Halfeti خلفتي
Hasankeyf حصن كيفا, Kemah كماخ, Kırıkhan قريق خان, Ömerli عمرلي, Cizre جزرة, Midyat مديات, Savur صور, Viranşehir ويران شهير, Doğubayazıt دوغو بايزيد, Edremit إدرميت
Ayvalık أيواليك, Bodrum بودروم, Kemer كيمر, Kaş كاش, Finike فنيكة, Serik سيريك
`

/** Russian names that are translated. */
const RUSSIAN_TABLE = `
Merkez Центр
`

/** Word parts with an established Arabic spelling. */
const ARABIC_PARTS: readonly (readonly [RegExp, string])[] = [
  [/paşa/g, 'باشا'],
  [/köy$/g, 'كوي'],
  [/hisar/g, 'حصار'],
  [/kale$/g, 'قلعة'],
  [/tepe$/g, 'تبة'],
  [/hane$/g, 'خانة'],
  [/saray/g, 'سراي'],
  [/şehir/g, 'شهير'],
  [/iye$/g, 'ية'],
  [/ç/g, 'تش'],
]
const ARABIC: Record<string, string> = {
  ...{ a: 'ا', b: 'ب', c: 'ج', d: 'د', e: 'ي', f: 'ف', g: 'غ', ğ: 'غ', h: 'ه', ı: 'ي', i: 'ي', j: 'ج' },
  ...{ k: 'ك', l: 'ل', m: 'م', n: 'ن', o: 'و', ö: 'و', p: 'ب', r: 'ر', s: 'س', ş: 'ش', t: 'ت', u: 'و' },
  ...{ ü: 'و', v: 'ف', y: 'ي', z: 'ز', â: 'ا', î: 'ي', û: 'و' },
}
/** Vowels at the start of a word, with a seat for the hamza. */
const ARABIC_START: Record<string, string> = {
  ...{ a: 'أ', â: 'آ', e: 'إ', ı: 'إ', i: 'إي', o: 'أو', ö: 'أو', u: 'أو', ü: 'أو' },
}

function arabicWord(word: string): string {
  let text = word.replace(/([^aâeıîioöuûü])\1|aa/gu, (pair) => pair.slice(1))
  for (const [part, spelling] of ARABIC_PARTS) text = text.replace(part, spelling)
  return text
    .replace(/e$/u, 'ة')
    .replace(/^[aâeıioöuü]/u, (vowel) => ARABIC_START[vowel] ?? vowel)
    .replace(/e(?=[^aâeıîioöuûüةاية]{2}|[^aâeıîioöuûüةاية]$)/gu, '')
    .replace(/\p{Script=Latin}/gu, (letter) => ARABIC[letter] ?? letter)
    .replace(/يي+/g, 'يي')
}

const RUSSIAN: Record<string, string> = {
  ...{ a: 'а', b: 'б', c: 'дж', ç: 'ч', d: 'д', e: 'е', f: 'ф', g: 'г', ğ: 'г', h: 'х', ı: 'ы', i: 'и' },
  ...{ j: 'ж', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', ö: 'ё', p: 'п', r: 'р', s: 'с', ş: 'ш', t: 'т' },
  ...{ u: 'у', ü: 'ю', v: 'в', y: 'й', z: 'з', â: 'а', î: 'и', û: 'у' },
}
/** A `y` and its vowel are one letter, with a soft sign after a consonant. */
const RUSSIAN_GLIDES: Record<string, string> = { ya: 'я', ye: 'е', yu: 'ю', yü: 'ю' }

const russianWord = (word: string): string =>
  word
    .replace(/(?<=[bcçdfgğhjklmnprsştvz])y[aeuü]/gu, (glide) => `ь${RUSSIAN_GLIDES[glide]}`)
    .replace(/y[aeuü]/gu, (glide) => RUSSIAN_GLIDES[glide] ?? glide)
    .replace(/(?<=[eiöü])l(?=$|[bcçdfgğhjkmnprsştvz])/gu, 'ль')
    .replace(/(?<=^|[aıiouöü])e/gu, 'э')
    .replace(/^ö/u, 'о')
    .replace(/^ü/u, 'у')
    .replace(/(?<=[şç])ı/gu, 'и')
    .replace(/\p{Script=Latin}/gu, (letter) => RUSSIAN[letter] ?? letter)

const capitalised = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('ru'))

const namesIn = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\n|, /)
      .map((entry) => {
        const [name = '', ...words] = entry.split(' ')
        return [name, words.join(' ')] as const
      }),
  )
const ARABIC_NAMES = namesIn(ARABIC_TABLE)
const RUSSIAN_NAMES = namesIn(RUSSIAN_TABLE)

const spelled = (name: string, word: (lower: string) => string) =>
  name.toLocaleLowerCase('tr').replace(/\p{L}+/gu, word)

/** Returns the name of a Turkish district by language. English and Turkish use the own name. */
export function districtNameIn(language: string, name: string): string {
  if (language === 'ar') return ARABIC_NAMES.get(name) ?? spelled(name, arabicWord)
  if (language === 'ru') return RUSSIAN_NAMES.get(name) ?? spelled(name, (word) => capitalised(russianWord(word)))
  return name
}
