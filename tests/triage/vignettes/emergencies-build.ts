import { emergency, type Vignette } from './vignette.ts'

export const EMERGENCIES_BUILD: readonly Vignette[] = [
  emergency('E01', 'NHS: Heart attack', {
    en: [
      'my dad is 58, has had this crushing pressure on his chest for half an hr and its going into his left arm, hes sweating loads',
    ],
    tr: ['babam 58 yaşında yarım saattir göğsünde bir ağırlık var sol koluna vuruyor çok terliyor ne yapalım'],
  }),
  emergency('E03', 'NHS: Stroke (FAST)', {
    en: ['my wifes mouth suddenly went down on one side and she cant lift her right arm, talking rubbish too'],
    ru: ['у мамы внезапно перекосило лицо и правая рука не поднимается, говорит непонятно'],
  }),
  emergency('E05', 'NHS: Anaphylaxis', {
    tr: ['fıstık yedi 10 dk önce dudakları dili şişti nefes almakta zorlanıyor vücudu kıpkırmızı kabardı'],
    ar: ['ابني أكل فستق وشفايفه تورمت ومو قادر يتنفس وجسمه كله احمر'],
  }),
  emergency('E07', 'NICE NG143: Fever in under 5s', {
    en: ['our baby is 6 weeks old and has a temp of 38.6, feeding less since this morning'],
    tr: ['6 haftalık bebeğimin ateşi 38.6 sabahtan beri az emiyor'],
  }),
  emergency('E09', 'RCOG: Bleeding in pregnancy', {
    ru: ['я на 31 неделе беременности и у меня пошла кровь, живот каменный и болит'],
    ar: ['انا حامل بالشهر الثامن وعندي نزيف مع وجع قوي بالبطن'],
  }),
  emergency('E11', 'NICE CG230: Subarachnoid haemorrhage', {
    en: [
      'got the worst headache of my life out of nowhere 20 mins ago like someone hit me, neck is stiff and i threw up',
    ],
    ar: ['فجأة اجاني أقوى صداع بحياتي كأن حدا ضربني على راسي ورقبتي متيبسة واستفرغت'],
  }),
  emergency('E13', 'NHS: Cauda equina syndrome', {
    tr: ['bel ağrım vardı iki gündür, bugün bacaklarımın arası uyuştu ve çişimi yapamıyorum'],
    ru: ['спина болела а сегодня онемело между ног и не могу помочиться, ноги слабеют'],
  }),
  emergency('E15', 'NICE NG158: Pulmonary embolism', {
    en: ['flew back from Istanbul 3 days ago, left calf is swollen and hot and now i suddenly cant catch my breath'],
    ru: ['три дня назад прилетел, нога отекла и болит икра, сейчас резко стало трудно дышать'],
  }),
  emergency('E17', 'NHS: Suicidal thoughts', {
    en: ['i dont want to be here anymore. i have the pills next to me and i think everyone would be better off'],
    tr: ['artık yaşamak istemiyorum, ilaçları aldım önüme koydum kimse fark etmez zaten'],
  }),
  emergency('E19', 'NICE NG232: Head injury with anticoagulant', {
    ru: ['бабушка упала и ударилась головой, она пьет варфарин, теперь сонная и ее тошнит'],
    ar: ['جدتي وقعت على راسها وهي تاخذ مميع للدم وصارت دايخة وتستفرغ'],
  }),
  emergency('E21', 'NHS: Sepsis', {
    en: [
      'had surgery on my belly 5 days ago, now shivering with 39.4 and the wound is red and stinks, feel really confused',
    ],
    ar: ['عملت عملية قبل خمسة ايام والحين حرارتي 39.5 وارجف والجرح احمر ويطلع منه صديد ومشوش'],
  }),
  emergency('E23', 'NHS: Vomiting blood and melaena', {
    tr: ['dünden beri dışkım katran gibi simsiyah, ayağa kalkınca başım dönüyor gözüm kararıyor'],
    en: ['poo has been black like tar since yesterday and i nearly pass out when i stand up'],
  }),
  emergency('E25', 'Royal College of Emergency Medicine: button batteries', {
    en: ['my 2 yr old just swallowed one of those small round batteries from the remote'],
    ru: ['ребенок 2 года проглотил круглую батарейку от пульта только что'],
  }),
  emergency('E27', 'NHS: Asthma attack', {
    ar: ['عندي ربو والبخاخ ما عاد ينفع، مو قادر اكمل جملة وشفايفي زرقا'],
    tr: ['astım hastasıyım fısfıs işe yaramıyor iki kelimeyi bir araya getiremiyorum dudaklarım morardı'],
  }),
  emergency('E29', 'NHS: Meningitis', {
    en: [
      'my son 9 has high fever, cant bear light, neck stiff and there are purple spots that dont fade under a glass',
    ],
    tr: ['oğlum 9 yaşında ateşi yüksek ışığa bakamıyor ensesi sert bacağında bastırınca geçmeyen mor lekeler çıktı'],
  }),
  emergency('E31', 'NICE NG133: Pre-eclampsia', {
    en: ['34 weeks pregnant, terrible headache, seeing flashing spots and my face and hands are all puffed up'],
    ru: ['34 неделя беременности, сильно болит голова, мушки перед глазами, лицо и руки отекли'],
  }),
  emergency('E33', 'NHS: Seizures', {
    tr: ['kardeşim yerde kasılıyor ağzından köpük geliyor 6 dakika oldu durmuyor'],
    ar: ['اخوي طاح على الارض ويتشنج ويطلع رغوة من فمه صارله ست دقايق'],
  }),
  emergency('E35', 'NHS: Severe bleeding', {
    ru: ['порезал руку болгаркой, кровь бьет фонтаном и не останавливается'],
    en: ['cut my arm with a grinder, blood is pumping out and wont stop even with a towel on it'],
  }),
  emergency('E37', 'NICE NG156: Abdominal aortic aneurysm', {
    en: ['my 72 year old father has sudden tearing pain in belly and back, went grey and fainted'],
    ar: ['ابوي عمره 72 صار معاه الم مفاجئ يمزق بالبطن والظهر واصفر ووقع مغمى عليه'],
  }),
  emergency('E39', 'NHS: Poisoning', {
    tr: ['3 yaşındaki kızım çamaşır suyu içti ağzı yandı ağlıyor'],
    ru: ['дочка 3 года выпила отбеливатель, плачет, рот обожгла'],
  }),
  emergency('E41', 'NHS: Diabetic ketoacidosis', {
    en: [
      'type 1 diabetic, sugar 28, been throwing up all night, breathing fast and my breath smells like nail varnish',
    ],
    ar: ['مريض سكري نوع اول السكر 450 واستفرغ من الليل ونفسي سريع وريحته مثل الاسيتون'],
  }),
  emergency('E43', 'NHS: Testicular torsion', {
    tr: ['oğlum 14 yaşında bir saat önce testisi aniden çok kötü ağrımaya başladı şişti kusuyor'],
    ru: ['сыну 14, час назад резко сильно заболело яичко, опухло и его рвет'],
  }),
  emergency('E45', 'RCOphth: Chemical eye injury', {
    en: ['splashed drain cleaner in my eye cant open it burns like hell'],
    ru: ['брызнуло средство для труб в глаз, не могу открыть, страшно жжет'],
  }),
]
