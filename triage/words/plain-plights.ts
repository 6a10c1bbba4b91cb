import type { Family } from '../stems.ts'

/** Plights in plain words for the fixed rules only. No weight is learned for them. */
export const PLAIN_PLIGHT_FAMILIES = {
  aboutToDrop: {
    en: 'gonna drop, going to drop, gonna pass out, going to pass out, about to pass out, gonna faint, going to faint, about to faint, gonna collapse, about to collapse',
    tr: 'düşeceğim, düşücem, düşüp bayıl*, bayılacağım, bayılıcam, bayılcam, yığılacağım',
    ru: 'щас упаду, сейчас упаду, вот вот упаду, сейчас потеряю сознание, щас отключусь, сейчас отключусь, вот вот отключусь',
    ar: 'راح اطيح, بطيح, هطيح, رح اقع, هقع, راح اغمى, رح يغمى علي, هيغمى علي, راح يغمى علي',
  },
  watersGush: {
    en: 'gushing water, water gushed, water gushing, gush of water, gush of fluid, water came out, water running down, waters went, waters have gone',
    tr: 'su boşaldı, suyum boşaldı, sular boşaldı, suyum patladı, suyum geldi, aşağıdan su',
    ru: 'хлынула вода, хлынули воды, вода хлынула, воды хлынули, потекла вода, потекли воды, подтекают воды, лопнул пузырь, полилась вода',
    ar: 'نزل علي مي*, نزلت علي مي*, نزل علي ماي, نزلت علي مويه, نزلت المويه, نزل ماي, نزل عليا ميه, نزلت ميه, طش الماي, طق راس الجنين, انفجر كيس',
  },
  /** Three times the dose. */
  multipliedDose: {
    en: '3 times his, 3 times her, 3 times my, three times his, three times her, three times my, twice his, twice her, twice my, double dose, triple dose, double the dose, triple the dose, three times the dose',
    tr: 'üç kat, üç katı, iki kat, iki katı, çift doz, üç doz, iki doz birden, fazla doz',
    ru: 'тройную дозу, двойную дозу, тройная доза, двойная доза, в три раза больше, в два раза больше, три дозы сразу, две дозы сразу',
    ar: 'ثلاث اضعاف, ثلاثه اضعاف, ضعف الجرعه, جرعه مضاعفه, جرعتين مع بعض, دبل الجرعه, ثلاث جرعات',
  },
  nearDrowned: {
    en: 'pulled under, nearly drowned, almost drowned, was drowning, went under water, dragged out of the sea, dragged out of the pool',
    tr: 'boğuluyordum, boğuluyordu, boğulma tehlikesi*, az kalsın boğul*, sudan çıkardık, denizden çıkardık',
    ru: 'чуть не утонул*, едва не утонул*, тонул, тонула, наглотал* воды, вытащили из воды, вытащили из моря',
    ar: 'كنت رح اغرق, كنت راح اغرق, كنت هغرق, كان رح يغرق, كان بيغرق, كان راح يغرق, طلعناه من المي, طلعناه من البحر',
  },
  hunted: {
    en: 'theyre after him, theyre after her, theyre after me, they are after him, they are after her, they are after me, out to get me, out to get him',
    tr: 'peşimdeler, peşindeler, peşimde diyor, beni takip ediyorlar',
    ru: 'за ним следят, за мной следят, за ней следят, его преследуют, меня преследуют, за ним гонятся',
    ar: 'يلاحقوني, يلاحقونه, بيلاحقوني, بيلاحقوه, يراقبوني, بيراقبوه, يراقبونه',
  },
  blade: {
    en: 'knife, knives, axe, machete, gun',
    tr: 'bıçak, bıçağı, bıçağını, bıçakla, satır, balta, silah*',
    ru: 'нож, ножом, топор, топором, ружь*, пистолет*',
    ar: 'سكين, سكينه, السكين, ساطور, مسدس, بلطه',
  },
  strokeFeared: {
    en: 'having a stroke, had a stroke, a stroke, stroke',
    tr: 'felç mi, felç geçiriyor*, felç geldi, felç geliyor*, inme mi, inme iniyor*',
    ru: 'инсульт, инсульта',
    ar: 'انجلطت, انجلط, منجلط, جلطه بالدماغ, جلطه دماغيه, سكته دماغيه',
  },
  limbDisobeys: {
    en: 'hand wont do, arm wont do, hand wont listen, arm wont listen, hand doesnt listen, hand wont obey, arm wont obey, arm wont work, hand wont work',
    tr: 'elim söz dinlem*, elim dinlem*, kolum söz dinlem*, kolum dinlem*, elim tutm*, kolum tutm*, kolum kalkm*, eli tutm*, kolu kalkm*',
    ru: 'рука не слушается, нога не слушается, рука не работает, рука отказала, рука отнялась, нога отнялась, рука не поднимается',
    ar: 'ايدي ما تسمع, ايدي اليسار ما تسمع, ايدي اليمين ما تسمع, يدي ما تسمع, ايدي ما تتحرك, يدي ما تتحرك, ايده ما تتحرك, ايدي مش بتتحرك',
  },
  carJack: {
    en: 'jack slipped, jack gave way, car jack, under the jack',
    tr: 'kriko*',
    ru: 'домкрат*',
    ar: 'الجك, جك السياره, العفريته, الرافعه',
  },
  carOnTop: {
    en: 'fell on him, came down on him, landed on him, on top of him, pinned, crushed, under the car',
    tr: 'altında kal*, üstüne düş*, üzerine düş*, ezildi, sıkıştı',
    ru: 'придавил*, прижал*, рухнула на, упала на него, под машиной',
    ar: 'صارت فوقه, فوقه, وقعت عليه, نزلت عليه, طاحت عليه, تحت السياره',
  },
  dialysis: {
    en: 'dialysis',
    tr: 'diyaliz*',
    ru: 'диализ*',
    ar: 'غسيل كلى, غسيل الكلى, غسيل كلي, غسيل الكلي, الغسيل, غسيل',
  },
  skipped: {
    en: 'missed, skipped, havent been, didnt go',
    tr: 'kaçırdı*, atladı*, gitmedi*, gidemedi*, kaçırmış*',
    ru: 'пропустил*, пропуск*, не ходил*, не был на',
    ar: 'فوتت, فوت, فات, ما رحت, ما راح, غاب عن, فاتتني, فاتته',
  },
  scoped: {
    en: 'colonoscopy, endoscopy, gastroscopy',
    tr: 'kolonoskopi*, endoskopi*, gastroskopi*',
    ru: 'колоноскоп*, гастроскоп*, эндоскоп*',
    ar: 'المنظار, منظار, تنظير, التنظير',
  },
  sunburnt: {
    en: 'sunburn*, sunburnt, burnt by the sun, burned by the sun',
    tr: 'güneşten yan*, güneşte yan*, güneş yanığı*',
    ru: 'сгорел* на солнце, обгорел* на солнце, на солнце сгорел*, солнечный ожог',
    ar: 'احترق* من الشمس, حرق الشمس, حروق شمس, حرقتني الشمس',
  },
  displays: {
    en: 'says, reads, shows, reading, showing',
    tr: 'yazıyor, gösteriyor, diyor',
    ru: 'пишет, показывает, выдает',
    ar: 'كاتب, يكتب, طالع, عاطي, بيكتب, يعطي, مبين',
  },
  hiOnMeter: {
    en: 'hi, high',
    tr: 'hi, high',
    ru: 'хай',
    ar: 'هاي',
  },
} satisfies Record<string, Family>

/** Findings put together from them, as in `COMPOSED`. */
export const PLAIN_PLIGHTS = {
  dialysisSkipped: 'dialysis + skipped @7',
  hiShown: 'displays + hiOnMeter @1',
} as const
