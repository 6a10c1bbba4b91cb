/** Names of fictional people. Given names and family names are combined at random. */
import type { UiLanguage } from '#domain/languages.ts'

const words = (text: string): string[] => text.trim().split(/\s+/u)

export const TURKISH = {
  women: words(
    `Defne Elif Zeynep Ayşe Selin Derya İpek Nehir Ceren Esra Gülşen Hande Iraz Jale Lale Melis Nazlı Özge Pınar Rüya Sevgi
    Tuğba Ülkü Yasemin Şule Çiğdem Asya Beren Duygu Feride`,
  ),
  men: words(
    `Ahmet Barış Can Deniz Emre Fikret Gökhan Hakan İlker Kerem Levent Mert Onur Ozan Poyraz Rüzgar Serkan Tuna Umut Volkan
    Yiğit Şahin Çağlar Alp Bora Cem Doruk Ege Kaan Tarık`,
  ),
  families: words(
    `Karayel Yelkenci Demirkapı Akarsu Taşkıran Günebakan Sarıçiçek Ormanlı Denizaltı Ilgaz Kuzeyli Bozdağlı Çeşmeci Dalgakıran
    Ekinci Fidanlık Gümüşsuyu Harmancı Işıksaçan Kırlangıç Limoncu Mavituna Narlıkaya Oymacı Pamukçu Rüzgarlı Söğütlü
    Tepegöz Uludere Yağmurlu Zeytinci Şimşekli Çağlayan Değirmenci Göçmen Akbulut Sakayan Turnalı`,
  ),
}

/**
 * Origin of a person. `phone` is in a range reserved for fiction or unassigned. Two digits are
 * missing.
 */
type Origin = { language: UiLanguage; phone: string; names: [given: string, family: string, shown?: string][] }

/** Returns each given name with three family names. */
const pairs = (given: string, families: string): [string, string][] => {
  const last = words(families)
  return [0, 5, 9].flatMap((shift) =>
    words(given).map((first, index): [string, string] => [first, last[(index + shift) % last.length] as string]),
  )
}
/** Parses names in their original script, and in Latin letters for the mail address. */
const written = (text: string): [string, string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' = '))
    .map(([shown = '', latin = '']) => {
      const [given = '', family = ''] = latin.split(' ')
      return [given, family, shown]
    })

/** Countries and languages of the demo patients. */
export const ORIGINS: readonly Origin[] = [
  {
    language: 'en',
    phone: '+44 20 7946 00',
    names: pairs(
      'Oliver Amelia Harriet George Imogen Callum Niamh Rhys Fiona Graham Priya Daniel Chloe Owen Bridget Marcus',
      'Ashworth Pembroke Hartley Whitcombe Lockwood Fairbairn Oakes Thistle Marlowe Penrose Winterbourne Dunmore Calloway',
    ),
  },
  {
    language: 'en',
    phone: '+49 30 23125 0',
    names: pairs(
      'Sigrid Klaus Annika Jürgen Heike Matthias Greta Lukas Sabine Torsten Lotte Pieter Sanne Björn Freja Elodie Mathieu Margot',
      'Lindner Achterberg Sommerfeld Vogelsang Brandhof Steenwijk Halvorsen Dubreuil Rosendahl Winterfeldt Kjærgaard Montclair',
    ),
  },
  {
    language: 'tr',
    phone: '+49 30 23125 1',
    names: pairs(
      'Aylin Murat Hülya Cengiz Sibel Orhan Filiz Erdem Gamze Halil Nilüfer Yusuf Songül Ferhat Leyla Tolga Meltem Suat Gonca Sinan',
      'Koçak Yıldırımer Aydınlı Kayalar Toprak Güvenç Bayramoğlu Işık Erbaş Doğruer Tekinalp Soylu Kutlu',
    ),
  },
  {
    language: 'ru',
    phone: '+7 495 000 00',
    names: written(`
      Анна Лебедева = Anna Lebedeva
      Сергей Воронцов = Sergey Vorontsov
      Мария Озерова = Maria Ozerova
      Дмитрий Соболев = Dmitry Sobolev
      Елена Каштанова = Elena Kashtanova
      Игорь Журавлёв = Igor Zhuravlev
      Татьяна Белова = Tatiana Belova
      Павел Громов = Pavel Gromov
      Ольга Северина = Olga Severina
      Алексей Ручьёв = Alexey Ruchyov
      Наталья Вишневская = Natalia Vishnevskaya
      Виктор Снегирёв = Viktor Snegiryov
      Ирина Полянская = Irina Polyanskaya
      Роман Дубравин = Roman Dubravin
      Светлана Майская = Svetlana Mayskaya
      Айгуль Сатпаева = Aigul Satpaeva
      Тимур Алиев = Timur Aliev
      Людмила Заречная = Lyudmila Zarechnaya
    `),
  },
  {
    language: 'ar',
    phone: '+971 4 000 00',
    names: written(`
      سارة المنصوري = Sara Almansouri
      خالد الحداد = Khaled Alhaddad
      مريم الزهراني = Mariam Alzahrani
      يوسف النجار = Yousef Alnajjar
      ليلى القاسمي = Layla Alqasimi
      عمر الخطيب = Omar Alkhatib
      هدى السالم = Huda Alsalem
      فيصل العتيبي = Faisal Alotaibi
      نورة الشمري = Noura Alshammari
      طارق البغدادي = Tariq Albaghdadi
      رنا حمدان = Rana Hamdan
      سامي الكيلاني = Sami Alkilani
      أمينة بن يوسف = Amina Benyoussef
      كريم بوزيد = Karim Bouzid
      دانة الكندري = Dana Alkandari
      زياد الرفاعي = Ziad Alrifai
    `),
  },
]

/** Doctors from abroad, with their language. */
export const FOREIGN_DOCTORS: readonly (readonly [name: string, language: string])[] = [
  ['Ekaterina Sokolova', 'Russian'],
  ['Leila Haddad', 'Arabic'],
  ['Jonas Reinholt', 'German'],
  ['Claire Aubrac', 'French'],
  ['Omar Siddiq', 'Arabic'],
  ['Mei Lindqvist', 'Chinese'],
  ['Nikolai Berezin', 'Russian'],
  ['Hannah Ostertag', 'German'],
  ['Samir Khalidi', 'Arabic'],
  ['Thomas Greville', 'English'],
  ['Amal Benkirane', 'French'],
  ['Rustam Yusupov', 'Russian'],
]
