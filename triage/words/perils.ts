import type { Family } from '../stems.ts'

/**
 * Danger as people who are frightened describe it: by what somebody no longer does, says or
 * answers.
 */
export const PERIL_FAMILIES = {
  noReaction: {
    en: 'no wake up, no response, no reaction, not reacting, doesnt react, wont react, slumped over, slumped, keep him awake, keep her awake, keep him conscious, cant rouse, not moving, isnt moving, wont move, lying still, not stirring, doesnt stir, wont open his eyes, wont open her eyes, eyes half open, eyes open but, staring blankly, passed out cold, hasnt woken, hasnt woke, will not wake',
    tr: 'uyanmıyo*, yere serildi, seslenince duym*, seslen* duym*, tepki yok, tepki alam*, ses yok, kıpırdamıyor, hareket etmiyor, hareketsiz*, ayıltam*, gözünü aç*mıyor, gözleri açık ama, sızdı kaldı, uyandırama*, uyanmadı, yığılıp kaldı, cevap yok',
    ru: 'не просыпается, нет реакции, не двигается, не шевелится, лежит неподвижно, глаза открыты но, обмяк*, не растормош*, не растолкать, без движения, не добудиться, не разбудить, без реакции, на оклики, не откликается',
    ar: 'كيتزنزن, ما يصحصح, ما يتحرك, ما بيتحرك, مش بيتحرك, ما عم يتحرك, ما تتحرك, مو قادرين نصحيه, ما عم نقدر نصحيه, ما قدرنا نصحيه, نصحيه, نصحيها, ما صحي, ما صحت, بدون حركه, ما في رده فعل, مفتح عيونه وما',
  },
  pulseless: {
    en: 'cant feel a pulse, cant find a pulse, no pulse, without a pulse, pulse gone',
    tr: 'nabız yok, nabız galiba yok, nabız alam*, nabzı alınm*, nabız bulam*, nabız okunmuyor',
    ru: 'пульса нет, не нащупать пульс, пульс не прощупыв*, не нахожу пульс, нет пульса',
    ar: 'ما في نبض, مافي نبض, بدون نبض, مش لاقي نبض, ما نحس نبض',
  },
  /** Fell without any warning, or found oneself on the floor. */
  blackedOut: {
    en: 'woke on the floor, woke up on the floor, came to on the floor, woke on the ground, everything went black, no warning at all, without warning, without any warning, just dropped, he just dropped, she just dropped, dropped while, fell to the ground, passed out mid',
    tr: 'yerde uyandım, yere yığılmış*, gözüm karar* yere, gözüm karar* düş*, hiç belirti yoktu, belirti vermeden, pat diye düş*, küt diye düş*, ayıldığımda yerde, uyandığımda yerde',
    ru: 'отключился без, очнул* на полу, очнул* на земле, пришел в себя на полу, пришла в себя на полу, потемнело в глазах и, без предупрежден*, ни с того ни с сего упал*, вырубил*, отключил*',
    ar: 'صحيت على الارض, صحيت ع الارض, اسودت الدنيا, اسود كل شي, بدون انذار, بدون اي انذار, وقع فجاه, طاح فجاه, فجاه طحت, وقعت فجاه, فجاه وقع*',
  },
  noAir: {
    en: 'no air, cant get air, cant get any air, get air into, air wont go in, air isnt going in, starving for air, gasping for air, fighting for breath, fighting for air, gasping between words, words before she needs another breath, words out before, another breath, another word out, suffocat*, woke up gasping, drowning in my own, hard to get air, panting, dont get enough air',
    tr: 'nefes almaya çalış*, zar zor nefes, havam yetm*, hava alam*, nefesim yetm*, nefesim kesildi, nefes nefese*, hava giremiyor, boğuluyorum, boğuluyor, boğulacak gibi, soluksuz*, soluğum kes*, iki kelimeyi',
    ru: 'булькает при дых*, вдох с трудом, дышит с трудом, каждый вдох, воздуха нет, нет воздуха, воздуха не хватает, не хватает воздуха, нечем дышать, ловит ртом воздух, ловлю ртом, задыха*, удушь*, душит, хватает ртом, не вдохнуть, не продохнуть',
    ar: 'يتعب لياخذ النفس, يبقبق, بالعافيه يتنفس, ما في هوا, مافي هوا, ما فيه هوا, نفسي مقطوع, انقطع نفس*, ينقطع نفس*, مقطوع نفس*, بختنق, اختنق, يختنق, تختنق, نهجان*, بنهج, يلهث*, مش عارف* اتنفس, ما نقدرش نتنفس, نفسه يقطع, نفسها يقطع',
  },
  pinkFoam: {
    en: 'pink froth, frothy sputum, pink foam, frothy spit, bubbly pink, foam when i cough, froth is coming',
    tr: 'pembe köpük*, köpüklü balgam, köpüklü bir şey, köpük öksür*, pembe balgam',
    ru: 'розов* пен*, пенист* мокрот*, пена изо рта когда кашля*, клокочет в груд*',
    ar: 'رغوه ورديه, رغوه زهري*, بلغم رغوي, رغوه مع الكحه',
  },
  tongue: {
    en: 'tongue',
    tr: 'dil, dili, dilim, dilimi, dilin',
    ru: 'язык, языка, языке, языком',
    ar: 'لسان, لسانه, لسانها, لساني, لسانو',
  },
  huge: {
    en: 'getting fat, too big for, huge, thick, enormous, blew up, blown up, ballooned, ballooning, puffed up, twice the size, getting bigger, tight, tightening',
    tr: 'ağzına sığm*, kocaman*, balon gibi, sığmıyor*, büyüd*, kabar*, daral*',
    ru: 'не помещается, не помещается, огромн*, раздул*, раздува*, распух*, опух*, отек*, вздул*',
    ar: 'ما يسعه, انتفخ*, منتفخ*, متنفخ*, كبر, تورم*, وارم*, بيورم, ضاق, يضيق',
  },
  heartDevice: {
    en: 'pacemaker, defibrillator, icd, implanted defibrillator, heart device',
    tr: 'kalp pil*, pilim, pili, defibrilatör*, icd',
    ru: 'кардиостимулятор*, дефибриллятор*, кардиодефибриллятор*, икд, кардиовертер*',
    ar: 'جهاز القلب, جهاز قلبي, بطاريه القلب, منظم القلب, جهاز الصدمات, بيس ميكر',
  },
  deviceFires: {
    en: 'shock, shocks, shocked, fired, fires, zapped, zaps, kicked, jolts, jolted',
    tr: 'çarp*, şok*, vurdu, tekmel*, attı',
    ru: 'ударил*, сработал*, бьет, разряд*, тряхнул*, долбанул*',
    ar: 'ضرب*, صدم*, عطاني, كهربا, شحن*, نفض*',
  },
  handUnruly: {
    en: 'wont listen, wont obey, wont do what, doesnt do what, wont work, stopped working, feels like its not mine, isnt mine, cant grip, cant hold, cant button, keeps dropping, dropped the, dragging, drags, goes limp, not obeying',
    tr: 'sürün*, söz dinlem*, dinlemiyor*, tutmuyor*, tutamıyor*, hissetmez ol*, hissetmiyor*, sürük*, düşürdü, düşürüyor, kavrayam*, kalkmıyor*, bana ait değil, yabancı gibi',
    ru: 'не слуша*, как чужая, как чужой, чужая, приволакива*, волочит*, волочу*, отнял*, отнимает*, не держит, выпада*, роняет, уронил*, не поднимается',
    ar: 'ما تطاوع*, مو قادر يمسك, ما يمسك, طاح من يده, طاح الكاس, وقع من ايده, ما عاد يحرك, ما عاد تحرك, بيجر رجله, يجر رجله, كانها مو, مش حاسس ب*, مش بتتحرك, ما تسمع كلام*, ما بتسمع كلام*',
  },
  wordsGone: {
    en: 'turned to mush, cant read the, cant read, letters make no sense, cant find words, cant find his words, cant find her words, find words, calling the cup, wrong word, words make no sense, makes no sense, can only mumble, only mumbles, tries to talk, stares at me and, cant answer, doesnt understand me, doesnt understand what, cant say her name, cant say his name, talking gobbledygook, word salad',
    tr: 'okuyamıyorum birden, birden okuyam*, ne söylediğini anlam*, söylediklerini anlam*, söyledikleri anlaş*, adını söyleyem*, kelime çıkaram*, lafı toparlayam*, ne dediğimizi anlam*, boş boş bakıyor',
    ru: 'не могу прочитать, не может прочитать, несет бессмыслиц*, бессмыслиц*, говорит кашу, кашу, слова забыл*, забыл* слова, перестал* понимать что, не может назвать, несет какую-то, говорит какую-то, мямлит, не понимает что ему, не понимает что ей',
    ar: 'ما عدت اقرا, مش عارف اقرا, ما تعرف تقول اسم*, مش عارف* تقول اسم*, مش عارف* يقول, ما يفهم كلام*, كلام ما ينفهم, يتكلم كلام غريب, تلخبط*, صارت تلخبط, صارت تخربط, ما عم يعرف شو عم يحكي',
  },
  faceTwisted: {
    en: 'only the right side went up, only one side went up, only the left side, face has dropped, face dropped, mouth isnt moving, half her mouth, half his mouth, half her face, half his face, one corner of the mouth, smile is crooked, smile is lopsided, smiles on one side, mouth to one side, dribbling from one',
    tr: 'tek tarafı kalk*, gülümse* tek, ağzı bir yana, ağzı yana, yüzü bir yana, ağzı çekil*, yüzü çekil*, yüzünün yarısı, ağzının yarısı, yüzü felç',
    ru: 'поднялась только, только правая сторона, только левая сторона, одной половиной рта, половина лица, половиной лица, лицо сползл*, лицо съех*, сторона лица, рот на бок, рот набок, рот съех*, улыбается одной',
    ar: 'بنص وجه, ابتسمت بنص, تبتسم بنص, وشها اتعوج, وشه اتعوج, وشو اتعوج, بقها عوج, بقه عوج, تمه معوج, تمها معوج, نص وجه*, نص وش*, فمه راح على, وجهه لف, وجهها لف',
  },
  doubleSight: {
    en: 'double vision, seeing double, see double, two of everything, see two of, half of both eyes, one half of',
    tr: 'çift gör*, çift görü*, iki tane gör*',
    ru: 'двоится, двоение, двоит*, вижу двойное, все двойное',
    ar: 'الشي اثنين, الشي تنين, ازدواج*, شايف اتنين, يشوف اثنين, نظر مزدوج',
  },
  walksDrunk: {
    en: 'walking like a drunk, walks like a drunk, walking as if drunk, veering, leaning to one side, staggering, walking into, cant walk straight, lost balance, cant keep balance',
    tr: 'sarhoş gibi yürü*, dengesini kayb*, dengemi kayb*, duvara çarp*, yalpal*, bir yana yat*',
    ru: 'идет как пьян*, шатает как пьян*, заваливается, заносит в сторон*, теряет равновес*, клонит в сторон*',
    ar: 'يمشي كانه سكران, يمشي متل السكران, ماشي زي السكران, يترنح, بيترنح, يميل على جنب, فاقد التوازن',
  },
  nothingPasses: {
    en: 'not a drop, cant pass a drop, no wee for, no pee for, hasnt peed, havent peed, hardly peed, barely peed, hardly passing, wee just dribbles',
    tr: 'bir damla işe*, damla idrar, bir damla bile, hiç işeyem*, işeyemedi, çişini yapam*',
    ru: 'ни капли, ни капельки, не может помочиться, не могу помочиться, в туалет почти не хожу, почти не мочит*',
    ar: 'ولا نقطه بول, ما نزل ولا نقطه, ما نزل بول, مش عارف اعمل بول, مش عارف* يعمل, ما قدر يبول, ما يقدر يبول, ما اقدر ابول',
  },
  bloodLoss: {
    en: 'filled the toilet, filled the bowl, toilet bowl with red, toilet full of blood, bowl was red, passing clots, passed clots, load of clots, maroon clots, clots like, clots the size, soaked a towel, towel soaked, pad every, pads an hour, pillow soaked, gush of blood, pouring out, pumping out, wont stop bleeding, cupful of bright red, threw up red, sick of red',
    tr: 'klozet kıpkırmızı, tuvalet kan*, pıhtı geldi, pıhtı geliyor, parça geliyor, kan durmuyor, kanama durm*, kanaması durm*, bez dayan*, tampon tutm*, yastık sırılsıklam, bir bardak kan, taze kan geldi, kan boşan*, dakikada bir ped',
    ru: 'сгустк*, льется кровь, кровь льется, хлещет, льет кровь, полный унитаз, подушка мокрая, полотенце насквозь, прокладка за, стакан крови, кровь не останавл*, кровь ручьем',
    ar: 'كتل دم, الدم قطع, دم قطع, نزل مني دم كتير, نزل دم كتير, دم كتير, الدم ما وقف, ما وقف الدم, مش راضيه تقف, مش راضي يوقف, المخده غرقت, كاس دم, بغير فوطه كل, الدم عم ينط',
  },
  fromBelow: {
    en: 'toilet, bowl, bottom, back passage, clots, loo',
    tr: 'klozet*, makat*, tuvalet*, pıhtı*',
    ru: 'заднего прохода, унитаз*, сгустк*, из попы',
    ar: 'من تحت, بالحمام, كتل, الشرج',
  },
  highPlace: {
    en: 'bridge, roof, rooftop, ledge, balcony, window ledge, railing, edge of, train tracks, cliff',
    tr: 'köprü*, çatı*, balkon*, pencere kenar*, korkuluk*, uçurum*, raylar*',
    ru: 'мост, мосту, крыш*, балкон*, карниз*, подоконник*, перил*, рельс*, обрыв*',
    ar: 'الجسر, جسر, السطح, سطح, البلكون*, الشباك, السكه, حافه, الكبري',
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
  shotAt: {
    en: 'shot in, shot in the leg, shot in the chest, shot in the back, shot in the stomach, shot in the head, shot me, shot him, shot her, was shot, bullet*',
    tr: 'vuruldu, vuruldu*, vurulmuş, vuruldum, kurşun',
    ru: 'прострелил*, выстрел*, прострел*, пуля, пулей, пулевое',
    ar: 'انضرب بالنار, انضرب بالرصاص, رصاص*, طلقه, انصاب برصاص*',
  },
  fromHeight: {
    en: 'second floor, third floor, first floor balcony, from the balcony, from a balcony, off the balcony, off the roof, from the roof, from a roof, off a ladder, from the ladder, down the stairwell, off the wall, floor balcony, fell three metres, metres down',
    tr: 'kattan düş*, balkondan düş*, çatıdan düş*, merdivenden düş*, damdan düş*, iskeleden düş*, metreden düş*',
    ru: 'со второго этажа, с третьего этажа, с балкона, с крыши, со стремянки, с лестницы упал*, с высоты, с дерева, с обрыва, этажа',
    ar: 'من البلكون*, من السطح, من الطابق, من السلم, من الدور, من ارتفاع, من الدور التاني, من الشباك',
  },
  rusty: {
    en: 'rusty, tetanus, dirty nail, stepped on a nail',
    tr: 'paslı*, tetanoz*',
    ru: 'ржав*, столбняк*',
    ar: 'مصدي*, صدي, كزاز, تيتانوس',
  },
  jawSpasm: {
    en: 'jaw, jaw is stiff, lockjaw, spasms, spasm',
    tr: 'çenem, çenesi, kasıl*, kasılma*',
    ru: 'челюст*, судорог*, сводит',
    ar: 'فك*, تشنج*, متشنج*',
  },
  wrongDose: {
    en: 'insulin too much, too much insulin, double insulin, extra insulin, doubled, tripled, double dose, triple dose, twice the dose, three times the dose, gave him twice, gave her twice, took it twice, took them twice, wrong dose, ten times the dose',
    tr: 'fazla insülin, insülini fazla, iki kat insülin, iki kat, üç kat, çift doz, fazla doz, on kat, yanlış doz, iki kere verdik',
    ru: 'много инсулин*, лишний инсулин, двойную дозу инсулин*, двойн* доз*, тройн* доз*, две дозы, дали дважды, лишнюю дозу, в десять раз больше',
    ar: 'انسولين زياده, انسولين كثير, انسولين كتير, ثلاث مرات بالغلط, مرتين بالغلط, جرعه مضاعف*, دبل الجرعه, جرعه زياده, بالغلط مرتين',
  },
  legsDead: {
    en: 'cannot move legs, cant move my legs, cant move his legs, cant move her legs, cannot move my legs, legs wont move, legs dont move, legs turned to jelly, legs going to jelly, legs have gone, legs gave way both, no feeling in both legs, lost my legs',
    tr: 'bacaklarım kımıldam*, bacaklarımı oynatam*, bacaklarım tutm*, bacaklarını oynatam*, bacakları tutm*, bacaklarım hareket etm*, bacaklarımı hissetm*',
    ru: 'ноги не двигаются, ноги не двига*, ног не чувству*, не чувствую ног, ноги отказал*, ноги отнял*, обе ноги слабе*, не могу пошевелить ног*',
    ar: 'رجولي ما بتتحرك, رجولي ما تتحرك, ما يحرك رجوله, ما اقدر احرك رجول*, مش شايليني, مو شايلتني, مش قادر احرك رجل*, ما بتتحرك رجول*',
  },
  cirrhosis: {
    en: 'cirrhosis, liver failure, bad liver, liver patient',
    tr: 'siroz*, karaciğer yetmez*, karaciğer hasta*',
    ru: 'цирроз*, печеночн*',
    ar: 'تليف, تليف كبد, تشمع, فشل كبد*',
  },
  /** Rips, explodes, strikes: how what bursts within is told. */
  bursting: {
    en: 'exploded, burst, like it burst, hit on the back of the head, hit with a bat, like being hit, ripped, something popped, thunderclap, in one second, in a second, gunshot in my head, split open',
    tr: 'bir şey patla*, bomba patla*, balyoz*, bir anda oldu, patlad* sanki, beynimde patla*, yırtıl*',
    ru: 'бахнул*, взорвал*, как удар, ударило, прострелил*, за секунду, как будто лопнул*, лопнул*, как разорвал*',
    ar: 'فرقعه, طقه ب*, انفجر, كانه انفجر, بثانيه, مطرقه, ضربني, خبطني, انشق, انفجار براس*',
  },
  seaWater: {
    en: 'seawater, sea water, pool water, lake water, swallowed water',
    tr: 'deniz suyu, havuz suyu, su yuttu, suyu yuttu',
    ru: 'морской воды, воды из бассейна, наглотал* воды, нахлебал*',
    ar: 'مويه بحر, مي بحر, ماي البحر, مي المسبح, مي كتير, مويه المسبح',
  },
  nappy: {
    en: 'nappy, diaper, nappies, diapers',
    tr: 'bez, bezi, bezinde, kakası',
    ru: 'подгузник*, памперс*',
    ar: 'حفاض*, الحفاض, بامبرز',
  },
  redJelly: {
    en: 'strawberry jam, bloody jelly, jelly, jam, currant, blood',
    tr: 'çilek reçel*, kanlı jöle, jöle*, kanlı',
    ru: 'малинов* желе, кровавое желе, кровав*, желе',
    ar: 'جلي, مربى, دم',
  },
  cavesIn: {
    en: 'caves in, cave in, sucks in, sucking in, tummy sucks in, caving in, pulls in, grunts, grunting, nostrils flaring',
    tr: 'içe çök*, içeri çök*, inliyor, inler, burun kanat*, çekiliyor',
    ru: 'втягиваются, втягивает*, кряхтит, стонет при дых*, раздуваются ноздри',
    ar: 'بيغوص, يغوص, بيسحب لجوا, يسحب لجوا, يئن, بيئن',
  },
  breathPauses: {
    en: 'stops breathing, stop breathing, forgets to breathe, pauses, pause in breathing, holds his breath and goes, breathing for fifteen seconds',
    tr: 'nefesini durdur*, nefesi dur*, nefesi kesil*, nefes almayı',
    ru: 'замирает и не дышит, не дышит секунд, задерживает дых*, перестает дыш*, останавливается дых*',
    ar: 'بيقطع نفس*, يقطع نفس*, يوقف نفس*, بيوقف نفس*, نفسه يوقف',
  },
  weaponHeld: {
    en: 'holding a knife, has a knife, with a knife, grabbed a knife, holding a gun, has a gun, holding an axe',
    tr: 'bıçak aldı, elinde bıçak, bıçağı kap*, elinde silah',
    ru: 'схватил нож, с ножом, держит нож, взял нож, с топором',
    ar: 'حامل سكين, ماسك سكين, معه سكين, بايده سكين, شايل سكين, معاه سكينه',
  },
  voicesTell: {
    en: 'voices, chosen by god, sending orders, tv is sending, out to get, poisoning him, hears voices, followed by, locked himself in with',
    tr: 'sesler, kafamdaki ses*, bizi zehirl*, emir veriyor, peşimde*',
    ru: 'голоса, голос*, травим, следят, приказыва*, отравить',
    ar: 'اصوات, يسمع اصوات, تسمع اصوات, يراقبون*, بدو يقتل*, يوسوس',
  },
  scald: {
    en: 'boiling oil, boiling water, teapot, kettle, hot oil, hot water all over, scald*, skin hanging, skin came off, petrol went up, fireball, pan oil, oil from the pan, frying oil, cooking oil, boiling soup, hot tea all over, chip pan',
    tr: 'kaynar su, kızgın yağ, çaydanlık*, haşlan*, deri soyul*, derisi soyul*, su topladı, tüp patla*, yüzü yandı',
    ru: 'кипят*, кипящ* масл*, чайник*, ошпар*, кожа слез*, вспыхнул бензин, обгорел*',
    ar: 'زيت مغلي, مي مغلي*, براد, ابريق, الجلد طلع, الجلد عم ينقلع, جلدها فقع, جلده فقع, انحرق وجه*, ماي حار, الزيت المغلي, الزيت الحار, زيت حار, المي المغلي*, الماي الحار, مويه مغلي*, شاي حار',
  },
  bodyFront: {
    en: 'chest, face, thighs, thigh, front, belly, tummy, all over, back, toddler, baby',
    tr: 'göğs*, yüz*, bacağ*, karn*, yaşında, bebek*',
    ru: 'груд*, лиц*, бедр*, живот*, ребен*, малыш*',
    ar: 'صدر*, وجه*, فخاد*, بطن*, بنت, ولد',
  },
} satisfies Record<string, Family>
