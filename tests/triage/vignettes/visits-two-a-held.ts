import { type Vignette, visit } from './vignette.ts'

export const VISITS_TWO_HELD_A: readonly Vignette[] = [
  visit('HV046', 'NHS: red eye; RCOphth: contact lens keratitis', {
    urgency: 'urgent',
    specialties: ['Ophthalmology', 'Emergency Medicine'],
    tr: [
      'lensle uyumusum dun gece sabah sag gozum kipkirmizi, batma var isiga bakamiyorum biraz da bulanik. lensi ' +
        'cikardim gecmedi. yesilimsi akiyo. annemin damlasindan damlatsam olur mu kortizonlu',
    ],
    ru: [
      'Ношу линзы, снимаю на ночь не всегда. Со вчера глаз красный, режет, слезится, на свет больно и чуть мутно ' +
        'видит. Линзу сняла, второй глаз норм. Капли какие купить и подождать или к врачу?',
    ],
  }),
  visit('HV047', 'NICE CG31, NHS: obsessive compulsive disorder', {
    urgency: 'routine',
    specialties: ['Psychiatry'],
    tr: [
      'Kızım 15 yaşında, günde kırk elli kere ellerini yıkıyor, derisi soyuldu. Kapı koluna peçeteyle dokunuyor, ' +
        'ödevini üç kere siliyor. Bir yıldır var ama bu dönem arttı. Kendine zarar vermesi yok. Psikoloğa gittik ' +
        'geldik, ilaç gerekir mi bilmiyoruz',
    ],
    ar: [
      'انا بنت ١٧ سنة وعندي حكاية كده مش عارفة اسمها ايه، كل شوية افتكر اني سبت البوتاجاز مفتوح واقوم اتأكد يجي ' +
        'عشرين مرة، وبعيد الوضوء كتير لحد ما ايدي تتشقق',
      'لا مفيش افكار وحشة من اللي بتقول عليها دي. بس تعبت وعايزة اعيش طبيعي، ماما هي اللي قالتلي ادور برا مصر',
    ],
  }),
  visit('HV048', 'ESC/EACTS: valvular heart disease; NHS: TAVI', {
    urgency: 'soon',
    specialties: ['Cardiology', 'Cardiovascular Surgery'],
    ru: [
      'Отцу 81 год, тяжёлый стеноз аортального клапана, по эхо площадь 0,7. Устаёт и задыхается к третьему этажу, ' +
        'лёжа спит спокойно, обмороков не было. Открытую операцию у нас не берутся. Сказали нужен TAVI и не ' +
        'затягивать. Кто делает и как быстро примут?',
    ],
    ar: [
      'جدتي عمرها ٧٩ وصمام الابهر عدها متضيق شديد حسب الايكو، تتعب من تمشي بالحوش وتگعد ترتاح. ما مغشي عليها ولا ' +
        'مرة ولا وجع صدر وتنام عادي. گالولنا قسطرة وتبديل صمام بدون شگ، نريدها بأقرب وكت',
    ],
  }),
  visit('HV049', 'WHO, UKHSA: rabies post-exposure treatment', {
    urgency: 'urgent',
    specialties: ['Infectious Diseases', 'Emergency Medicine', 'Family Medicine', 'Internal Medicine'],
    en: [
      'street dog nipped my calf in Istanbul around lunchtime, two small punctures, bleeding stopped ages ago and ' +
        'I washed it in the hotel shower. Feels fine. Some guy said the dogs here are vaccinated, it has a tag in ' +
        'its ear. never had rabies jabs. do i actually need to do anything',
    ],
    tr: [
      'Yazlıkta sokak kedisi elimi tırmaladı, biraz da ısırdı, kanadı sonra durdu. Sabunla yıkadım. Dün akşamdı, ' +
        "kedi o günden beri ortada yok. Almanya'ya salı dönüyorum orada mı aşı olayım, yoksa boş mu vereyim",
    ],
  }),
  visit('HV050', 'NICE NG151, ESMO: metastatic colorectal cancer', {
    urgency: 'soon',
    specialties: ['Oncology', 'Surgery', 'Gastroenterology'],
    en: [
      "Mum has bowel cancer with two spots on the liver, found in march, she's had four rounds of folfox and the " +
        "scan shows shrinking. Local team says no liver surgery. she's 63, eating, walking the dog. we'd like " +
        "another team to look at the scans and say if they'd operate",
    ],
    ru: [
      'У тестя рак сигмовидной, стома стоит с лета, метастазы в печени три штуки, прошёл 6 курсов химии. Наши ' +
        'говорят только химия дальше. Он на ногах, вес держит. Хотим отправить диск в Турцию, чтобы посмотрели, ' +
        'операбельно ли и какую таргетную дать',
    ],
  }),
  visit('HV051', 'NICE NG12, BSG: iron deficiency anaemia', {
    urgency: 'soon',
    specialties: ['Gastroenterology', 'Hematology', 'Internal Medicine', 'Family Medicine'],
    en: [
      'blood test came back ferritin 4 and hb 9.1. im a bloke, 58, no reason to be bleeding, stools look normal ' +
        'brown. a bit puffed on hills and knackered. dr says take iron see you in 3 months. doesnt sit right with ' +
        'me, what should be done',
    ],
    ar: [
      'راجل عمري 56، عملت تحليل دم طلع فيه نقص الحديد برشا والهيموقلوبين 9. نحس روحي تاعب ونلهث شوية كي نطلع ' +
        'الدروج. ما شفتش دم وما عندي حتى وجيعة',
      'لا ما نشربش أدوية كيما الأسبيرين. يلزمني منظار ولا شنوة؟',
    ],
  }),
  visit('HV052', 'ESHRE, RCOG: recurrent pregnancy loss', {
    urgency: 'routine',
    specialties: ['Obstetrics and Gynecology', 'Reproductive Medicine', 'Hematology'],
    tr: [
      'uc dusuk yaptim hepsi 7-8. haftada, kalp atisi gorulup duruyo. en son mayista. 32 yasindayim esim saglikli. ' +
        'pihtilasma mi genetik mi bakilsin istiyorum tekrar denemeden once. su an hamile degilim',
    ],
    ru: [
      'Третья замершая подряд, последняя в феврале. Мне 35. Уже отревела своё, теперь хочу понять почему. Сдавать ' +
        'всё подряд денег нет, нужен врач который составит план. Сейчас не беременна, цикл восстановился',
    ],
  }),
  visit('HV053', 'NHS: tonsillitis, adenoidectomy; SIGN 117', {
    urgency: 'routine',
    specialties: ['Ear Nose and Throat', 'Pediatrics'],
    tr: [
      '6 yaşındaki torunum bu kış yedi kere bademcik oldu, hep antibiyotik. Geceleri ağzı açık horlayarak uyuyor. ' +
        "Geniz eti de var demişler. Şimdi sağlıklı maşallah. Yarıyıl tatilinde Türkiye'de aldırsak mı",
    ],
    ar: [
      'ولدي ٥ سنوات اللوز عنده كبار مرة ويشخر وهو نايم وكل شهر التهاب ومضاد. الحين هو بخير ما فيه حرارة. هل يحتاج ' +
        'نشيلها؟ وكم يجلس بالمستشفى لان عندي دوام',
    ],
  }),
  visit('HV054', 'NHS: benign brain tumour; EANO: meningioma', {
    urgency: 'soon',
    specialties: ['Neurosurgery', 'Neurology', 'Oncology'],
    ru: [
      'Случайно, делали МРТ из-за головных болей: менингиома 3,5 см лобная слева. Врач сказал доброкачественная, ' +
        'но оперировать желательно. Судорог не было, вижу хорошо, хожу, работаю. Мне 50. Страшно у нас, в Турции кто ' +
        'лучше это делает?',
    ],
    ar: [
      'أختي عمرها ٤٢ طلع معها ورم بالراس بالرنين، كاتبين meningioma قياس ٣ سم. معها وجع راس خفيف من أشهر، بس بتحكي ' +
        'وبتمشي عادي وما عندها اختلاج ولا استفراغ. بدنا جراح شاطر يشوف الصور',
    ],
  }),
  visit('HV055', 'NHS, NICE CKS: mastitis and breast abscess', {
    urgency: 'urgent',
    specialties: ['Obstetrics and Gynecology', 'Surgery', 'Family Medicine', 'Emergency Medicine'],
    en: [
      '7 weeks pp. right boob has a rock hard red wedge, hot to touch, temp 38.6 and i feel fluey and rotten. been ' +
        'feeding and massaging since yesterday morning no better. baby feeds fine. can i keep bf on that side? who ' +
        "even sees this abroad, we're in bodrum",
    ],
    tr: [
      'lohusayim bebek 3 haftalik. sol gogsumde kizarik sert bi yer var cok aciyo, dunden beri ates 38.4. sagdim ' +
        'emzirdim gecmedi lahana koydum. bebek iyi akintim normal. antibiyotik sute gecer mi nereye gorunmem lazim',
    ],
  }),
  visit('HV056', 'NHS: laser eye surgery; RCOphth', {
    urgency: 'routine',
    specialties: ['Ophthalmology'],
    en: [
      '-4.25 both eyes w a bit of astigmatism, stable since uni, 29. sick of lenses drying out on night shifts. ' +
        'lasik or smile whichevers better? thin corneas run in the family apparently my bro got turned down',
    ],
    ru: [
      'минус 6 и минус 5,5, не меняется года три. хочу сделать лазер и забыть про очки, мне 26, не рожала, говорят ' +
        'до родов нельзя это правда? цены в анталье и сколько потом нельзя в море',
    ],
  }),
  visit('HV057', 'NHS: nasal polyps; EPOS', {
    urgency: 'routine',
    specialties: ['Ear Nose and Throat'],
    en: [
      "Can't smell a thing. Years of blocked nose, green gunk in winter, had polyps out in 2017 and they're " +
        'back. Steroid spray twice a day, asthma under control. Before I pay for another op, is that biologic ' +
        'injection a thing in Turkey',
    ],
    ar: [
      'مناخيري مسدودة على طول ومبشمش حاجة خالص بقالي تلات سنين، عملت اشعة مقطعية وقالوا لحمية وجيوب انفية. البخاخ ' +
        'بيريح شوية ويرجع تاني. عايز عملية مناظير كويسة تخلص الموضوع ده',
    ],
  }),
  visit('HV058', 'ESC: atrial fibrillation; NHS: catheter ablation', {
    urgency: 'routine',
    specialties: ['Cardiology'],
    tr: [
      'Dört yıldır ritim bozukluğum var, atriyal fibrilasyon. Kan sulandırıcı ve ritim ilacı kullanıyorum. Ayda ' +
        'bir iki kez çarpıntı giriyor, bir saat sürüp kendiliğinden düzeliyor, o sırada bayılma, göğüs ağrısı ' +
        'olmuyor. Şu an normal atıyor. Yakma yöntemi (ablasyon) için gelmek isterim',
    ],
    ru: [
      'Пароксизмальная мерцалка, 55 лет, ксарелто и пропанорм. Приступы раз в три недели, проходят сами за пару ' +
        'часов. Аритмолог советует РЧА или крио. Сейчас всё спокойно, ритм синусовый. Квота через год, поэтому ' +
        'смотрю Турцию. Что надо из обследований?',
    ],
  }),
  visit('HV059', 'NHS, BAD: vitiligo', {
    urgency: 'routine',
    specialties: ['Dermatology'],
    tr: [
      'slm',
      'ellerimde ve agzimin kenarinda beyaz lekeler var 3 yildir yavas yavas yayiliyo. kasinma agri yok',
      'dugunum var haziranda ne yapilabilir, isin tedavisi diyolar',
    ],
    ar: [
      'بيه بهاگ بوجهي وايدي من چنت صغيرة، هسه عمري ٢٢ وبدا يكبر شوية. دهنت هواية دهون ماكو فايدة. سمعت بتركيا اكو ' +
        'ليزر وزراعة خلايا، صدگ ينفع؟ نفسيتي تعبت من حچي الناس',
    ],
  }),
  visit('HV060', 'EAU: male infertility; NICE CG156', {
    urgency: 'routine',
    specialties: ['Urology', 'Reproductive Medicine'],
    ru: [
      'В спермограмме ноль. Пересдавал дважды. ФСГ 18, кариотип норм. Жена здорова, 30 лет. У нас предлагают ' +
        'донора сразу, а я хочу micro-TESE попробовать. Кто этим занимается, уролог или клиника эко?',
    ],
    ar: [
      'مزوج خمس سنين وما جاوش الدراري. درت سبيرموغرام خرج zéro. الطبيب قال يلزم خزعة من الخصية ومن بعد حقن مجهري. ' +
        'مرتي لباس عليها. بغيت نعرف واش كاين عندكم وشحال',
    ],
  }),
  visit('HV061', 'NICE CG188, NHS: gallstones', {
    urgency: 'routine',
    specialties: ['Surgery', 'Gastroenterology'],
    en: [
      'Gallstones, several, biggest 14mm. I get an attack every few weeks after anything greasy, under the ribs on ' +
        'the right, an hour or two and gone. Last was nine days back. not yellow never had a fever with it. Waiting ' +
        'list is 14 months here so how does keyhole in turkey work',
    ],
    tr: [
      'Safra kesemde taş var, yağlı yiyince sağ kaburga altı tutuyor, bir saat kıvranıyorum sonra geçiyor. En son ' +
        'geçen ay oldu, şu an bir şeyim yok. Ateş, sarılık olmadı hiç. Kapalı ameliyatla aldırayım diyorum, izinde ' +
        'gelince üç günde çıkar mıyım',
    ],
  }),
]
