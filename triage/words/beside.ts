import type { Family } from '../stems.ts'

/**
 * Practical questions, which only the hospital or an authority can answer, and figures of speech.
 */
export const BESIDE = {
  stay: {
    en: 'hotel*, accommodation, airport, transfer included, transfers, flight*, plane ticket*, all inclusive, package include*, included in the price, what is included, whats included, hostel, guesthouse, guest house, bed and breakfast, apartment, airbnb, lodging, place to stay, where to stay',
    tr: 'otel*, konaklama*, havaalanı*, havalimanı*, transfer*, uçak bilet*, uçuş*, her şey dahil, fiyata dahil*, neler dahil, ne dahil, pansiyon*, misafirhane*, apart, konaklayac*, kalacak yer',
    ru: 'отел*, гостиниц*, проживани*, аэропорт*, трансфер*, авиабилет*, билет на самолет, перелет*, все включено, входит в цен*, входит в стоимост*, что входит, хостел*, жилье, снять квартир*, где остановиться, где жить рядом, прям* рейс*, рейс* из, рейсы',
    ar: 'فندق*, فنادق, اقامه, السكن, سكن, مطار, مواصلات, تذكره, تذاكر, طيران, السعر شامل, شامل الفندق, شامل الاقامه, شامل السكن, شامل الطيران, تشمل, يشمل, شقق, شقه مفروشه, نزل, مكان نسكن, وين نسكن, فين نسكن, سكن قريب, فندق, الفندق',
  },
  payment: {
    en: 'instalment*, installment*, pay in parts, payment plan*, pay later, monthly payment*, pay it off monthly, pay monthly, financ*, credit card*, pay by card, pay with card, pay with my card, pay in bitcoin, bitcoin, crypto, paypal, pay cash, pay in cash, deposit, prepay*, pay upfront',
    tr: 'taksit*, kredi kart*, peşin*, nakit*, kapora*, ön ödeme*, ödeme plan*, vade farkı',
    ru: 'рассрочк*, в кредит, картой, наличн*, предоплат*, по частям, задаток',
    ar: 'تقسيط*, بالتقسيط, اقساط*, قسط*, كاش, نقدا, بطاقه ائتمان, بالفيزا كارد, عربون, دفعات, مقدم',
  },
  insurance: {
    en: 'insurance*, insured, insurer*',
    tr: 'sigorta*, sgk*',
    ru: 'страховк*, страхован*, страховой, страховая, дмс, омс',
    ar: 'تامين*, التامين*',
  },
  visa: {
    en: 'visa, visas, e visa',
    tr: 'vize, vizesi*, vizeye, vizem',
    ru: 'виза, визу, визы, визой, виз',
    ar: 'فيزا, تاشيره*, الفيزا',
  },
  interpreter: {
    en: 'interpreter*, translator*, translation, speaks my language, is the surgeon knowing english, knowing english, speaks english, speak english',
    tr: 'tercüman*, çevirmen*, ingilizce biliyor mu, rusça biliyor mu, arapça biliyor mu',
    ru: 'переводчик*, переводчиц*, говорят по русски, говорит по русски, по русски говор*',
    ar: 'مترجم*, ترجمه, يتكلم عربي, يحكي عربي, تحكي عربي, بيحكي عربي, بيتكلم عربي',
  },
  outcome: {
    en: 'guarantee*, warranty, success rate*, is it safe, is it dangerous, is the operation dangerous, is surgery dangerous, how dangerous, is it risky, how safe, how risky, results last',
    tr: 'garanti*, başarı oran*, güvenli mi, güvenilir mi, riskli mi, tehlikeli mi, tehlikesi var mı',
    ru: 'гаранти*, процент успеха, безопасно ли, насколько безопасн*, опасно ли это, это опасно, опасна ли, операция опасна*',
    ar: 'ضمان*, مضمون*, نسبه نجاح, نسبه النجاح, هل هي امنه, امن ولا, هل هي خطيره, هل هي خطره, هل العمليه خطيره, العمليه خطيره, فيها خطوره',
  },
  recovery: {
    en: 'how long do i stay, how long do i have to stay, how long do we have to stay, how long we have to stay, how long i have to stay, how long should i stay, how many days do i need, how many days do i have to, how many days should i stay, how many days in, recovery time, how long is the recovery, how long is recovery, recover from it, when can i fly, when can i go back to work, days off work',
    tr: 'kaç gün kal*, ne kadar kal*, kaç gün sür*, kaç günde iyileş*, ne zaman iyileş*, iyileşme sür*, ne zaman işe dön*, kaç gün yat*, kaç gün hastane*',
    ru: 'сколько дней нужно, сколько дней надо, сколько дней быть, сколько дней лежать, на сколько дней, сколько длится восстановлен*, срок восстановлен*, восстановлени* после, реабилитаци* после, когда можно лететь',
    ar: 'كم يوم لازم, كم يوم اقعد, كم يوم احتاج, كم يوم ابقى, كم يوم اجلس, كم يوم بالمستشفى, مده التعافي, فتره النقاهه, مده النقاهه, كم ياخذ التعافي',
  },
  length: {
    en: 'how long does it take, how long will it take, how long does the operation take, how long does surgery take, how long does the procedure take, how long is the operation, how many hours does it take',
    tr: 'ne kadar sürer, ne kadar sürüyor, kaç saat sür*, ne kadar zaman alır',
    ru: 'сколько это длится, сколько длится операц*, сколько длится процедур*, сколько по времени, сколько времени занимает, как долго длится',
    ar: 'كم تستغرق, كم يستغرق, كم تاخذ العمليه, كم مده العمليه, كم وقت تاخذ, كم ساعه تاخذ, قد ايش تاخذ',
  },
  hours: {
    en: 'what time do you open, what time do you close, when do you open, when do you close, opening hours, working hours, are you open, open on sunday*, open at weekend*, when does the doctor work, which days does the doctor, on which days, doctors schedule',
    tr: 'kaçta açıl*, kaçta kapan*, çalışma saat*, açık mısınız, pazar açık*, hangi gün çalışıyor, hangi günler, doktorun saatleri',
    ru: 'во сколько вы открыва*, во сколько открыва*, во сколько закрыва*, до скольки работа*, часы работы, вы работаете в, когда принимает, по каким дням, график врача, расписание врача',
    ar: 'متى تفتح*, متى تسكر*, متى تغلق*, ساعات العمل, ساعات الدوام, اوقات الدوام, امتى بتفتح*, امتي بتفتح*, شوكت دوامها, شوكت دوامه, دوامها, دوامه, متى يداوم, متى تداوم, امتى بيداوم, مواعيد الدكتور, مواعيد الدكتوره',
  },
  best: {
    en: 'best hospital*, best clinic*, best doctor*, best surgeon*, which hospital is best, which hospital is the best, which clinic is best, which hospital is better, top hospital*',
    tr: 'en iyi hastane*, en iyi klinik*, en iyi doktor*, hangi hastane daha iyi, hangi hastane en iyi, hangi doktor en iyi',
    ru: 'лучшая больниц*, лучшую больниц*, лучшая клиник*, лучшую клиник*, лучшие клиник*, лучшие больниц*, лучший врач, лучшего врача, какая больница лучш*, какая клиника лучш*, больница лучшая',
    ar: 'افضل مستشفي*, احسن مستشفي*, افضل مستشفى, احسن مستشفى, افضل عياده, احسن عياده, افضل دكتور, احسن دكتور, افضل طبيب, احسن طبيب',
  },
  compare: {
    en: 'which city, which is better, which one is better, better city, cheaper city',
    tr: 'hangi şehir*, hangisi daha iyi, mi daha iyi, mı daha iyi, mu daha iyi, mü daha iyi',
    ru: 'какой город, в каком городе, где лучше, что лучше',
    ar: 'اي مدينه, ايهما افضل, ايهم افضل, وين احسن, وين افضل, فين احسن',
  },
  womanDoctor: {
    en: 'female doctor*, woman doctor*, lady doctor*, female surgeon*, female gynecologist*, female dentist*, woman gynecologist*, doctor who is a woman',
    tr: 'kadın doktor*, bayan doktor*, kadın hekim*, bayan hekim*, kadın cerrah*',
    ru: 'женщину врача, женщина врач, врач женщина, врача женщину, женщине врачу',
    ar: 'دكتوره انثى, دكتوره انثي, طبيبه انثى, طبيبه انثي, دكتوره امراه, طبيبه امراه, دكتوره ست, دكتوره مو دكتور',
  },
  /** Questions about the assistant itself. */
  who: {
    en: 'who are you, who r u, what are you, are you a doctor, are you a real doctor, r u a doctor, are you real, are you human, are you a human, are you a bot, are you a robot, are you a person, are you an ai, is this a bot, is this a robot, is this a real person, am i talking to, am i chatting with, are u a bot, are u a doctor, are u real, are u human, talking to a real doctor, talking to a doctor, talking to a real person, real doctor here, you a bot, you a robot, r u a bot, r u real, who am i talking to',
    tr: 'sen kimsin, siz kimsiniz, kimsin sen, kimsin, kimsiniz, robot musun*, robotmusun, bot musun*, doktor musun*, doktormusun, insan mısın*, gerçek mi*in, yapay zeka mı*, kiminle konuşuyorum, kiminle konuşuyom, kimle konuşuyorum, kimle konuşuyom, sen nesin, adın ne, doktor mu robot mu, robot mu doktor mu, robot musunuz, insan mı bot mu, gerçek doktor mu*',
    ru: 'вы кто, ты кто, кто вы, кто ты, вы врач, ты врач, вы робот, ты робот, вы бот, ты бот, вы человек, ты человек, вы живой, ты живой, это бот, это робот, с кем я говорю, с кем я разговариваю, с кем я общаюсь, врач или робот, робот или врач, бот или человек, человек или бот, человек или робот, живой человек, вы нейросеть, ты нейросеть, живым врачом, живым человеком, с роботом, с программой',
    ar: 'انت مين, مين انت, من انت, انت من, من تكون, مين معي, مع مين احكي, مع مين اتكلم, مين بيرد, انت دكتور, انت طبيب, انت روبوت, انت بوت, انت انسان, انتي دكتوره, انت حقيقي, روبوت ولا, دكتور ولا روبوت, بوت ولا, انسان ولا, ذكاء اصطناعي, شنو انت, دكتور حقيقي, شو انت, وش انت, انت ايه, من انتم, مين انتو',
  },
  /** Openings of jokes. */
  jokeOpening: {
    en: 'knock knock, just kidding, only joking, just joking, why did the chicken, walks into a bar, walk into a bar, heard the one about, tell you a joke, wanna hear a joke, want to hear a joke',
    tr: 'şaka şaka, şaka yapıyorum, şaka yaptım, temel ile dursun, temel bir gün, temel doktora, nasreddin hoca, fıkra anlat*, fıkrayı duydun',
    ru: 'шучу, шутка такая, анекдот*, заходит в бар, заходят в бар, заходит как то, вовочк*, штирлиц*',
    ar: 'امزح معك, بمزح معك, عم بمزح, بهزر معاك, نكته*, نكت, محشش, مره واحد محشش, جحا',
  },
  /** Praise beside thanks. */
  gratitude: {
    en: 'thank you, thanks, thx, cheers, youre the best, appreciate*',
    tr: 'teşekkür*, tşk, tşkr, sağol*, sağ ol*, eyvallah, allah razı ols*, sizden razı ols*, hepinizden razı ols*, eline sağlık, ellerine sağlık, elinize sağlık, ellerinize sağlık, elleri dert görme*, ellerin dert görme*, elleriniz dert görme*, eliniz dert görme*',
    ru: 'спасибо, спасибки, спасибочки, благодар*, спс',
    ar: 'شكرا, متشكر*, ربنا يخليك*, الله يخليك*, كتر خيرك, مشكور*, يعطيك العافيه, ما قصرت*, جزاك الله, الله يجزاك, تسلم*, ممنون*',
  },
  /** Praise that names an avoided illness: "you spared me a headache". */
  praise: {
    en: 'dead helpful, dead good, dead nice, dead easy, dead quick, dead kind, sick service, killer service, saved me a headache, saved me the headache, saved me from a headache, spared me a headache, saved me a lot of headache',
    tr: 'baş ağrısından kurtar*, baş ağrısından kurtul*, dertten kurtar*',
    ru: 'избавили меня от головной боли, избавили от головной боли, избавил от головной боли, избавила от головной боли, спасли от головной боли',
    ar: 'وفرت علي وجع الراس, وفرتوا علي وجع الراس, ريحتني من وجع الراس, ريحتوني من وجع الراس, خلصتني من وجع الراس',
  },
  /** Laughter, beside which death and breath are figures of speech. */
  laughter: {
    en: 'laugh*, lol, lmao, rofl, haha*, hilarious, comedy, stand up',
    tr: 'gülmek*, gülmekten, güldüm, güldük, gülüyo*, kahkaha*, haha*, ahah*, şaka yap*, şakaydı, şakacı*, şaka gibi, şaka olsun, şakasına, komik*',
    ru: 'смех*, смея*, хохот*, ржал*, ржали, ржу, угар*, хаха*, ахах*, стендап*, смешн*',
    ar: 'ضحك*, الضحك, نضحك, اضحك*, مضحك*, هههه*, مسرحيه, نكته',
  },
  /** Effects of prices on people in jokes. */
  priceFigure: {
    en: 'heart attack, stroke, kill*, die, dying, died, dead, faint*, broke, cry*, kidney, expensive, crazy, insane, arm and a leg, robbery, rip off, ouch',
    tr: 'kalpten*, kalbe*, kalp krizi*, öldür*, öldüm, ölürüm, ölüyorum, öl*, bayıl*, böbre*, pahalı, uçmuş, kazık*, inme*, ağla*, ateş pahası, cep yak*, kol bacak, fena',
    ru: 'инфаркт*, инсульт*, умер*, умру, сдох*, упал*, обморок*, почк*, дорого, грабеж*, космос*, кусаю*, плачу, сердечн* приступ, кондрат*, слез*',
    ar: 'جلطه*, تجلط*, سكته*, بموت, اموت, موت*, يموت, ذبح*, كليه, كليتي, غالي*, نار, يغمى, اغمى, ابكي, نبكي, قلبي, حراميه, سرقه',
  },
} satisfies Record<string, Family>
