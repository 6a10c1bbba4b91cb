import type { Family } from '../stems.ts'

/** Abilities that are lost, and actions that do not stop. */
export const ABILITY_FAMILIES = {
  cannot: {
    en: 'cant, cannot, can not, unable, could not, couldnt, not able, hard to, difficult*, trouble, struggl*, barely, hardly, wont, lost the ability, can barely, can hardly, fighting, gasping, having a hard time, cnt, difficulty, no longer able, havent been able, hasnt been able, not been able, havent managed, wont let, cant even, not managing, fails to, struggles, strugling, unble, harder to, cant get, cant wiggle',
    tr: '/(a|e)mi?y(or|o)/, /(a|e)m(adi|edi|az|ez)/, zor*, güçlük*, edemi*, imkansız, zorlan*, güçlü*, zor konuş*, zor nefes, güç*, zorla, zorlukla, doğrulam*',
    ru: 'не мог*, не может, не могу, трудно, тяжело, с трудом, еле, едва, невозможно, не получа*, не в силах, не сост*, затрудн*, не выходит, не удается, не разогн*, не отдыш*, не вздохн*, не продохн*, не встать, не наступить, не поднять, никак, не смог*',
    ar: 'ما اقدر, ما يقدر, ما قدر*, مو قادر*, مش قادر*, لا استطيع, لا يستطيع, لا تستطيع, ما تقدر, صعوب*, بصعوبه, ما بقدر, ما يقدرون, مب قادر*, ما بيقدر, ما بتقدر, مش عارف*, عاجز*, بالعافيه, بالموت, مو عارف, ما عم يقدر, ما عم اقدر, يعاني, صعب*, ماقدر*, مااقدر, مايقدر, بالكاد, ما عاد يقدر, ما عاد اقدر, ماعاد اقدر, بالقوه, مو عم اقدر, مو عم يقدر, مقدرش, مش بقدر, مش بيقدر, مو قادره, ما قادر, ماقادر, مابقدر, ما فيني, ما فيه يقدر, ما نقدرش, ما كنقدرش, ما كيقدرش, مش عم بقدر, ماني قادر, مني قادر, ماعم بقدر',
  },
  breathe: {
    en: 'breath*, breathe, breathing, air, breth*, breathin, breathes, inhale, exhale, lungs',
    tr: 'nefes*, soluk*, soluğ*, nefesi*, soluma*, solun*, nefes nefese*',
    ru: 'дыш*, дыха*, воздух*, вдох*, вздох*, продохн*, вздохн*, отдыш*, вдохн*, продыш*, надыш*, вздыха*',
    ar: 'نفس*, يتنفس*, تنفس*, اتنفس*, اخذ نفس, النفس, متنفس, هوا, نفسي, نفسه, نفسها, اتنفس, بيتنفس, بتنفس, تنفسي, تنفسه, كيتنفس, نتنفس, تتنفس, يتنفس',
  },
  breathlessness: {
    en: 'short of breath, shortness of breath, breathless*, out of breath, no air, gasping, suffocat*, cant catch my breath, cant get air, fighting for breath, winded, breathing fast, breathing rapidly, fast breathing, breathing hard, panting, air hunger, sob, cant get enough air, laboured breathing, labored breathing, puffing, cant catch, catch my breath, catch her breath, catch his breath, gasps, fighting for air, breathlessness, huffing, struggles to breathe, struggling to breathe, wheezing badly, no breath, breathin fast, harder to breathe, hard to breathe, tough to breathe, breathing is fast, breathing really fast, breathing very fast, trouble breathing, difficulty breathing, cant get my breath, get my breath, get his breath, get her breath, breathing funny, breathing slow, breathing really slow, slow breathing, fighting to breathe, working hard to breathe, rattling breath, gasp, gasps, cant get my breath, air isnt enough, not enough air',
    tr: 'nefes dar*, nefes* daral*, nefes* tıkan*, boğul*, nefes nefese, nefes* kesil*, nefes* yet*, hızlı nefes*, nefes al*miyor*, hızlı hızlı nefes, tıkanı*, hava yet*, nefessiz*, nefesim çıkm*, sık nefes*, hızlı soluk*, solunumu hızlı, hava alam*, nefes nefese*, soluk soluğa*, nefesi daral*, nefesim daral*, nefes alma* zor*, nefes alamı*, nefesi kesil*, nefesim kesil*, nefesim yetm*, nefesi yetm*, oksijensiz*, nefesi sıkış*, nefesi zor*, nefesim zor*, çok hızlı nefes, nefesi çok hızlı, nefesim yet*, nefes alamaz*, zar zor nefes, nefesi yavaş*, soluk soluğa, hava yetm*, nefesim yetm*, nefes yetm*',
    ru: 'одышк*, задыха*, не хватает воздуха, нечем дыш*, удуш*, часто дыш*, быстро дыш*, воздуха не хват*, дышит часто, дыхание частое, дышит быстро, не хватает кислород*, не отдыш*, не могу надыш*, тяжело дыш*, трудно дыш*, дышать тяжело, дышать трудно, дыхание сбит*, не продохнуть, трудно вздохн*, не могу вдохн*, дышит тяжело, хватает ртом, часто дышит, очень часто дыш*, редко дышит, дышит редко, еле дышит, дыхание тяжелое, захлебыва*, не хватает воздуха, воздуха мало, задыхаюсь, ловлю воздух',
    ar: 'ضيق نفس, ضيق تنفس, ضيق بالنفس, ضيق بالتنفس, اختناق, مخنوق*, اختنق*, كتمه, يلهث*, نهجان, نفس* سريع*, ضيق في التنفس, ضيق في النفس, نفسه ضيق, نفسي ضيق, بتنهج, نهج*, كرشه نفس, نفس* مقطوع, ينهج, يتنفس بسرعه, انقطع نفس*, نفسي مقطوع, ينقطع نفس*, تنفسه سريع, نفس* صعب, النفس صعب, يلهث, مش قادر اخد نفس*, مو قادر اخذ نفس*, ما اقدر اخذ نفس*, ما قادر اتنفس, صعوبه تنفس, صعوبه في التنفس, صعوبه بالتنفس, نفسي ضايق, ضيقه نفس, ضيقه, كرشة نفس, كرشه, نفسه ثقيل, نفسي ثقيل, مانقدرش نتنفس, ضيقه بالصدر, كتمة, نفسها سريع, نفسه سريع, نفسي سريع, يتنفس ببطء, نفسه بطيء, بالكاد يتنفس, صعب اتنفس, التنفس صعب, النفس صار صعب, الهث, يلهث, تلهث, ما الحق نفسي, الهوا ما يكفيني, ما يكفيني الهوا, نفسي مقطوع, انهج',
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
    en: 'turned to mush, slurr*, gibberish, garbled, talking rubbish, mumbl*, talking nonsense, speech is off, speech went, cant get words out, cant find words, words come out wrong, mixing up words, sounds drunk, speech is gone, speaking weird, talking weird, talking funny, speech funny, words come out, speech is weird, talks funny, makes no sense, speech strange, jumbled, slur*, slurring, like shes drunk, like hes drunk, lost for words, cant get her words, cant get his words, cant get a word out, talk nonsense, wrong words, speech all over, mumbling, unable to speak, stopped talking, couldnt speak, tongue is heavy, tongue feels thick, lost her speech, lost his speech, string a sentence, put a sentence together, sentence together, speaking funny, talking gibberish, talks gibberish, makes no sense when, cant speak properly, talking strange*, speech weird, muddling words, cant find his words, cant find her words, find his words, find her words',
    tr: 'peltek*, dili dolan*, geveli*, geveley*, konuşması boz*, anlaşılmıyor*, konuşamı*, saçma konuş*, ağzında gevel*, kelimeleri karış*, lafları karış*, konuşması kay*, dili sürç*, sarhoş gibi konuş*, kelime bulamı*, konuşması anlaş*, tutuk konuş*, konuşması değiş*, yuvarlıyor*, yuvarla*, dili ağırlaş*, dili dön*, konuşamaz ol*, konuşamadı*, kelimeleri yuvar*, kelimeleri bulam*, cümle kuram*, ağzında geve*, lafları karıştır*, kelimeleri karıştır*, dilim dol*, dilim ağır*, dilim dönm*, sözcük bulam*, anlamsız konuş*, konuşma bozuk*, garip konuş*, tuhaf konuş*, düzgün konuşam*, düzgün cümle, kelimeleri bulam*, kelime bulam*',
    ru: 'невнятн*, заплета*, мычит, каша во рту, несвязн*, речь наруш*, не может говор*, речь пропал*, язык не слуша*, еле ворочает язык*, говорит бессвяз*, путает слова, не может сказать, речь смаз*, смазан*, нечленоразд*, язык заплета*, заплетающ*, слова не выговар*, не выговарива*, говорит непонятн*, речь непонятн*, слова путает, путать слова, не может подобрать слов*, не может слова, потерял* речь, пропала речь, язык не ворочает*, не может произнес*, бормоч*, бессвязн*, язык онемел*, еле говорит, с трудом говорит, двух слов связать, связать двух слов, странно разговарива*, странно говорит, несет чушь, не может связно, не может подобрать слов*, слова не может',
    ar: 'كلام* مو مفهوم, كلام* غير مفهوم, كلام* مش مفهوم, ثقل لسان*, لسانه ثقيل, ثقيل لسان*, يخربط بالكلام, كلام* ملخبط, ما يعرف يحكي, ما يقدر يتكلم, مش قادر يتكلم, ثقل بالكلام, ثقل بالنطق, ما عاد يحكي, كلام* ثقيل, تلعثم*, يتلعثم*, حكيه مو, مو قادر يتكلم, ما يقدر يحكي, مش عارف يتكلم, كلامه مش واضح, كلامها مش واضح, كلامه ثقل, لسانها ثقيل, مو قادره تتكلم, مش قادره تتكلم, ما يتكلم, ما يحكي, ما تتكلم, ما تحكي, لا يتكلم, كلامه صار مو, ما عاد يعرف يحكي, ما عادت تعرف تحكي, ما تعرف تحكي, ما يعرف يتكلم, لسانها تقيل, لسانه تقيل, كلامه بطيء, كلامها بطيء, كلامه مش مفهوم, كلامها مش مفهوم, بيتكلم غلط, يخلط الكلام, يخربط الكلام, كلامه متداخل, ما قدر ينطق, مو قادر ينطق, مش عارف ينطق, مش عارفه تتكلم, ثقل في اللسان, لساني تقيل, لساني ثقيل, كلام غير مترابط, كلامه متلعثم, ما كيقدرش يهضر, يركب جمله, تركب جمله, يحكي غريب, تحكي غريب, كلامه غريب, كلامها غريب, يتكلم غريب, يخربط, مو قادر يلاقي الكلمات, ما يعرف يعبر, كلام* مخربط, كلام* معفس',
  },
  lift: {
    en: 'lift, raise, move, moving, grip, hold, use, lifting, turn, bend, twist, shift, wiggle',
    tr: 'kaldır*, oynat*, kıpırdat*, tut*, hareket*, kullan*, kalkm*, çevir*, döndür*, eğem*',
    ru: 'подня*, поднима*, двига*, шевел*, пошевел*, сжать, держать, подним*, повернуть, повора*, согнуть',
    ar: 'يرفع*, ارفع*, يحرك*, احرك*, تحريك, ترفع*, تحرك*, يمسك*, رفع, تتحرك, يتحرك, تحركها, التفت, الف, احرك, لف',
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
    en: 'cant see, lost vision, lost my sight, lost sight, went blind, gone blind, went black in one eye, lost my vision, curtain over, black curtain, vision went, cannot see, blind in, loss of vision, lost his sight, lost her sight, sight went, shadow over, vision loss, see nothing, cant see anything, dark curtain, curtain came, curtain coming, curtain com*, curtain going, curtain descend*, vision gone, cant see out, half of my vision, half the vision, lost half',
    tr: 'göremiyor*, görmüyor*, görme* kayb*, kör old*, kararma gitm*, gözüm* gitti, perde ind*, perde gibi, görme* git*, görüş* git*, hiç görm*, görmez ol*, gözüm görm*, perde iniyor*, perde indi*, görmem git*, görmüyor, görme kaybı*, görüşüm git*, görüş kayb*, yarısını görm*',
    ru: 'не вижу, не видит, ослеп*, потер* зрен*, пропало зрение, темная пелена, шторк*, занавес*, зрение пропал*, перестал* видеть, черная занавес*, глаз не видит, почти не вид*, штора, шторой, опускается штора, опускается занавес*, шторка опуск*, штора опуск*, опускается штора, ничего не вижу, половину не вижу, ослеп, ослепла',
    ar: 'ما اشوف*, ما يشوف, فقدت النظر, عميت, ما بشوف*, فقد* البصر, ستار*, ما عاد اشوف, انعمى*, راح نظري, لا ارى, مش شايف, مو شايف, ما عم شوف, اسود النظر, فقدان البصر, فقدت البصر, ماعاد اشوف, ما تشوف, ما عدت اشوف, ماعدت اشوف, ما عاد بشوف, ستاره تنزل, تنزل على عيني, نزلت ستاره, ستاره, فقد البصر, فقدت نظري, نص نظري',
  },
  urinate: {
    en: 'pee, urinate, wee, pass urine, pass water, bladder, toilet, pass any urine',
    tr: 'çiş*, idrar*, işem*, işey*, işed*, işer*, tuvalet*',
    ru: 'помоч*, мочит*, в туалет, моча, мочу, писа*, пописа*, мочиться',
    ar: 'اتبول*, يتبول*, بول*, ابول, تبول*, ادخل الحمام, اطلع بول, تتبول',
  },
  incontinent: {
    en: 'incontinen*, wet myself, wetting myself, soiled, lost control of my bladder, lost bladder control, lost control of bowel, no control, cant hold my, cant hold urine, cant feel when i pee, leaking without, lost bowel control, dont feel when i pee, cant control my bladder, cant control my bowel*, cant control bladder, control bladder, lost control bladder, cannot control bladder, cant hold pee, cant hold wee, leaking, im leaking, peed myself, pooed myself, wet himself, wet herself, wetting himself, lost control of, without noticing, without knowing',
    tr: 'kaçırıyor*, tutamıyor*, altıma kaç*, idrarımı tut*, altıma yap*, kaçırma*, kontrol edemi*, kaçırıyorum, altıma, altına, çişimi tutam*, farkında olmadan, kaçırdım, kaçırdı',
    ru: 'недержан*, не держу, не контролиру*, обмоч*, не чувствую как моч*, не удержива*, непроизвольн*, подтекает моча, моча подтека*, моча сама, обмочил*, не держится моча, не чувствую позыв*, упускаю, под себя, непроизвольно',
    ar: 'البول يفلت, يفلت, سلس*, ما اتحكم, لا اتحكم, يطلع البول لحال*, فقدت السيطره, ما اقدر امسك, مش قادر اتحكم, مو قادر امسك, فقدان السيطره, ما احس بالبول, بدون ما احس, ينزل لحاله, البول ينزل, يطلع لحاله, بيطلع لوحده, بلل نفسه, بللت نفسها, بول على نفسه, اتبول على نفسي, بدون ما ادري, تسرب البول, عملها على نفسه',
  },
  unstoppable: {
    en: 'wont stop, doesnt stop, not stopping, cant stop, keeps bleeding, pumping, spurting, gushing, pouring, squirting, soaked through, soaking through, soak*, does not stop, spurts, pool of, loads of blood, lot of blood, lots of blood, so much blood, everywhere, heavily, heavy, flooding, hasnt stopped, still bleeding, massive, cant stop it, big clots, jetting, non stop, nonstop, clots, buckets, pads every, pad an hour, pads an hour, a pad every, soaking a pad, soaked a pad, soaks, pouring out, like a tap, gush*, loads of, so heavily, torrent, keeps coming, running down, wont clot, huge amount, large amount, massive amount, a lot of blood, full of blood, mouthfuls',
    tr: 'durmuyor*, durmadı*, durduram*, fışkır*, kesilm*, oluk oluk, çok fazla, gölet*, her yer kan, dinmiyor*, sırılsıklam, bastırsam*, şiddetli, akıyor sürekli, boşalırcas*, çok kan*, aşırı kan*, pıhtı*, durmak bilm*, her yer*, pıhtılı*, ped doluyor, ped doldur*, ped değiş*, ped değ*, musluk gibi, su gibi, boşanır*, çok kanıyor*, kan gölü, sel gibi, akıyor durm*, çok miktarda, bol miktarda, leğen, şarıl*, şakır*, bol bol, bol kan, avuç avuç kan',
    ru: 'не останавл*, фонтан*, хлещет, не прекращ*, льется, лужа, не могу остановить, сильно кров*, струей, пульсир*, сильное кровотеч*, пропит*, ручьем, бьет, обильн*, очень много кров*, сгустк*, льет*, не унима*, весь в крови, вся в крови, хлынул*, прокладк* промок*, прокладка за, прокладку меня*, прокладк* кажд*, меняю прокладк*, как из ведра, заливает, залило, сильно кровит, много крови, много темной крови, сгустки, реками, большой кровопотер*, большое количество, огромн*, тазик*, полный рот крови',
    ar: 'ما يوقف, ما بيوقف, لا يتوقف, ما وقف, يتدفق*, بيفور, نافوره, مو راضي يوقف, غزير*, يصب*, بغزاره, مش بيوقف, مو عم يوقف, كتير دم, مره كثير, نافورة, ما توقف, شديد, يشر, مش راضي يوقف, بيصب, ينفجر, كثيف, كميه كبيره, ما عم يوقف, قطع دم, ما ينقطع, ما وقفت, يطفح, اغير فوطه, بغير فوطه, فوطه كل, فوط, خثرات, قطع كبيره, مثل الحنفيه, زي الحنفيه, يسيل بقوه, نزيف قوي, نزيف كثير, نزيف كتير, نزيف شديد, دم كثير, دم كتير, بحر دم, ما بده يوقف, ما بيوقفش, ما بغاش يوقف, يشرشر, ينزف بقوه, كميه كبيرة, صحن دم, كميات, دم وايد',
  },
  inhalerFails: {
    en: 'nebuliser isnt, inhaler isnt, inhaler not, inhaler doesnt, inhaler does nothing, puffer not, inhaler did nothing, blue inhaler, inhaler isnt helping, ventolin not, ventolin isnt, inhaler hasnt, puffs and, puffs but, inhaler wont, inhaler no, salbutamol not, reliever not, inhaler didnt, inhaler aint, used my inhaler, puffs and still, puffs of, puffs still, inhaler and still, pump not, inhaler empty, ran out of inhaler, nebuli*, inhaler and nothing, 10 puffs, ten puffs',
    tr: 'fısfıs işe yara*, fısfıs fayda*, sprey* işe yara*, sprey* fayda*, ilacı işe yara*, ventolin fayda*, ventolin işe, fısfıs* etki*, sprey* etki*, inhaler* işe, fısfıs* yara*, sprey sıktım, fısfıs sıktım, ventolin*, sıktım hala, fısfıs hala, kere sıktım, defa sıktım, sıktı hala, nebül*, spreyi sıktı*, fısfısı sıktı*',
    ru: 'ингалятор не, ингалятор уже не, баллончик не, сальбутамол не, не помогает ингалятор, вентолин не, беродуал не, пшикал* не, брызгал* не, ингалятор больше не, вдохов ингалятор*, пшиков, ингалятор закончил*, ингалятор все равно, ингалятора все равно, дышим ингалятор*, баллончик закончил*, небулайзер не',
    ar: 'البخاخ ما, بخاخ ما, بخاخ لا, الفنتولين ما, بخاخ مو, بخاخ ماعاد, بخاخ مش, البخاخه ما, ما نفع البخاخ, بخاخ مش بيعمل, ما فادني البخاخ, بخاخ ما فاد, بخ* بخات, بخات ولسه, بخات وما, البخاخ خلص, بخيت ولسه, بخاخ ولسه, عشر بخات, البخاخ مو',
  },
  notBreathing: {
    en: 'not breathing, isnt breathing, stopped breathing, no pulse, stops breathing, not breathin, no heartbeat, heart stopped, doesnt breathe, barely breathing',
    tr: 'nefes almıyor*, nabzı yok, solunumu yok, nefesi durdu, kalbi durdu, nefes alıp verm*, nabız yok, nefesi yok, soluk almıyor*, nefesi kesildi',
    ru: 'не дышит, нет пульса, перестал* дыш*, остановка сердца, пульса нет, сердце останов*, нет дыхания, дыхания нет',
    ar: 'ما يتنفس, لا يتنفس, مافي نبض, توقف التنفس, ما بيتنفس, وقف قلب*, مافيه نبض, توقف قلب*, مش بيتنفس, مو عم يتنفس, ما في نبض, وقف نفس*, بدون نبض',
  },
  choking: {
    en: 'grape stuck, in windpipe, in the windpipe, went down the wrong way and, chok*, stuck in throat, stuck in his throat, stuck in my throat, went down the wrong way, stuck in her throat, airway blocked, cant cough, choked on, lodged in, blocking his throat, swallowed wrong, stuck in my gullet, food stuck, meat stuck, fishbone stuck, inhaled a, inhaled the',
    tr: 'yerken taktı, boğazına kaçtı, nefes borusu*, boğazına kaç*, boğazında kal*, tıkandı, boğazına takıl*, soluk borusu*, boğazıma takıl*, boğazına tık*, boğazıma kaç*, nefes borusu*, boğazımda kal*, boğazımda et, boğazına üzüm, soluk borusuna, nefes borusuna, boğazında takıl*, lokma kal*, boğazına bir şey',
    ru: 'подавил*, подавил*, застрял* в горл*, поперхн*, давится, попало не в то горло, в дыхательное горло, вдохнул* горох, инородн*, подавилс*, подавилась, застрял* кусок, кусок застрял, кость застряла, застрял* кость, перекрыл* дыхан*, вдохнул*, в горле застрял*, горле застрял*',
    ar: 'اختنق ب*, شرق ب*, شرق*, غص*, علق* بحلق*, واقف بحلق*, اختنق ب, علقت بزور*, علق في حلق*, علق في زور*, وقفت في حلق*, انحشر*, بلع ريقه غلط, علقت في حلق*, بلعومه, شرقان*, شرق, شردق*, غصه, غص ب, واقف* بزور*, واقفه بزور*, وقف* بزور*, علق* بزور*, واقفه بحلق*, علقت لقم*, لقمه واقفه, لقمه علقت, وقفت بحلق*, محشور*, بلع عظم*',
  },
  closing: {
    en: 'closing, closing up, close up, tight*, narrowing, blocked',
    tr: 'daral*, kapanı*, tıkanı*, düğüm*',
    ru: 'сжима*, перекры*, сужа*, смыка*',
    ar: 'يسكر, يضيق, يقفل, بيقفل, تسكر, مسكر, ضاق',
  },
  drool: {
    en: 'drool*, dribbl*, cant swallow saliva, cant swallow his spit, spit, dribbling, drooling, cant swallow her own, cant swallow my own, cant swallow my saliva, saliva running',
    tr: 'salya*, tükürüğ*, salyası*, salyam*, tükürüğümü, tükürüğünü, ağzından su, salya ak*',
    ru: 'слюн*, слюна теч*, слюну, слюни, слюни теч*, слюнки',
    ar: 'يسيل لعاب*, لعاب*, ريال*, سيلان لعاب, ما يبلع ريق*, يريل, ريق* يسيل, يسيل ريق*, ريقه نازل, ريقي نازل, ابلع ريق*, يبلع ريق*, تبلع ريق*, لعابه, ريالها, ريالته, سعابيل*, بيريل, روال*',
  },
  stridor: {
    en: 'stridor, noisy breathing, high pitched, barking, whoop*, ribs sucking, grunting, nostrils flaring, grunts, harsh noise, noise when breathing in, noisy breath*, noise when he breathes, noise when she breathes, croaky breathing, nostrils, flaring, grunty, seal bark, barks, crowing, horrible noise, noise when he breathes in, barking cough, barky, gasping noise, croup, whooping, voice hoarse and soot',
    tr: 'hırıltılı solu*, horultulu, havlar gibi, burun kanatları, inleme*, inliyor, öter gibi, ötme*, ötüyor*, ötme*, burun delikleri, sesli nefes, sesli solu*, nefesi sesli, köpek havlam*, hırlıyor, hırlar gibi, havlama*, ötüyor, korkunç bir ses, krup, is soludu*',
    ru: 'стридор, лающ*, шумн* дыха*, свистящ* вдох, крылья носа, стонет, кряхт*, шумно дыш*, дышит с шумом, дышит со свистом, дышит громко, раздува* ноздр*, раздува* крыл*, крыл* носа разд*, стонущ* дых*, кряхтит, лает, лай, лаящ*, со страшным звуком, круп, с хрипом вдыха*, ложный круп, надыша*',
    ar: 'صوت عالي مع النفس, ينبح, نباح*, صوت صفير, انين*, يئن, يون, صوت غريب مع النفس, نفسه بصوت, نفسها بصوت, صوت بالنفس, صوت مع النفس, يتنفس بصوت, فتحات انف*, خشمه يتحرك, تئن, انفه يتحرك, يشخر وهو يتنفس, كحه كالكلب, صوت الديك, نباح الكلب, صوت مخيف, صوت لما ياخذ نفس, شهقه, خناق, استنشق دخان',
  },
  notFeeding: {
    en: 'not feeding, feeding less, wont feed, wont eat, not drinking, refuses milk, refuses bottle, wont take, no wet nappies, dry nappy, no wet nappy, no wet diaper*, dry diaper*, not peed, hasnt peed, no tears, refusing, wont drink, cant keep anything down, not wet, hasnt had a wet, cant keep water, nothing stays down, wont latch, refuses to, off his food, isnt feeding, dry mouth, sunken, no pee, not weeing, cant keep fluids, not eating or drinking, wont wake for feeds, not waking for feeds, wont suck, not sucking, not latching, refuses feeds, no interest in feeding, wont nurse, poor feeding, not taking',
    tr: 'emmiyor*, az emiyor*, beslenm*, bezi kuru, içmiyor*, yemiyor*, emmek istem*, almıyor*, idrar yapm*, çiş yapm*, göz yaşı*, ağzı kuru*, bez* ıslatm*, mama alm*, çökük*, çökmüş, çişi yok, hiçbir şey içem*, sıvı almıyor*, sıvı tutam*, emmek için uyanm*, meme almıyor*, memeyi almıyor*, memeyi red*, emmeyi bırak*, biberonu almıyor*',
    ru: 'не ест, не пьет, отказыв*, сухой подгуз*, плохо ест, не сосет, вяло сосет, нет слез, не писа*, не мочи*, сухие памперс*, памперс сухой, не берет грудь, сухой памперс, запал*, ничего не удерж*, сухой рот, подгузник сух*, отказывается от груди, не просыпается на кормл*, не хочет сосать, плохо сосет, не ест ничего',
    ar: 'ما يرضع, مو راضي يرضع, ما بيرضع, ما يشرب, ما ياكل, رفض الرضاع*, حفاض* ناشف*, لا يرضع, ما بلل, يرفض*, ما بال, بدون دموع, ما تبول, ريقه ناشف, رضاعته قل*, رضاعه ضعيف*, ما يبول, ناشف, مش راضي يرضع, مش بيرضع, غائره, غاير*, ما يصحى للرضاعه, ما ياخذ الصدر, رافض الصدر, رافض الرضاعه, مو عم يرضع, ترفض الرضاعه, ما ترضع, ما يبي يرضع, ما كيرضعش',
  },
} satisfies Record<string, Family>
