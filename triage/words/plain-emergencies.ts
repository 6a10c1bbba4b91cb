import type { Family } from '../stems.ts'

/** Emergencies in plain words. Only the fixed rules use them. No weight is learned for them. */
export const PLAIN_EMERGENCY_FAMILIES = {
  aboutToDrop: {
    en: 'gonna drop, going to drop, gonna pass out, going to pass out, about to pass out, gonna faint, going to faint, about to faint, gonna collapse, about to collapse, nearly passed out, nearly blacked out, nearly fainted, about to pass out, about to faint, going to pass out, gonna pass out',
    tr: 'düşeceğim, düşücem, düşüp bayıl*, bayılacağım, bayılıcam, bayılcam, yığılacağım',
    ru: 'щас упаду, сейчас упаду, вот вот упаду, сейчас потеряю сознание, щас отключусь, сейчас отключусь, вот вот отключусь, чуть сознание не потерял*, чуть не потерял* сознание, чуть в обморок не, чуть не отключил*, чуть не вырубил*',
    ar: 'راح اطيح, بطيح, هطيح, رح اقع, هقع, راح اغمى, رح يغمى علي, هيغمى علي, راح يغمى علي, كنت بطيح, كنت راح اطيح, كنت رح اوقع, كنت هقع, راح اطيح, رح يغمى علي, راح يغمى علي, هيغمى عليا',
  },
  watersGush: {
    en: 'gushing water, water gushed, water gushing, gush of water, gush of fluid, water came out, water running down, waters went, waters have gone',
    tr: 'su boşaldı, suyum boşaldı, sular boşaldı, suyum patladı, suyum geldi, aşağıdan su',
    ru: 'хлынула вода, хлынули воды, вода хлынула, воды хлынули, потекла вода, потекли воды, подтекают воды, лопнул пузырь, полилась вода',
    ar: 'نزل علي مي*, نزلت علي مي*, نزل علي ماي, نزلت علي مويه, نزلت المويه, نزل ماي, نزل عليا ميه, نزلت ميه, طش الماي, طق راس الجنين, انفجر كيس',
  },
  /** Multiples of a dose. */
  multipliedDose: {
    en: '3 times his, 3 times her, 3 times my, three times his, three times her, three times my, twice his, twice her, twice my, double dose, triple dose, double the dose, triple the dose, three times the dose',
    tr: 'üç kat, üç katı, iki kat, iki katı, çift doz, üç doz, iki doz birden, fazla doz',
    ru: 'тройную дозу, двойную дозу, тройная доза, двойная доза, в три раза больше, в два раза больше, три дозы сразу, две дозы сразу',
    ar: 'ثلاث اضعاف, ثلاثه اضعاف, ضعف الجرعه, جرعه مضاعفه, جرعتين مع بعض, دبل الجرعه, ثلاث جرعات',
  },
  nearDrowned: {
    en: 'pulled under, nearly drowned, almost drowned, was drowning, went under water, dragged out of the sea, dragged out of the pool, pulled him out of the pool, pulled her out of the pool, pulled out of the pool, pulled out of the water, pulled him from the water, dragged out of the lake, fished out of the pool, face down in the pool, found in the pool, fell in the pool, fell into the pool',
    tr: 'boğuluyordum, boğuluyordu, boğulma tehlikesi*, az kalsın boğul*, sudan çıkardık, denizden çıkardık, havuzdan çıkardık, sudan çıkarttık, denizden çıkarttık, havuza düştü, havuza düşmüş, dereye düştü, suyun altında kaldı',
    ru: 'чуть не утонул*, едва не утонул*, тонул, тонула, наглотал* воды, вытащили из воды, вытащили из моря, вытащили из речки, вытащили из реки, вытащили из бассейна, вытащили из пруда, упал в бассейн, упала в бассейн, свалился в бассейн, ушел под воду, ушла под воду',
    ar: 'كنت رح اغرق, كنت راح اغرق, كنت هغرق, كان رح يغرق, كان بيغرق, كان راح يغرق, طلعناه من المي, طلعناه من البحر, وقع بالمسبح, وقعت بالمسبح, وقع في المسبح, وقع بالبسين, وقع في البسين, طاح بالمسبح, طاح في المسبح, طاحت بالمسبح, طلعناه من المسبح, طلعناها من المسبح, طلعناه من الماي, وقع بالبركه, غرق وطلعناه, غرق بالمسبح, غرق في المسبح, غرق بالبحر, كان غرقان',
  },
  hunted: {
    en: 'theyre after him, theyre after her, theyre after me, they are after him, they are after her, they are after me, out to get me, out to get him, beaming stuff, beaming things, through the smart meter, reading my mind, im one of them, waiting for them to come out, are all in on it, poisoning our food',
    tr: 'peşimdeler, peşindeler, peşimde diyor, beni takip ediyorlar, beni izliyorlar, bizi izliyorlar, dinleme cihazı, beynime, çip taktılar, kafamın içine',
    ru: 'за ним следят, за мной следят, за ней следят, его преследуют, меня преследуют, за ним гонятся, облуча*, лучи, через розетк*, соседи трав*, чип вживил*, читают мысли, заодно с ними',
    ar: 'يلاحقوني, يلاحقونه, بيلاحقوني, بيلاحقوه, يراقبوني, بيراقبوه, يراقبونه, بيبعتوا اشعه, اشعه على, يتجسسون, يتجسسوا, حاطين شريحه, واحد منهم',
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
  /** Swollen lips and tongues, in plain words. */
  grownLips: {
    en: 'lips massive, lips are massive, lips r massive, lips huge, lips enormous, lips giant, lips like balloons, lips like sausages, lips swollen, lips swelled, lips ballooning, lips puffed, lip massive, lip huge, tongue massive, massive lips, huge lips, swollen lips, lips double, lips tripled, lips doubled',
    tr: 'dudakları kocaman, dudaklarım kocaman, dudağı kocaman, dudağım kocaman, dudak* devasa, dudak* patlıcan, dudak* patlak, dudak* balon, dudak* sosis, dudak* şiş*, dudağı şiş*, dudağım şiş*, dudak* kabar*, dudak* iki katı, dudak* üç katı',
    ru: 'губы огромн*, губы как вареник*, губы как сосиск*, губы как пельмен*, губы как подуш*, губы раздул*, губы распух*, губы опух*, губы отек*, раздуло губы, раздулись губы, распухли губы, опухли губы, отекли губы, губы в два раза, губы в три раза, губа раздул*, губа распух*',
    ar: 'شفايف* كبيره, شفايف* كبار, شفايف* كبرت, شفايف* صارت, شفايف* بقت, شفايف* نفخ*, شفايف* انتفخ*, شفايف* ورم*, شفايف* تورم*, شفايف* وارم*, شفاه* كبرت, شفاه* تورم*, شفاه* انتفخ*, شفاته* كبرت, نفخت شفايف*, ورمت شفايف*, تورمت شفايف*, انتفخت شفايف*',
  },
  faceGrows: {
    en: 'face massive, face is massive, face huge, face ballooned, face ballooning, face blew up, face blown up, face is blowing up, face puffing up, face puffed up',
    tr: 'yüz* kocaman, yüz* balon, yüz* davul, surat* kocaman, surat* balon, surat* davul, surat* şiş*',
    ru: 'лицо огромн*, лицо как шар, лицо как подушк*, лицо раздул*, лицо раздува*, раздуло лицо, морду раздул*, лицо заплыл*',
    ar: 'وجه* كبر, وجه* صار, وجه* نفخ*, وجه* انتفخ*, وجه* منفوخ, وش* نفخ*, وش* ورم, وش* منفوخ, وجه* ورم*',
  },
  chokesUp: {
    en: 'wheez*, throat closing, throat is closing, throat tight, throat is tight, throat tightening, throat feels tight, cant breathe, cannot breathe, struggling to breathe, hard to breathe, gasping, cant swallow, throat narrow*, getting narrow, is narrowing, voice gone squeaky',
    tr: 'hırıl*, hırlı*, boğazı kapan*, boğazım kapan*, boğazı daral*, boğazım daral*, boğazı sıkış*, nefes alam*, zor nefes, nefesi daral*, nefesi kesil*, yutkunam*, ıslık gibi, nefesi ıslık*',
    ru: 'хрип*, свист*, сипит, горло сжимает*, горло сдавил*, горло перекры*, горло отек*, дышать тяжело, тяжело дыш*, трудно дыш*, задыха*, не может дышать, не могу дышать, глотать не может, воздуха не хвата*, горло сужа*, сужается горло',
    ar: 'صفير*, يصفر, تصفر, بيصفر, بتصفر, خرخر*, تخرخر, بتزيق, حلقه* يسكر, حلقها يسكر, زورها بيقفل, زوره بيقفل, زوري بيقفل, زلعوم* يسكر, مش قادر* يتنفس, مش قادر* تتنفس, ما يقدر يتنفس, ما تقدر تتنفس, مو قادر* تتنفس, نفسها ضاق, نفسه ضاق, تلهث, يلهث, حلقي يضيق, حلقها يضيق, حلقه يضيق, زوري بيضيق, زورها بيضيق',
  },
  /** Endless rest, and claims that others would be rid of the writer. */
  restsForEver: {
    en: 'rest forever, rest for ever, sleep forever, sleep for ever, be at peace forever, finally be at peace, finally have peace, at peace for good, gone forever tonight, rid of me, free of me, relieve them of me, free from me',
    tr: 'sonsuza kadar dinlen*, sonsuza dek dinlen*, sonsuza kadar uyu*, sonsuza dek uyu*, ebediyen dinlen*, ebediyen uyu*, ebedi uyku*, sonsuz uyku*, benden kurtul*, onları da kurtar*, onları benden, sonsuza kadar huzur*, huzura kavuş*',
    ru: 'отдохну навсегда, навсегда отдохн*, усну навсегда, навсегда усну, уснуть навсегда, засну навсегда, навсегда засн*, отмучаюсь, успокоюсь навсегда, навсегда успоко*, избавлю от себя, избавлю их от себя, избавлю всех от себя, избавятся от меня, освобожу их от себя, покой навсегда, вечный покой',
    ar: 'ارتاح للابد, برتاح للابد, هرتاح للابد, راح ارتاح للابد, رح ارتاح للابد, حرتاح للابد, انام للابد, بنام للابد, هنام للابد, اريحهم مني, بريحهم مني, هريحهم مني, وبريحهم مني, واريحهم مني, وهريحهم مني, يرتاحون مني, يرتاحوا مني, ويرتاحوا مني, بيرتاحوا مني, هيرتاحوا مني, ارتاح نهائيا, ارتاح من الدنيا',
  },
  saidFarewell: {
    en: 'said goodbye, said my goodbye*, said bye, said farewell, said my farewell*, kissed the kids goodbye, kissed everyone goodbye, hugged everyone goodbye, hugged the kids, tonight, tired of everything, had enough',
    tr: 'vedalaş*, helalleş*, veda ettim, hakkını helal, helallik, bu gece, bu akşam, her şeyden yoruldum, her şeyden bıktım, artık yoruldum',
    ru: 'попрощал*, простил* со всеми, простилась, простился, прощаюсь, сегодня ночью, этой ночью, сегодня вечером, устал* от всего, все надоело',
    ar: 'ودعت*, وودعت*, ودعتهم, سلمت عليهم, الليله, هالليله, الليله دي, تعبت من كل, تعبت من الحياه, تعبت من الدنيا, مليت من كل, زهقت من كل',
  },
  /** Everyday complaints in descriptions instead of names. */
  rabbitStool: {
    en: 'rabbit dropping*, rabbit poo*, rabbit pellet*, sheep dropping*, goat dropping*, poo like pebbles, stools like pebbles, like little pebbles, hard little lumps, cant go to the loo properly',
    tr: 'keçi pisliği, keçi boku, keçi boncuğu, zeytin çekirdeği gibi, küçük taşlar gibi, kaka taş gibi, dışkım taş gibi',
    ru: 'овечий кал, козьи орешк*, козий горох, овечьи орешк*, как камушк*, как камешк*, как у козы, как у кролика',
    ar: 'بعر الغنم, بعر الماعز, مثل البعر, زي البعر, مثل بعر, زي بعر, مثل الحصى, زي الحصى, زي الحجر',
  },
  gritty: {
    en: 'gritty, grit, dry, dried out, scratchy, sandy, like sand, sand in them',
    tr: 'kuru, kuruyor*, kurudu, kum gibi, kum var, kum dolmuş, kum kaçmış, batıyor*, batma*',
    ru: 'сухие, сухость, сухо, сохнут, пересых*, как песок, песок, песка, песком',
    ar: 'ناشفه, ناشف, نشفت, جافه, جفاف, رمل, حصى',
  },
  sinceBaby: {
    en: 'since i had the baby, since having the baby, since the baby, after having the baby, after the baby, after i had my baby, since having my, after having my, since i had my daughter, since i had my son, since giving birth',
    tr: 'doğumdan sonra, doğumdan beri, doğum yaptıktan sonra, doğum yaptığımdan beri, bebekten sonra, lohusa*',
    ru: 'после родов, как родила, с тех пор как родила, после рождения ребен*, после беременности',
    ar: 'بعد الولاده, من بعد الولاده, من يوم ولدت, من وقت ولدت, من ساعه ما ولدت, بعد ما ولدت, بعد ما جبت',
  },
  hairSheds: {
    en: 'hair is coming out, hair coming out, hairs coming out, hair comes out, hair is falling out, hair falling out, hair falls out, losing hair, losing my hair, losing so much hair, shedding hair, hair is shedding, hair loss',
    tr: 'saçlarım dökül*, saçım dökül*, saç dökül*, saçlarım elime gel*, saçlarım avuç',
    ru: 'волосы лезут, волосы выпада*, волосы сыпл*, выпадают волос*, лезут волос*, сыпятся волос*, волосы сыпятся',
    ar: 'شعري بيقع, شعري يطيح, شعري يتساقط, شعري عم يوقع, شعري عم يتساقط, شعري يوقع, شعري بيتساقط, تساقط شعر*',
  },
  eyesItch: {
    en: 'eyes itch, eyes are itchy, itchy eyes, eyes itching, eyes so itchy, eyes go red and itch, eyes water and itch, eyes itch and water',
    tr: 'gözlerim kaşın*, gözüm kaşın*, gözlerim sulan*, gözlerim kızar*',
    ru: 'глаза чешутся, чешутся глаза, глаза слезятся, слезятся глаза, глаза краснеют, краснеют глаза',
    ar: 'عيوني تحكني, عيوني بتحكني, عيوني تدمع, عيوني بتدمع, حكه بعيوني, حكه بعيني, حكه في عيوني',
  },
} satisfies Record<string, Family>

/** Findings composed of these families, as in `COMPOSED`. */
export const PLAIN_EMERGENCIES = {
  dialysisSkipped: 'dialysis + skipped @7',
  eyesGritty: 'eye + gritty @5',
  hiShown: 'displays + hiOnMeter @1',
} as const
