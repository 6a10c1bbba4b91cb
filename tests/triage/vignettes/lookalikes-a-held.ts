import { lookalike, type Vignette } from './vignette.ts'

export const LOOKALIKES_HELD_A: readonly Vignette[] = [
  lookalike('HL001', 'figure of speech: a price like a heart attack', {
    urgency: 'routine',
    specialties: ['Hair Restoration', 'Plastic Surgery', 'Dermatology'],
    en: [
      'lol nearly had a heart attack when i saw what they charge for a hair transplant in London. £9k!! how much ' +
        'is 3000 grafts with you and how many days do I need off work',
    ],
    tr: [
      'Fiyatı görünce kalp krizi geçiriyordum valla 😅 saç ekimi için bu kadar olur mu? 3500 greft düşünüyorum ' +
        'tepe kısmı, kampanya var mı?',
    ],
  }),
  lookalike('HL002', 'figure of speech: would kill, dying for', {
    urgency: 'routine',
    specialties: ['Dentistry'],
    en: [
      'Would literally kill for teeth like my sister’s. Mine are small and a bit yellow, had braces as a kid, no ' +
        'pain nothing broken. Veneers or bonding? I’m 27',
    ],
    ru: [
      'Умираю как хочу голливудскую улыбку)) зубы здоровые, просто кривоватые спереди и цвет. Виниры ставить ' +
        'больно? сколько дней надо быть в Анталии',
    ],
  }),
  lookalike('HL003', 'figure of speech; NICE NG226 osteoarthritis', {
    urgency: 'routine',
    specialties: ['Orthopedics', 'Rheumatology', 'Physical Medicine and Rehabilitation', 'Family Medicine'],
    ru: [
      'колени меня просто убивают, лет семь уже, на лестнице хруст, к вечеру ноют. Рентген: артроз 2-3 степени. ' +
        'Сил нет, хоть режьте) Делаете ли эндопротезы и что посоветуете в 66 лет?',
    ],
    ar: [
      'ركبي عم يموتوني من سنين خصوصي ع الدرج، والدكتور هون قلي خشونة. ختيرنا وخلص 😅 بدي اعرف اذا بيركبو مفصل ولا ' +
        'في ابر بتريح',
    ],
  }),
  lookalike('HL004', 'figure of speech: dying of shame', {
    urgency: 'routine',
    specialties: ['Plastic Surgery', 'Surgery'],
    tr: [
      'dugunume 8 ay var bu gobekten utancimdan oluyorum, mayo giyince yerin dibine giriyorum. iki dogumdan sonra ' +
        'sarkti. karin germe mi liposuction mi, kac gece kalinir',
    ],
    ar: [
      'بموت من الكسوف كل ما البس فستان، بطني مترهلة بعد القيصرية بقالها ٣ سنين وهتجنن منها. شد البطن بيتكلف كام ' +
        'وينفع امتى؟',
    ],
  }),
  lookalike('HL005', 'figure of speech: blind without glasses', {
    urgency: 'routine',
    specialties: ['Ophthalmology'],
    en: [
      'I’m blind as a bat without my glasses, minus 6.5 both eyes, been stable 5 years. Sick to death of contacts. ' +
        'Am I ok for LASIK or the lens thing? age 34',
    ],
    ar: [
      'السلام عليكم عندكم تصحيح نظر؟',
      'انا بدون النظارة اعمى ما اشوف شي ههههه ناقص خمسة ونص والنظر ثابت من سنين. ابي ليزك او سمايل، كم يوم اقعد عندكم؟',
    ],
  }),
  lookalike('HL006', 'a relative’s past stroke; NICE NG236 stroke rehabilitation', {
    urgency: 'routine',
    specialties: ['Physical Medicine and Rehabilitation', 'Neurology'],
    tr: [
      "Annem 2021'de inme geçirdi, sağ kolu hâlâ tam açılmıyor, yürüyor çok şükür. Durumu yıllardır aynı, yeni " +
        'bir şey yok. Robotik rehabilitasyon yapan yer arıyoruz, kaç haftalık program oluyor?',
    ],
    ru: [
      'Отец перенес инсульт четыре года назад. Речь восстановилась почти, рука слабая, все стабильно. Ищем хорошую ' +
        'реабилитацию в Турции на месяц осенью, посоветуйте центр',
    ],
  }),
  lookalike('HL007', 'a relative’s past heart attack; ESC 2021 prevention', {
    urgency: 'routine',
    specialties: ['Cardiology', 'Internal Medicine', 'Family Medicine'],
    en: [
      'My dad dropped dead of a heart attack at 45 and his brother at 50. I turn 42 next month. I feel perfectly ' +
        'fine, run 10k twice a week, no pains or anything. Just want a proper heart MOT, calcium score, whatever you ' +
        'recommend.',
    ],
    ru: [
      'Здравствуйте, вопрос по сердцу',
      'У папы инфаркт был в 47, не спасли. Мне 40, ничего не беспокоит, давление 120/80. Хочу в отпуске ' +
        'провериться, чекап. Что входит и сколько времени?',
    ],
  }),
  lookalike('HL008', 'a relative’s past suicide, own risk denied; NICE NG87 ADHD', {
    urgency: 'routine',
    specialties: ['Psychiatry'],
    en: [
      'For the intake form, it asks family history. My uncle took his own life in the 90s, before I was born, and ' +
        'mum had depression. Me – no, never felt like that, I’m happy. I only want an assessment for adult ADHD ' +
        'because I can’t finish anything.',
    ],
    ar: [
      'خالي انتحر من عشرين سنة الله يرحمه، بكتب كده عشان الفورم بتاعتكم فيها تاريخ العيلة. انا كويسة الحمد لله ' +
        'وعمري ما فكرت في كده. محتاجة بس دكتور يشخص فرط الحركة وتشتت الانتباه عند الكبار',
    ],
  }),
  lookalike('HL009', 'a relative’s past anaphylaxis; NICE CG183 drug allergy', {
    urgency: 'routine',
    specialties: ['Plastic Surgery', 'Ear Nose and Throat', 'Internal Medicine', 'Other'],
    ru: [
      'У сестры был анафилактический шок на пенициллин, откачивали в реанимации, давно. У меня самой аллергии ' +
        'никогда не было, антибиотики пила нормально. Собираюсь на ринопластику в мае, надо ли заранее сдавать пробы?',
    ],
    ar: [
      'اريد اسوي عملية تجميل خشم بس عندي سؤال',
      'اختي كبل سنين صارت عدها حساسية قوية من ابرة البنسلين وانخنكت ودخلت انعاش، هسه هي زينة. اني ما عندي اي ' +
        'حساسية، لازم افحص كبل العملية؟',
    ],
  }),
  lookalike('HL010', 'relatives’ past brain haemorrhage; AHA 2015 unruptured aneurysms: screening', {
    urgency: 'routine',
    specialties: ['Neurology', 'Neurosurgery', 'Radiology'],
    tr: [
      'anneannem de dayim da beyin kanamasindan gitti, anevrizma patlamis ikisinde de. ben 35 yasindayim hicbi ' +
        'sikayetim yok basim bile agrimaz. mr anjiyo cektirip baktirmak istiyorum hangi bolum bakiyo',
    ],
    ar: [
      'عمتي وستي الله يرحمن راحو بنزيف بالراس من ام الدم. انا ما فيني شي ولا حتى وجع راس، بس بدي اعمل صورة شرايين ' +
        'احتياط واطمن. لوين براجع؟',
    ],
  }),
  lookalike('HL011', 'own past heart attack; ESC 2024 chronic coronary syndromes', {
    urgency: 'routine',
    specialties: ['Cardiology', 'Internal Medicine', 'Cardiovascular Surgery'],
    en: [
      'Had a heart attack in March 2022, two stents, doing great since. I walk the dog an hour a day no trouble. ' +
        "My yearly check is due and it's cheaper over there. What do you do, echo and stress test?",
    ],
    tr: [
      'Merhaba, ben kalp hastasıyım, yıllık kontrol için yazıyorum',
      '3 yıl önce kalp krizi geçirdim, stent takıldı. O günden beri bir şikâyetim olmadı, ilaçlarımı düzenli ' +
        'içiyorum. Sizde hangi tetkikler yapılır?',
    ],
  }),
  lookalike('HL012', 'own past ectopic pregnancy; ESHRE', {
    urgency: 'routine',
    specialties: ['Reproductive Medicine', 'Obstetrics and Gynecology'],
    ru: [
      'В прошлом году внематочная, разорвалась труба, оперировали экстренно, трубу убрали. Сейчас все зажило, не ' +
        'беременна, месячные только закончились. Хотим ЭКО, подскажите с чего начать, мне 33',
    ],
    ar: [
      'العام اللي فات وقع ليا حمل خارج الرحم وحيدو ليا الجعبة، كان النزيف ونقذوني الحمد لله. دابا صحتي مزيانة وما ' +
        'حاملاش، باغا ندير طفل الانبوب عندكم، شحال كيكلف؟',
    ],
  }),
  lookalike('HL013', 'own past fits; NICE NG217 epilepsies: stopping treatment', {
    urgency: 'routine',
    specialties: ['Neurology'],
    en: [
      'hi do you have a neurologist who does online',
      "used to have fits as a kid (absence + a couple of big ones), last one was when I was 11, I'm 25 now. still " +
        'on a tiny dose of valproate. would like a neurologist to say if I can come off it',
    ],
    ru: [
      'в детстве были судороги, эпилепсия стояла. последний приступ в 2010. ээг чистое. хочу снять диагноз чтоб ' +
        'права получить, можно ли пройти обследование у вас за пару дней',
    ],
  }),
  lookalike('HL014', 'own past overdose, well for years; BOMSS / NICE obesity surgery', {
    urgency: 'routine',
    specialties: ['Bariatric Surgery', 'Psychiatry', 'Surgery'],
    en: [
      'Being upfront because the form asks: I took an overdose when I was 19. That’s 12 years ago, had therapy, ' +
        'I’m in a really good place, married, no thoughts like that in a decade. Would the surgeon still do a ' +
        'gastric sleeve? BMI 43',
    ],
    tr: [
      'formda soruyo diye yaziyorum 2014te intihar girisimim oldu hap icmistim. tedavi gordum yillardir iyiyim ' +
        'oyle bi dusuncem yok cok sukur. kilo 128 boy 165 tup mide icin engel mi bu',
    ],
  }),
  lookalike('HL015', 'own past sepsis; EAU urolithiasis', {
    urgency: 'routine',
    specialties: ['Urology', 'Nephrology'],
    tr: [
      'Geçen yaz böbrek taşı yüzünden kana mikrop karışmış, yoğun bakımda yattım 5 gün. Şimdi iyiyim ateşim yok ' +
        'ağrım yok. Sağ böbrekte 8 mm bir taş daha duruyormuş, onu rahat bir zamanda kırdırmak istiyorum.',
    ],
    ru: [
      'Два года назад был сепсис из-за камня в почке, еле вытащили. Теперь анализы хорошие, температуры нет, ' +
        'ничего не болит. Но на УЗИ еще камень 9 мм лежит. Хочу планово убрать, лазером делаете?',
    ],
  }),
  lookalike('HL016', 'hypothesis: a clot on the flight home; NICE NG89', {
    urgency: 'routine',
    specialties: ['Plastic Surgery', 'Surgery'],
    en: [
      'Thinking about a tummy tuck in spring. What worries me is clots – say I was on the plane home and got a ' +
        'swollen leg or couldn’t breathe, what then? Do you give injections? Haven’t booked anything, healthy, 41.',
    ],
    ru: [
      'Пока только думаю про липосакцию. А если в самолете на обратном пути тромб оторвется? через сколько дней ' +
        'вообще летать можно? Операции еще не было, сама здорова',
    ],
  }),
  lookalike('HL017', 'hypothesis: swallowed battery or bleach, nothing has happened', {
    urgency: 'routine',
    specialties: ['Pediatrics', 'Family Medicine', 'Emergency Medicine'],
    tr: [
      'bebegimiz emeklemeye basladi evi duzenliyoruz. diyelim ki dugme pil yuttu ya da deterjan icti, ilk ne ' +
        'yapilir bilmek istiyorum. simdilik bisey yok cok sukur sadece onlem. bi de 9. ay kontrolu icin doktor ' +
        'ariyoruz',
    ],
    ar: [
      'ابي اسأل بس للعلم، لو فرضا ياهل بلع بطارية صغيرة او شرب كلوركس شنو نسوي اول شي؟ ما صار شي ولله الحمد بس ' +
        'بنتي بدت تحبي وابي اكون مستعدة. وابي بعد دكتور اطفال حق تطعيم السنة',
    ],
  }),
  lookalike('HL018', 'hypothesis: allergy to a dental injection', {
    urgency: 'routine',
    specialties: ['Dentistry'],
    ru: [
      'А если у меня вдруг отек Квинке на заморозку случится прямо в кресле, у вас есть реанимация? Раньше не было ' +
        'никогда, просто начиталась. Нужно две коронки и чистка.',
    ],
    ar: [
      'انا بخاف من بنج الاسنان، يعني لو حصلي هبوط ولا حساسية وانا على الكرسي عندكم حد يلحقني؟ عمره ما حصل بس ' +
        'قلقانة. عايزة اعمل حشو عصب وتلبيسة، السن مش بيوجعني دلوقتي',
    ],
  }),
  lookalike('HL019', 'hypothesis: homework about stroke', {
    urgency: null,
    specialties: [],
    en: [
      'hey for my nursing assignment i need the main stroke symptoms and what FAST stands for, due tomorrow. ' +
        'nobody is ill lol',
    ],
    ar: [
      'خويا عندي عرض فالليسي على السكتة القلبية والجلطة ديال الدماغ، بغيت غير الاعراض باش نكتبهم. ما كاين حتى واحد ' +
        'مريض',
    ],
  }),
  lookalike('HL020', 'denials; NICE NG59 low back pain', {
    urgency: 'routine',
    specialties: [
      'Orthopedics',
      'Physical Medicine and Rehabilitation',
      'Neurosurgery',
      'Neurology',
      'Rheumatology',
      'Family Medicine',
    ],
    en: [
      'Low back pain on and off for 2 yrs, worse when I sit at the desk. To answer what your form will ask: no ' +
        'numbness down there, wee and poo normal, legs strong, no fever, no weight loss, no accident. Would like an ' +
        'opinion and some physio.',
    ],
    tr: [
      'Belim ağrıyor 1,5 senedir, uzun oturunca artıyor. İdrar kaçırma yok, bacaklarda uyuşma ya da güçsüzlük yok, ' +
        'ateş yok, kilo kaybı yok. MR’da hafif fıtık dediler ameliyatlık değil. Hangi doktora görüneyim?',
    ],
  }),
]
