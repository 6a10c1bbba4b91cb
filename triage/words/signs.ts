import type { Family } from '../stems.ts'

/** Signs that make something worse or harmless, beside those of danger.ts. */
export const SIGN_FAMILIES = {
  missedDialysis: {
    en: 'missed dialysis, missed my dialysis, missed two dialysis, missed a dialysis, skipped dialysis, no dialysis since, without dialysis, missed sessions, missed dialysis sessions, dialysis was cancelled',
    tr: 'diyalize girem*, diyalizi kaçır*, diyalizimi kaçır*, diyaliz olamad*, diyalize gitmed*, diyalize gidemed*',
    ru: 'пропустил* диализ*, без диализа, не был на диализе, не была на диализе, диализ пропустил*',
    ar: 'فوت غسيل*, فوتت غسيل*, ما غسلت كلى, ما غسل كلى, فات موعد الغسيل, جلسات الغسيل فات*, فوت جلس*, فوتت جلس*',
  },
  ascending: {
    en: 'moving up, going up, climbing up, creeping up, spreading up, going the same way, started in my feet, started in my toes, started in my legs, up my legs, rising up',
    tr: 'yukarı çık*, yukarı doğru, ayaklarımdan başla*, ayaktan başla*, bacaklarıma çık*, yukarılara',
    ru: 'поднима* вверх, поднима* выше, сначала ступни, сначала ноги, ползет вверх, идет вверх, выше и выше',
    ar: 'طلع لفوق, طالع لفوق, يطلع لفوق, بيطلع لفوق, بدا من رجولي, بدا من رجلي, من رجولي وطلع, يزحف لفوق',
  },
  sameAs: {
    en: 'the same, same thing, same squeezing, same feeling, just like',
    tr: 'aynı, aynısı, tıpkı, onun gibi',
    ru: 'то же самое, так же, такое же, точно так же, то же',
    ar: 'نفس الشي, نفس الوجع, نفس الاعراض, نفسه بالضبط, متله, زيه, مثله',
  },
  testsClear: {
    en: 'tests were fine, test and they were fine, tests and they were fine, every heart test, all heart tests, tests all normal, all tests normal, tests are normal, tests were normal, tests clear, heart is fine, heart checked and, checked my heart, scans were clean, scans were clear, ecg was normal, ecg normal, everything was normal, tests came back normal, tests fine',
    tr: 'testlerim temiz, testlerim hep temiz, tetkiklerim temiz, tetkikler normal, testler normal, kalbim temiz, ekg normal, ekgm normal, ekg temiz, her şey normal çık*, sonuçlar temiz, sonuçlarım temiz, hep temiz',
    ru: 'сердце проверили, все проверили, анализы в норме, обследования в норме, экг в норме, экг нормальн*, сердце здорово, сердце в порядке, ничего не нашли, все мрт чистые, обследовали',
    ar: 'فحصت القلب, كله سليم, الفحوصات سليمه, التحاليل سليمه, كل الفحوصات, تخطيط القلب سليم, القلب سليم, طلع سليم, طلع كل شي تمام, الاشعه سليمه, كل الاشعه سليمه',
  },
  /** Rose too fast: spots before the eyes for a moment. */
  stoodUp: {
    en: 'stood up too fast, stand up too fast, got up too fast, standing up quickly, stand up quickly, stood up quickly',
    tr: 'hızlı kalk*, aniden kalk*, birden kalk*, ayağa kalkınca',
    ru: 'резко встал*, резко вста*, быстро встал*, когда резко',
    ar: 'وقفت بسرعه, قمت بسرعه, لما اقوم بسرعه, لما اوقف بسرعه',
  },
  easesAtRest: {
    en: 'eases when i stop, goes when i stop, goes away when i stop, stops when i rest, gone when i rest, better when i rest, eases at rest, until it goes',
    tr: 'durunca geç*, dinlenince geç*, dinlenince düzel*',
    ru: 'остановлюсь и проход*, в покое проход*, отдохну и проход*, постою и отпуск*, остановлюсь и отпуск*',
    ar: 'لما اوقف يروح, لما اوقف تروح, ولما ارتاح يروح, لما ارتاح يخف, اوقف ويروح',
  },
  deviceShock: {
    en: 'defibrillator shocked, icd shocked, defibrillator fired, icd fired, device shocked me',
    tr: 'pilim şokla*, şok cihazı çak*, defibrilatör şok*, icd şok*',
    ru: 'дефибриллятор сработал, дефибриллятор ударил, икд сработал, кардиовертер сработал',
    ar: 'صدمني الجهاز, جهاز الصدمات صدمني, جهاز الصدمات ضرب, الجهاز عطاني صدمه',
  },
  tubeOut: {
    en: 'tracheostomy fell, tracheostomy tube fell, trach came out, tracheostomy came out, tracheostomy blocked, trach blocked',
    tr: 'trakeostomi çık*, trakeostomi tıkan*, boğazındaki tüp çık*',
    ru: 'трахеостома выпал*, трахеостома забил*, трахеостомы забил*, трахеостомы выпал*, трубка из горла выпал*',
    ar: 'طلع انبوب الرقبه, انسد انبوب الرقبه, طلعت الشق الحنجري',
  },
  outOfProportion: {
    en: 'out of proportion, tight as a drum, painkillers do nothing, even with tablets, pain gets worse and worse, worse and worse',
    tr: 'davul gibi gergin, ağrı kesici fayda etmiyor, ağrı kesici işe yaram*, gittikçe artıyor',
    ru: 'ничем не снять, не снять ничем, обезболивающие не помога*, натянут* как барабан, все сильнее и сильнее',
    ar: 'ما يهدا بشي, ما يهدي بشي, المسكنات ما تنفع, مشدود متل الطبل, كل شوي اقوى',
  },
  inARow: {
    en: 'in a row, one after another, back to back, between them, one after the other',
    tr: 'üst üste, arka arkaya, peş peşe',
    ru: 'подряд, один за другим',
    ar: 'ورا بعض, متتاليه, وحده ورا الثانيه',
  },
  lateMonth: {
    en: 'in my 7th month, in my 8th month, in my 9th month, seventh month, eighth month, ninth month, 8 months pregnant, 7 months pregnant, 9 months pregnant, last trimester, third trimester',
    tr: 'yedinci ay*, sekizinci ay*, dokuzuncu ay*, son üç ay*, son trimester, 7 aylık hamile*, 8 aylık hamile*, 9 aylık hamile*',
    ru: 'седьмой месяц, восьмой месяц, девятый месяц, на седьмом месяце, на восьмом месяце, на девятом месяце, третий триместр',
    ar: 'الشهر السابع, الشهر الثامن, الشهر التاسع, بالشهر السابع, بالشهر الثامن, بالشهر التاسع, بالسابع, بالتاسع, الشهر التامن, بالشهر التامن',
  },
} satisfies Record<string, Family>
