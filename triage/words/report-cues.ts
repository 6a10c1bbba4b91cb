import type { Family } from '../stems.ts'

/** Cues of time, outcome and source: past, settled, reported, read or imagined. */
export const TELLING = {
  /** Times that are over. */
  over: {
    en: '/^(years?|yrs?|decades?|ages|months)$/ ago, last year, last winter, last summer, last spring, last autumn, last fall, last christmas, last season, the summer of, the winter of, that night, that day, that summer, when i was, when he was, when she was, when we were, when they were, at the age of, as a child, as a kid, as a teenager, as a baby, back then, back in /^(?:(?:19|20)\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december|school|college|uni|university|spring|summer|autumn|winter|the)$/, /^(19|20)\\d\\d$/, /^(?:overdosed|died|drowned|poisoned)$/ in the /^[4-9]0$/ s, used to, in the past, my last pregnancy, previous pregnancy, first pregnancy, in my childhood, in my twenties, once had, years back, months back, during covid, on our honeymoon',
    tr: 'yıl önce, sene önce, yıllar önce, ay önce, aylar önce, geçen yıl, geçen sene, geçen kış, geçen yaz, geçen bahar, yazıydı, kışıydı, /^(19|20)\\d\\d/, o gece*, o gün, yaşımdayken, yaşındayken, küçükken, çocukken, gençken, bebekken, eskiden, zamanında, son hamileliğim*, önceki hamileliğ*, ilk hamileliğ*',
    ru: '/^(лет|года?|месяц\\p{L}*)$/ назад, в прошлом году, прошлой зимой, прошлым летом, прошлой весной, прошлой осенью, прошлым годом, /^(19|20)\\d\\d$/, ту ночь, в тот день, в детстве, в молодости, в юности, когда мне было, в 16 лет, в 17 лет, в 18 лет, в школе, прошлая беременность, первая беременность, раньше, когда-то',
    ar: 'قبل سنه, قبل سنين, قبل سنوات, قبل سنتين, قبل شهور, قبل اشهر, قبل شهرين, من سنتين, من سنين, من عشر سنين, من خمس سنين, السنه الماضيه, السنه اللي فاتت, العام الماضي, الصيف اللي فات, الشتا اللي فات, الشتاء الماضي, الصيف الماضي, /^(19|20)\\d\\d$/, هديك الليله, ذيك الليله, تلك الليله, لما كان عمري, لما كنت صغير*, وانا صغير*, وانا طفل*, زمان, اخر حمل, الحمل الاول, ايام الجامعه',
  },
  /** Times of this year or the recent past. The event is over only if it ended well. */
  season: {
    en: 'last month, in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, in december, in summer, in winter, in spring, in autumn, two weeks ago, three weeks ago, weeks ago, last week, in june, over the summer',
    tr: 'geçen ay, yazın, kışın, baharda, ocakta, şubatta, martta, nisanda, mayısta, haziranda, temmuzda, ağustosta, eylülde, ekimde, kasımda, aralıkta, iki hafta önce, geçen hafta, hafta önce',
    ru: 'в прошлом месяце, летом, зимой, весной, осенью, в январе, в феврале, в марте, в апреле, в мае, в июне, в июле, в августе, в сентябре, в октябре, в ноябре, в декабре, две недели назад, недели назад, на той неделе, на прошлой неделе, неделю назад',
    ar: 'الشهر الماضي, الشهر اللي فات, بالصيف, صيف, شتاء, من اسبوعين, قبل اسبوعين, الاسبوع اللي فات, الاسبوع الماضي',
  },
  /** The present, and times recent enough to count. */
  now: {
    en: 'now, right now, today, tonight, hour ago, hours ago, minutes ago, minute ago, once again, and again, been spotting, still, this morning, this evening, this afternoon, yesterday, last night, just now, currently, at the moment, again now, back again, this time, but this one, all at once',
    tr: 'şimdi, saat önce, dakika önce, dk önce, şu an, şuan, şu anda, bugün, bu sabah, bu gece, bu akşam, dün, dünden, yine, tekrar, hala, hâlâ, az önce, demin, bu sefer, bu kez, bu defa',
    ru: 'сейчас, час назад, часа назад, часов назад, минут назад, полчаса, сегодня, теперь, опять, снова, до сих пор, вчера, с утра, утром, только что, все еще, ночью, вечером, на этот раз, в этот раз, но эта, но этот',
    ar: 'الان, من ساعه, قبل ساعه, من ساعتين, قبل شوي, من شوي, من نص ساعه, الحين, هلق, هلا, دلوقتي, هسه, اليوم, النهارده, الليله, امس, مبارح, امبارح, رجع, رجعت, مره ثانيه, تاني, لسا, لسه, الصبح, من شوي, هالمره, هذي المره, المره دي, هذه المره, المره هذي',
  },
  /** Good outcomes, and treatment elsewhere. */
  settled: {
    en: 'recovered, fully recovered, since then no, since then nothing, fine since, ok since, fine ever since, peeing fine since, normal since, was treated, got treated, treated, cured, healed, behind us, behind me, taken out, took it out, removed, put in two stents, put in a stent, put in stents, got a stent, were operated, was operated, they fixed, got fixed, fixed it, saved him, saved her, saved me, survived, all clear, was clear, scan was clear, came back normal, all normal, gone completely, completely gone, has gone completely, turned out, doing great, doing well, is well again, walks well, happy now, ended up in, never again, never came back, not since, none since, nothing since, follow up, yearly check*, annual check*, all gone now, were fine, woke up in hospital, passed last year, in remission, discharged, sent home, both are well, both well, calms down, wearing off, has dissolved, has healed, all healed',
    tr: 'toparladı, toparlandı, düzeldi, düzeldim, iyileşti, iyileştim, atlattı, atlattık, atlattım, kurtuldu, kurtuldum, tedavi oldu*, tedavi edildi, geride kaldı, ondan beri rahat*, o zamandan beri, bir daha olmadı, hiç olmadı, tekrarlamadı, stent takıldı, stent taktılar, ameliyat oldum, ameliyat oldu, ameliyat ettiler, aldılar, çıkardılar, çıkarıldı, temiz çıktı, temizdi, çok iyi, gayet iyi, şu an iyi, mutluyum, yıllık kontrol, hastanede uyandım, taburcu oldu*, ikisi de iyi, iyileşti, açılıyor, erimiş',
    ru: 'восстановил*, выздоров*, вылечил*, пролечил*, вылечен*, оправил*, с тех пор все, с тех пор ничего, с тех пор нормально, с тех пор хорошо, больше не повтор*, больше никогда, больше не было, не повторял*, поставили стент*, два стента, прооперировали, сделали операцию, достали, удалили, все чисто, кт чистое, чистое, спас, спасли, выжил*, это позади, позади, счастлив*, чувствует себя отлично, чувствую себя отлично, чувствует себя хорошо, плановый, ежегодн*, очнулась в больнице, очнулся в больнице, выписал*, обе здоровы, рассосал*, зажил*, все зажило, отходит, успокаива*',
    ar: 'تعافى, تعافت, تعافيت, شفي, شفيت, تعالج, تعالجت, تحسن, تحسنت, ركبوا, ركبولي, ركبوا له, سويت عمليه, عملت عمليه, طلعوها, طلعوه, شالوها, طلع سليم, الاشعه سليمه, ما تكرر*, من بعدها, من ساعتها, من وقتها, صار ورانا, صحيت بالمستشفى, نجا, انقذوه, الحين ممتاز, مبسوط*, المتابعه السنويه, فحص سنوي, راح الوجع, طلعت من المستشفى, طلع من المستشفى, كله طاب, طاب, ذابت, بخير, عم تفك, ويهدا',
  },
  /** Treatment elsewhere. */
  inCare: {
    en: 'in intensive care, in the icu, into intensive care, is in hospital, in a coma, woke up in hospital, ambulance took him, ambulance took her, ambulance took, took him to hospital, took her to hospital, stroke unit, in the stroke unit, in the hospital now, is in the icu, was admitted, got admitted, admitted for',
    tr: 'yoğun bakım*, hastanede yat*, hastanede uyan*, komada, ambulans götür*, hastaneye kaldır*, inme ünitesi*, hastanede yatıyor, yatırıldı, hastaneye yat*',
    ru: 'в реанимаци*, лежит в больнице, в коме, очнул* в больнице, скорая увезла, увезла скорая, увезли в больниц*, лежит в инсультном, в инсультном, в больнице, госпитализир*, положили в больницу',
    ar: 'العنايه, بالعنايه, بالمستشفى, اخذه الاسعاف, اخذها الاسعاف, اخدوه الاسعاف, بقسم الجلطات, نقلوه للمستشفى, نقلوها للمستشفى, دخل المستشفى, دخلت المستشفى',
  },
  /** Deaths, after which nothing is urgent. */
  died: {
    en: 'died, passed away, dropped dead, killed herself, killed himself, took her own life, took his own life, lost my /^(?:(?:grand|step)?(?:father|mother|son|daughter|ma|pa|dad|mum|mom)|brother|sister|husband|wife|uncle|aunt|cousin|friend|daddy|mama|best|dear|partner)$/, dead from, death of, bled to death',
    tr: 'vefat*, hayatını kaybet*, kaybettik, intihar etti, /^(?:baba|anne|abi|abla|kardes|amca|dayi|hala|teyze|dede|nine|nene|koca|kari|ogl|kiz|kuzen|arkadas|kayin|es)\\p{L}*[iu]$/ kaybettim, /^(?:kriz|kanser|felc|inme|kaza|deprem|covid|hastali|enfarkt)\\p{L}*$/ kaybettim, ölenler*, ölenleri',
    ru: 'умер, умерла, умерли, умершая, скончал*, покончил с собой, покончила с собой, погиб*, не стало',
    ar: 'مات, ماتت, ماتوا, توفي*, توفى, توفت, انتحر, انتحرت, المرحوم*, فقدنا',
  },
  /** Heard, read or seen about strangers. */
  hearsay: {
    en: 'on a forum, on the forum, in a forum, read on, heard about, heard of, i heard that, heard that, saw a video, saw a tiktok, saw a reel, saw a post, a tiktok, youtube, instagram, on the news, in the news, watched a, read about, read that, i read, they say, people say, some say, apparently people, guy who, people who, girls who, women who, men who, patients who, someone who, the leaflet, the form, form asks, the brochure, wikipedia, google says, reddit, lyric*, leaflet',
    tr: 'forumda, forumlarda, duydum, duymuştum, videosunu, video izled*, izledim, okudum, okumuştum, haberlerde, gazetede, deniyor, olabiliyormuş, oluyormuş, tiktok*, instagramda, youtube*, broşür*, formda, insanlar',
    ru: 'на форуме, слышал*, видел ролик, видела ролик, видела видео, видел видео, прочитал*, читал*, в новостях, говорят, пишут, ролик*, в тиктоке, в инстаграме, ютуб*, в анкете, памятк*',
    ar: 'في منتدى, بمنتدى, سمعت عن, سمعت ان, شفت مقطع, شفت فيديو, قريت, قرات, بالاخبار, في الاخبار, يقولون, بيقولوا, يقولوا, تيك توك, انستغرام, يوتيوب, النشره',
  },
  /** General questions: whether, when and how often it happens. */
  general: {
    en: 'is it true, is it dangerous, is it risky, how dangerous, how risky, always mean, mean a, feel like a, have you ever, how common, how often does, how likely, would i notice, do you prevent, do your surgeons prevent, to avoid it, is it possible to, can you die, can people, do people, do patients, are there cases, which complications, what complications, complication rate, warning signs, should one, when is a, when should, how do i know when',
    tr: 'demek mi, mi demek, mu demek, tehlikeli mi, riskli mi, doğru mu, ne sıklıkla, önlüyorsunuz, nasıl önl*, komplikasyon*, hangi durumda, ne zaman doktora, ne zaman acile, hissettirir mi',
    ru: 'правда ли, опасно ли, всегда ли, значит ли, как часто, предотвраща*, осложнени*, бывает ли, в каких случаях, при какой, ощущаться как, теряют ли',
    ar: 'هل خطير, هل هو خطير, هل صحيح, صحيح ان, كم نسبه, المضاعفات, مضاعفات, تمنعون*, كيف تمنع*, امتى, متى تكون, متى لازم, ممكن الارتجاع, يعطي احساس',
  },
  /** Future events. */
  future: {
    en: 'next week, next month, next year, will be, upcoming, on holiday, during the holiday, while im there, while i am there, after the operation, after the surgery, after the op, after surgery, during the flight, when i get home, afterwards',
    tr: 'gelecek ay, gelecek hafta, haftaya, önümüzdeki*, tatilde, ameliyattan sonra, ameliyat sonrası, operasyondan sonra, uçuşta, eve dönünce, seneye',
    ru: 'в следующем, на следующей, через месяц, через неделю, в отпуске, после операции, во время полета, после процедуры, будущ*',
    ar: 'الشهر الجاي, الاسبوع الجاي, السنه الجايه, بالاجازه, في الاجازه, بعد العمليه, اثناء الطيران, الشهر القادم',
  },
  /** Beginnings of a supposition. */
  condition: {
    en: 'if, in case, what if, suppose, should i ever',
    // Neither makes a condition: a bare "ya" is a filler word, and «вдруг» also means "suddenly".
    tr: 'eğer, ya bir gün, ya olur da',
    ru: 'если, а вдруг, вдруг если',
    ar: 'اذا, لو, في حال',
  },
  /** General persons: anybody, people. */
  anybody: {
    en: 'someone, somebody, anyone, a person, people, one, patients',
    tr: 'biri, birisi, birinin, insan, hastalar, kişi',
    ru: 'кто-то, кто то, человек, люди, пациент*',
    ar: 'حد, احد, واحد, شخص, الناس, المريض',
  },
  /** Beliefs of others, and their denial. */
  belief: {
    en: 'people think, people say, keep saying, everyone thinks, everybody thinks, they think, thinks, think im, says im, say im, believes',
    tr: 'sanıyor*, zannediyor*, düşünüyorlar, diyorlar',
    ru: 'думают, думает, считают, считает, говорят',
    ar: 'مفكر*, يفكرون, فاكر*, يحسبون*, بيقولوا, يقولون',
  },
  notSo: {
    en: 'im not, i am not, not true, not so, hes not, shes not, i wont, wouldnt',
    tr: 'niyetim yok, öyle değil, öyle bir şey yok, doğru değil, alakası yok, değilim',
    ru: 'не так, неправда, не правда, это не, не собираюсь',
    ar: 'لا والله, مو صحيح, مش صحيح, غير صحيح, مو كذا, مش كده, مو هيك',
  },
  /** Retractions of an earlier complaint. */
  notMine: {
    en: 'was me dictating, dictating, for her novel, for my novel, wrong group, retelling, false alarm, playing with the phone, playing with my phone, playing on my phone, with my phone, is what my, is how my, was what my, what my father felt, i was joking, only joking, was kidding, got my phone, grabbed my phone, not about me, was a test, just testing, just a test',
    tr: 'yanlış gruba, film repliği, yanlış alarm, telefonla oyna*, telefonumla oyna*, telefonumu al*, bunlar babam*, bunlar annem*, benim değil, şaka yapıyordum, şaka yapmıştım, deneme mesajı, sadece deneme',
    ru: 'пересказывал*, ложная тревога, с телефоном, мой телефон, так было у, это было у, это у отца, я шутил*, пошутил*, это не про меня, просто тест, проверка связи',
    ar: 'عن مسلسل, عن فيلم, انذار غلط, انذار كاذب, انذار خاطي, يلعب بالجوال, يلعب بالتلفون, تلعب بالجوال, بيلعب بالموبايل, هذا اللي كان, هاد اللي كان, ده اللي كان, كنت بهزر, كنت امزح, بهزر, مو عني, مش عني, تجربه بس',
  },
  animal: {
    en: 'a dog, dogs, cats, our dog, my dog, the dog, our cat, my cat, the cat, vet, puppy, kitten, my horse, my parrot',
    tr: 'köpek, kedi, köpeğim*, kedim*, köpeğimiz*, kedimiz*, veteriner*, papağanım*, yavru köpek',
    ru: 'собака, кошка, пес, кот, наша собака, моя собака, наш кот, мой кот, наша кошка, моя кошка, ветеринар*, щенок, котенок',
    ar: 'القطه, الكلب, قطه, كلبي, كلبنا, قطتي, قطتنا, البيطري, بيطري, قطي, بسي',
  },
} satisfies Record<string, Family>

/** Words of the writer or close people, in questions. */
export const OWN =
  /^(my|mine|benimki\p{L}*|\p{L}{3,}(?:yim|yum)|его|ее|моя|his|her|he|she|hes|shes|im|i|ive|our|bende|\p{L}+[iu]yorum|me|annem\p{L}*|babam\p{L}*|oglum\p{L}*|kizim\p{L}*|kocam\p{L}*|karim|esim\p{L}*|я|меня|мне|мои|моя|мужа|мужу|мамы|маме|мама|папы|папе|папа|сына|сыну|дочки|дочке|ребенка|ребенку|عندي|عنده|عندها|ابني|بنتي|امي|ابوي|زوجي|زوجتي|فيني|معي|ولدي|اخوي|انا)$/u
