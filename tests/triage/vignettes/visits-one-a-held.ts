import { type Vignette, visit } from './vignette.ts'

export const VISITS_ONE_HELD_A: readonly Vignette[] = [
  visit('HV001', 'NHS: knee replacement', {
    urgency: 'routine',
    specialties: ['Orthopedics'],
    en: [
      'Hello, my mum is 71 and both knees are completely worn out, bone on bone the x ray man said. Injections did ' +
        "nothing after the second one. she goes down the stairs backwards now bless her. We'd like to know about " +
        'having both replaced in Istanbul, do they do two at once?',
    ],
    tr: [
      "İyi günler evladım, ben Almanya'dan yazıyorum, 68 yaşındayım.",
      'Sağ dizimde kireçlenme var, kıkırdak bitmiş dediler. Namazı sandalyede kılıyorum, merdiven çıkamıyorum ' +
        'artık. Platin mi takıyorlar protez mi, memlekette yaptırmak isterim. Acelem yok, yazın izne gelince olsun.',
    ],
  }),
  visit('HV002', 'NHS: floaters and flashes in the eyes; NICE CKS: retinal detachment', {
    urgency: 'urgent',
    specialties: ['Ophthalmology', 'Emergency Medicine'],
    en: [
      'ok so since yesterday evening ive got these black specks like soot floating in my left eye plus a flicker ' +
        'at the edge when its dark, like someone taking a photo. doesnt hurt. sight is still clear, no shadow. im -7 ' +
        "short sighted. can it wait til I'm back home on the 20th or do i get it looked at here in antalya",
    ],
    ru: [
      'Добрый день. 59 лет, миопия высокая. Второй день в правом глазу вспышки сбоку, как молния, и целый рой ' +
        'мушек, раньше было две-три, а тут будто сажи насыпали. Вижу нормально, шторки нет. Это возраст или надо ' +
        'показаться?',
    ],
  }),
  visit('HV003', 'NHS: hair transplant', {
    urgency: 'routine',
    specialties: ['Hair Restoration', 'Dermatology', 'Plastic Surgery'],
    en: [
      'Norwood 4 i think, 33m, been on finasteride 2 yrs. roughly how many grafts would i need and is it FUE or ' +
        'that sapphire thing. also beard is patchy could they fill that in same day',
    ],
    ar: [
      'السلام عليكم',
      'ياخوي بغيت اسأل عن زراعة الشعر، الصلع ماسك المقدمة والقمة وعمري ٣٥',
      'لا ما آخذ أي علاج. أبي شي طبيعي ما يبين إنه مزروع، وكم يوم لازم أقعد عندكم في اسطنبول',
    ],
  }),
  visit('HV004', 'NICE NG12: bladder cancer; NHS: blood in urine', {
    urgency: 'soon',
    specialties: ['Urology'],
    tr: [
      'babam 64 yasinda 40 yildir sigara iciyor. iki haftadir ara ara idrari cay gibi bazen bildigin kirmizi ' +
        'geliyo, agrisi sizisi yok ates de yok. kendisi gecti diyo ama ben pek rahat degilim, hangi bolume goturelim',
    ],
    ru: [
      'Муж три раза за месяц сходил кровью по-маленькому, ничего при этом не болит, потом опять моча светлая.',
      '61 год, курит, работал на лакокраске. Температуры нет, мочится свободно, сгустков нет. К врачу не загонишь, ' +
        'говорит само пройдёт',
    ],
  }),
  visit('HV005', 'NHS: ear infections; NICE NG91', {
    urgency: 'soon',
    specialties: ['Pediatrics', 'Ear Nose and Throat', 'Family Medicine'],
    tr: [
      '4 yaşındaki oğlum iki gecedir kulağım diye ağlıyor, ateşi 38,6 idi şurup verince düştü. Bu sabah yastığında ' +
        'sarı bir akıntı vardı. Şimdi oynuyor, yemeğini de yedi. Kulak burun mu çocuk doktoru mu bilemedim',
    ],
    ar: [
      'مرحبا، بنتي خمس سنين صرلها يومين دينتها عم توجعها وبالليل ما بتنام من الوجع، حرارتها ٣٨ ونص وبتنزل ' +
        'عالسيتامول. ونازل شوية مي صفرا من دينتها. هلق رايقة وعم تلعب وبتشرب منيح، لمين آخدها؟',
    ],
  }),
  visit('HV006', 'NICE CG156: fertility problems; NHS: IVF', {
    urgency: 'routine',
    specialties: ['Reproductive Medicine', 'Obstetrics and Gynecology'],
    ru: [
      'Здравствуйте, у нас позади три протокола ЭКО, два на свежих и один крио, все мимо. Мне 36, АМГ 0,9. Хотим ' +
        'попробовать в Турции, там вроде и генетику эмбрионов смотрят. Что нужно прислать для начала?',
    ],
    ar: [
      'انا متجوزة بقالي سبع سنين ومفيش حمل، عملنا حقن مجهري مرتين هنا في المنصورة ومنجحش. جوزي تحاليله ضعيفة شوية ' +
        'بس مش وحشة اوي. عايزة اعرف عندكم نظام ايه والتكلفة ماشية ازاي',
    ],
  }),
  visit('HV007', 'NICE NG98: sudden onset hearing loss; NHS: hearing loss', {
    urgency: 'urgent',
    specialties: ['Ear Nose and Throat', 'Emergency Medicine'],
    en: [
      "woke up this morning and my right ear is just... off. like someone unplugged it. There's a loud hum in it. " +
        'I thought wax but my mate looked in with a torch and says its clear. no pain, not dizzy, face is normal. ' +
        'flying home friday, can I leave it?',
    ],
    tr: [
      'dun aksamdan beri sol kulagim duymuyo, birden gitti. telefonu o kulaga koyuyorum hic bisey yok sadece ' +
        'ugultu. soguk alginligi falan da gecirmedim, bas donmem yok',
      '37 yasindayim, ilk defa oluyo. kulagi yikatsam acilir mi',
    ],
  }),
  visit('HV008', 'NICE NG246: overweight and obesity; NHS: weight loss surgery', {
    urgency: 'routine',
    specialties: ['Bariatric Surgery', 'Surgery'],
    en: [
      '5ft4 and 19 stone 2. tried slimming world, keto, the jabs made me sick as a dog. My sister in law had the ' +
        "sleeve done in izmir and looks amazing. I've got high blood pressure and my knees are shot, would you lot " +
        'take me on and whats included',
    ],
    ru: [
      'рост 168 вес 127',
      'диеты все перепробовала, срываюсь. хочу резекцию желудка, рукавную вроде. сахар 6,4, на метформине',
      'сколько дней в клинике и можно ли с мужем приехать',
    ],
  }),
  visit('HV009', 'NICE CG95, NHS: stable angina', {
    urgency: 'soon',
    specialties: ['Cardiology', 'Internal Medicine'],
    en: [
      'My father is 66. When he walks uphill to the mosque he gets a tightness across the chest, stands two ' +
        "minutes and it goes. It's been like this about five months, not worse not better, never when sitting. Home " +
        'doctor gave aspirin and a spray which he hardly uses. He is well today. We want a proper heart check for ' +
        'him in Turkey',
    ],
    ar: [
      'السلام عليكم، ابوي عمره ٦٣ وبي ضغط، من يصعد درج او يمشي هواية يگول صدري يضيق، يوگف دقيقتين ويروح. هاي ' +
        'صارلها تقريبا نص سنة ونفس الشي ما زادت، وهو گاعد ما عنده شي',
      'حاليا زين وديتعشى ويانا. نريد نفحص قلبه فحص كامل عدكم، شنو تنصحون',
    ],
  }),
  visit('HV010', 'NICE CG153, NHS: psoriasis', {
    urgency: 'routine',
    specialties: ['Dermatology'],
    tr: [
      'Dirseklerimde, dizlerimde ve saç diplerimde kabuk kabuk kızarıklıklar var, on seneye yakındır. Kortizonlu ' +
        'krem sürünce geçiyor bırakınca daha beter geliyor. Kaplıca mı iyi gelir, iğne tedavisi varmış onu mu ' +
        'yapsanız? Bulaşıcı değil ama insan denize giremiyor utancından.',
    ],
    ru: [
      'псориаз с 19 лет сейчас 42. бляшки на локтях пояснице и голове, зимой до корки. гормональные мази уже не ' +
        'берут. суставы не болят. слышал в турции ставят биологию, реально ли иностранцу и у кого наблюдаться',
    ],
  }),
  visit('HV011', 'NICE NG88: heavy menstrual bleeding; NHS: fibroids', {
    urgency: 'soon',
    specialties: ['Obstetrics and Gynecology'],
    tr: [
      '3 aydir regl kanamam 10 gun suruyor ped yetmiyor geceleri iki ped koyuyorum. kan degerim 8.9 cikti doktor ' +
        'demir verdi. ultrasonda miyom var dendi 6 cm. su an kanama yok isime gidiyorum ama merdivende cabuk ' +
        'yoruluyorum. miyomu aldirmak istiyorum rahmim kalsin',
    ],
    ar: [
      'سلام، عندي الليفة فالوالدة، قال ليا الطبيب 7 سنتيم، والدم كيجيني بزاف كل شهر وكيبقى 9 أيام',
      'دابا ما كاينش النزيف، سالات ليا الدورة البارح، ولكن عييت وصفاريت، التحليلة ديال الدم عطات 9. واش نقدر ' +
        'نديرها عندكم بلا ما يحيدو الوالدة',
    ],
  }),
  visit('HV012', 'NHS: itching and intrahepatic cholestasis of pregnancy; RCOG', {
    urgency: 'urgent',
    specialties: ['Obstetrics and Gynecology'],
    ru: [
      '31 неделя. Уже дней пять дико чешутся ладони и ступни, особенно ночью, до крови расчесала, сыпи никакой. ' +
        'Малыш шевелится как обычно. Моя врач в отпуске, мы сами в Аланье. Мазаться чем-то или идти сдавать?',
    ],
    ar: [
      'انا حامل في الشهر الثامن واحس بحكة قوية بباطن يدي ورجولي خصوصا بالليل ماقدر انام، ما فيه حبوب ولا طفح. ' +
        'البيبي حركته زينة الحمدلله',
      'من ٤ ايام تقريبا، والبول صاير غامق شوي. ينفع آخذ حبوب حساسية وبس؟',
    ],
  }),
  visit('HV013', 'NHS: dental implants and dentures', {
    urgency: 'routine',
    specialties: ['Dentistry'],
    en: [
      "I'm 62, got about nine of my own teeth left and a partial that clicks when i talk. Was quoted 26k at home " +
        "for all on 4 top and bottom, laughed out loud. Is it one trip or two over there? I've got mild " +
        'osteoporosis and took alendronate years back if that matters',
    ],
    tr: [
      'Üst çenede hiç dişim kalmadı, altta birkaç tane sallanıyor. Takma damak kullanıyorum ama yemek yerken ' +
        'oynuyor, millet içinde ağzımı açmaya çekiniyorum. Kemik erimesi varmış çenemde, implant olur mu yine de? ' +
        "Hollanda'dan geleceğim, tek seferde biter mi",
    ],
  }),
  visit('HV014', 'NHS: dental abscess; SDCEP: acute dental problems', {
    urgency: 'urgent',
    specialties: ['Dentistry', 'Emergency Medicine'],
    en: [
      'molar was aching all week, now my cheeks up like a hamster and theres a horrible taste. temp 37.8. i can ' +
        'open my mouth alright and swallow fine just cant chew on that side. nurofen barely touching it. its sunday ' +
        'do dentists even open',
    ],
    ru: [
      'Зуб болел неделю, терпела, сегодня проснулась, щека раздута, из десны гной, 37,7. Глотаю и дышу нормально, ' +
        'рот открываю. Мы в отеле в Кемере до субботы, как дотерпеть?',
    ],
  }),
  visit('HV015', 'NICE NG222, NHS: depression in adults', {
    urgency: 'routine',
    specialties: ['Psychiatry', 'Family Medicine'],
    en: [
      'idk if this is the right place',
      'since my divorce i just dont enjoy anything. get up, go to work, come home, lie down. about four months ' +
        'now. sleeping too much eating rubbish',
      "no nothing like that, i'd never hurt myself, got my girls. just want someone who speaks english, online " +
        'would be fine first',
    ],
    ar: [
      'من لما اجينا عتركيا وأنا ما إلي خلق لشي، نومي مخربط وبضل مضايقة وببكي عأقل سبب. صارلي شي خمس شهور هيك',
      'لا لا سمح الله ما بفكر أأذي حالي أبداً، عندي ولاد وقايمة ببيتي. بس بدي حدا يفهم عليّ ويعالجني، بيحكي عربي ' +
        'إذا في',
    ],
  }),
]
