import { lookalike, type Vignette } from './vignette.ts'

export const LOOKALIKES_BUILD: readonly Vignette[] = [
  lookalike('L01', 'own: figure of speech', {
    en: ['these prices gave me a heart attack lol, any cheaper dental implants?'],
    tr: ['bu fiyatları görünce kalp krizi geçirecektim, daha uygun implant yok mu'],
    specialties: ['Dentistry'],
  }),
  lookalike('L03', 'own: family history', {
    en: ['my father died of a heart attack at 60, id like a proper heart check, i feel fine myself'],
    ru: ['отец умер от инфаркта в 60, хочу проверить сердце, сам ни на что не жалуюсь'],
    specialties: ['Cardiology'],
  }),
  lookalike('L05', 'own: negation', {
    tr: ['iki haftadır öksürüyorum göğüs ağrım yok nefes darlığım da yok ateş de yok'],
    ar: ['عندي كحة من اسبوعين بدون الم بالصدر وما في ضيق نفس ولا حرارة'],
    specialties: ['Pulmonology', 'Internal Medicine', 'Family Medicine'],
  }),
  lookalike('L07', 'own: long past', {
    en: ['had a stroke 4 years ago, all stable now, looking for a rehab stay to get my hand working better'],
    ar: ['صار لي جلطة دماغية قبل اربع سنين ووضعي مستقر وابي مركز تأهيل ليدي'],
    specialties: ['Physical Medicine and Rehabilitation', 'Neurology'],
  }),
  lookalike('L09', 'own: question for knowledge', {
    ru: ['какие симптомы бывают при инсульте? просто читаю статью для школы'],
    en: ['what are the signs of a stroke? its for a school project'],
    urgency: null,
  }),
  lookalike('L11', 'own: figure of speech', {
    tr: ['dizim beni öldürüyor merdiven çıkarken, üç aydır böyle'],
    en: ['my knee is killing me when i take the stairs, been like this 3 months'],
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation', 'Rheumatology'],
  }),
  lookalike('L13', 'own: treated already', {
    en: ['had an allergic reaction to nuts last year and now want allergy tests before travelling, no symptoms now'],
    ru: ['в прошлом году была аллергия на орехи с отеком, сейчас все нормально, хочу сдать тесты'],
    specialties: ['Dermatology', 'Ear Nose and Throat', 'Internal Medicine'],
  }),
  lookalike('L15', 'NHS: Musculoskeletal chest pain', {
    en: ['my chest muscles are sore since the gym yesterday, only when i press on them or do a push up'],
    tr: ['dün ağır spor yaptım göğüs kaslarım tutuldu sadece bastırınca ağrıyor'],
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation', 'Family Medicine', 'Internal Medicine'],
  }),
  lookalike('L17', 'own: hypothesis', {
    ar: ['اذا صار معي الم بالصدر وانا بتركيا وين اروح؟ انا الحين بخير بس اسأل قبل السفر'],
    en: ['if i got chest pain while in Turkey where would i go? im fine, just planning my trip'],
    urgency: null,
  }),
  lookalike('L19', 'own: taken back', {
    en: [
      'i have chest pain',
      'sorry i meant my check-up is next month, i dont have any chest pain, i only need a heart check-up',
    ],
    tr: ['göğsüm ağrıyor', 'pardon yanlış yazdım göğsüm ağrımıyor sadece kalp kontrolü istiyorum'],
    specialties: ['Cardiology'],
  }),
  lookalike('L21', 'own: figure of speech', {
    ru: ['умираю от скуки в очереди, подскажите когда открыт стоматолог'],
    ar: ['راسي بينفجر من كثر الشغل هههه بس ابي موعد تنظيف اسنان'],
    specialties: ['Dentistry'],
  }),
]
