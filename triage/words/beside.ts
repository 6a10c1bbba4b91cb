import type { Family } from '../stems.ts'

/**
 * Practical questions, which only the hospital or an authority can answer, and figures of speech.
 */
export const BESIDE = {
  stay: {
    en: 'hotel*, accommodation, airport, transfer included, transfers, flight*, plane ticket*, all inclusive, package include*, included in the price, what is included, whats included',
    tr: 'otel*, konaklama*, havaalanı*, havalimanı*, transfer*, uçak bilet*, uçuş*, her şey dahil, fiyata dahil*, neler dahil, ne dahil',
    ru: 'отел*, гостиниц*, проживани*, аэропорт*, трансфер*, авиабилет*, билет на самолет, перелет*, все включено, входит в цен*, входит в стоимост*, что входит',
    ar: 'فندق*, فنادق, اقامه, السكن, سكن, مطار, مواصلات, تذكره, تذاكر, طيران, السعر شامل, شامل الفندق, شامل الاقامه, شامل السكن, شامل الطيران, تشمل, يشمل',
  },
  payment: {
    en: 'instalment*, installment*, pay in parts, payment plan*, pay later, monthly payment*, financ*, credit card*, pay by card, pay with card, pay with my card, pay in bitcoin, bitcoin, crypto, paypal, pay cash, pay in cash, deposit, prepay*, pay upfront',
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
    en: 'interpreter*, translator*, translation',
    tr: 'tercüman*, çevirmen*',
    ru: 'переводчик*, переводчиц*',
    ar: 'مترجم*, ترجمه',
  },
  outcome: {
    en: 'guarantee*, warranty, success rate*, is it safe, is it risky, how safe, how risky, results last',
    tr: 'garanti*, başarı oran*, güvenli mi, güvenilir mi, riskli mi',
    ru: 'гаранти*, процент успеха, безопасно ли, насколько безопасн*, опасно ли это',
    ar: 'ضمان*, مضمون*, نسبه نجاح, نسبه النجاح, هل هي امنه, امن ولا',
  },
  recovery: {
    en: 'how long do i stay, how long do i have to stay, how long do we have to stay, how long we have to stay, how long i have to stay, how long should i stay, how many days do i need, how many days do i have to, how many days should i stay, how many days in, recovery time, how long is the recovery, how long is recovery, recover from it, when can i fly, when can i go back to work, days off work',
    tr: 'kaç gün kal*, ne kadar kal*, kaç gün sür*, kaç günde iyileş*, ne zaman iyileş*, iyileşme sür*, ne zaman işe dön*, kaç gün yat*, kaç gün hastane*',
    ru: 'сколько дней нужно, сколько дней надо, сколько дней быть, сколько дней лежать, на сколько дней, сколько длится восстановлен*, срок восстановлен*, восстановлени* после, реабилитаци* после, когда можно лететь',
    ar: 'كم يوم لازم, كم يوم اقعد, كم يوم احتاج, كم يوم ابقى, كم يوم اجلس, كم يوم بالمستشفى, مده التعافي, فتره النقاهه, مده النقاهه, كم ياخذ التعافي',
  },
  /** Questions about who answers here. */
  who: {
    en: 'who are you, who r u, what are you, are you a doctor, are you a real doctor, r u a doctor, are you real, are you human, are you a human, are you a bot, are you a robot, are you a person, are you an ai, is this a bot, is this a robot, is this a real person, am i talking to, am i chatting with, are u a bot, are u a doctor, are u real, are u human, you a bot, you a robot, r u a bot, r u real, who am i talking to',
    tr: 'sen kimsin, siz kimsiniz, kimsin sen, kimsin, kimsiniz, robot musun*, robotmusun, bot musun*, doktor musun*, doktormusun, insan mısın*, gerçek mi*in, yapay zeka mı*, kiminle konuşuyorum, kiminle konuşuyom, kimle konuşuyorum, kimle konuşuyom, sen nesin, adın ne, doktor mu robot mu, robot mu doktor mu, robot musunuz, insan mı bot mu',
    ru: 'вы кто, ты кто, кто вы, кто ты, вы врач, ты врач, вы робот, ты робот, вы бот, ты бот, вы человек, ты человек, вы живой, ты живой, это бот, это робот, с кем я говорю, с кем я разговариваю, с кем я общаюсь, врач или робот, робот или врач, бот или человек, человек или бот, человек или робот, живой человек, вы нейросеть, ты нейросеть',
    ar: 'انت مين, مين انت, من انت, انت من, من تكون, مين معي, مع مين احكي, مع مين اتكلم, مين بيرد, انت دكتور, انت طبيب, انت روبوت, انت بوت, انت انسان, انتي دكتوره, انت حقيقي, روبوت ولا, دكتور ولا روبوت, بوت ولا, انسان ولا, ذكاء اصطناعي, شنو انت, شو انت, وش انت, انت ايه, من انتم, مين انتو',
  },
  /** Beside it, death and breath are figures of speech. */
  laughter: {
    en: 'laugh*, lol, lmao, rofl, haha*, hilarious, comedy, stand up',
    tr: 'gülmek*, gülmekten, güldüm, güldük, gülüyo*, kahkaha*, haha*, ahah*, şaka*, komik*',
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
