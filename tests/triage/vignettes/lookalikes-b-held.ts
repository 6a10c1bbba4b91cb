import { lookalike, type Vignette } from './vignette.ts'

export const LOOKALIKES_HELD_B: readonly Vignette[] = [
  lookalike('HL021', 'denials; NICE CG150 migraine', {
    urgency: 'routine',
    specialties: ['Neurology', 'Internal Medicine', 'Family Medicine'],
    ru: [
      'Мигрень 15 лет, приступы одинаковые, раз в месяц перед месячными. Не внезапная, не самая сильная в жизни, ' +
        'температуры нет, шея гнется, зрение и речь в норме. Сейчас вообще не болит. Хочу подобрать профилактику',
    ],
    ar: [
      'عندي شقيقة من ايام الجامعة نفس الوجع كل مرة ويروح بالمسكن. ما عندي حرارة ولا تنميل ولا زغللة ولا ضعف ' +
        'بالاطراف، ومو صداع مفاجئ. ابي دكتور يعطيني علاج وقائي',
    ],
  }),
  lookalike('HL022', 'denials; NICE CKS palpitations: benign extra beats', {
    urgency: 'routine',
    specialties: ['Cardiology', 'Internal Medicine', 'Family Medicine'],
    tr: [
      'holterde gunde 300 ekstra atim cikti kardiyolog zararsiz dedi ekom efor testim normal. gogus agrisi yok ' +
        'bayilma yok nefes darligi yok. sadece arada tekliyo hissediyom. ikinci gorus icin online gorusme olur mu',
    ],
    ar: [
      'دكتور القلب يكول عندي ضربات زايدة حميدة والايكو والهولتر زينين. ما عندي وجع صدر ولا ضيق نفس ولا دوخة، بس من ' +
        'اتوتر احس بيها. اريد رأي ثاني وبس',
    ],
  }),
  lookalike('HL023', 'denials; NICE NG222 depression, less severe', {
    urgency: 'routine',
    specialties: ['Psychiatry', 'Family Medicine'],
    tr: [
      'Birkaç aydır keyfim yok, işe gidiyorum geliyorum, uykum idare eder. Kendime zarar vermek falan asla, öyle ' +
        'bir düşünce hiç olmadı, çocuklarım var. Biriyle konuşmak iyi gelir diye düşünüyorum, online terapi oluyor ' +
        'mu?',
    ],
    ru: [
      'Осень, апатия, ничего не радует особо. Работаю, ем, сплю нормально. Мыслей о смерти или что-то с собой ' +
        'сделать нет и не было. Хочется поговорить с психотерапевтом, лучше на русском онлайн',
    ],
  }),
  lookalike('HL024', 'known harmless; Royal College of Ophthalmologists: floaters', {
    urgency: 'routine',
    specialties: ['Ophthalmology'],
    en: [
      'I get the squiggly floaters, have had them for years in both eyes. Optician and then the retina guy looked ' +
        'with the drops last week: no tear, nothing to do. No flashes, no curtain. I just hate them – do you do the ' +
        'laser for floaters?',
    ],
    ru: [
      'Мушки перед глазами лет пять, одни и те же. Позавчера проверяли глазное дно с широким зрачком, сетчатка ' +
        'целая, сказали деструкция стекловидного тела, не опасно. Вспышек и занавески нет. Убирают ли у вас их ' +
        'лазером?',
    ],
  }),
  lookalike('HL025', 'known harmless; NHS: costochondritis', {
    urgency: 'routine',
    specialties: [
      'Physical Medicine and Rehabilitation',
      'Rheumatology',
      'Orthopedics',
      'Internal Medicine',
      'Family Medicine',
      'Cardiology',
    ],
    ru: [
      'Нужна физиотерапия, туристов принимаете?',
      'Болит грудина сбоку если нажать пальцем или повернуться, 3 недели, после ремонта. Вчера в больнице сделали ' +
        'ЭКГ, тропонин два раза, рентген, всё в норме, кардиолог сказал реберный хондрит. Что посоветуете?',
    ],
    ar: [
      'وجع بصدري من الجنب بيطلع بس لما اكبس عليه او ارفع شي. عملت تخطيط وانزيمات قلب وصورة بالمشفى امبارح وكلو ' +
        'طبيعي، قالو التهاب غضروف وما بيخوف. بدي شي علاج فيزيائي',
    ],
  }),
  lookalike('HL026', 'known harmless; NHS: primary Raynaud’s', {
    urgency: 'routine',
    specialties: ['Rheumatology', 'Internal Medicine', 'Cardiovascular Surgery', 'Family Medicine'],
    en: [
      'My fingers go dead white then blue then red every winter, since I was a teenager. Rheumatologist called it ' +
        "primary Raynaud's, bloods all clear. They warm up in ten minutes. No sores. Anything newer than gloves for " +
        'this?',
    ],
    tr: [
      'kisin parmaklarim bembeyaz olur sonra morarir sonra kizarir, lise yillarindan beri. raynaud dediler ' +
        'romatizma testleri temiz. isinince geciyo yara falan yok. bi care var mi hangi bolum',
    ],
  }),
  lookalike('HL027', 'known harmless; NHS: piles, after a clear colonoscopy', {
    urgency: 'routine',
    specialties: ['Surgery', 'Gastroenterology'],
    en: [
      'Piles.',
      'Known about them for years. Bit of bright red on the paper when I’m constipated, that’s it. Colonoscopy in ' +
        'June was clean apart from grade 2 haemorrhoids. Blood count normal.',
      'What’s the laser procedure like and can I sit on a plane after?',
    ],
    ar: [
      'معي بواسير من زمان، بينزل نقطتين دم احمر ع المحرمة لما بكون ممسك. عملت تنظير كولون الشهر الماضي وما في غير ' +
        'بواسير درجة تانية وفحص الدم منيح. بدي اعملن ليزر',
    ],
  }),
  lookalike('HL028', 'mild; NHS: hives', {
    urgency: 'routine',
    specialties: ['Dermatology', 'Internal Medicine', 'Family Medicine', 'Other'],
    en: [
      'came out in itchy bumps on my tummy and arms after trying a new washing powder on Monday. took a cetirizine ' +
        'and it’s basically gone now. no swelling of face, breathing fine, eating fine. do I need allergy tests?',
    ],
    tr: [
      'Alerji testi yaptırmak istiyorum, aç mı gelmek lazım?',
      'Geçen hafta çilek yedim kollarımda kaşıntılı kabarıklıklar oldu, bir Zyrtec içtim iki saatte söndü, bir ' +
        'daha da olmadı. Yüzüm şişmedi, nefesim normaldi. Neye alerjim var bilmek istiyorum.',
    ],
  }),
  lookalike('HL029', 'mild; NHS: cuts and grazes', {
    urgency: 'routine',
    specialties: ['Family Medicine', 'Dermatology', 'Surgery', 'Plastic Surgery', 'Emergency Medicine'],
    tr: [
      'dun domates dograrken parmagimi cizdim, kucuk 1 cm falan, bes dakika bastirdim durdu. bantladim. parmagim ' +
        'oynuyo hissi normal. tetanosum 2 yil once yapildi. iz kalmasin diye ne surulur',
    ],
    ru: [
      'Порезался вчера кухонным ножом, чуть-чуть, кровь сразу остановилась, края сошлись, палец двигается, не ' +
        'красный. Прививка от столбняка свежая. Останется ли шрам, может мазь какую?',
    ],
  }),
  lookalike('HL030', 'mild; NHS: common cold in a child', {
    urgency: 'routine',
    specialties: ['Pediatrics', 'Family Medicine', 'Ear Nose and Throat'],
    ru: [
      'Сыну 5 лет, сопли второй день и 37.4. Ест, пьет, носится по номеру как конь, сыпи нет, дышит ртом потому ' +
        'что нос забит, но спокойно. Можно ли ему в бассейн и какие капли?',
    ],
    ar: ['ابني عمره ست سنين عنده نشلة وعطاس من البارحة وحرارته ٣٧ ونص، ياكل ويلعب ونفسه عادي. شنو انطيه للخشم؟'],
  }),
  lookalike('HL031', 'mild; NICE NG232 head injury: no risk factor, days ago', {
    urgency: 'routine',
    specialties: ['Pediatrics', 'Family Medicine'],
    en: [
      "On Saturday my son (8) walked into a door and got an egg on his forehead. It's Wednesday, egg has gone " +
        'down to a yellow bruise. Never blacked out, not been sick, no headache, sleeping and playing like normal. ' +
        'Is it ok that it still feels a bit lumpy?',
    ],
    ar: [
      'بنتي عمرها سبع سنين كبل خمس ايام دكت راسها بالباب وطلعت حبة بكصتها. لا غابت عن الوعي ولا زوعت ولا راسها ' +
        'يوجعها، تلعب وتروح للمدرسة، بس بعد اكو كدمة صفرة. تحتاج شي؟',
    ],
  }),
  lookalike('HL032', 'mild; NICE NG245 asthma: well controlled', {
    urgency: 'routine',
    specialties: ['Pulmonology', 'Internal Medicine', 'Family Medicine'],
    en: [
      'Mild asthma since childhood. Little bit of a wheeze if I run in cold air, two puffs and gone in a minute, ' +
        'maybe twice a month. Never been in hospital with it. Just fancy a lung function check while I’m over on ' +
        'holiday.',
    ],
    ru: [
      'Астма легкая с детства, сальбутамол раза два в месяц после бега, сразу отпускает. Сейчас дышу свободно. ' +
        'Хочу в отпуске сделать спирометрию и пересмотреть лечение',
    ],
  }),
  lookalike('HL033', 'mild; NICE CG184 heartburn', {
    urgency: 'routine',
    specialties: ['Gastroenterology', 'Internal Medicine', 'Family Medicine'],
    tr: [
      'Akşam acılı yiyip yatınca göğüs kemiğimin arkasında ekşi bir yanma oluyor, boğazıma geliyor, 4-5 aydır. ' +
        'Gaviscon içince 5 dakikada geçiyor. Yürürken merdivende falan hiç yok. 28 yaşındayım, kilo kaybım yok ' +
        'yutmam rahat. Endoskopi lazım mı?',
    ],
    ar: [
      'عندي الحموضة من شهور، كي ناكل الحار ولا نرقد بعد العشا يطلعلي الحرقان للحلق. ناخذ حبة تاع المعدة نبرا. ما ' +
        'كانش وجع كي نمشي ولا نجري، وعمري 30. لازم منظار؟',
    ],
  }),
  lookalike('HL034', 'joke: dead of laughter', {
    urgency: 'routine',
    specialties: ['Ear Nose and Throat', 'Plastic Surgery'],
    en: [
      'I DIED when I saw my side profile on my cousins wedding video 💀💀 rip me. ok seriously, rhinoplasty, ' +
        'deviated septum as well, left nostril has always been rubbish. price for both?',
    ],
    ar: ['متت ضحك على صورتي بالبطاقة 😂😂 خشمي داخل قبلي. ابي عملية تجميل انف وبعد عندي انحراف بسيط من زمان، كم تكلف؟'],
  }),
  lookalike('HL035', 'joke: a husband’s cold; NHS: common cold', {
    urgency: 'routine',
    specialties: ['Family Medicine', 'Internal Medicine', 'Ear Nose and Throat'],
    tr: [
      'kocam 37.2 atesle oluyorum diye vasiyet yaziyo 😂 burnu akiyo hapsiriyo bi yandan da dizi izliyo. 38 ' +
        'yasinda hastaligi yok. bu erkek gribine bi ilac var mi yoksa naz mi',
    ],
    ru: [
      'У мужа 37.1 и насморк',
      'лежит прощается с жизнью, просит позвать нотариуса)))) ест за двоих при этом. Ему 40, здоров как бык. Чем ' +
        'лечить этого умирающего лебедя?',
    ],
  }),
  lookalike('HL036', 'planned caesarean; NICE NG192', {
    urgency: 'routine',
    specialties: ['Obstetrics and Gynecology'],
    tr: [
      '26 haftalık gebeyim her şey yolunda, ilk doğumum sezaryendi. İkinciyi de planlı sezaryen düşünüyoruz 38-39. ' +
        'haftada. Kanamam ağrım yok, bebek hareketli. Tarih ve oda fiyatı alabilir miyim?',
    ],
    ar: [
      'انا في الشهر السادس والحمل زي الفل الحمد لله، والدكتورة قالت هنولد قيصري عشان ده التالت. عايزة اعرف اقدر ' +
        'اجي اولد عندكم امتى والباقة فيها ايه',
    ],
  }),
  lookalike('HL037', 'quotation: an aftercare leaflet or consent form', {
    urgency: 'routine',
    specialties: ['Plastic Surgery', 'Ear Nose and Throat'],
    en: [
      'Reading your aftercare pdf before I decide on a nose job: "call an ambulance if you have chest pain, sudden ' +
        'breathlessness or heavy bleeding". Is that just standard wording? How often does it actually happen? I’ve ' +
        'not had anything done yet.',
    ],
    tr: [
      'burun estetigi icin onam formunu okudum "solunum durmasi, agir kanama, olum" yaziyo. bunlar herkese yazilan ' +
        'seyler mi? ameliyat daha 2 ay sonra, simdi bi seyim yok, sadece okuyunca urktum',
    ],
  }),
  lookalike('HL038', 'quotation: phrases for a journey', {
    urgency: null,
    specialties: [],
    en: [
      'Random one. I’m making a little phrase card for the trip, how do you say "I can’t breathe", "call an ' +
        'ambulance" and "I’m allergic to nuts" in Turkish? (I’m not even allergic, my mate is, and he’s fine)',
    ],
    ru: [
      'Как по-турецки будет «вызовите скорую», «мне плохо с сердцем»? Составляю шпаргалку для поездки с ' +
        'родителями, все здоровы, летим через неделю',
    ],
  }),
  lookalike('HL039', 'planned bypass, stable; ESC 2024 chronic coronary syndromes', {
    urgency: 'routine',
    specialties: ['Cardiovascular Surgery', 'Cardiology'],
    tr: [
      'Merhaba, babam için kalp ameliyatı soracaktım',
      '3 damar bypass önerildi, durumu stabil, evde ilaçla rahat, acil değil dedi doktoru. Önümüzdeki ay için gün ' +
        'almak istiyoruz. Cerrahınızın deneyimi ve toplam ücret nedir?',
    ],
    ar: [
      'بابا نصحوه بعملية قلب مفتوح، الطبيب قال موش مستعجلة وحالتو مستقرة وما عندوش وجايع توة. نحبو نعملوها في ' +
        'تركيا في الصيف، شنية الاوراق اللازمة وقداش التكلفة؟',
    ],
  }),
  lookalike('HL040', 'planned repair of an unruptured aneurysm; ESO 2022', {
    urgency: 'routine',
    specialties: ['Neurosurgery', 'Neurology', 'Radiology'],
    tr: [
      'mr sonucum var ikinci gorus almak istiyorum nasil gonderiyoruz',
      'kulak cinlamasi icin mr cekildi tesaduf 4 mm anevrizma cikti, kanamamis. basim agrimiyo hicbi sey yok. ' +
        'doktor 2-3 ay icinde kapatilmasi planlanir dedi, stent mi klips mi karar veremedik',
    ],
    ru: [
      'Плановая операция: эмболизация неразорвавшейся аневризмы 5 мм, нашли случайно на МРТ. Жалоб нет, невролог ' +
        'сказал можно спокойно выбрать клинику и дату. Какие у вас нейрохирурги и сколько дней лежать?',
    ],
  }),
]
