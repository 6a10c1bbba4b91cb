import type { Family } from '../stems.ts'

/** Mental health, and danger to oneself or others. */
export const MENTAL_HEALTH_FAMILIES = {
  suicide: {
    en: 'sick of being alive, sick of living, tired of being alive, tired of living, dont want to be alive, kill myself, want to die, end my life, end it all, suicid*, dont want to live, dont want to be here, better off without me, better off dead, no reason to live, take my own life, hang myself, everyone would be better off, wish i was dead, want to be dead, no point living, no point in living, want it to end, cant go on living, jump off a bridge, jump in front, overdose on purpose, hurt myself, harm myself, cutting myself, cut my wrists, cut myself on purpose, ending it, ending my life, dont want to exist, dont want to wake up, kill himself, kill herself, wants to die, killing myself, self harm*, goodbye letter, suicide note, not worth living, dont want to be alive, life isnt worth, finish myself, killed myself, want to disappear forever, saying goodbye to everyone, wont be here tomorrow, cant live like this, end everything, sleep and never wake, never wake up, hurting myself, harming myself, kill him self, rather be dead, should be dead, want to kill, jumping off, jump off, jump from, jumping from, got a rope, bought a rope, tie a rope, ive got a rope, ending things, end things, ending everything, ending it all, have a plan to, written letters, wrote letters, goodbye note, goodbye notes, tonight its over, tonight it ends, no way out, cant go on, do something to myself, do something stupid to myself, dont want to go on, not wake up, be dead, nobody would miss me, no one would miss me, burden to everyone, wish i wasnt here, wish i werent here, cut my wrist, cut my veins, slit my wrist*, slit my, harming herself, cuts herself, cutting herself, hanging himself, no reason to go on, life is pointless, tired of living, tired of life, sick of living, want to sleep forever, want out of life, gave away my things, take all my pills, took pills to die, shoot myself, wasnt around, if i wasnt here, if i was gone, without me around, better without me, happier without me, want to end it, hang himself, hang herself, doesnt want to be alive, not want to live, no longer want to live, doesnt want to live, decided to do it, not be around, be gone forever, wants to end, planning to end, ending it tonight, ending it all, no point in going on, wont be here tomorrow, wont be around, saving up my tablets, saving up tablets, goodbye text, goodbye message, saving my pills, dont wanna be here',
    tr: 'öldüreceğim kendimi, öldürücem kendimi, öldürürüm kendimi, asacağım kendimi, asıcam kendimi, yaşamaktan bıktım, yaşamaktan yoruldum, önüne atla*, atlamak geliyor, intihar*, ölmek isti*, yaşamak istem*, kendimi öldür*, canıma kıy*, canına kıy*, kendini öldür*, kendime zarar*, kendine zarar*, hayatıma son, hayatına son, kendimi as*, bileklerimi kes*, yaşamanın anlamı, bensiz daha iyi, ölsem daha iyi, ölsem de kurtul*, ölsem kurtul*, yaşamaya değm*, son vermek isti*, uyanmak istem*, yok olmak isti*, var olmayı istem*, var olmak bile, köprüden atla*, bu hayata son, vedalaş*, kimse fark etmez, ölmeyi düşün*, hayattan vazgeç*, yaşamak için sebep, ölüp kurtul*, kendimi kes*, son vereceğ*, yaşamaktan vazgeç*, kendimi aşağı, atlamayı düşün*, bileklerini kes*, bileğini kes*, kendini as*, kendine zarar*, öldürmemi, kendime bir şey yap*, kendine bir şey yap*, her şeyi bitir*, hayatımı bitir*, veda mektu*, mektup yazdım, bu gece bitecek, bu iş bitecek, her şey bitsin, ölüp gitmek, ölmek geçiyor, ölüm düşünc*, bileğimi kes*, bileklerimi, damarlarımı kes*, yaşamın anlamı, hayatın anlamı yok, yaşamaktan bık*, yaşamaktan yorul*, hayattan bık*, canıma tak, dayanacak gücüm kalmadı, kimse beni özlem*, ölsem kimse, herkese yük, kendimi yok et*, uyuyup uyanm*, ölmek iyi, intihara, kendini kes*, kendini balkon*, kendimi balkon*, kendimi köprü*, yok olsam, ölsem keşke, keşke ölsem, kendimi vur*, yaşamak istemiyor*, ben olmasam, ben yoksam, ben gidersem, bu gece bitir*, her şeyi bitir*, kendimi öldür*, yaşamak istem*, hayatıma son, yarın olmayacağ*, hap biriktir*, veda mesajı, artık burda olmak istem*, artık burada olmak istem*, bu dünyada olmak istem*',
    ru: 'веревку присмотрел*, веревку приготовил*, веревку купил*, веревку намылил*, мне надоело жить, устал жить, устала жить, шагнуть под, прыгнуть под, броситься под, покончить с собой, не хочу жить, хочу умереть, суицид*, самоубий*, убить себя, повеситься, повешусь, повесился, повесилась, повесится, повешается, хочет повеситься, нет смысла жить, покончу, не хочу просыпаться, свести счеты, причинить себе вред, режу себя, вскрыть вены, лучше без меня, не вижу смысла жить, не хочется жить, наложить на себя руки, уйти из жизни, лучше умереть, всем будет лучше без, хочет умереть, не хочет жить, жить не хочется, мысли о смерт*, мысли о суиц*, убью себя, все закончить, закончить все это, прощальн*, исчезнуть навсегда, резал* вены, жить незачем, умереть хочу, жить не хочу, смысла жить, как все закончить, все кончится, сегодня все кончится, написала письма, письма детям, прощальное письмо, прощальн* записк*, сделать с собой, что-то с собой, не вижу выхода, порезал* вены, порезала вены, резать вены, порезал* себя, режет себя, вскрыл*, вскроюсь, устал* жить, незачем жить, надоело жить, хочу исчезнуть, не хочу больше жить, хочется умереть, лучше бы я умер*, лучше б я умер*, всем в тягость, обуза для всех, никому не нужен, никому не нужна, не проснуться, уснуть и не проснуться, наглотаться таблет*, выпить все таблет*, шагнуть с, выйти в окно, выпрыг* из окна, на тот свет, повеситься, не жить, без меня будет лучше, если меня не станет, меня не станет, меня не будет, меня не станет, покончу со всем, покончить со всем, не хочу больше жить, завтра меня не будет, уйти из жизни, коплю таблетк*, прощальное сообщение, не хочу больше тут быть, не хочу больше здесь быть, не хочу больше быть здесь, не хочу здесь больше быть',
    ar: 'ارمي حالي, ارمي نفسي, انتحر*, انتحار*, اقتل نفسي, اموت نفسي, ما ابي اعيش, ما بدي عيش, لا اريد العيش, ابي اموت, بدي موت, انهي حياتي, اذي نفسي, اوذي نفسي, اتمنى الموت, الحياه ما لها معنى, ما بدي اعيش, ينتحر*, مش عايز اعيش, عايز اموت, عايزه اموت, نفسي اموت, ما له داعي اعيش, اخلص من حياتي, حياتي بلا معنى, اقطع عروق*, اشنق نفسي, اريد ان اموت, اريد الموت, ودي اموت, احسن لو اموت, اموت وارتاح, انهاء حياتي, ماابي اعيش, كرهت حياتي, اضر نفسي, ما ودي اعيش, مالي نفس اعيش, لا ارغب في الحياه, بدي انهي حياتي, اخلص على نفسي, الموت احسن, اموت احسن, بدونى, من دوني, بيرتاحون من, يقتل نفسه, تقتل نفسها, حياتي انتهت, انهي كل شي, انهي كل شيء, رسائل وداع, رساله وداع, كتبت رسائل, قطعت شرايين*, قطعت عروق*, جرحت معصم*, مليت من الحياه, تعبت من الحياه, زهقت من الحياه, طفشت من الحياه, زهقت من حياتي, الليله خلاص, تنتهي الليله, ما عاد في داعي, ما في امل, اسوي بنفسي شي, اعمل بنفسي حاجه, اعمل شي بنفسي, ارمي نفسي, انط من, اقفز من, ارمي حالي, بدي اختفي, ابغى اموت, ابغى انتحر, عاوز اموت, عاوزه اموت, عايز اخلص, نفسي انام وما اصحى, انام وما اصحى, انام ومقومش, ما بدي كمل, اقتل حالي, اقتل روحي, بقتل حالي, راسي افجره, عاله على, عبء على الكل, يا ريت اموت, يارب اموت, بغيت نموت, نقتل راسي, كرهت عيشتي, الموت ارحم, ما ابغى اعيش, مش عايزه اعيش, مش عاوز اعيش, تجرح نفسها, يجرح نفسه, يضر نفسه, تاذي نفسها, ما تبي تعيش, ما يبي يعيش, مش عايز يعيش, مو حابه تعيش, ما بدها تعيش, ما بده يعيش, لو ما كنت موجود, اذا رحت يرتاحون, بخلص من هالحياه, اخلص من حياتي, انهي حياتي, بنهي حياتي, ابي انهي, ما ابغى اعيش, بكره ما راح اكون, اجمع حبوب, رساله وداع',
  },
  harmOthers: {
    en: 'want to kill him, going to kill him, gonna kill him, might kill him, will kill him, want to kill her, going to kill her, gonna kill her, might kill her, will kill her, kill someone, hurt someone, kill my baby, hurt my baby, voices tell, hearing voices, voices telling, voices in, kill them, harm my baby, harm the baby, hurt the baby, voices are telling, voices in his head, voices in her head, wants to kill, going to kill, stab people, scared ill hurt, afraid ill hurt, might hurt my baby, throw my baby, drop my baby, shake my baby, smother, drown my baby, urge to hurt, thinks they are poisoning, threatening us with a knife, has a knife and, a voice that tells, voice tells, voice telling, voice says, voices say, voices want, hear a voice saying, baby is evil, voice says the baby, voice saying, wants to kill him, wants to kill her, talking about killing, talks about killing, talking of killing, stab us, kill us all, hurt my family, going to stab, told to kill, telling him to stab, telling her to kill',
    tr: 'birini öldür*, sesler duy*, ses duyuyor*, bebeğime zarar*, birine zarar*, sesler emred*, öldüreceğ*, kafamdaki ses*, sesler duyuyor*, bıçakla diyor*, öldür diyor*, bebeğimi at*, bebeğimi camdan, bebeği boğ*, bebeğime zarar, bebeğimi boğ*, zarar vermekten kork*, öldürmekten kork*, bıçakla tehdit, insanlara zarar, bizi öldür*, ses diyor, ses söylüyor, bir ses bana, bebek şeytan, ses duyuyorum, bir ses kardeşimi, bir ses onu, bıçakla diyor, bebeği öldür*, öldürmekten bahse*, öldürmekten söz*, çocukları öldür*, onu öldür*, öldürmemi söyl*, öldürmesini söyl*, bizi öldürme*, bizi kesecek',
    ru: 'убить его, убить кого, слышу голоса, голоса прика*, слышит голоса, голоса в голове, голоса говорят, навредить ребен*, голоса, голоса велят, голоса приказыв*, выбросить ребенк*, выкинуть ребенк*, задушить ребенк*, навредить ребенк*, убить ребенк*, боюсь навред*, боюсь что убью, хочет убить, угрожает ножом, бросается с ножом, зарезать, резать людей, голос говорит, голос велит, голос приказ*, слышу голос, голос говорит что, говорит что убьет ребенка, говорит про убийство, грозится убить ребенка, велят нас, велят убить, приказывают убить, зарезать нас, нас зарезать, убить нас',
    ar: 'اقتل احد, اصوات, يسمع اصوات, اسمع اصوات, اذي طفلي, اقتل طفلي, صوت يقول, اقتله, اقتلهم, اذي البيبي, تسمع اصوات, ارمي ابني, ارمي طفلي, ارمي البيبي, ارمي بنتي, اخنق ابني, اخنق طفلي, اذي ابني, اذي بنتي, اضر ابني, يطعن الناس, اطعن الناس, يقتلنا, يهددنا بسكين, بيهددنا, بيسمع اصوات, يبي يقتل, اموت ابني, صوت يامرني, الصوت يقول, اسمع صوت, صوت يقول, صوت يقولي, صوت يقلي, صوت بيقلي, الصوت يقولي, الصوت بيقلي, تحكي تقتل, تتكلم عن قتل, تقول بتقتل, بتقول هتموت ابنها, تقول له يذبحنا, يذبحنا, تقول له اذبح, تقولي اقتل',
  },
  bother: {
    en: 'bother*, annoy*, hates, cant bear, cant stand, avoids, hurts',
    tr: 'rahatsız*, dayanam*, kaçıyor*, bakam*, istemiyor*',
    ru: 'раздраж*, меша*, режет, не перенос*, не выносит, прячется, боится, больно',
    ar: 'يضايق*, يزعج*, يوجع*, ما يتحمل, ما تتحمل, ما يستحمل, مش طايق, يهرب',
  },
  sadness: {
    en: 'depress*, empty, hopeless*, sad, cant enjoy, no joy, crying, worthless, low mood, feel low, feeling low, down all the time, feeling down, feel down, been down, kinda down, kind of down, a bit down, so down, down lately, down since, anxious, anxiety, panic attack*, no motivation, numb inside, miserable, nothing makes me happy, burnt out, burnout, lost interest, sadness, heartbroken, tearful, unhappy lately, unhappy all the time, always unhappy, feel unhappy, feeling unhappy, feel so unhappy',
    tr: 'depres*, boşluk*, mutsuz*, umutsuz*, keyif alam*, ağlıyor*, içim sık*, kaygı*, panik atak*, hiçbir şeyden zevk, moral*, bunal*, çökkün*, değersiz*, isteksiz*, karamsar*, tükenmiş*, endişe*, anksiyete*, üzgün hissed*, üzgün hissetm*, çok üzgünüm, hep üzgünüm, sürekli üzgün*, günlerdir üzgün*, haftalardır üzgün*, zamanlarda üzgün*, üzgün ve, üzüntü*, hüzün*, keder*, ağlamaklı*',
    ru: 'депресс*, пусто*, ничего не радует, плачу, тоск*, тревог*, паническ*, подавлен*, апати*, безнадеж*, грус*, не радует, тревож*, уныни*, нет настроен*, выгоран*, грущ*, печал*, уныл*, хандр*, несчастн*, плачется, хочется плакать',
    ar: 'اكتئاب*, مكتئب*, حزين*, حزن*, ما يفرحني, فراغ*, قلق*, نوبه هلع, ابكي, بكاء, مالي خلق, يايس*, ضايق*, ما استمتع, كايبه, فاقد الامل, ما لي نفس, تعبان نفسيا, نفسيتي, زعلان*, بلا طعم, هلع, كئيب*, كآبه, كابه, تعيس*, تعاسه, مهموم*, اريد البكاء',
  },
  cry: {
    en: 'crying, cry, cries, screaming, inconsolable, screams, shrieking, high pitched cry, wont stop crying, cries when, crying nonstop, howling',
    tr: 'ağlı*, çığlık*, feryat*, durmadan ağl*, susmuyor*, ağlaması dur*',
    ru: 'плач*, кричит, орет, пронзительно крич*, не успокаива*, надрыва*, визжит',
    ar: 'يبكي*, بكاء*, يصيح*, يصرخ*, يبكي, تبكي, يصرخ, تصرخ, ما يسكت, ما تسكت, صراخ, يعيط, بيعيط, تعيط, كيبكي',
  },
  eatingTrouble: {
    en: 'anorexi*, bulimi*, make myself vomit, makes herself vomit, eating disorder, binge*, starve*, starving myself',
    tr: 'anoreksi*, bulimi*, yeme bozukluğ*, kendini kustur*, kendimi kustur*, tıkınırcas*',
    ru: 'анорекс*, булими*, расстройств* пищев*, вызываю рвоту, вызывает рвоту, переедани*, голодает',
    ar: 'فقدان شهيه, شره, بوليميا, انوركسيا, اضطراب اكل, تجبر نفسها',
  },
  insomnia: {
    en: 'insomnia, cant sleep, cannot sleep, not sleeping, trouble sleeping, awake all night, wake up at 3, wake up at 4, lie awake, sleepless',
    tr: 'uyuyam*, uykusuz*, uyku tutm*, uykum kaç*, uykuya dalam*',
    ru: 'бессонниц*, не могу уснуть, не могу спать, не сплю, плохо сплю, просыпаюсь в 3, не могу заснуть',
    ar: 'ارق, ما اقدر انام, ما انام, مو قادر انام, قله نوم, مش عارف انام, مش بعرف انام, ما بعرف انام, مش قادر انام, مش قادره انام, ما عم نام, صعوبه النوم',
  },
  anxiety: {
    en: 'anxi*, panic*, worry all the time, worrying, phobia, obsess*, ocd, adhd, attention deficit, ptsd, nightmares, stressed, burnout, trauma, addict*, drinking too much, bipolar',
    tr: 'kaygı*, panik*, anksiyete*, takıntı*, okb, dehb, dikkat eksik*, fobi*, stres*, bağımlılı*, kabus*, evham*',
    ru: 'тревог*, тревож*, паник*, панич*, фоби*, навязчив*, окр, сдвг, стресс*, зависимост*, кошмар*, беспокойств*',
    ar: 'قلق*, هلع*, وسواس*, خوف شديد, توتر*, فرط حركه, ادمان, رهاب*, كوابيس, متوتر*, خايف دايم',
  },
  giveUp: {
    en: 'cant do this anymore, cant do this any more, cant take it anymore, cant take this anymore, cant go on, cant cope anymore, had enough of life, done with life, done with everything, cant bear it anymore, give up on life, im done, end it, want to end, ending it, cant carry on, cant live like this, no point any more, no point anymore, theres no point, tired of this life, i don tire for this life, tire for life, no strength left to go on, no reason to wake up, any reason to wake up, see no reason to wake up, dont want to wake up, wish i wouldnt wake up, hope i dont wake up, dont want to be here anymore, dont want to be here any more, dont want to exist, cant see the point, whats the point in going on, nothing left for me, dont want to carry on',
    tr: 'daha fazla dayanam*, artık dayanam*, dayanacak gücüm, pes ettim, tükendim artık, bittim artık, bitirmek isti*, bitirmek ist*, artık anlamı yok, hiçbir anlamı yok, bitiriyorum artık, hayattan yoruldum, bu hayattan yoruldum, dünyadan yoruldum, gücüm kalmadı artık, artık gücüm kalmadı, yaşamanın anlamı, yaşamanın bi anlamı, yaşamanın bir anlamı, uyanmasam keşke, sabah uyanmasam, uyanmak istemiyorum, bi daha uyanmasam, hayatın anlamı kalmadı, hayatın anlamı yok, yaşamaya değm*',
    ru: 'больше так не могу, больше не могу, так больше не могу, сил больше нет, больше не выдерж*, я сдаюсь, опустились руки, хочу закончить, хочу все прекратить, закончить это, смысла больше нет, нет смысла жить, больше нет смысла, устал* от жизни, надоела жизнь, сил нет больше, нет больше сил, больше нет сил, не вижу смысла просыпаться, не вижу смысла жить, смысла просыпаться, не хочу просыпаться, лучше бы не проснуться, жить незачем, незачем жить, не хочу больше быть, незачем просыпаться',
    ar: 'ما عاد اتحمل, ما عدت اتحمل, ماعاد اقدر اكمل, مو قادر اكمل, مش قادر اكمل, ما فيني كمل, استسلمت, خلاص تعبت, ما بقى فيني, انهي كل شي, ابي انهي, بدي انهي, عايز انهي, ما عاد في معنى, ما له معنى, خلص تعبت من الحياه, تعبت من الدنيا, مليت من الدنيا, زهقت من الدنيا, قرفت من الدنيا, تعبت من عيشتي, كرهت الدنيا, كرهت عيشتي, ماعاد فيني, ما عاد لي حيل, قرفت من حياتي, تعبت من حياتي, ارتاح من هالعيشه, ارتاح من هالدنيا, ارتاح من هالحياه, ارتاح من الدنيا, اخلص من هالعيشه, اخلص من هالدنيا, اخلص من العيشه, ما اشوف سبب اصحى, ما في سبب اصحى, ليش اصحى, ما ابي اصحى, ما بدي اصحى, مش عايز اصحى, ياريت ما اصحى, ما بقى له معنى, الحياه مالها معنى, مالها طعم الحياه',
  },
  readyToDie: {
    en: 'out on the bed, on the bed, lined up, laid out, in front of me, next to me, a rope, rope, decided, tonight, bridge, the gun, roof, blade, razor, wrote the letter, wrote a letter, goodbye letter, wrote a note, vodka',
    tr: 'dizdim, önümde, yatağın üst*, ip aldım, köprü*, karar verdim, bu gece, jilet, mektubu yaz*, mektup yaz*, veda',
    ru: 'разложил*, на кровати, передо мной, приготовил*, веревк*, мост, мосту, решил*, лезви*, записку написал*, написал* записку, прощальн*',
    ar: 'صفيت, قدامي, على السرير, حبل, الجسر, قررت, الليله, موس, جهزت, كتبت الرساله, كتبت رساله, رساله وداع',
  },
  weapon: {
    en: 'knife, gun, axe, machete, weapon',
    tr: 'jilet*, bıçak*, silah*, tabanca*, balta',
    ru: 'лезви*, нож*, пистолет*, топор*, ружь*',
    ar: 'موس, سكين*, سلاح, مسدس, ساطور, السكينه, سكينه',
  },
  paranoid: {
    en: 'tv is talking, tv talks, talking to him, talking to her, spying, being followed, following him, watching us, poisoning him, poison him, conspir*, hasnt slept for days, not slept for days, locked himself, locked herself, paranoi*, thinks were, thinks people, out to get, possessed, chip in',
    tr: 'televizyon konuş*, onunla konuşuyormuş, takip ediliyor*, izleniyor*, günlerdir uyumu*, kilitledi, paranoya*, bizi zehirle*, peşinde*',
    ru: 'телевизор разговарив*, с ним разговаривает, следят, преследу*, не спит дней, заперся, заперлась, паранойя, отравить хотят, нас отравят',
    ar: 'التلفزيون يكلم*, يكلمه, يراقبون*, ملاحق*, ما نام من ايام, قفل على نفسه, قفلت على نفسها, يتابعونه, يبون يسممونه, وسوسه, مسكون',
  },
  thoughtItWas: {
    en: 'thinking it was, thought it was, mistaking, mistook it, instead of juice, instead of water, in a coke bottle, in a water bottle',
    tr: 'sanmış*, sandı, sanıp, zannet*, diye içt*, diye içmiş',
    ru: 'думал, думала, думая, перепутал*, вместо воды, вместо сока',
    ar: 'يحسبها, يحسبه, تحسبها, فكرها, فكره, مفكر*, افتكر*, بدل المي, على اساس انها',
  },
  highPlace: {
    en: 'bridge, roof, rooftop, ledge, balcony, window ledge, railing, edge of, train tracks, cliff',
    tr: 'köprü*, çatı*, balkon*, pencere kenar*, korkuluk*, uçurum*, raylar*',
    ru: 'мост, мосту, крыш*, балкон*, карниз*, подоконник*, перил*, рельс*, обрыв*',
    ar: 'الجسر, جسر, السطح, سطح, البلكون*, الشباك, السكه, حافه, الكبري, فوق السطوح, السطوح, سطوح, فوق السطح, الكوبري, كوبري',
  },
  farewell: {
    en: 'say bye to somebody, say bye to someone, just to say bye, wanted to say bye, goodbye forever, says sorry, goodbye, good bye, forgive me, sorry everyone, last message, nobody would care, no one would care, nobody will miss, no one will miss, everyone will be fine without, fine without me, better when im gone, better when shes gone, better when hes gone, reason to still be here, reason to be here, wont see me again, wont be a burden, jump, goodby',
    tr: 'helallik, hakkınızı, özür diliyor, hoşçakal*, hoşça kal*, hakkınızı helal, helal edin, affedin*, son mesaj, kimsenin umurunda, umurunda değil*, atlayaca*, atlayacam, atlıycam, atlarım, bensiz daha, elveda',
    ru: 'устал я, хотел* попрощаться, хоть с кем то попрощаться, просит прощения, прощайте, прощается, прощаюсь, простите меня, последнее сообщение, всем все равно, никому не нуж*, прыгну, прыгнет, спрыгн*, не увидимся, без меня будет лучше, прощай, написал* прощай',
    ar: 'باي للابد, خلاص باي, وداعا, سامحوني, مع السلامه للابد, اخر رساله, ما حدا مهتم, محد مهتم, محدش فارق, بنط, هنط, رح انط, انط من, بدونى احسن, سامحني',
  },
  lastNight: {
    en: 'last night, my last, last evening, last day, last message from me, my last message',
    tr: 'son gecem, son gece, son günüm, son mesajım, son mesajımdır',
    ru: 'последний вечер, последняя ночь, последний день, мое последнее сообщение',
    ar: 'اخر ليله, اخر يوم, ليلتي الاخيره, اخر رساله',
  },
  gaveAway: {
    en: 'gave away, giving away, given away, wrote letters, made a will, said goodbye',
    tr: 'eşyalarını dağıt*, her şeyini dağıt*, vedalaş*',
    ru: 'раздал* вещи, раздает вещи, раздала вещи, попрощал*',
    ar: 'وزعت اغراض*, وزع اغراض*, وزعت كل, ودعت*',
  },
  killSelf: {
    en: 'killing himself, killing herself, kill themselves, do away with myself, top myself, unalive, kms, end things, end my pain, dont see a reason, see no reason',
    tr: 'canına kıyaca*, kendini öldür*, yaşamak isteme*, yaşamayacağım, ölmek istiyo*, yaşamaktan bık*, sonum geldi',
    ru: 'не могу жить, не могу больше жить, больше не могу жить, не хочет больше жить, убьет себя, умереть хочу, хочу исчезнуть, не вижу смысла',
    ar: 'هتموت نفسها, هيموت نفسه, هموت نفسي, تموت نفسها, يموت نفسه, تقتل نفسها, يقتل نفسه, انهي كل شي, ما بدي عيش, مش عايزه اعيش, بدها تموت, بده يموت, ودي انهي',
  },
  weaponHeld: {
    en: 'holding a knife, has a knife, with a knife, grabbed a knife, holding a gun, has a gun, holding an axe, knife in his hand, knife in her hand, hes got a knife, he has got a knife, shes got a knife',
    tr: 'bıçak aldı, elinde bıçak, bıçağı kap*, elinde silah, elinde satır, elinde balta, bıçakla kapı*, bıçakla geldi',
    ru: 'схватил нож, с ножом, держит нож, взял нож, с топором, нож в руке, с топором, с ножом в руке, нож в руках',
    ar: 'حامل سكين, ماسك سكين, معه سكين, بايده سكين, شايل سكين, معاه سكينه, بايدو سكين, بيده سكين, ماسك سكينه, معو سكين, سكين بيده, سكينه بايده',
  },
  voicesTell: {
    en: 'voices, chosen by god, sending orders, tv is sending, out to get, poisoning him, hears voices, followed by, locked himself in with',
    tr: 'sesler, kafamdaki ses*, bizi zehirl*, emir veriyor, peşimde*',
    ru: 'голоса, голос*, травим, следят, приказыва*, отравить',
    ar: 'اصوات, يسمع اصوات, تسمع اصوات, يراقبون*, بدو يقتل*, يوسوس',
  },
  handsOver: {
    en: 'look after my cat, look after my dog, take care of my cat, take care of my dog, look after my kids, cats food, passwords are, keys are under, given my watch, gave my watch, refund to my, refund deposit to family, insurance money, paid the bills, paid my debts, sorted everything out, my will is, the will is',
    tr: 'köpeğim size, köpeğime, kediye bakacak, kedime bak*, kedinin maması, köpeğim emanet, kedim emanet, vasiyet*, parasını eşime, parayı eşime, borçlarımı öde*, borçlarımı da öde*, evrakları masaya, bilgisayarını arkadaşına, sigorta öde*, anneme iyi bak*',
    ru: 'кому отдать собаку, кому отдать кошку, присмотрите за, ключи под, доверенность на, завещани*, раздал* вещи, деньги переведите, вернуть деньги сыну, вернул* ключи, на его карту, на карту сын*, переведите маме, пароли лежат',
    ar: 'ديروا بالكم على, دير بالك على قط*, انتبهوا على ولادي, وصيتي, كتبت وصي*, سددت ديوني, دفعت ديوني, رجعوا الفلوس ل*, المفاتيح تحت, انتبهوا على قط*',
  },
  notNeeded: {
    en: 'wont be needing, shant be needing, wont need it, wont need the appointment, no longer need it, wont be there anyway, if patient passes, no need to reply, burden for my, quite calm for the first, calm for the first time',
    tr: 'gerek kalmadı, bana lazım olmayacak, bi daha yazmam, bir daha yazmam, ben gidince, ben gittikten sonra, yük olmicam, yük olmıcam, yük olmayacağım, kimseye yük, son bi isim, uzun bir yola, uzun bi yola',
    ru: 'не пригодится, не понадобится, не нужна операция уже, уже не нужн*, врача не надо, меня уже не будет, спать теперь будет спокойно, в этот раз сделаю',
    ar: 'لن احتاج الموعد, ما راح احتاج, ماحتاج الموعد, بعد الليله, ما عاد يلزم, بدون ما ازعل حد, هيبقوا احسن من غيري',
  },
  deathPlan: {
    en: 'bought rope, bought a rope, got the rope, have the rope, rope is ready, rope ready, tied the rope, tied a rope, rope today, saved up my pills, saving my pills, counted out all my, counted my pills, noose, make it look like an accident, better off with the insurance, swallowed the lot, took the lot, ive done it now',
    tr: 'ip aldım, ipi aldım, ipi hazırladım, ip hazır*, ipi bağladım, halat aldım, urgan aldım, hap biriktir*, haplarımı saydım, haplarımı dizdim, daha uyanmamak, bir daha uyanmamak, kaza gibi görün*, yanına gitmek istiyorum, köprüye yakınım, ikimiz de gitsek',
    ru: 'веревку приготовил*, веревка готова, купил веревк*, купила веревк*, петля висела, копил* таблет*, накопил* таблет*, пересчитал* таблет*, пересчитал* все таблет*, решил умереть, решила умереть, чтобы все закончилось, разом и к, к нему хочу, снял* ружье',
    ar: 'جهزت الحبل, الحبل جاهز, اشتريت حبل, شريت حبل, جمعت حبوب*, جمعت الحبوب, عديت حبوب*, باي للابد, معايا اللي يكفي, متشال على جنب, انزل صوره اخيره',
  },
  seesThings: {
    en: 'spiders on, seeing things, hallucinat*, sees things, bugs on, sees cows, sees people who, spiders on the wall, insects on the wall, things crawling, bugs crawling, snakes on the floor, talking to the wall, people who arent there, rats on',
    tr: 'böcek görüyo*, hayal görüyo*, halüsinasyon*, örümcek gör*, olmayan şeyler gör*, duvarda böcek*, böcekler gör*, böcek gör*, duvarda adam*, olmayan insan*, yılanlar gör*',
    ru: 'видит пауков, галлюцин*, мерещ*, видит людей котор*, чертей, видит то чего нет, ловит чертей, чертей ловит, чертей видит, жуков ловит, пауки по стен*, мерещатся, тараканы по стен*, видит кого то',
    ar: 'يشوف حشرات, هلوس*, بشوف اشيا, يشوف اشياء, يتخيل ناس, يشوف حشرات, بيشوف حشرات, تشوف حشرات, يشوف جن, حشرات عالحيط, بيشوف ناس, يشوف ناس, يشوف عقارب, يشوف فيران, يلقط من الهوا',
  },
  dying: {
    en: 'is dying, hes dying, shes dying, dying on me, dying in front',
    // Folded, "ölüyor" and "oluyor" (becomes) are equal, so it means death only right after a
    // person.
    tr: '/^(?:annem|babam|anam|dedem|ninem|nenem|babaannem|anneannem|esim|kocam|karim|oglum|kizim|bebegim|bebek|kardesim|abim|ablam|arkadasim|adam|kadin|cocuk|imdat|yetisin)$/ ölüyo*, can veriyo*, gitti gidiyo*, elden gidiyo*',
    ru: 'умирает, помирает, кончается человек',
    ar: 'يموت, بيموت, تموت, بتموت, عم يموت, راح يموت, كيموت',
  },
  someone: {
    en: 'dad, mum, mom, father, mother, brother, sister, son, daughter, husband, wife, baby, granny, grandma, grandad, friend, man, woman, neighbour, he, she, hes, shes',
    tr: 'babam, annem, abim, ablam, kardeşim, oğlum, kızım, eşim, kocam, karım, bebek, bebeğim, dedem, ninem, arkadaşım, adam, kadın, komşu, komşum',
    ru: 'папа, отец, мама, мать, брат, сестра, сын, дочь, дочка, муж, жена, ребенок, малыш, бабушка, дедушка, дед, друг, мужчина, женщина, сосед, соседка, человек',
    ar: 'ابوي, بابا, والدي, امي, ماما, والدتي, اخوي, اخي, خويا, اختي, ابني, ولدي, بنتي, زوجي, جوزي, زوجتي, مرتي, البيبي, الطفل, جدي, جدتي, صاحبي, رفيقي',
  },
} satisfies Record<string, Family>
