import type { Family } from '../stems.ts'

/**
 * Dangers in words of bystanders: a missing battery, a meal missed after insulin, a bladder that
 * does not empty. Only the fixed rules use them. No weight is learned for them.
 */
export const PLAIN_DANGER_FAMILIES = {
  /** Missing batteries or magnets. */
  batteryGone: {
    en: 'battery is gone, batteries are gone, battery is missing, batteries are missing, battery has gone missing, battery gone, magnet is gone, magnet is missing, cant find the battery',
    tr: 'pil yok, pili yok, pilleri yok, pil kayıp, pili kayıp, pil ortada yok, pili ortada yok, pil kaybolmuş, pili kaybolmuş, mıknatıs yok, mıknatıs kayıp',
    ru: 'батарейки нет, нет батарейки, батарейка пропала, батарейка исчезла, батарейки не хватает, магнита нет, магнитик пропал',
    ar: 'البطاريه مش موجوده, البطاريه مو موجوده, البطاريه اختفت, البطاريه ضايعه, البطاريه راحت, ما لقينا البطاريه, مش لاقيين البطاريه, المغناطيس اختفى',
  },
  insulinTaken: {
    en: 'insulin, took his insulin, took her insulin, had his insulin, injected insulin, jabbed his insulin, did his insulin',
    tr: 'insülin*, insülin yaptı*, insülin vurdu*, insülini yaptı*, iğnesini yaptı*',
    ru: 'инсулин*, укололся, укололась, уколол инсулин, уколола инсулин, вколол инсулин, короткий инсулин, уколол короткий, своим коротким',
    ar: 'انسولين*, اخذ الانسولين, ضرب الانسولين, خد الانسولين, اخذ ابره السكر, اخد ابره السكر, ضرب ابره السكر',
  },
  mealMissed: {
    en: 'never got dinner, never had dinner, never got lunch, never ate, didnt eat, hasnt eaten, havent eaten, not eaten, skipped dinner, skipped lunch, skipped breakfast, skipped the meal, missed dinner, missed lunch, missed his meal, missed her meal, missed my meal, without eating, no dinner, no lunch',
    tr: 'yemek yemedi*, yemek yiyem*, bir şey yemedi*, bişey yemedi*, hiçbir şey yemedi*, öğün atla*, yemeği atla*, aç kaldı*, yemeden',
    ru: 'не поел*, не поужинал*, не пообедал*, не позавтракал*, ничего не ел, ничего не ела, пропустил* обед, пропустил* ужин, без еды, не успел* поесть',
    ar: 'ما اكل, ما اكلت, ما تعشى, ما تعشت, ما تعشينا, ما تغدى, ما تغدت, بدون اكل, من غير اكل, مكلش, ما اكلش, مكلتش, ما لحق ياكل',
  },
  /** Laughter or silliness without a reason, a sign of low blood sugar. */
  laughsForNothing: {
    en: 'giggling at nothing, laughing at nothing, giggling for no reason, laughing for no reason, giggles at nothing, laughs at nothing',
    tr: 'kendi kendine gülüyor*, sebepsiz gülüyor*, durup dururken gülüyor*, boş boş gülüyor*',
    ru: 'смеется без причины, хихикает без причины, беспричинно смеется, смеется ни с того, хихикает ни с того',
    ar: 'يضحك بدون سبب, تضحك بدون سبب, بيضحك من غير سبب, بتضحك من غير سبب, يضحك لحاله, عم يضحك بلا سبب, عم تضحك بلا سبب',
  },
  /** Attempts to pass urine without success. */
  triesToPass: {
    en: 'try to pee, try to wee, trying to pee, trying to wee, want to pee, want to wee, need to pee, need to wee, desperate to pee',
    tr: 'işemek istiyorum, çişim var, çişim geliyor, çişim geliyo, işemeye çalışıyor*, çiş yapmaya çalışıyor*',
    ru: 'хочу писать, хочу пописать, пытаюсь помочиться, пытаюсь пописать, хочется писать, хочется пописать',
    ar: 'ابي ابول, بدي ابول, عايز ابول, عاوز ابول, ودي ابول, احاول ابول, بحاول ابول, اريد ابول, اريد اتبول',
  },
  nothingComes: {
    en: 'nothing comes, nothing comes out, nothing is coming, nothing happens, cant, wont come',
    tr: 'çıkmıyor*, çıkmıyo*, gelmiyor*, gelmiyo*, yapamıyor*, yapamıyo*, olmuyor*',
    ru: 'не идет, не выходит, ничего не выходит, не получается, не могу',
    ar: 'ما يطلع شي, ما بيطلع شي, ما عم يطلع شي, ما يطلع, ما بيطلع, مش بينزل, ما ينزل, مفيش حاجه, مش قادر',
  },
  /** Calling close people by wrong names. */
  namesWrongly: {
    en: 'calling me by name, calls me by name, called me by name, calling us by name, calling me the wrong name, calls me the wrong name, thinks im her mother, thinks im his mother, thinks i am her mother, calling the kettle, calls the kettle, calling things by the wrong, calling everything by the wrong, calling us by the wrong, calls me by the wrong',
    tr: 'bana adıyla, bana ismiyle, bana başkasının adıyla, beni annesi san*, beni teyzem san*, beni başkası san*',
    ru: 'называет меня именем, называет меня чужим, зовет меня именем, зовет меня чужим, принимает меня за',
    ar: 'تناديني باسم, يناديني باسم, بتناديني باسم, بيناديني باسم, تسميني باسم, مفكرتني, مفكرني, فاكرني امه, فاكراني امها',
  },
  marbled: {
    en: 'like marble, marble pattern',
    tr: 'mermer gibi, ebru gibi',
    ru: 'как мрамор, мраморн* рисунок',
    ar: 'متل الرخام, مثل الرخام, زي الرخام, كالرخام',
  },
  headBangs: {
    en: 'heads banging, head is banging, head banging, heads thumping, head is thumping, heads throbbing, head is throbbing, heads pounding, head is bursting, banging head, thumping head, pounding head, throbbing head, splitting head',
    tr: 'başım zonk*, kafam zonk*, başım patl*, kafam kazan',
    ru: 'голова гудит, башка трещит, башка раскал*, голова лопается, в висках стучит, стучит в висках',
    ar: 'راسي بيطق, راسي يطق, راسي بيفرقع, راسي رح يطق, راسي يدق, راسي بيدق, راسي ينفجر, راسي بينفجر, راسي رح ينفجر',
  },
  /** Standing at a place to jump. */
  atTheEdge: {
    en: 'standing on the balcony, stand on the balcony, im on the balcony, on the balcony now, standing on the roof, on the roof now, standing on a bridge, standing on the bridge, on the ledge, on the edge of the roof, at the window ledge, on the windowsill',
    tr: 'balkondayım, balkonda duruyorum, balkonun kenarında*, balkonun korkuluğunda*, çatıdayım, çatının kenarında*, köprüdeyim, köprünün üstündeyim, köprüde duruyorum, pencerenin kenarında*, pencere pervazında*',
    ru: 'стою на балконе, сижу на балконе, стою на крыше, сижу на крыше, на краю крыши, стою на мосту, стою на подоконнике, сижу на подоконнике, стою у открытого окна, стою на карнизе',
    ar: 'واقف على البلكونه, واقفه على البلكونه, واقف بالبلكونه, واقفه بالبلكونه, واقف عالبلكونه, واقف على السطح, واقفه على السطح, على حافه السطح, على حافه البلكونه, واقف على الجسر, واقفه على الجسر, واقف على الشباك, واقف على الكوبري, واقفه على الكوبري, فوق السطوح, انا فوق السطح, على سور البلكونه, على سور الكوبري, على حافه الجسر',
  },
  /** Claims that others would be better off. */
  easierForAll: {
    en: 'easier for everyone, easier for everybody, easier for all, better for everyone, better for everybody, better off without me, better without me, nobody would miss me, no one would miss me, nobody will miss me',
    tr: 'herkes için daha kolay, herkes için daha iyi, herkes rahatlar, herkes rahat eder, herkes kurtulur, bensiz daha iyi, kimse fark etmez, kimse özlemez',
    ru: 'всем легче, всем будет легче, всем проще, всем лучше, без меня лучше, без меня будет лучше, никто не заметит, никто не будет скучать, всем станет легче',
    ar: 'اريح للكل, اسهل للكل, احسن للكل, احسن للجميع, اسهل للجميع, اريح للجميع, الكل يرتاح, الكل بيرتاح, كلهم يرتاحون, كلهم هيرتاحوا, الكل رح يرتاح, محدش هيفتقدني, ما حد رح يفتقدني, بدوني احسن, من غيري احسن',
  },
  willWritten: {
    en: 'written my will, wrote my will, made my will, my will is written, wrote my last letter, written my last letter, left a letter for, wrote a goodbye letter',
    tr: 'vasiyetimi yazdım, vasiyet yazdım, vasiyetimi bıraktım, veda mektubu yazdım, son mektubumu yazdım',
    ru: 'написал завещание, написала завещание, завещание написал*, написал прощальн*, написала прощальн*, оставил записку, оставила записку',
    ar: 'كتبت وصيتي, كتبت وصيه, كاتب وصيتي, كاتبه وصيتي, وصيتي جاهزه, كتبت رساله وداع, تركت رساله وداع',
  },
  /** Announcements of an end today. */
  endsItAll: {
    en: 'end it all, ending it all, finish it all, be done with everything, be done with it all, be rid of all of it, get rid of all this today, want it all to end, it will all be over, everything will be over, it ends tonight, it all ends tonight, its all over tonight, ends for me tonight, dont plan on comin back inside, dont plan on coming back inside, dont plan on coming back in, dont plan to come back inside, not planning on coming back inside, not planning to come back inside, not coming back inside, wont be coming back inside, wont come back inside, wont be coming back down the stairs, not taking the stairs down',
    tr: 'her şeyi bitir*, hepsini bitir*, bu işi bitir*, hepsinden kurtul*, her şeyden kurtul*, her şey bitecek, hepsi bitecek, bitiriyorum artık, bu gece bitiyo bu iş, bu gece bitiyor bu iş, bu iş bu gece bitiyor, bu iş bu gece bitiyo, bu gece bitecek bu iş, bu iş bu gece bitecek, bu gece her şey bitiyor, bu gece bitiriyorum, içeri dönmeyi düşünmüyorum, içeri geri dönmeyeceğim, içeri bir daha girmeyeceğim',
    ru: 'со всем покончу, покончу со всем, закончу все это, со всем этим закончу, все закончится сегодня, все это закончится, сегодня все закончится, избавлюсь от всего этого, сегодня все кончится, сегодня ночью все кончится, этой ночью все кончится, этой ночью все закончится, обратно заходить не собираюсь, обратно не зайду, внутрь уже не вернусь, возвращаться в комнату не собираюсь',
    ar: 'هخلص من كل, اخلص من كل, بخلص من كل, راح اخلص من كل, رح اخلص من كل, انهي كل شي, رح انهي كل, راح انهي كل, هنهي كل حاجه, كل شي رح يخلص, كل حاجه هتخلص, الليله بينتهي كل شي, الليله رح ينتهي كل شي, الليله اخلص من كل, الليله بخلص من كل, ما ناوي ارجع جوا, ما ناويه ارجع جوا, مو ناوي ارجع داخل, مش ناوي ارجع جوه, مش راجع جوه, مش راجعه جوه',
  },
  noUseInWorld: {
    en: 'no use to anyone, no use to anybody, no use in this world, no place for me in this world, no place in this world for me, worthless to everyone, dont matter to anyone, no point in me, world doesnt need me',
    tr: 'bu dünyada yerim yok, dünyada yerim kalmadı, kimseye faydam yok, kimseye bir faydam, bu dünyada işim kalmadı, bir işe yaramıyorum, bana ihtiyacı yok kimsenin, varlığımın anlamı yok',
    ru: 'я никому не нужен, я никому не нужна, никому я не нужен, никому я не нужна, нет мне места, мне нет места, от меня нет толку, от меня никакого толку, нет смысла во мне',
    ar: 'مبقاش ليا لازمه, مبقاش لي لازمه, ماليش لازمه, مالي لازمه, ما الي لازمه, ما عاد الي لازمه, مالي فايده بالدنيا, ماليش فايده, مالي مكان بالدنيا, ما الي مكان بهالدنيا, محدش محتاجني, ما حد محتاجني, وجودي ماله معنى',
  },
  asksPardon: {
    en: 'god forgive me, may god forgive me, please forgive me, forgive me everyone, im sorry everyone',
    tr: 'allah affetsin, allah beni affetsin, beni affedin, affedin beni, hakkınızı helal edin',
    ru: 'простите меня, прости меня господи, бог простит, господи прости, простите все',
    ar: 'ربنا يسامحني, الله يسامحني, سامحوني, سامحيني, الله يغفر لي, ربنا يغفرلي',
  },
  /** Eyes that do not open. */
  opensNot: {
    en: 'cant open, cannot open, cant open it, wont open, not able to open, unable to open',
    tr: 'açamıyor*, açamıyo*, açılmıyor*, açılmıyo*',
    ru: 'открыть не может, открыть не могу, не может открыть, не могу открыть, не открыть, не открывается, не открывает',
    ar: 'مش قادر يفتح*, مش قادر افتح*, مش قادره تفتح*, مش قادره افتح*, مو قادر يفتح*, مو قادر افتح*, مو قادره تفتح*, ما يقدر يفتح*, ما اقدر افتح*, ما تقدر تفتح*, ما بقدر افتح*, ما عم يقدر يفتح*',
  },
  /** Water and soap, which sting only briefly. */
  mildLiquid: {
    en: 'soap, shampoo, water, lemon, tears, sweat, sunscreen',
    tr: 'sabun*, şampuan*, su, limon*, ter, krem',
    ru: 'мыло, мыла, шампун*, вода, воды, лимон*, пот, крем*',
    ar: 'صابون*, شامبو*, ماء, مويه, مي, ليمون*, عرق, كريم',
  },
} satisfies Record<string, Family>

/** Findings composed of these and other families, as in `COMPOSED`. */
export const PLAIN_DANGERS = {
  passesNothing: 'triesToPass + nothingComes @9',
  eyeSplashed: 'eye + splash @8',
} as const
