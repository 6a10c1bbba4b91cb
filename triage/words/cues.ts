import type { Family } from '../stems.ts'

/** Cues of a state: denied, long past, supposed, joked about, retracted. */
export const CUES = {
  // Denials of the words after them, after NegEx (Chapman et al. 2001).
  denyBefore: {
    en: 'no, not, without, never, dont, doesnt, didnt, isnt, arent, wasnt, havent, hasnt, nor, neither, deny, denies, negative for, free of, aint, do not, does not, did not, zero, none of',
    tr: 'hiç bir, ne, asla',
    ru: 'нет, не, без, ни, никак*, отсутств*, не было, нету',
    ar: 'مستحيل, بدون, بلا, لا, ليس, ليست, ما, مو, مش, ماعندي, ماكو, مافي, مافيه, مفيش, مافيش, ولا, لم, مب, موب, مهوب, معنديش, ماعنديش, من غير, دون, ماله, ماعنده',
  },
  denyAfter: {
    en: 'is gone, are gone, is normal, are normal, is fine, are fine, fine, was negative',
    tr: 'vermem, vermeyeceğim, etmem, yok, yoktu, yokmuş, değil, değilim, olmadı, olmadan, olmuyor, geçti, normal',
    ru: 'нет, нету, отсутств*, прошла, прошло, прошел, прошли, в норме, все нормально, не было',
    ar: 'طبيعي, اختفى, تمام, عادي, عاديه',
  },
  /** Phrases that begin like a denial and deny nothing. */
  inert: {
    en: 'dont know, not sure, dont understand, no idea, no doubt, not only, not better, no better, not getting better, no relief, not normal, not right, doesnt go, wont go, not going, not helping, doesnt help, didnt help, does not help, doesnt stop, didnt stop, not stopping, dont feel well, not feeling well, not well, no longer able, no longer can, no longer feel*, no longer move*, no longer respon*, no longer breath*, no longer see, no longer walk*, no longer talk*, no longer hear*, no longer know*, not fine, not ok, not okay, not good, not joking, not a joke, not sleeping, no matter, no one, not improving, not eating, not drinking, without stopping, not an option, not working, doesnt work, didnt work, not responding, not able, not breathing, never had, never felt, never been, not moving, not waking, isnt moving, isnt breathing, isnt helping, not kidding, no joke, dont think i can, not rested, without any reason, for no reason, no reason, without reason, without warning, no warning, do not know, not passing, hasnt stopped, havent stopped, not since, not much, not even, no appetite, hasnt gone, didnt go, not gone, without doing, without trying, without exercise, not just, no insurance, no money, not exactly',
    tr: 'değil mi, normal değil, iyi değil, iyi değilim, çare yok, faydası yok, fayda yok, bilmiyorum, yok mu, işe yaramıyor, geçmek bilmiyor, ne yapayım, ne yapmalıyım, ne yapacağım, ne yapalım, ne zaman, ne kadar, ne oldu, ne olur, ne yapmam*, kendinde değil, bilinci yok, nabzı yok, nefesi yok, tepkisi yok, sebep yok, hali yok, halim yok, dermanım yok, gücü yok, gücüm yok, sadece değil, param yok, sigortam yok, düzelme yok, iştahım yok, iştahı yok, ne içeb*, ne yiyeb*, şaka değil',
    ru: 'не знаю, не уверен*, не понимаю, не только, не лучше, не в порядке, не хорошо, не очень, не помога*, не проход*, не прош*, не прекращ*, не могу понять, нет сил, не хуже, не сп*, не просыпа*, не реагир*, не отвеча*, не дыш*, не приход*, не останавл*, не шутк*, без причин*, нет сознания, без сознания, не узна*, не двига*, не работ*, без остановки, без толку, не ест, не пьет, нет пульса, не могу больше, никак не, не отпуска*, не стихает, не спада*, не сбива*, ни с того, не падает, не знаем, нет аппетита, нет страховки, без перерыва, не мог*, не можем, не в себе, никогда не, никогда раньше, не ходил в туалет, не мочил*, не мочит*, не писа*, не дает, чуть не, едва не, почти не',
    ar: 'ياكل عادي, تاكل عادي, بياكل عادي, بتاكل عادي, وبتاكل عادي, وبياكل عادي, وتاكل عادي, وياكل عادي, يلعب عادي, تلعب عادي, مو بخير, مش بخير, مو كويس*, مش كويس*, مو تمام, مش تمام, مو مزح*, مش هزار, ما اعرف, ما ادري, مش عارف*, مو عارف*, ما ادري, مدري, ما يروح, ما بيروح, ما راح, ما يوقف, ما بيوقف, مو راضي, مش راضي, ما نفع*, ما بينفع, ما ينفع, ما عاد, مو طبيعي, مش طبيعي, غير طبيعي, ما تحسن*, ما قدر*, ما اقدر*, ما يقدر*, ما بقدر*, لا استطيع, لا يستطيع, مو قادر*, مش قادر*, ما فاد*, بدون سبب, من غير سبب, ما يتنفس, لا يتنفس, ما يستجيب, لا يستجيب, ما يرد, ما يتحرك, لا يتحرك, ما يصحى, ما عم, بدون توقف, لا يتوقف, ما يتوقف, ما نمت, ما ينام, لا ادري, لا اعرف, ما شاء, ان شاء, ما في فايده, مافي فايده, لا يزول, لا تزول, ما يرضع, ما بيرضع, لا يرضع, ما عندي تامين, ما عندي فلوس, لازم, ما هو, ما هي, مش بس, مو بس, ما اشوف, ما يشوف, ما احس, ما حس*, ما ابي اعيش, مافي فائده, ما عدت, ما عدنا, بعد ما, قبل ما, مثل ما, زي ما, كل ما, اول ما, وقت ما, من يوم ما, من وقت ما',
  },
  /** Words that end a denial without a comma. */
  goesOn: {
    en: 'but, because, since, have, has, having, had, got, get, im, ive, my, his, her, he, she, it, its, then, which, so, when, while, i, if, only, just, until, after, am',
    tr: 'ama, çünkü, var, oldu, oluyor, sadece, fakat',
    ru: 'но, потому, есть, у меня, когда, если, зато, только, а, появи*',
    ar: 'لكن, بس, لان, لانه, عندي, عندها, عنده, فيني, وعندي, واحس, احس, صار, صارت, من, لما',
  },
  past: {
    en: '/^(years?|yrs?)$/ ago, months ago, last year, years back, in the past, used to, history of, when i was a, when i was young, died of, died from, died after, passed away, survived, as a child, as a kid, as a baby, when he was, when she was, when i was little, in my childhood, previous*, /^(19|20)\\d\\d$/, years earlier, long ago, runs in, family history, lost my /^(?:(?:grand|step)?(?:father|mother|son|daughter|ma|pa|dad|mum|mom)|brother|sister|husband|wife|uncle|aunt|cousin|friend|daddy|mama|best|dear|partner)$/, killed my, in my family, once had, in childhood, in my twenties, last month, ruled out, turned out, doctors said it was, doctor said it was, er said, hospital said, was treated, i recovered, all clear',
    tr: 'yıl önce, sene önce, yıllar önce, ay önce, geçen yıl, geçen sene, eskiden, küçükken, çocukken, vefat*, kaybettik, /^(?:baba|anne|abi|abla|kardes|amca|dayi|hala|teyze|dede|nine|nene|koca|kari|ogl|kiz|kuzen|arkadas|kayin|es)\\p{L}*[iu]$/ kaybettim, /^(?:kriz|kanser|felc|inme|kaza|deprem|covid|hastali|enfarkt)\\p{L}*$/ kaybettim, ailemde, ailede, genetik, /^(19|20)\\d\\d$/, yıl evvel, sene evvel, geçmişte, daha önceden, zamanında, rahmetli, geçirmişti*, geçirmiş, geçen ay, çıkmadı, temiz çıktı, tedavi oldum, atlatt*, atlattım',
    ru: 'лет назад, год назад, года назад, месяц* назад, в прошлом году, умер, умерла, умерли, умершая, скончал*, был инфаркт, был инсульт, перенес инфаркт, перенес инсульт, в детстве, в анамнезе, в прошлом, родствен*, давным, /^(19|20)\\d\\d$/, когда-то, по наследству, наследствен*, в молодости, позапрошл*, назад был*, уже был, в прошлом месяце, исключил*, оказал*, вылечил*, обследовали',
    ar: 'قبل سنه, قبل سنين, قبل سنوات, سنين مضت, من سنوات مضت, قبل شهور, قبل اشهر, قبل شهرين, قبل سنتين, السنه الماضيه, العام الماضي, السنه اللي فاتت, توفي*, مات, ماتت, وانا صغير*, تاريخ عائلي, بالعائله, بالعايله, العايله, زمان كان, كان عندي, سنه مضت, /^(19|20)\\d\\d$/, سنين قبل, السنة الي فاتت, المرحوم, من كم سنه, الشهر الماضي, الشهر اللي فات, تعالجت, طلعت سليم*, شفيت',
  },
  /** Suppositions, which override every other cue. */
  supposed: {
    en: 'if i got, if i get, if i ever, if i had, if i were, if something happens, if it happens, in case i, in case of, in case, would i, what would, would happen, what if i, what if my, if someone, if anyone, if somebody, should someone, if a person, suppose, hypothetical*, imagine, afraid of getting, worried about getting, scared of getting, fear of getting, could i get, can you get, does it cause, risk of, prevent, how to avoid, chance of, if one of us, vaccine against, does it hurt, will it hurt, can i die, could i die, how risky, will i, side effects of',
    tr: 'olursa, olsaydı, olursam, geçirirsem, gelirse, başlarsa, ya olursa, diyelim, varsayalım, riski, korkuyorum olur diye, önlemek, olmamak için, tutarsa, yaparsa, olur mu, yapar mı, mesela, bayılırsam, ağrırsa, şişerse, hastalanırsam, kanar mı, acır mı, ölür mü, atar mı, ölme riski, risk var mı',
    ru: 'если вдруг, если у меня, если случится, если начн*, если бы, вдруг если, на случай, что если, допустим, представ*, боюсь получить, риск*, предотврат*, профилактик*, может ли, можно ли получить, если заболит, если кто, больно ли, много ли, есть ли риск, не будет ли, можно ли умереть, бывает ли, какой риск',
    ar: 'اذا صار, اذا صارت, لو صار, لو صارت, اذا حسيت, لو حصل, اذا جاني, لو جاني, اذا جتني, لو جتني, اذا حصل, لو حد, لو احد, اذا احد, افرض, نفترض, خايف يصير, اخاف يصير, خطر الاصابه, الوقايه, تجنب, لو تعب*, اذا تعب*, هل يسبب, لنفترض, في حاله حدوث, ممكن اموت من, ممكن يصير, هل تسبب, هل تنزف',
  },
  /** Questions of interest, for a school or for later. */
  asking: {
    en: 'signs of, symptoms of, symptom of, sign of, what is a, what is an, what are the, what causes, whats the difference, difference between, how does, how do you recognise, how do you recognize, how can you tell, how to recognise, how to recognize, school project, homework, for school, for a class, essay, exam on, my thesis, first aid course, reading about, read about, just curious, just asking, im writing, for my course, for university, for college, please explain, meaning of, define, documentary, podcast, quiz, tell me about, lecture, training on',
    tr: 'belirtileri neler, belirtileri nedir, belirtileri nelerdir, belirtisi, nedir, ne demek, nasıl anlaşılır, nasıl anlarız, ödev*, okul için, makale, araştırıyorum, araştırma, merak ettim, merak ediyorum, belgesel, hakkında bilgi, kursu, fark nedir, farkı nedir, tez için, projesi, belirtilerini, seminer*',
    ru: 'какие симптомы, какие признаки, симптомы бывают, признаки бывают, что такое, для школы, реферат*, доклад*, статью, статья, для учебы, просто интересно, как распознать, как узнать, читаю про, курсовая, чем отличается, расскажите про, документальн*, как отличить, симптомы инфаркта, симптомы инсульта, признаки инфаркта, признаки инсульта',
    ar: 'ما هي اعراض, ايش اعراض, شو اعراض, وش اعراض, اعراض الجلطه, علامات الجلطه, ما هو, ما هي, ما معنى, للمدرسه, بحث للمدرسه, بحث, واجب, مقال, للجامعه, محاضره, عرض تقديمي, مجرد سؤال, بس اسال, للعلم, فضول, كيف اعرف اذا, الفرق بين, وثائقي, دوره اسعاف',
  },
  /** Statements that all is well now. */
  wellNow: {
    en: 'im fine, i am fine, i feel fine, feeling fine, feel well, im ok, no symptoms, im healthy, am healthy, all stable, just planning, only planning, before i travel, before travelling, before traveling, planning my trip, for the future, planning a trip, next trip, im well, feel great, feel good',
    tr: 'iyiyim, şikayetim yok, sağlıklıyım, bir şeyim yok, planlıyorum, seyahatten önce, gitmeden önce, tatile, şimdilik iyi, hiçbir şikayetim',
    ru: 'все хорошо, все нормально, чувствую себя хорошо, не жалуюсь, ничего не беспокоит, здоров, здорова, перед поездкой, планирую поезд*, перед отпуск*, ничего не болит, собираюсь в турц*',
    ar: 'انا بخير, الحين بخير, انا تمام, صحتي كويسه, صحتي تمام, قبل السفر, بخطط, اخطط, ما اشكي, مافيني شي, ما فيني شي, ما عندي شي, كويس الحمدلله, وضعي مستقر',
  },
  joking: {
    en: 'gave me a, giving me a, give me a, gives me a, almost had a, nearly had a, almost gave, nearly gave, had a heart attack when, heart attack when, heart attack if, when i saw the price, figuratively, so to speak, jk, joke*, so funny, laugh*, breaks my heart, heart breaks, broke my heart, broken heart, gonna kill, will kill my brother, going to kill my, so bored',
    tr: 'geçirecektim, geçirtecek, geçirttiniz, geçirtti, krizi geçirdim görünce, görünce, duyunca, az kalsın, lafın gelişi, sözün gelişi, şaka yap*, şakaydı, şakacı*, şaka gibi, şaka olsun, şakasına, espri*, hesabı görünce, gülmekten, kalbim parçalan*, kalbim kırıl*, kalbim kırık, kalbimi kır*, nefes kesici, kardeşimi öldür*, meraktan çatl*',
    ru: 'чуть инфаркт, чуть не получил инфаркт, чуть не умер*, инфаркт хватит, инфаркт от, до инфаркта, когда увидел*, образно, чуть инсульт, шутк*, смех*, хохот*, сердце разрывается когда, сердце разбит*, разбил* сердце, дух захватыва*, умираю от нетерпен*, прожег*, убью брата, убью мужа, от скуки, ржал*, ржу, ржали, ржем, угорал*, смеял*, смеюсь',
    ar: 'جاتني جلطه من, تجيب جلطه, بتجيب جلطه, يجيب الجلطه, كان بيجيني, كنت بموت من, كان راح يجيني, لما شفت السعر, مجازا, تجلط*, بجلطه من, نكته, مزح*, ضحك*, قلبي يتقطع, قلبي انكسر, قلبي مكسور, يقطع النفس, ميت فضول, بذبح اخوي, بذبح, من الملل',
  },
  /** Laughter and slang, which do not make a sign a joke. */
  laughing: {
    en: 'lol, lmao, haha*, rofl',
    tr: '/^(haha|ahah|sjsj|ksks|asdf|puah)/, lol',
    ru: '/^(ха)+(ха)*х?$/, лол',
    ar: '/^ه+$/, هاها*',
  },
  /** Topics of exaggeration beside an idiom. */
  about: {
    en: 'price*, bill, bills, cost, costs, invoice, quote, laugh*, boredom, bored, traffic, boss, movie, film, novel, song, series, episode, quiz, embarrass*, jealous*, comedy, curiosity, breathtaking, gorgeous, character, view, breathtaking, patience',
    tr: 'fiyat*, fatura*, ücret*, pahalı, gülmekten, sıkıntıdan, meraktan, patron*, trafik*, film*, dizi, dizide, roman*, şarkı*, utançtan, kıskançlıktan, karakter*, manzara*, nefes kesici',
    ru: 'цен*, стоимост*, счет, смех*, скук*, любопытств*, пробк*, начальник*, фильм*, сериал*, роман*, песн*, дорого, зависти, стыда, восторг*, геро*, красот*, нетерпен*',
    ar: 'سعر*, اسعار*, فاتوره, ضحك*, ملل, فيلم, مسلسل, روايه, اغنيه, زحمه, مدير*, غالي, غاليه, فضول, الغيره, البطل, منظر*, جماله, جمال',
  },
  /** Words of writers and learners. */
  learning: {
    en: 'school project, homework, for school, for a class, essay, exam on, my thesis, first aid course, first aid training, first aid class, im writing, writing a, novel, for my course, for university, for college, lecture, training on, reading about, read about, article about, how do i say, how do you say, cheat sheet, phrase book, translate, i teach, instructor, first aid for staff, run courses, courses on, training for staff, nursing exam, medical student, paramedic student, for my exam',
    tr: 'ödev*, okul için, makale, kursu, tez için, projesi, seminer*, romanım*, roman yaz*, ilk yardım eğitim*, ilk yardım kurs*, sunum için, nasıl denir, nasıl söylenir, eğitmen*, kursu veriyor, kurs veriyor, eğitim veriyor, sınavım var, hemşirelik sınav*, tıp öğrenci*',
    ru: 'для школы, реферат*, доклад*, статью, статья, для учебы, читаю про, курсовая, пишу роман, роман, курсы первой помощи, для экзамен*, как по-турецки, как по турецки, по-турецки, как сказать, шпаргалк*, преподаю, проводите курсы, курсы для, для персонала, сдаю экзамен, для персонал*, медколледж*',
    ar: 'للمدرسه, بحث للمدرسه, بحث, واجب, مقال, للجامعه, محاضره, عرض تقديمي, دوره اسعاف, اكتب روايه, روايه, اكتب بحث, كيف اقول بالتركي, كيف اقول بالانجليزي, مدرب, دورات, دوره تدريبيه, دوره تمريض, دوره مسعفين, امتحان تمريض, طالب طب, طالبه تمريض, عندي امتحان',
  },
  takenBack: {
    en: 'pressed send too early, sent too early, hit send too early, sorry i meant, i meant, i mistyped, mistyped, typo, wrong chat, wrong word, just kidding, was joking, was a joke, my mistake, scratch that, never mind, nevermind, correction, false alarm, ignore that, ignore my, autocorrect, pasted the wrong, wrong message, not me, oops, ignore it, ignore this, meant for, sent by mistake, by mistake sorry, wrong person, wrong window, not what i meant, that was for a, meant to say, thats not what',
    tr: 'erken gönderdim, yarım gitti, yarım gönderdim, yanlış yazdım, yanlış yazmışım, pardon, şaka yaptım, şakaydı, yanlışlıkla, boşver, düzeltiyorum, yanlış mesaj, yanlış oldu, demek istedim, yanlış anlaşıldı, yanlış söyledim, yanlış kişiye, yanlışlıkla gönder*, yanlış yere, arkadaşıma yazacaktım, yanlış pencere, kusura bakma yanlış',
    ru: 'отправилось недописан*, отправил* недописан*, отправилось раньше времени, неточно написал*, неточно выразил*, ошибся, ошиблась, опечатка, описался, описалась, я пошутил*, это шутка, не туда написал*, имел в виду, имела в виду, забудьте, неправильно написал*, не то написал*, перепутал*, оговорил*, поправка, не туда отправил*, не туда, случайно отправил*, ошибочно, не вам писал*, хотел написать, хотела написать, не то отправил*',
    ar: 'انرسلت قبل ما اكمل, ارسلتها قبل ما اكمل, انبعتت قبل ما اكمل, غلطت, كتبت غلط, اقصد, قصدي, امزح, كنت امزح, بمزح, رساله غلط, خطا, انسى, صححت, اسف قصدي, بالغلط, تصحيح, ارسلت بالغلط, للشخص الغلط, مو لك, مش ليك, بعتها غلط, بعت غلط, ارسلتها غلط, كنت اقصد, الرساله غلط',
  },
} satisfies Record<string, Family>
