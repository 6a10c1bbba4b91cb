import { emergency, type Vignette } from './vignette.ts'

export const EMERGENCIES_EARLY_BUILD_1: readonly Vignette[] = [
  emergency('HE01', 'NHS: stroke, FAST', {
    en: [
      "so we're at the hotel breakfast and my dad (74) keeps missing his mouth with the olives, laughs it off " +
        'but the left half of his mouth isnt laughing with him?? cup slid out of his hand too. mum says hes just ' +
        'tired from the flight',
    ],
    tr: [
      'kahvaltıdayız babam 74 yaşında zeytini ağzına götüremiyor sol eli bardağı bıraktı, gülüyor ama ağzının ' +
        'yarısı gülmüyor. annem yol yorgunluğu diyor benim içim rahat etmedi',
    ],
  }),
  emergency('HE02', 'NHS: heart attack, atypical signs in women and in diabetes', {
    ru: [
      'маме 66 она диабетик. с утра тошнит, сидит вся мокрая и холодная и говорит челюсть ломит и между лопаток ' +
        'как кирпич положили. грудь не болит!! дала таблетку от желудка, второй час не легче',
    ],
    ar: [
      'امي ٦٦ سنة وعندها سكر، من ساعتين عرقانة عرق ساقع ومعدتها قالبة وبتقول فكها بيوجعها وحاجة تقيلة ما بين ' +
        'كتافها. صدرها مفيهوش حاجة. اديتها دوا حموضة ومفيش فايدة ووشها اصفر اوي',
    ],
  }),
  emergency('HE03', 'NHS: aortic dissection; RCEM', {
    en: [
      'lifted the suitcases into the taxi and something ripped inside me, straight from the breastbone thru to ' +
        'between the shoulder blades. im 58, high bp. ten out of ten. now the right leg feels numb and not mine. ' +
        'ibuprofen does zero',
    ],
    ru: [
      'закинул чемодан в такси и как будто внутри что то порвалось, от грудины насквозь в лопатки, я чуть не ' +
        'заорал. мне 58 гипертоник. теперь ещё правая нога немеет как чужая. обезбол не берет совсем',
    ],
  }),
  emergency('HE04', 'NICE NG158: pulmonary embolism', {
    tr: [
      'dizimden ameliyat olali 2 hafta oldu dun ucakla donduk. bu sabahtan beri tuvalete kadar yuruyunce nefesim ' +
        'yetmiyo, saat nabzimi 130 gosteriyo, derin nefes alinca sagima bicak saplaniyo. mendile de pembe pembe ' +
        'kan geldi oksurunce',
    ],
    ar: [
      'مسوي عملية ركبة قبل اسبوعين وامس رجعت بالطيارة. من اليوم الصبح نفسي ينقطع حتى لو رحت الحمام، والساعه تقول ' +
        'نبضي ١٣٠، واذا سحبت نفس عميق احس سكين بجنبي. وكحيت طلع شوية دم بالمنديل',
    ],
  }),
  emergency('HE05', 'NICE NG253: suspected sepsis', {
    en: [
      'hi my mum had a water infection last week, doctor gave her antibiotics but i dont think they work',
      "she's shivering so much the bed shakes. called me by my aunts name twice, no wee since last night. her " +
        'knees look sort of purple marbled',
    ],
    ar: [
      'مرحبا، امي كان معها التهاب بول وعم تاخد مضاد من جمعة بس ما حاسة انه نفع',
      'هلق عم ترجف رجف بيهز التخت وعم تناديني باسم خالتي، ما فاتت عالحمام من مبارح بالليل وركبها صار لونن مزرق ' +
        'متل الرخام',
    ],
  }),
  emergency('HE06', 'NICE NG240: bacterial meningitis', {
    tr: [
      '17 yaşındaki oğlum dün akşamdan ateşli, perdeyi açtırmıyor ışık gözüne batıyormuş. çeneni göğsüne değdir ' +
        'dedim değdiremedi bağırdı. üç kere kustu şimdi de dürtüyorum homurdanıp geri dalıyor',
    ],
    ru: [
      'сыну 17, со вчерашнего вечера горит, шторы просит не открывать. попросила подбородок к груди прижать, не ' +
        'может, кричит. вырвало раза три и теперь толкаю его а он мычит и опять проваливается. выспится и пройдет?',
    ],
  }),
  emergency('HE07', 'Resuscitation Council UK: anaphylaxis', {
    en: [
      'ordered pistachio baklava and like 10 min later my girlfriends lips went huge, red bumps everywhere and ' +
        'she keeps clearing her throat says its getting narrow. no pharmacy open near the hotel. would ' +
        'antihistamine cream do',
    ],
    tr: [
      'fistikli baklava yedik on dk olmadi kiz arkadasimin dudaklari sisti her yeri kabardi, bogazim daraliyo ' +
        'diyip surekli yutkunuyo. otelin orda acik eczane yok, alerji kremi surdum yeter mi',
    ],
  }),
  emergency('HE08', 'BTS/SIGN 158: acute severe asthma', {
    ru: [
      'брат астматик. пшикает свой ингалятор уже раз пятнадцать за час и не отпускает. сидит упёрся руками в ' +
        'стол, говорит по одному слову, губы какие то серые',
    ],
    ar: [
      'اخوي عنده ربو، بخ البخاخ فوك الخمسطعش مرة بهالساعة وماكو فايدة. كاعد ومتكي بإيديه عالميز وما يكدر يحجي ' +
        'غير كلمة كلمة وشفايفه صارت رصاصي',
    ],
  }),
  emergency('HE09', 'NHS England patient safety alert: button batteries', {
    en: [
      'my 2 yr old was playing with the kitchen scale, the little flat battery is gone and her sister saw it go ' +
        'in her mouth. she drooled a bit and didnt want her yogurt but shes running around now. can we wait til it ' +
        'comes out the other end',
    ],
    ru: [
      'дочке два, расковыряла кухонные весы и плоская батарейка пропала. старшая видела как та сунула в рот. ' +
        'послюнявилась, йогурт не стала, а так бегает весёлая. подождем пока сама выйдет?',
    ],
  }),
  emergency('HE10', 'NICE CG141: acute upper GI bleeding', {
    tr: [
      'kayınpederim kan sulandırıcı içiyor. iki gündür büyük tuvaleti katran gibi simsiyah ve çok fena kokuyor, ' +
        'az önce kahve telvesi gibi bir şey kustu, ayağa kalkarken yığıldı. benzi kağıt gibi',
    ],
    ar: [
      'نسيبي كيشرب الدوا اللي كيجري الدم. يومين وهو كيخرج كحل بحال الزفت وريحتو خايبة، ودابا تقيا شي حاجة بحال ' +
        'القهوة وطاح ملي بغا ينوض، وجهو صفر ما فيه دم',
    ],
  }),
  emergency('HE11', 'NICE NG126: ectopic pregnancy', {
    en: [
      'period is 2 weeks late and the test was faintly positive yay! just a pain low on the left since this ' +
        'morning n a bit of brown spotting, normal?',
      'dunno if its related but the tip of my shoulder hurts now too and i nearly passed out in the shower',
    ],
    ar: [
      'الدورة متأخرة اسبوعين والفحص طلع خط خفيف الحمدلله، بس من الصبح في وجع تحت عالشمال وشوية نقط بني، عادي؟',
      'ما بعرف اذا اله دخل بس راس كتفي صار يوجعني وقبل شوي بالحمام دخت وكنت رح اوقع',
    ],
  }),
  emergency('HE12', 'NICE NG133: severe pre-eclampsia', {
    tr: [
      '34 haftalık gebeyim, yüzüğümü kesmek zorunda kaldık o kadar şiştim. bugün başım çatlıyor gözümün önünde ' +
        'parlak şeyler uçuşuyor, kaburgamın altı sancıyor. eczanede 168 e 112 çıktı, alet bozuk herhalde dedi kız',
    ],
    ru: [
      '34 неделя. пальцы отекли так что кольцо пилили. сегодня голова раскалывается, перед глазами блестки ' +
        'летают, под ребрами справа ноет. в аптеке намеряли 168/112 но девочка сказала что аппарат врет наверно. ' +
        'до приема 5 дней',
    ],
  }),
  emergency('HE13', 'RCOG Green-top 63: antepartum haemorrhage', {
    en: [
      '33 weeks, got up for the loo and there was blood down both my legs, bright red, went through a pad in ' +
        'minutes. doesnt hurt at all and i felt her kick earlier so maybe its fine?',
    ],
    tr: [
      '33 haftaligim gece tuvalete kalktim bacaklarimdan asagi kan akti, acik kirmizi, ped 5 dakkada doldu. hic ' +
        'agrim yok bebek de aksam oynamisti o yuzden kocami uyandirmadim',
    ],
  }),
  emergency('HE14', 'RCOG Green-top 52: secondary postpartum haemorrhage', {
    ru: [
      'родила 9 дней назад, было уже почти чисто а сегодня хлынуло. за час третья ночная прокладка насквозь и ' +
        'сгустки с кулак. в ушах звенит руки ледяные, боюсь малого на руки брать',
    ],
    ar: [
      'ولدت من ٩ ايام وكان الدم قرب يخلص، النهارده فجأة نزل زي الحنفية، تالت فوطة كبيرة في ساعة وكتل قد كف ' +
        'الايد. وداني بتصفر وايديا متلجة وخايفة اشيل البيبي',
    ],
  }),
  emergency('HE15', 'BAUS: testicular torsion; NICE CKS scrotal pain', {
    en: [
      'bit awkward. my lad is 14, woke up at 5 crying, one of his balls sits higher than the other and is rock ' +
        'hard, he wont let anyone near it and threw up twice. reckons its from football but that was thursday',
    ],
    ru: [
      'неудобно писать. сыну 14, проснулся в пять утра в слезах, одно яичко выше другого и твердое, дотронуться ' +
        'не дает, дважды рвало. говорит на футболе ударили, но это было в четверг',
    ],
  }),
  emergency('HE16', 'NICE CKS: cauda equina syndrome', {
    tr: [
      'bel fitigim var senelerdir, ne onerirsiniz',
      'agri alistigim agri da dunden beri oturdugum yer uyusuk, tuvalet kagidini hissetmiyorum',
      'cisim var ama gelmiyo karnim sisti. iki bacagim da bosaliyo yururken',
    ],
    ar: [
      'عندي ديسك من سنين وش تنصحوني',
      'الالم متعود عليه، بس من البارح المكان اللي اقعد عليه مخدر ما احس بالمنديل',
      'وابي ابول ما يطلع شي وبطني منفوخ، ورجولي الثنتين تخونني وانا امشي',
    ],
  }),
  emergency('HE17', 'NICE NG232: head injury, anticoagulant', {
    en: [
      'grandad is 81 and takes warfarin for his heart. slipped yday n banged his head on the sink, no blood, was ' +
        'right as rain. today he asks the same thing over n over and nods off mid sentence',
    ],
    ar: [
      'جدي عمره ٨١ وبياخد مميع للقلب. مبارح زحط بالحمام وخبط راسه بالمغسلة، ما نزل دم وكان تمام. اليوم عم يسأل ' +
        'نفس السؤال عشر مرات وبيغفى وهو عم يحكي',
    ],
  }),
  emergency('HE18', 'NICE NG232: head injury, child', {
    tr: [
      'kızım 3 yaşında ranzanın üstünden parkeye düştü iki saat oldu. ağladı sustu iyiydi, sonra dört defa ' +
        'kustu. gözleri kayıyor, uyandırıyorum tekrar dalıyor. kulağının üstünde yumuşak bir şişlik var',
    ],
    ru: [
      'дочка 3 года свалилась со второго яруса на паркет, поревела и успокоилась. шишка мягкая над ухом. лед ' +
        'приложить?',
      'уже четвертый раз вырвало. глаза уплывают, бужу а она снова засыпает',
    ],
  }),
  emergency('HE19', 'NHS: burns and scalds; BBA referral criteria', {
    en: [
      'toddler pulled the teapot down its all over his face and chest, skin came off with the tshirt. we put ' +
        'toothpaste on like nan said. hes stopped crying and gone pale n shaky',
    ],
    tr: [
      'caydanligi ustune cekti oglum 14 aylik, yuzu gogsu hep haslandi, atletle beraber derisi soyuldu. ' +
        'anneannesi dis macunu surdu. aglamasi kesildi simdi bembeyaz titriyo',
    ],
  }),
  emergency('HE20', 'NHS: carbon monoxide poisoning', {
    ru: [
      'снимаем домик с газовой колонкой. ночью проснулись все с дикой головной болью, жену вырвало, кошка лежит ' +
        'не встает. вышли на улицу полегчало, зашли обратно опять мутит и ноги ватные, сына еле разбудил',
    ],
    ar: [
      'مأجرين بيت بيه سخان غاز، كعدنا الليل كلنا راسنا ينفجر ومرتي ترجع والبزونة نايمة ما تتحرك. طلعنا للحوش ' +
        'صرنا زينين ومن رجعنا جوه رجعت الدوخة، وابني يالله كعد من صيحت عليه',
    ],
  }),
]
