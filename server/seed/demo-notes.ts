/** Sample messages between patients and hospitals. */
import type { UiLanguage } from '#domain/languages.ts'

export const PATIENT_NOTES: Record<UiLanguage, readonly string[]> = {
  en: [
    'I would prefer an interpreter for English.',
    'I arrive the evening before and stay for four days.',
    'I bring my reports on paper and on a stick.',
    'Please call me in the afternoon, I work in the mornings.',
    'I take blood thinners.',
    'I am allergic to penicillin.',
    'My daughter will come along.',
    'Wheelchair access would help, I use a walking frame.',
    'First visit, referred by my family doctor.',
    'Could the letter also be written in German?',
  ],
  tr: ['Yanımda refakatçim olacak.', 'Öğleden sonra aranmak isterim.', 'Tansiyon ilacı kullanıyorum.'],
  ru: ['Нужен переводчик, спасибо.', 'Приезжаю накануне вечером.', 'Принимаю препараты для давления.'],
  ar: ['أحتاج إلى مترجم من فضلكم.', 'سأصل قبل الموعد بيوم.', 'سيرافقني أخي.'],
}

export const CANCELLATIONS = {
  user: [
    'My flight was cancelled. I will book again.',
    'I found an earlier date.',
    'I have a cold and would rather wait.',
    'We changed our travel plans.',
  ],
  hospital: [
    'The doctor is ill on this day. Please choose another time, we will help.',
    'The room is being repaired; we offered the following week by telephone.',
  ],
} as const

export const CONFIRMATIONS: readonly (string | null)[] = [
  null,
  null,
  'Interpreter booked.',
  'Please bring earlier reports.',
]

type Thread = readonly (readonly [sender: 'patient' | 'hospital', message: string])[]

export const FIRST_THREAD: Thread = [
  [
    'patient',
    'Hello, I have booked a cardiology appointment. My heart rate goes above 140 when I climb stairs. Should I stop my medicine before the visit?',
  ],
  [
    'hospital',
    'Hello Ingrid. Please keep taking it as usual. Could you bring your last ECG and the list of medicines with doses?',
  ],
  ['patient', 'I will bring both. Is an interpreter for Norwegian possible?'],
  ['hospital', 'An English interpreter is on site, a Norwegian one joins by video. You will meet Dr. Defne Karayel.'],
  ['patient', 'Perfect, thank you.'],
]

export const THREADS: Record<UiLanguage, readonly Thread[]> = {
  en: [
    [
      ['patient', 'Do I have to come with an empty stomach?'],
      ['hospital', 'Yes please, nothing but water for eight hours. Tablets as usual.'],
    ],
    [
      ['patient', 'Which entrance should the taxi take?'],
      ['hospital', 'The main entrance. Somebody from the international desk will wait there with your name.'],
      ['patient', 'Very kind.'],
    ],
    [
      ['hospital', 'Could you tell us which medicines you take every day?'],
      ['patient', 'Something for blood pressure in the morning, nothing else.'],
      ['hospital', 'Thank you, noted in your file.'],
    ],
    [
      ['patient', 'How long should I stay in the city afterwards?'],
      ['hospital', 'Three days are enough for most people. The doctor will tell you more at the visit.'],
    ],
  ],
  tr: [
    [
      ['patient', 'Merhaba, refakatçi için oda ayarlanabilir mi?'],
      ['hospital', 'Merhaba, elbette. Odanıza ikinci bir yatak koyuyoruz.'],
    ],
    [
      ['patient', 'Eski raporlarımı getirmem gerekiyor mu?'],
      ['hospital', 'Evet, son iki yılın raporları yeterli olur.'],
      ['patient', 'Teşekkürler.'],
    ],
  ],
  ru: [
    [
      ['patient', 'Здравствуйте, можно ли получить заключение на русском языке?'],
      ['hospital', 'Здравствуйте! Да, перевод будет готов через два дня после приёма.'],
      ['patient', 'Большое спасибо.'],
    ],
  ],
  ar: [
    [
      ['patient', 'السلام عليكم، هل يوجد مترجم في يوم الموعد؟'],
      ['hospital', 'وعليكم السلام، نعم، سيكون المترجم معكم من الاستقبال حتى نهاية الزيارة.'],
    ],
  ],
}
