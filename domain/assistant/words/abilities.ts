import type { Family } from '../stems.ts'

/** What somebody cannot do any more, and what does not stop. */
export const ABILITY_FAMILIES = {
  cannot: {
    en: 'cant, cannot, can not, unable, could not, couldnt, not able, hard to, difficult*, trouble, struggl*, barely, hardly, wont, lost the ability, can barely, can hardly, fighting, gasping, having a hard time, cnt, difficulty, no longer able',
    tr: '/(a|e)mi?y(or|o)/, /(a|e)m(adi|edi|az|ez)/, zor*, güçlük*, edemi*, imkansız, zorlan*, güçlü*',
    ru: 'не мог*, не может, не могу, трудно, тяжело, с трудом, еле, едва, невозможно, не получа*, не в силах, не сост*, затрудн*, не выходит',
    ar: 'ما اقدر, ما يقدر, ما قدر*, مو قادر*, مش قادر*, لا استطيع, لا يستطيع, لا تستطيع, ما تقدر, صعوب*, بصعوبه, ما بقدر, ما يقدرون, مب قادر*, ما بيقدر, ما بتقدر, مش عارف*, عاجز*, بالعافيه, بالموت, مو عارف, ما عم يقدر, ما عم اقدر, يعاني, صعب*, ماقدر*, مااقدر, مايقدر',
  },
  breathe: {
    en: 'breath*, breathe, breathing, air, breth*',
    tr: 'nefes*, soluk*, soluğ*',
    ru: 'дыш*, дыха*, воздух*, вдох*, вздох*, продохн*, вздохн*',
    ar: 'نفس*, يتنفس*, تنفس*, اتنفس*, اخذ نفس, النفس, متنفس, هوا',
  },
  breathlessness: {
    en: 'short of breath, shortness of breath, breathless*, out of breath, no air, gasping, suffocat*, cant catch my breath, cant get air, fighting for breath, winded, breathing fast, breathing rapidly, fast breathing, breathing hard, panting, air hunger, sob, cant get enough air, laboured breathing, labored breathing, puffing',
    tr: 'nefes dar*, nefes* daral*, nefes* tıkan*, boğul*, nefes nefese, nefes* kesil*, nefes* yet*, hızlı nefes*, nefes al*miyor*, hızlı hızlı nefes, tıkanı*, hava yet*, nefessiz*, nefesim çıkm*, sık nefes*, hızlı soluk*, solunumu hızlı, hava alam*',
    ru: 'одышк*, задыха*, не хватает воздуха, нечем дыш*, удуш*, часто дыш*, быстро дыш*, воздуха не хват*, дышит часто, дыхание частое, дышит быстро, не хватает кислород*',
    ar: 'ضيق نفس, ضيق تنفس, ضيق بالنفس, ضيق بالتنفس, اختناق, مخنوق*, اختنق*, كتمه, يلهث*, نهجان, نفس* سريع*, ضيق في التنفس, ضيق في النفس, نفسه ضيق, نفسي ضيق, بتنهج, نهج*, كرشه نفس, نفس* مقطوع, ينهج, يتنفس بسرعه, انقطع نفس*, نفسي مقطوع, ينقطع نفس*, تنفسه سريع',
  },
  sentence: {
    en: 'sentence*, words, finish a sentence, talk, speak, few words, two words, one word',
    tr: 'cümle*, kelime*, konuş*',
    ru: 'предложен*, фраз*, слов*, говорить',
    ar: 'جمله, كلمه, كلام, كلمتين, كلمات, اتكلم, احكي, يحكي, يتكلم',
  },
  speak: {
    en: 'speak, speech, talk, talking, words, slurr*, slur, mumbl*, garbled, gibberish, rubbish, speaking, voice',
    tr: 'konuş*, peltek*, dili dolan*, geveli*, kelime*, lafı*',
    ru: 'говор*, речь, речи, слов*, мычит, разговар*, заплета*, произнос*, сказать',
    ar: 'كلام*, يتكلم*, اتكلم, يحكي, احكي, نطق*, ينطق*, لسانه, حكي, تحكي, تتكلم, كلامها, الحكي',
  },
  slurred: {
    en: 'slurr*, gibberish, garbled, talking rubbish, mumbl*, talking nonsense, speech is off, speech went, cant get words out, cant find words, words come out wrong, mixing up words, sounds drunk, speech is gone, speaking weird, talking weird, talking funny, speech funny, words come out, speech is weird, talks funny, makes no sense, speech strange, jumbled, slur*',
    tr: 'peltek*, dili dolan*, geveli*, geveley*, konuşması boz*, anlaşılmıyor*, konuşamı*, saçma konuş*, ağzında gevel*, kelimeleri karış*, lafları karış*, konuşması kay*, dili sürç*, sarhoş gibi konuş*, kelime bulamı*, konuşması anlaş*, tutuk konuş*, konuşması değiş*',
    ru: 'невнятн*, непонятн*, заплета*, мычит, каша во рту, несвязн*, речь наруш*, не может говор*, речь пропал*, язык не слуша*, еле ворочает язык*, говорит бессвяз*, путает слова, не может сказать, речь смаз*, смазан*, нечленоразд*',
    ar: 'كلام* مو مفهوم, كلام* غير مفهوم, كلام* مش مفهوم, ثقل لسان*, لسانه ثقيل, ثقيل لسان*, يخربط بالكلام, كلام* ملخبط, ما يعرف يحكي, ما يقدر يتكلم, مش قادر يتكلم, ثقل بالكلام, ثقل بالنطق, ما عاد يحكي, لخبط*, كلام* ثقيل, تلعثم*, يتلعثم*, حكيه مو, مو قادر يتكلم, ما يقدر يحكي, مش عارف يتكلم, كلامه مش واضح, كلامها مش واضح, كلامه ثقل, لسانها ثقيل, مو قادره تتكلم, مش قادره تتكلم, مش مفهوم, مو مفهوم, مو واضح, الكلام ثقيل, ما يتكلم, ما يحكي, ما تتكلم, ما تحكي, لا يتكلم',
  },
  lift: {
    en: 'lift, raise, move, moving, grip, hold, use, lifting',
    tr: 'kaldır*, oynat*, kıpırdat*, tut*, hareket*, kullan*, kalkm*',
    ru: 'подня*, поднима*, двига*, шевел*, пошевел*, сжать, держать, подним*',
    ar: 'يرفع*, ارفع*, يحرك*, احرك*, تحريك, ترفع*, تحرك*, يمسك*, رفع, تتحرك, يتحرك, تحركها',
  },
  walk: {
    en: 'walk, stand, walking, weight on, weight bear, put weight, bear weight, step on',
    tr: 'yürü*, basamı*, ayakta, üzerine bas*, üstüne bas*',
    ru: 'ходить, идти, встать, наступ*, ступать, стоять, ходит',
    ar: 'امشي, يمشي, اوقف, يوقف على, ادوس, المشي, تمشي, يدوس, اقف',
  },
  swallow: {
    en: 'swallow, swallowing, drink, swallow his own, saliva',
    tr: 'yut*, içemi*',
    ru: 'глот*, проглот*, слюн*',
    ar: 'ابلع*, يبلع*, بلع*, ريق*, البلع, تبلع',
  },
  see: {
    en: 'see, vision, sight, eyesight, seeing, blind',
    tr: 'gör*, görme*, görüş*, kör*',
    ru: 'вид*, зрен*, ослеп*',
    ar: 'اشوف, يشوف, نظر*, رويه, ارى, بشوف, شايف*, البصر, تشوف, ابصار, بصر*',
  },
  visionLost: {
    en: 'cant see, lost vision, lost my sight, lost sight, went blind, gone blind, went black in one eye, lost my vision, curtain over, black curtain, vision went, cannot see, blind in, loss of vision, lost his sight, lost her sight, sight went, shadow over, vision loss, see nothing, cant see anything, dark curtain, curtain came',
    tr: 'göremiyor*, görmüyor*, görme* kayb*, kör old*, kararma gitm*, gözüm* gitti, perde ind*, perde gibi, görme* git*, görüş* git*, hiç görm*, görmez ol*, gözüm görm*',
    ru: 'не вижу, не видит, ослеп*, потер* зрен*, пропало зрение, темная пелена, шторк*, занавес*, зрение пропал*, перестал* видеть, черная занавес*, глаз не видит, почти не вид*, штора, шторой',
    ar: 'ما اشوف*, ما يشوف, فقدت النظر, عميت, ما بشوف*, فقد* البصر, ستار*, ما عاد اشوف, انعمى*, راح نظري, لا ارى, مش شايف, مو شايف, ما عم شوف, اسود النظر, فقدان البصر, فقدت البصر, ماعاد اشوف, ما تشوف, ما عدت اشوف, ماعدت اشوف, ما عاد بشوف',
  },
  urinate: {
    en: 'pee, urinate, wee, pass urine, pass water, bladder, toilet, pass any urine',
    tr: 'çiş*, idrar*, işe*, tuvalet*',
    ru: 'помоч*, мочит*, в туалет, моча, мочу, писа*, пописа*, мочиться',
    ar: 'اتبول*, يتبول*, بول*, ابول, تبول*, ادخل الحمام, اطلع بول, تتبول',
  },
  incontinent: {
    en: 'incontinen*, wet myself, wetting myself, soiled, lost control of my bladder, lost bladder control, lost control of bowel, no control, cant hold my, cant hold urine, cant feel when i pee, leaking without, lost bowel control, dont feel when i pee, cant control my bladder, cant control my bowel*, cant control bladder, control bladder, lost control bladder, cannot control bladder, cant hold pee, cant hold wee',
    tr: 'kaçırıyor*, tutamıyor*, altıma kaç*, idrarımı tut*, altıma yap*, kaçırma*, kontrol edemi*',
    ru: 'недержан*, не держу, не контролиру*, обмоч*, не чувствую как моч*, не удержива*, непроизвольн*',
    ar: 'سلس*, ما اتحكم, لا اتحكم, يطلع البول لحال*, فقدت السيطره, ما اقدر امسك, مش قادر اتحكم, مو قادر امسك, فقدان السيطره, ما احس بالبول, بدون ما احس',
  },
  unstoppable: {
    en: 'wont stop, doesnt stop, not stopping, cant stop, keeps bleeding, pumping, spurting, gushing, pouring, squirting, soaked through, soaking through, soak*, does not stop, spurts, pool of, loads of blood, lot of blood, lots of blood, so much blood, everywhere, heavily, heavy, flooding, hasnt stopped, still bleeding, massive, cant stop it, big clots, jetting, non stop, nonstop',
    tr: 'durmuyor*, durmadı*, durduram*, fışkır*, kesilm*, oluk oluk, çok fazla, gölet*, her yer kan, dinmiyor*, sırılsıklam, bastırsam*, şiddetli, akıyor sürekli, boşalırcas*, çok kan*, aşırı kan*, pıhtı*, durmak bilm*, her yer*',
    ru: 'не останавл*, фонтан*, хлещет, не прекращ*, льется, лужа, не могу остановить, сильно кров*, струей, пульсир*, сильное кровотеч*, пропит*, ручьем, бьет, обильн*, очень много кров*, сгустк*, льет*, не унима*, весь в крови, вся в крови, хлынул*',
    ar: 'ما يوقف, ما بيوقف, لا يتوقف, ما وقف, يتدفق*, بيفور, نافوره, مو راضي يوقف, غزير*, يصب*, بغزاره, مش بيوقف, مو عم يوقف, كتير دم, مره كثير, نافورة, ما توقف, شديد, يشر, مش راضي يوقف, بيصب, ينفجر, كثيف, كميه كبيره, ما عم يوقف, قطع دم, ما ينقطع, ما وقفت, يطفح',
  },
  inhalerFails: {
    en: 'inhaler isnt, inhaler not, inhaler doesnt, inhaler does nothing, puffer not, inhaler did nothing, blue inhaler, inhaler isnt helping, ventolin not, ventolin isnt, inhaler hasnt, puffs and, puffs but, inhaler wont, inhaler no, salbutamol not, reliever not, inhaler didnt, inhaler aint, used my inhaler',
    tr: 'fısfıs işe yara*, fısfıs fayda*, sprey* işe yara*, sprey* fayda*, ilacı işe yara*, ventolin fayda*, ventolin işe, fısfıs* etki*, sprey* etki*, inhaler* işe, fısfıs* yara*, sprey sıktım, fısfıs sıktım, ventolin*',
    ru: 'ингалятор не, ингалятор уже не, баллончик не, сальбутамол не, не помогает ингалятор, вентолин не, беродуал не, пшикал* не, брызгал* не, ингалятор больше не',
    ar: 'البخاخ ما, بخاخ ما, بخاخ لا, الفنتولين ما, بخاخ مو, بخاخ ماعاد, بخاخ مش, البخاخه ما, ما نفع البخاخ, بخاخ مش بيعمل, ما فادني البخاخ, بخاخ ما فاد',
  },
  notBreathing: {
    en: 'not breathing, isnt breathing, stopped breathing, no pulse, stops breathing, not breathin, no heartbeat, heart stopped, doesnt breathe, barely breathing',
    tr: 'nefes almıyor*, nabzı yok, solunumu yok, nefesi durdu, kalbi durdu, nefes alıp verm*, nabız yok, nefesi yok, soluk almıyor*, nefesi kesildi',
    ru: 'не дышит, нет пульса, перестал* дыш*, остановка сердца, пульса нет, сердце останов*, нет дыхания, дыхания нет',
    ar: 'ما يتنفس, لا يتنفس, مافي نبض, توقف التنفس, ما بيتنفس, وقف قلب*, مافيه نبض, توقف قلب*, مش بيتنفس, مو عم يتنفس, ما في نبض, وقف نفس*, بدون نبض',
  },
  choking: {
    en: 'chok*, stuck in throat, stuck in his throat, stuck in my throat, went down the wrong way, stuck in her throat, airway blocked, cant cough',
    tr: 'boğazına kaç*, boğazında kal*, tıkandı, boğazına takıl*, soluk borusu*, boğazıma takıl*, boğazına tık*, boğazıma kaç*, nefes borusu*',
    ru: 'подавил*, застрял* в горл*, поперхн*, давится, попало не в то горло, в дыхательное горло, вдохнул* горох, инородн*',
    ar: 'شرق*, غص*, علق* بحلق*, واقف بحلق*, اختنق ب, علقت بزور*, علق في حلق*, علق في زور*, وقفت في حلق*, انحشر*, بلع ريقه غلط, علقت في حلق*, بلعومه',
  },
  closing: {
    en: 'closing, closing up, close up, tight*, narrowing, blocked',
    tr: 'daral*, kapanı*, tıkanı*, düğüm*',
    ru: 'сжима*, перекры*, сужа*, смыка*',
    ar: 'يسكر, يضيق, يقفل, بيقفل, تسكر, مسكر, ضاق',
  },
  drool: {
    en: 'drool*, dribbl*, cant swallow saliva, cant swallow his spit, spit',
    tr: 'salya*, tükürüğ*, salyası*',
    ru: 'слюн*, слюна теч*',
    ar: 'يسيل لعاب*, لعاب*, ريال*, سيلان لعاب, ما يبلع ريق*, يريل',
  },
  stridor: {
    en: 'stridor, noisy breathing, high pitched, barking, whoop*, ribs sucking, sucking in, rib*, grunting, nostrils flaring, grunts, harsh noise, noise when breathing in, chest pulls in, pulling in',
    tr: 'hırıltılı solu*, horultulu, havlar gibi, kaburga* çek*, burun kanatları, inleme*, kaburga*, inliyor, göğsü çek*, öter gibi, ötme*, ötüyor*, ötme*',
    ru: 'стридор, лающ*, шумн* дыха*, втягива*, свистящ* вдох, ребра, крылья носа, стонет, ребр*, кряхт*',
    ar: 'صوت عالي مع النفس, ينبح, نباح*, سحب*, ضلوع*, صوت صفير, اضلاع*, انين*, ينسحب*, يئن, يون, صوت غريب مع النفس',
  },
  notFeeding: {
    en: 'not feeding, feeding less, wont feed, wont eat, not drinking, refuses milk, refuses bottle, wont take, no wet nappies, dry nappy, no wet nappy, no wet diaper*, dry diaper*, not peed, hasnt peed, no tears, refusing, wont drink, cant keep anything down, not wet, hasnt had a wet, cant keep water, nothing stays down, wont latch, refuses to, off his food, isnt feeding, dry mouth, sunken, no pee, not weeing, cant keep fluids, not eating or drinking',
    tr: 'emmiyor*, az emiyor*, beslenm*, bezi kuru, içmiyor*, yemiyor*, emmek istem*, almıyor*, idrar yapm*, çiş yapm*, göz yaşı*, ağzı kuru*, bez* ıslatm*, mama alm*, çökük*, çökmüş, çişi yok, hiçbir şey içem*, sıvı almıyor*, sıvı tutam*',
    ru: 'не ест, не пьет, отказыв*, сухой подгуз*, плохо ест, не сосет, вяло сосет, нет слез, не писа*, не мочи*, сухие памперс*, памперс сухой, не берет грудь, сухой памперс, запал*, ничего не удерж*, сухой рот, подгузник сух*',
    ar: 'ما يرضع, مو راضي يرضع, ما بيرضع, ما يشرب, ما ياكل, رفض الرضاع*, حفاض* ناشف*, لا يرضع, ما بلل, يرفض*, ما بال, بدون دموع, ما تبول, ريقه ناشف, رضاعته قل*, رضاعه ضعيف*, ما يبول, ناشف, مش راضي يرضع, مش بيرضع, غائره, غاير*',
  },
} satisfies Record<string, Family>
