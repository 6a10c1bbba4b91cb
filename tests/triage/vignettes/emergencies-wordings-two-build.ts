import { emergencies, type Vignette } from './vignette.ts'

export const EMERGENCY_WORDINGS_TWO: readonly Vignette[] = [
  ...emergencies('W13', 'NHS: Testicular torsion', {
    en: [
      '13 year old woke up with agony in one ball and its higher than the other',
      'sudden nut pain, swollen and i feel sick',
    ],
    tr: [
      '13 yaşında oğlum bir yumurtasında şiddetli ağrıyla uyandı',
      'birden taşağım şişti dayanılmaz ağrıyor midem bulanıyor',
    ],
    ru: ['сын 13 лет проснулся от сильной боли в яичке', 'внезапно яйцо распухло и дико болит, тошнит'],
    ar: ['ولدي 13 سنة صحى من النوم على الم قوي بالخصية', 'فجأة خصيتي ورمت وتوجع مره وراح استفرغ'],
  }),
  ...emergencies('W14', 'NICE NG147: Acute limb ischaemia', {
    en: [
      'my foot went white and cold and numb an hour ago, toes dont move, hurts like mad',
      'leg in plaster is getting tighter, unbearable pain and toes are tingling and blue',
    ],
    tr: [
      'ayağım bir saat önce bembeyaz buz gibi oldu hissetmiyorum çok ağrıyor',
      'alçıdaki bacağım çok sıkıyor dayanılmaz ağrıyor parmaklarım mor',
    ],
    ru: [
      'нога час назад стала белая и ледяная, не чувствую пальцев, боль дикая',
      'нога в гипсе, невыносимая боль, пальцы синие и онемели',
    ],
    ar: ['رجلي صارت بيضا وباردة من ساعة وما احس فيها وتوجع كثير', 'رجلي بالجبس وتضغط مره والم ما ينطاق واصابعي زرق'],
  }),
  ...emergencies('W15', 'NHS: Cauda equina syndrome', {
    en: [
      'sciatica both legs, cant feel when i wipe, havent been able to wee since morning',
      'back went, now groin and inner thighs are dead and im leaking',
    ],
    tr: [
      'iki bacağıma da vuruyor, tuvalet yaptığımı hissetmiyorum, sabahtan beri çişim gelmiyor',
      'belim tutuldu şimdi apış aram hissiz ve kaçırıyorum',
    ],
    ru: [
      'стреляет в обе ноги, не чувствую когда хожу в туалет, с утра не могу пописать',
      'сорвал спину, теперь промежность как не своя и подтекает моча',
    ],
    ar: [
      'الم بالرجلين الثنتين وما احس لما اروح الحمام ومن الصبح مو قادر ابول',
      'ظهري انفك والحين ما بين فخوذي ميت والبول ينزل لحاله',
    ],
  }),
  ...emergencies('W16', 'NICE NG232: Head injury', {
    en: [
      'baby rolled off the changing table, landed on head, vomited three times since',
      'fell down the stairs, cant remember it, clear fluid coming from my nose',
      'grandad on apixaban bumped his head yesterday, now really sleepy',
    ],
    tr: [
      'bebek alt değiştirme masasından kafa üstü düştü üç kere kustu',
      'merdivenden yuvarlandım hatırlamıyorum burnumdan su geliyor',
      'dedem kan sulandırıcı içiyor dün kafasını çarptı şimdi çok uykulu',
    ],
    ru: [
      'малыш упал с пеленального столика головой, трижды вырвало',
      'упал с лестницы, не помню ничего, из носа течет прозрачная жидкость',
      'дед на ксарелто вчера стукнулся головой, сегодня сильно сонный',
    ],
    ar: [
      'البيبي طاح من السرير على راسه واستفرغ ثلاث مرات',
      'وقعت من الدرج ومو متذكر شي وفي سائل شفاف نازل من انفي',
      'جدي ياخذ مسيل دم وخبط راسه امبارح والحين نعسان كثير',
    ],
  }),
  ...emergencies('W17', 'NICE CG230: Subarachnoid haemorrhage', {
    en: ['bang, worst pain ever in my head during sex, been sick twice'],
    tr: ['ilişki sırasında kafamda bir anda patlama gibi ağrı iki kere kustum'],
    ru: ['во время секса как взорвалось в голове, дважды вырвало'],
    ar: ['وقت الجماع صار انفجار براسي واستفرغت مرتين'],
  }),
  ...emergencies('W18', 'NHS: Seizures', {
    en: [
      'wife is fitting and it hasnt stopped',
      '2yo with fever had a convulsion, still not himself',
      'first ever fit this morning, bit his tongue and wet himself',
    ],
    tr: [
      'karım nöbet geçiriyor durmadı',
      '2 yaşında ateşli havale geçirdi hala kendinde değil',
      'sabah ilk defa sara nöbeti geçirdi dilini ısırdı altına kaçırdı',
    ],
    ru: [
      'у жены припадок, не прекращается',
      'двухлетка с температурой, были судороги, до сих пор не в себе',
      'утром впервые случился приступ, прикусил язык, обмочился',
    ],
    ar: [
      'زوجتي تتشنج وما وقفت',
      'طفل سنتين حرارة وجاه تشنج ولسه مو بوعيه',
      'اول مرة تجيه نوبة صرع الصبح عض لسانه وبلل نفسه',
    ],
  }),
  ...emergencies('W19', 'NHS: Burns and scalds', {
    en: [
      'pulled the kettle over herself, 18 months, skin on her tummy coming off',
      'petrol fire, both hands and face burned',
    ],
    tr: ['18 aylık üstüne çaydanlık döktü karnının derisi soyuluyor', 'benzin alev aldı iki elim ve yüzüm yandı'],
    ru: ['опрокинула на себя чайник, полтора года, кожа на животе слезает', 'вспыхнул бензин, обгорели лицо и руки'],
    ar: ['سحبت عليها غلاية الشاي عمرها سنة ونص وجلد بطنها يتقشر', 'البنزين ولع واحترقت ايديني ووجهي'],
  }),
  ...emergencies('W20', 'NHS: Poisoning', {
    en: [
      '2 year old ate some of grandmas heart tablets',
      'swallowed toilet cleaner by mistake',
      'we all have headaches and feel sick, gas heater is on',
      'carbon monoxide alarm is beeping and my wife is dizzy',
      'ate wild mushrooms last night, now vomiting nonstop and diarrhoea',
    ],
    tr: [
      '2 yaşındaki babaannesinin kalp haplarından yemiş',
      'yanlışlıkla tuz ruhu içtim',
      'hepimizin başı ağrıyor midemiz bulanıyor soba yanıyor',
      'karbonmonoksit alarmı çalıyor eşimin başı dönüyor',
      'dün gece doğadan topladığımız mantarı yedik durmadan kusuyoruz',
    ],
    ru: [
      'двухлетний ребенок съел бабушкины таблетки от сердца',
      'случайно глотнул средство для унитаза',
      'у всех болит голова и тошнит, топим печку',
      'сработал датчик угарного газа, жене плохо',
      'вчера поели лесных грибов, рвет без остановки и понос',
    ],
    ar: [
      'طفل سنتين اكل حبوب القلب حق جدته',
      'شربت منظف حمامات بالغلط',
      'كلنا راسنا يوجعنا ونبي نستفرغ والدفاية شغالة',
      'جهاز اول اكسيد الكربون يصفر وزوجتي دايخة',
      'اكلنا فطر بري امس والحين استفراغ واسهال ما يوقف',
    ],
  }),
  ...emergencies('W21', 'NHS: Poisoning; NICE NG225', {
    en: ['took a bunch of my antidepressants an hour ago, regret it', 'friend took too many pills wont wake properly'],
    tr: ['bir saat önce antidepresanlarımın hepsini yuttum pişmanım', 'arkadaşım çok ilaç içmiş uyanmıyor'],
    ru: ['час назад наглотался антидепрессантов, жалею', 'подруга выпила много таблеток, не добудиться'],
    ar: ['قبل ساعة اخذت كل حبوب الاكتئاب وندمانة', 'صاحبي اخذ حبوب كثيرة ومو راضي يصحى'],
  }),
  ...emergencies('W22', 'RCEM: Button batteries', {
    en: ['one yr old had a button battery in her mouth, cant find it and she is dribbling', 'son ate fridge magnets'],
    tr: ['bir yaşındaki düğme pili ağzına almıştı bulamıyoruz salyası akıyor', 'oğlum mıknatıs yuttu'],
    ru: ['годовалая держала во рту батарейку, теперь не найдем, слюни текут', 'сын наелся магнитиков'],
    ar: ['بنتي عمرها سنة كان بثمها بطارية صغيرة وما لقيناها وريالها يسيل', 'ابني بلع مغناطيس الثلاجة'],
  }),
  ...emergencies('W23', 'NHS: Diabetic ketoacidosis; Low blood sugar', {
    en: [
      'type one, ran out of insulin, vomiting, so thirsty and breathing weird',
      'my diabetic dad is sweaty, shaking and acting drunk',
    ],
    tr: [
      'tip 1 im insülinim bitti kusuyorum çok susuyorum nefesim garip',
      'şeker hastası babam terliyor titriyor sarhoş gibi',
    ],
    ru: [
      'диабет 1 типа, закончился инсулин, рвота, жажда, дышу странно',
      'папа диабетик, потный, дрожит и ведет себя как пьяный',
    ],
    ar: ['سكري نوع اول خلص الانسولين واستفرغ وعطشان كثير ونفسي غريب', 'ابوي سكري ومتعرق ويرجف ويتصرف كأنه سكران'],
  }),
  ...emergencies('W24', 'NHS: Addison’s disease', {
    en: ['addisons, throwing up my hydrocortisone since morning, so weak i cant stand'],
    tr: ['addison hastasıyım sabahtan beri kortizonumu kusuyorum ayakta duramıyorum'],
    ru: ['болезнь аддисона, рвет гидрокортизоном с утра, не могу встать от слабости'],
    ar: ['عندي مرض اديسون ومن الصبح استفرغ الكورتيزون وما اقدر اوقف من الضعف'],
  }),
  ...emergencies('W25', 'NHS: Peritonitis; Appendicitis', {
    en: [
      'belly hard as a board, any movement is agony, fever',
      'pain started round navel now bottom right, cant straighten up, been sick',
      'havent pooed or passed wind for 3 days, belly huge, throwing up green',
    ],
    tr: [
      'karnım tahta gibi kıpırdayınca ölüyorum ateşim var',
      'ağrı göbekten başladı şimdi sağ alta indi doğrulamıyorum kustum',
      '3 gündür gaz bile çıkaramıyorum karnım davul gibi yeşil kusuyorum',
    ],
    ru: [
      'живот как доска, любое движение адская боль, температура',
      'болело вокруг пупка, теперь внизу справа, не разогнуться, рвало',
      'три дня ни стула ни газов, живот раздут, рвота зеленым',
    ],
    ar: [
      'بطني قاسي مثل الخشب واي حركة تموتني وحرارة',
      'الوجع بدأ حول السرة والحين نزل يمين تحت وما اقدر اعدل ظهري واستفرغت',
      'ثلاث ايام لا خروج ولا غازات وبطني منفوخ واستفرغ اخضر',
    ],
  }),
  ...emergencies('W26', 'NHS: Hernia', {
    en: ['my groin lump wont go back in, its rock hard and purple and im vomiting'],
    tr: ['kasığımdaki fıtık içeri girmiyor sertleşti morardı kusuyorum'],
    ru: ['грыжа в паху не вправляется, стала твердой и посинела, рвота'],
    ar: ['الفتق ما يرجع لجوا وصار قاسي ولونه ازرق واستفرغ'],
  }),
]
