import type { Family } from '../stems.ts'

/** Persons and durations. */
export const PEOPLE_FAMILIES = {
  newborn: {
    en: 'newborn*, new born, days old, just born, day old, 1 week old, two days old, just home from',
    tr: 'yenidoğan*, günlük bebe*, yeni doğan*, günlük',
    ru: 'новорожден*, дней от роду, новорожд*, дней от рождения, только родил*, месячному, месячный, месячная, двухмесячн*, полуторамесячн*',
    ar: 'مولود*, حديث ولاده, المولود, مولود, مولوده, حديثي, ابن ايام, عمره ايام',
  },
  baby: {
    en: 'baby, babies, infant*, babys, newborn*, nappy, nappies, diaper*, breastfe*, formula, bottle feed*, month old, months old, week old, weeks old, one yr old, my little one, newborn, mo old, cot, bub, bubba, wee one, six week old, newborn twins, babe, wean',
    tr: 'bebe*, bebi*, yenidoğan*, bezi, bezini, bezinde, emzir*, mama, biberon*, emmek, emmi*, bebeğ*, bir yaşındaki',
    ru: 'младен*, грудничок, грудничк*, малыш*, новорожден*, ребеночек, годовал*, памперс*, подгузник*, родничок, родничка, пеленал*, новорожд*, лялька, кроха, двухмесячн*, месячн* ребен*',
    ar: 'رضيع*, بيبي, مولود*, البيبي, طفلي الرضيع, حفاض*, حفاظ*, يرضع, رضاعه, رضعه, بامبرز, يافوخ*, عمره سنه, عمرها سنه, شهور عمره, مولودي, بيبيي, صغيري, رضيعتي, النونو, نونو, الرضيع',
  },
  child: {
    en: 'son, daughter, child, kid, toddler, boy, girl, baby, children, grandson, granddaughter, kids, niece, nephew, little one, kiddo, teen, teenager, my lad, my little girl, my little boy, godson, stepson, twin, twins, our little one, our youngest, my eldest, bairn, teenage, my youngest, pikin, pickin, bub, wean, wee lad, wee girl, lad, lass, littlun, little man, four year old, two year old, three year old',
    tr: 'oğlum*, kızım*, /^cocu(?!klug)/, bebe*, torun*, yeğen*, oğlan*, yaşında oğl*, ufaklık, kuzum, evlad*, yavru*, kızımı*, oğlumu*, bizim ufaklık, minik, bizim küçük, bacaksız, sabi',
    ru: 'сын*, дочк*, дочь, дочери, дочке, ребен*, малыш*, внук*, внучк*, девочк*, мальчик*, дети, детям, племян*, дитя, дочка, сынок, сынишк*, доча, двухлетк*, трехлетк*, двухлетн*, трехлетн*, летний сын, пацан*, школьник*, подростк*, малой, малая, детк*, внучат*, летний мальчик, мелкому, мелкого, карапуз*, дите, пацаненок, младший, младшая, грудничок',
    ar: 'ابني, بنتي, طفل*, ولدي, رضيع*, بيبي, عيالي, ولد, بنت, حفيد*, اطفال*, ابنتي, بنوتي, ابن, صغيري, طفلتي, ولدنا, بنتنا, ابننا, ابنها, طفلنا, ابنتنا, اولادي, ولدها, بنتها, ابنه, البنت, الولد, الطفل, الطفله, حفيدتي, حفيدي, ولد اخوي, وليدي, بنيتي, الصغير, الصغيره, العيل, البزر, الدري, الوليد, الورع, بزرنا, عيل',
  },
  elderly: {
    en: 'grandma, grandmother, grandpa, grandfather, granny, nan, elderly, gran, grandad, granddad, grandads, nana, grandmum, old man, old lady, in his 80s, in her 80s, pensioner, in his 70s, in her 70s, great aunt',
    tr: 'büyükanne*, babaanne*, anneanne*, dede*, yaşlı*, nine*, babaannem*, anneannem*, dedem*, ninem*, kayınvalide*',
    ru: 'бабушк*, дедушк*, дед, деду, пожил*, бабка, прабаб*, бабул*, дедул*, старик*, старенк*, прабабушк*',
    ar: 'جدي, جدتي, جده, مسن*, ستي, تيته, جدو, عجوز*, ختيار*, سيدي, تيتا, حجي, حجه, كبير بالسن, كبيره بالسن, شايب, حبوبه, نانا, جداتي',
  },
  chronic: {
    en: 'for years, since years, for ages, chronic*, long time, always had, for months, every month, twice a month, since childhood, on and off, for a long time, as long as i, months now, years now, cycle after cycle, every cycle, each cycle, every period',
    tr: 'yıllardır, senelerdir, aylardır, kronik*, uzun süredir, eskiden beri, çocukluğumdan, hep, uzun zamandır, her adette, her regl*, her ay',
    ru: 'годами, много лет, давно, месяцами, хроническ*, с детства, постоянно уже, несколько лет, несколько месяцев, долгое время, долго, каждый цикл, каждые месячные',
    ar: 'من سنين, من سنوات, من زمان, من شهور, من اشهر, مزمن*, منذ سنوات, طول عمري, من فتره طويل*, من مده طويل*, منذ اشهر, كل دوره, كل شهر',
  },
  recent: {
    en: 'today, this morning, since yesterday, tonight, just now, few hours, an hour ago, minutes ago, this afternoon, last night, since last night, overnight, an hour, hours, minutes, mins, min, hrs, hr, just, since morning, few minutes, half an hour, twenty minutes, since lunch, since breakfast, since dinner, since midnight, since this, since noon, all night, all day, half hour',
    tr: 'bugün*, bu sabah, dünden beri, az önce, demin, bu gece, dün gece, saattir, dakikadır, sabahtan beri, dakika, saat önce, dk, şimdi, bu akşam, öğleden beri, kahvaltıdan beri, akşamdan beri, geceden beri, bir saattir',
    ru: 'сегодня, с утра, со вчера*, только что, час назад, минут*, ночью, вчера, часов назад, полчаса, часа, сейчас, вечером, всю ночь, с обеда, с вечера, с полудня, весь день, с самого утра, уже час, с ночи',
    ar: 'اليوم, من الصبح, من امس, توه, توها, قبل ساعه, قبل_شوي, دقايق, دقيقه, البارحه, مبارح, الليله, من ساعه, من_شوي, ساعات, ساعتين, الحين, هلق, من الليل, قبل نص, نص ساعه, ست دقايق, من الظهر, من الفجر, من العصر, من المغرب, طول الليل',
  },
  worse: {
    en: 'getting worse, worse and worse, rapidly, spreading fast, worsening, gets worse, spreading quickly',
    tr: 'kötüleş*, giderek art*, hızla yayıl*, artıyor*, büyüyor*',
    ru: 'хуже, усилива*, нараста*, быстро распростран*, ухудша*',
    ar: 'يزيد*, اسوا, يسوء, تزداد, يزداد, كل شوي اقوى, بيزيد, ينتشر بسرعه',
  },
  onTouch: {
    en: 'when i press, press on, push up*, touch it, only when i move, after gym, since the gym, after workout, when i twist, when i touch, bench press, lifted weights, pulled a muscle, pulled muscle, moving furniture, when pressed, gym, chest muscles, pressing it, muscle, lifting boxes, workout, only if i press, if i press, if you press, when you press, when its pressed, sore to touch, press there, lifting weights',
    tr: 'bastırınca, dokununca, spor yap*, spor salon*, hareket edince, şınav*, antrenman*, basınca, ağır kaldır*, kas*, kasları*, spordan, halter*, elleyince, fitness*, ağırlık kaldır*, bastırınca, basınca, dokununca, elleyince, ağırlık kaldır*, bastırdığımda',
    ru: 'при нажатии, если нажать, после тренировки, когда нажима*, спортзал*, отжима*, при наклоне, при движении, мышц*, трениров*, потянул мышц*, надавл*, при повороте, качал*, зал, если нажать, если надавить, при нажатии, когда нажима*, когда трогаю, если потрогать, если нажима*, когда надавл*, таскаю железо',
    ar: 'لما اضغط, عند الضغط, بعد التمرين, بعد الرياضه, بعد الجيم, تمرين*, عضل*, لما المس, الجيم, لما اضغط عليه, الحديد, لما اتحرك, رياضه, النادي, اذا ضغطت, لما اضغط, لما بضغط, مع الضغط عليه, اذا لمست, لما المس, اذا كبست, لما اكبس, العب حديد',
  },
  afterMeal: {
    en: 'after meals, after eating, after food, when i lie down, heartburn, acid reflux, antacid*, sour taste, reflux, spicy food, burping, sour, burp*, acid, gaviscon, after i chop, after chop, after chopping, after beans, after spicy, after curry',
    tr: 'yemekten sonra, yemek sonrası, mide yanma*, reflü*, ekşi*, yatınca, antiasit*, yemek yiyince, geğir*, mide asid*, yanma, gaviscon',
    ru: 'после еды, изжог*, рефлюкс*, кисл*, отрыж*, лежа, антацид*, гевискон*, жжение за груд*',
    ar: 'بعد الاكل, حموض*, ارتجاع*, حرقه معد*, حامض*, لما انام, بعد الوجبات, حرقان معد*, تجشؤ, جزر, بعد كل وجبه, حرقه بالمعده',
  },
} satisfies Record<string, Family>
