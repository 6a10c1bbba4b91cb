import { lookalike, type Vignette } from './vignette.ts'

export const LOOKALIKES_EARLY_BUILD: readonly Vignette[] = [
  lookalike('HL01', 'Lookalike: hypothesis before surgery; NHS rhinoplasty', {
    specialties: ['Plastic Surgery', 'Ear Nose and Throat'],
    en: [
      "planning a nose job in spring. say i'm back at the hotel and it starts pouring with blood in the middle " +
        'of the night, who do i ring, is that included? never had surgery before so i imagine all sorts',
    ],
    ar: [
      'بفكر اعمل عملية انفي بالربيع. يعني لو فرضنا رجعت عالفندق وصار نزيف قوي نص الليل، مين بيرد علي؟ هالشي ' +
        'محسوب مع السعر؟ اول مرة بعمل عملية فبتخيل اشيا كتير',
    ],
  }),
  lookalike('HL02', 'Lookalike: figure of speech; NICE fertility', {
    specialties: ['Reproductive Medicine', 'Obstetrics and Gynecology'],
    tr: [
      'altı yıldır çocuğumuz olmuyor, anne olmak için ölüyorum desem yeridir. bebek arabası görünce yüreğim ' +
        'duruyor. tüp bebek için hangi doktora yazalım',
    ],
    ru: [
      'шесть лет не получается. умираю как хочу быть мамой, увижу коляску и сердце останавливается. к кому у вас ' +
        'на ЭКО записываться',
    ],
  }),
  lookalike('HL03', 'Lookalike: father’s past; NHS Health Check', {
    specialties: ['Cardiology', 'Internal Medicine', 'Family Medicine'],
    en: [
      'my dad dropped dead of a heart attack at 52, chest pain down the arm the whole thing. im turning 45 and ' +
        'feel great, run 5k. would like a proper heart check while im over in antalya',
    ],
    tr: [
      'babam 52 yasinda gogsu sikisip koluna vurmus, kalp krizinden gitti. ben 45 e giriyorum turp gibiyim ' +
        'kosuyorum. antalyaya gelmisken kalbime bi baktirayim diyorum',
    ],
  }),
  lookalike('HL04', 'Lookalike: price joke; dental veneers', {
    specialties: ['Dentistry'],
    ru: ['увидела сколько у нас стоят виниры и чуть инфаркт не схватила прям в кресле)) сколько у вас за 10 верхних?'],
    ar: ['شفت سعر الفينير عندنا وكان بيجيني جلطة على الكرسي والله ههههه. عندكم كم العشر الفوقيه؟'],
  }),
  lookalike('HL05', 'Lookalike: history; NICE NG236 stroke rehabilitation', {
    specialties: ['Physical Medicine and Rehabilitation', 'Neurology'],
    en: [
      'mum had a big stroke two years ago, face dropped, arm gone, couldnt speak. she talks fine again but the ' +
        'left hand still wont open. looking for a place with robots and daily physio, 3 weeks or so',
    ],
    ru: [
      'у мамы два года назад был тяжелый инсульт, лицо перекосило, речь пропала, рука висела. речь вернулась, а ' +
        'вот левая кисть так и не раскрывается. ищем центр где занимаются каждый день, недели на три',
    ],
  }),
  lookalike('HL06', 'Lookalike: negation; NICE NG226 osteoarthritis', {
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation', 'Rheumatology'],
    tr: [
      'merdivende zorlanıyorum',
      'yok göğsümde ağrı yok nefesim darlanmıyor bayılma falan da olmadı, kalbime geçen ay bakıldı tertemiz. ' +
        'benim derdim diz, inerken gıcırdıyor kaç yıldır',
    ],
    ar: [
      'اتعب من الدرج',
      'لا لا عندي الم بصدري ولا ضيق نفس ولا عمري دخت، والقلب فاحصه الشهر اللي فات وسليم. مشكلتي ركبتي تطقطق من ' +
        'سنين اذا نزلت',
    ],
  }),
  lookalike('HL07', 'Lookalike: figure of speech; hair transplant', {
    specialties: ['Hair Restoration', 'Dermatology'],
    en: [
      'my head is literally exploding from all these offers, 3000 grafts 5000 grafts sapphire dhi.. i just want ' +
        'my hairline back. who do i even talk to',
    ],
    ar: [
      'راسي بينفجر من كتر العروض، تلات الاف بصيلة خمس الاف سفير مش سفير.. انا بس عايز خط شعري يرجع زي زمان اكلم مين',
    ],
  }),
  lookalike('HL08', 'Lookalike: bleeding gums; NHS gum disease', {
    specialties: ['Dentistry'],
    tr: [
      'dis fircalarken lavabo kan revan icinde kaliyo aylardir boyle, agriyan bisey yok. agiz da kokuyo biraz ' +
        'esim soyledi utandim',
    ],
    ru: [
      'когда чищу зубы вся раковина в крови, так уже полгода, ничего не болит. муж намекнул что изо рта пахнет, ' +
        'стыдно',
    ],
  }),
  lookalike('HL09', 'Lookalike: settled; NICE CKS febrile seizure', {
    specialties: ['Pediatrics', 'Neurology', 'Family Medicine'],
    en: [
      'our son had a fit with fever back in april, shaking, eyes rolled, ambulance and all. they kept him one ' +
        'night and said febrile and harmless, nothing since. hes 2 now and super well. just like someone to go ' +
        'over the papers once',
    ],
    tr: [
      'oğlum nisanda ateşliyken havale geçirdi, titredi gözleri kaydı ambulansla gittik. bir gece yatırdılar ' +
        'zararsız dediler bir daha olmadı. şimdi 2 yaşında maşallah çok iyi. raporlarına bir de siz bakın istiyoruz',
    ],
  }),
  lookalike('HL10', 'Lookalike: survived sepsis, well now; UK Sepsis Trust recovery', {
    specialties: ['Internal Medicine', 'Family Medicine', 'Infectious Diseases'],
    ru: [
      'мама в январе перенесла сепсис, реанимация, температура под 41, думали все. сейчас октябрь, гуляет, ест, ' +
        'давление в норме, температуры нет. хотим плановый чекап',
    ],
    ar: [
      'امي بشهر واحد صار عندها تسمم دم ودخلت انعاش وحرارتها وصلت ٤١، گلنا راحت منا. هسه الحمدلله تمشي وتاكل ' +
        'وماكو حرارة. نريد فحص عام لها من نجي',
    ],
  }),
  lookalike('HL11', 'Lookalike: past event cleared up in a later turn; NICE CG172', {
    specialties: ['Cardiology'],
    en: [
      'crushing pain in my chest and left arm, sweating',
      'sorry pressed send too early! thats how it was in 2019 when i got my stent. now im fine no complaints ' +
        'whatsoever, just due the yearly check',
    ],
    ru: [
      'давящая боль в груди отдает в левую руку, холодный пот',
      'ой отправилось недописанным. это так было в 2019м, тогда стент поставили. сейчас ничего не беспокоит, ' +
        'нужен ежегодный осмотр',
    ],
  }),
  lookalike('HL12', 'Lookalike: television, prevention; NHS stroke prevention', {
    specialties: ['Neurology', 'Cardiology', 'Family Medicine', 'Internal Medicine'],
    tr: [
      'dun dizide adamin yuzu kaydi konusamadi felc gecirdi etkilendim valla. bende oyle bisey yok sukur ama ' +
        'tansiyonum sinirda, felc olmamak icin bi kontrol yaptirsam hangi bolum',
    ],
    ar: [
      'البارح فالمسلسل واحد تعوج ليه فمو وما بقاش يهضر، شلل. انا ما عندي والو الحمد لله غير لاطونسيون شوية ' +
        'طالعة، بغيت نراقب راسي باش ما يوقعش ليا بحالو، عند شمن طبيب نمشي',
    ],
  }),
  lookalike('HL13', 'Lookalike: settled; swallowed coin passed', {
    specialties: ['Pediatrics', 'Family Medicine', 'Gastroenterology'],
    en: [
      'funny one. our 4yr old swallowed a 1 lira coin last week, hospital did an xray, it was in the stomach and ' +
        'on sunday it came out in the potty, i saw it. he eats n poops normal. does anyone need to look at him ' +
        'again or done?',
    ],
    ar: [
      'قصة تضحك، ابننا ٤ سنين بلع ليرة الاسبوع الماضي، عملوله صورة بالمشفى كانت بالمعدة ويوم الاحد نزلت وشفتها ' +
        'بعيني. بياكل وبيدخل الحمام عادي. لازم حدا يشوفه كمان مرة ولا خلص؟',
    ],
  }),
  lookalike('HL14', 'Lookalike: figure of speech; rhinoplasty', {
    specialties: ['Plastic Surgery', 'Ear Nose and Throat'],
    tr: [
      'nişan fotoğraflarıma baktık kızlarla gülmekten öldük, nefesimiz kesildi, burnum herkesten önce girmiş ' +
        'kadraja :) artık yaptırayım diyorum',
    ],
    ru: [
      'смотрели с девчонками фотки с помолвки, чуть не задохнулись от смеха, умерли просто: нос заходит в кадр ' +
        'раньше меня)) короче созрела на ринопластику',
    ],
  }),
  lookalike('HL15', 'Lookalike: negation after surgery; NHS breast enlargement', {
    specialties: ['Plastic Surgery'],
    en: [
      'had my boobs done 3 weeks ago and a bit worried',
      'no no fever, no bleeding, no redness, legs fine, breathing fine, surgeon saw me friday and was happy. ' +
        "worried about the holiday i mean, from when i'm allowed in the sea",
    ],
    tr: [
      'gogus ameliyatim uc hafta oldu bisey soracaktim biraz endiseliyim',
      'yok ates yok kanama yok kizariklik yok, nefesim bacaklarim gayet iyi doktor cuma gordu cok guzel dedi. ' +
        'tatil icin endiseliyim :) denize ne zaman girebilirim',
    ],
  }),
  lookalike('HL16', 'Lookalike: figure of speech; NICE NG198 acne', {
    specialties: ['Dermatology'],
    ru: [
      'у дочки 16 лет все лицо в прыщах, из дома выходить не хочет. у меня сердце кровью обливается на нее ' +
        'смотреть. мазали чем только можно',
    ],
    ar: ['بنتي ١٦ سنة ووشها كله حبوب ومبقتش عايزة تخرج. قلبي بيتقطع وبينزف وانا شايفاها كده. جربنا كل الكريمات'],
  }),
  lookalike('HL17', 'Lookalike: already examined; NICE CG95, dyspepsia', {
    specialties: ['Gastroenterology', 'Internal Medicine', 'Cardiology', 'Family Medicine'],
    en: [
      'spent tuesday night in a&e with chest pain. ecg twice, bloods twice, scan, all clear, they said reflux ' +
        'and gave me omeprazole. pain hasnt come back. want a stomach doctor at some point to see why',
    ],
    ru: [
      'во вторник ночью увезли на скорой с болью в груди. экг два раза, тропонин два раза, узи, все чисто, ' +
        'сказали рефлюкс и выписали омез. больше не болело. хочу как нибудь к врачу по желудку разобраться',
    ],
  }),
  lookalike('HL18', 'Lookalike: homework; first aid course', {
    urgency: null,
    tr: [
      'ilk yardim sinavim var cuma gunu. sorularda yanik elektrik carpmasi zehirlenme bogulma hepsi cikiyomus. ' +
        'turkce guzel bi ozet bulabilecegim yer var mi',
    ],
    ar: ['عندي امتحان اسعافات اولية يوم الجمعة، يجيبون حروق وصعقة كهرب وتسمم وغرق. تعرفون ملخص زين اذاكر منه؟'],
  }),
  lookalike('HL19', 'Lookalike: history; RCOG after ectopic pregnancy', {
    specialties: ['Obstetrics and Gynecology', 'Reproductive Medicine'],
    en: [
      'last june i had an ectopic, tube burst, lost 2 litres of blood, horrible. all healed, periods regular, no ' +
        "pain. we'd like to start trying again in the new year and id feel safer with someone checking the other " +
        'tube first',
    ],
    ar: [
      'العام اللي فات حملت خارج الرحم والانبوب انفجر ونزفت وايد وكنت بموت. الحين الحمدلله طبت والدورة منتظمه ولا ' +
        'فيه وجع. نبي نحاول من جديد بداية السنه وودي احد يتاكد من الانبوب الثاني قبل',
    ],
  }),
  lookalike('HL20', 'Lookalike: quotation; NHS DVT and flying', {
    specialties: ['Cardiovascular Surgery', 'Family Medicine', 'Internal Medicine'],
    tr: [
      'uçak broşüründe "baldırda şişlik, ani nefes darlığı olursa derhal 112" yazıyor okuyunca ürktüm. bende ' +
        'bunların hiçbiri yok, sadece eskiden kalma varislerim var. uçmadan önce bir varis doktoruna görünsem mi',
    ],
    ru: [
      'в буклете авиакомпании написано «отек голени, внезапная одышка, кровь при кашле, немедленно вызывайте ' +
        'скорую». у меня ничего такого нет, просто вены на ногах давно вылезли. может перед полетом показаться ' +
        'кому по варикозу?',
    ],
  }),
]
