import type { Family } from '../stems.ts'

/** Kidneys, bladder, prostate and erections. */
export const URINARY_FAMILIES = {
  toilet: {
    en: 'toilet, bathroom, loo, restroom, washroom',
    tr: 'tuvalet*, lavabo*, hela*',
    ru: 'туалет*',
    ar: 'حمام, الحمام, تواليت, دوره المياه',
  },
  dysuria: {
    en: 'burns when i pee, hurts to pee, hurts when i pee, stings when i pee, cystitis, uti, urine infection, water infection, painful urination, stings to pee, burning when i wee, burning pee',
    tr: 'idrar* yan*, çiş* yan*, işerken yan*, sistit*, idrar yolu*, idrar* ağrı*',
    ru: 'жжение при мочеисп*, жжет при мочеисп*, больно писать, цистит*, рези при, режет при мочеисп*, жжет когда писа*, больно мочит*',
    ar: 'حرقان بول*, حرقه بول*, حرقان وقت البول, التهاب بول*, حرقه بالبول, التهاب مسالك, حرقان بالبول, يحرق* البول, لما اتبول يحرق*',
  },
  erectile: {
    en: 'erect*, impoten*, ed problems, cant get it up, premature ejac*, libido, low testosterone, vasectomy, circumcis*, penis, priapism, private part wont go down, wont go down',
    tr: 'sertleşm*, ereksiyon*, iktidarsız*, erken boşal*, cinsel istek*, sünnet*, vazektomi*, penis*, inmiyor, inmedi',
    ru: 'эрекц*, импотен*, потенц*, преждевременн* эякул*, либидо, обрезан*, вазэктом*, член, не опадает, не проходит эрекц*',
    ar: 'انتصاب*, ضعف جنسي, سرعه قذف, رغبه جنسيه, ختان*, ضعف الانتصاب, طهور, القذف, ما ينزل الانتصاب, الانتصاب ما راح',
  },
  leakUrine: {
    en: 'leak urine, leak when i, leak when i cough, leak pee, bladder leak*, incontinence when, bedwet*, wets the bed, wet the bed, pee a little when i, leaking when i laugh, pee when i laugh',
    tr: 'idrar kaçır*, öksürünce kaçır*, gülünce kaçır*, altını ıslat*, yatağını ıslat*, hapşırınca',
    ru: 'недержан* мочи, подтека* при кашле, при кашле моча, при чихании, энурез*, писается ночью, мочится в постель',
    ar: 'سلس بول, تسريب بول, لما اكح ينزل بول, تبول لا ارادي, يبلل الفراش, لما اضحك, يتبول بالليل',
  },
  prostateWords: {
    en: 'prostate, weak stream, weak flow, dribbl*, get up at night to pee, times at night to pee, times a night, psa',
    tr: 'prostat*, idrarım zayıf*, kesik kesik, damla damla idrar, gece tuvalete kalk*, idrar akış*, gece kalk*, psa',
    ru: 'простат*, аденом*, слабая струя, струя слаб*, ночью в туалет, встаю ночью, пса, вялая струя',
    ar: 'بروستات*, البول ضعيف, بول ضعيف, تقطيع بول, اقوم بالليل للحمام, يقوم بالليل للحمام, بوله ضعيف, البول متقطع',
  },
  kidneyStone: {
    en: 'kidney stone*, stones in kidney, stone in my kidney, renal colic',
    tr: 'böbrek taş*, taş düşür*, böbreğimde taş, böbreğim ağrı*, böbrek ağrı*, böbreğim*',
    ru: 'камни в почк*, камень в почк*, почечн* колик*, мочекамен*, почк* болит, болит почка, болят почки',
    ar: 'حصى*, حصوه*, حصاه*, مغص كلوي, رمل بالكلى, كليتي توجع*, حصوات',
  },
  kidneyWords: {
    en: 'kidney function, creatinine, dialysis, kidney failure, protein in urine, foamy urine, kidney disease',
    tr: 'kreatinin*, diyaliz*, böbrek yetmezli*, böbrek fonksiyon*, köpüklü idrar',
    ru: 'креатинин*, диализ*, почечн* недостат*, белок в моче',
    ar: 'كرياتينين*, غسيل كلى, فشل كلوي, زلال, وظائف كلى',
  },
  missedDialysis: {
    en: 'missed dialysis, missed my dialysis, missed two dialysis, missed a dialysis, skipped dialysis, no dialysis since, without dialysis, missed sessions, missed dialysis sessions, dialysis was cancelled',
    tr: 'diyalize girem*, diyalizi kaçır*, diyalizimi kaçır*, diyaliz olamad*, diyalize gitmed*, diyalize gidemed*',
    ru: 'пропустил* диализ*, без диализа, не был на диализе, не была на диализе, диализ пропустил*',
    ar: 'فوت غسيل*, فوتت غسيل*, ما غسلت كلى, ما غسل كلى, فات موعد الغسيل, جلسات الغسيل فات*, فوت جلس*, فوتت جلس*',
  },
  nothingPasses: {
    en: 'not a drop, cant pass a drop, no wee for, no pee for, hasnt peed, havent peed, hardly peed, barely peed, hardly passing, wee just dribbles',
    tr: 'bir damla işe*, damla idrar, bir damla bile, hiç işeyem*, işeyemedi, çişini yapam*',
    ru: 'ни капли, ни капельки, не может помочиться, не могу помочиться, в туалет почти не хожу, почти не мочит*',
    ar: 'ولا نقطه بول, ما نزل ولا نقطه, ما نزل بول, مش عارف اعمل بول, مش عارف* يعمل, ما قدر يبول, ما يقدر يبول, ما اقدر ابول',
  },
  staysErect: {
    en: 'wont go down, still hard, still up, been up since, standing since, erect for hours, erection for hours, hard for hours, stays hard, erection wont go, erection that wont go, erection wont stop, erection wont go away, erection will not go, painful erection, been hard for hours, hard for, been up for hours, hasnt gone down',
    tr: 'hala inmedi, hâlâ inmedi, inmiyo*, hala duruyor, hâlâ duruyor, hala dik, saatlerdir dik, ereksiyon geçmiyor*, ereksiyonum geçmiyor*, sertlik geçmiyor*, sertleşme geçmiyor*, ereksiyon inmiyor*, inmiyor*, inmedi, dik duruyor, kalkık kaldı, saattir dik, sert kaldı',
    ru: 'стоит пятый час, стоит четвертый час, стоит шестой час, стоит с полуночи, стоит с ночи, стоит с вечера, стоит и болит, не опадает, не ложится, эрекция не проходит, эрекция не спадает, не проходит эрекция, не спадает эрекция, эрекция держится, эрекция который час, стоит уже часов, стоит часов, стоит уже час, не опускается, не падает уже, стоит колом, стоит с утра',
    ar: 'ما ينزل, مش بينزل, ما نزل, منتصب من, واقف من, الانتصاب ما يروح, الانتصاب مش بيروح, الانتصاب ما بيروح, انتصاب ما يروح, انتصاب مستمر, منتصب ومش بينزل, مش بينام, واقف وما ينزل, صلب من',
  },
  urinate: {
    en: 'pee, urinate, wee, pass urine, pass water, bladder, toilet, pass any urine',
    tr: 'çiş*, idrar*, işem*, işey*, işed*, işer*, tuvalet*',
    ru: 'помоч*, мочит*, в туалет, моча, мочу, писа*, пописа*, мочиться, по маленькому, по малой нужде',
    ar: 'اتبول*, يتبول*, بول*, ابول, تبول*, ادخل الحمام, اطلع بول, تتبول',
  },
  /** Urine by name, because "toilet" may mean stool. */
  passUrine: {
    en: 'pee, urinate, wee, pass urine, pass water, bladder, pass any urine',
    tr: 'çiş*, idrar*, işem*, işey*, işed*, işer*, mesane*',
    ru: 'помоч*, мочит*, моча, мочу, писа*, пописа*, мочиться, мочев*',
    ar: 'اتبول*, يتبول*, بول*, ابول, تبول*, اطلع بول, تتبول',
  },
  incontinent: {
    en: 'incontinen*, wet myself, wetting myself, soiled, lost control of my bladder, lost bladder control, lost control of bowel, no control, cant hold my, cant hold urine, cant feel when i pee, leaking without, lost bowel control, dont feel when i pee, cant control my bladder, cant control my bowel*, cant control bladder, control bladder, lost control bladder, cannot control bladder, cant hold pee, cant hold wee, leaking, im leaking, peed myself, pooed myself, wet himself, wet herself, wetting himself, lost control of, without noticing, without knowing, wee comes out, wee just comes, pee just comes, pee comes out, dont feel myself, messed myself, weed myself',
    tr: 'kaçırıyor*, tutamıyor*, altıma kaç*, idrarımı tut*, altıma yap*, kaçırma*, kontrol edemi*, kaçırıyorum, altıma, altına, çişimi tutam*, farkında olmadan, kaçırdım, kaçırdı',
    ru: 'недержан*, не держу, не контролиру*, обмоч*, не чувствую как моч*, не удержива*, непроизвольн*, подтекает моча, моча подтека*, моча сама, обмочил*, не держится моча, не чувствую позыв*, упускаю, под себя, непроизвольно, обмочился, обмочилась, обделал*, не удержал*, описал*',
    ar: 'البول يفلت, يفلت, سلس*, ما اتحكم, لا اتحكم, يطلع البول لحال*, فقدت السيطره, ما اقدر امسك, مش قادر اتحكم, مو قادر امسك, فقدان السيطره, ما احس بالبول, بدون ما احس, ينزل لحاله, البول ينزل, يطلع لحاله, بيطلع لوحده, بلل نفسه, بللت نفسها, بول على نفسه, اتبول على نفسي, بدون ما ادري, تسرب البول, عملها على نفسه, بلت على نفسي, بلت على حالي, بال على نفسه, بال على حاله, بولت على نفسي, عملتها على نفسي, عملها على حاله, تبولت على نفسي',
  },
  /** Retention that names the urine. */
  urineRetained: {
    en: 'cant pee, cant urinate, unable to pee, havent peed, not peed since, cant pass urine, cannot pee, cannot urinate, unable to urinate, nothing comes out, cant wee, retention, unable to pass urine, no urine, havent been able to wee, havent been able to pee, not been able to pee, havent weed, not passed urine, cant go for a wee, no wee, bladder is full, cant pee at all, pee wont come, cant empty my bladder, havent peed all day, only drops, hardly any pee, hardly peeing, barely peeing, barely any urine, hardly any urine',
    tr: 'çişimi yapam*, idrarımı yapam*, idrar yapam*, işeyem*, idrar çıkm*, çiş yapam*, idrarını yapam*, çişim gelm*, idrarım gelm*, çişim çıkm*, çişimi yapam*, idrara çıkmadı*, idrara çıkam*, hiç işeyem*, çiş çıkm*, idrar gelm*, mesanem dolu, idrar torbam dolu, hiç idrar yok, neredeyse hiç idrar, idrar neredeyse yok',
    ru: 'не могу помоч*, не могу пописать, не может помоч*, моча не идет, задержка мочи, не могу мочит*, не писал, не могу помочиться, не получается помоч*, не могу сходить по-маленьк*, моча не выходит, ни разу не сходил*, сутки не мочи*, нет мочи, не мочился, не мочилась, мочевой полный, не могу поссать, не могу по маленькому, почти не писаю, почти не мочусь, почти нет мочи, мочи почти нет',
    ar: 'ما اقدر اتبول, مو قادر اتبول, احتباس*, ما ينزل بول, مش قادر اتبول, ما قادر ابول, مو قادر ابول, لا استطيع التبول, ما عم اقدر اتبول, مش عارف اتبول, ما اقدر ابول, ما يقدر يتبول, مش عارف ابول, ما تبولت, ما نزل بول, مو راضي ينزل البول, محصور, انحباس بول, حصر بول, بولي محبوس, ما ابول, مش راضي ينزل, ما عم ينزل بول, ما قدرت ابول, ما كنبولش, بالكاد ابول, ما في بول, تقريبا ما ابول, يا دوب ابول',
  },
  retention: {
    en: 'cant pee, cant urinate, unable to pee, havent peed, not peed since, cant pass urine, cannot pee, cannot urinate, unable to urinate, nothing comes out, cant wee, retention, unable to pass urine, no urine, havent been able to wee, havent been able to pee, not been able to pee, havent weed, not passed urine, cant go for a wee, no wee, bladder is full, cant pee at all, pee wont come, cant empty my bladder, havent peed all day, only drops, hardly any pee, hardly peeing, barely peeing, barely any urine, hardly any urine',
    tr: 'çişimi yapam*, idrarımı yapam*, idrar yapam*, işeyem*, idrar çıkm*, çiş yapam*, tuvalete çıkam*, idrarını yapam*, çişim gelm*, idrarım gelm*, çişim çıkm*, çişimi yapam*, idrara çıkmadı*, idrara çıkam*, hiç işeyem*, çiş çıkm*, idrar gelm*, mesanem dolu, idrar torbam dolu, hiç idrar yok, neredeyse hiç idrar, idrar neredeyse yok',
    ru: 'не могу помоч*, не могу пописать, не могу сходить в туалет, не может помоч*, моча не идет, задержка мочи, не могу мочит*, не писал, не могу помочиться, не получается помоч*, не могу сходить по-маленьк*, моча не выходит, ни разу не сходил*, сутки не мочи*, нет мочи, не мочился, не мочилась, мочевой полный, не могу поссать, не могу по маленькому, почти не писаю, почти не мочусь, почти нет мочи, мочи почти нет',
    ar: 'ما اقدر اتبول, مو قادر اتبول, احتباس*, ما ينزل بول, مش قادر اتبول, ما قادر ابول, مو قادر ابول, لا استطيع التبول, ما عم اقدر اتبول, مش عارف اتبول, ما اقدر ابول, ما يقدر يتبول, مش عارف ابول, ما تبولت, ما نزل بول, مو راضي ينزل البول, محصور, انحباس بول, حصر بول, بولي محبوس, ما ابول, مش راضي ينزل, ما عم ينزل بول, ما قدرت ابول, ما كنبولش, بالكاد ابول, ما في بول, تقريبا ما ابول, يا دوب ابول',
  },
} satisfies Record<string, Family>
