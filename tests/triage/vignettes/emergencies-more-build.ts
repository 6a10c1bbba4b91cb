import { emergency, type Vignette } from './vignette.ts'

export const EMERGENCIES_MORE: readonly Vignette[] = [
  emergency('E02', 'NHS: Heart attack in women', {
    ar: ['امي تحس بضغط على صدرها من ساعة وفكها يوجعها وتتعرق عرق بارد ودايخة'],
    ru: ['маме 61, давит за грудиной уже час, отдает в челюсть, холодный пот и тошнит'],
  }),
  emergency('E04', 'NHS: Stroke (FAST)', {
    tr: ['dedemin birden sol kolu tutmamaya başladı konuşması peltekleşti yüzü kaydı'],
    ar: ['جدي فجأة ثقل لسانه وما يقدر يحرك ايده اليسار ووجهه مايل'],
  }),
  emergency('E06', 'NHS: Anaphylaxis', {
    en: ['stung by a wasp 5 min ago, throat feels like closing, hives all over and feeling faint'],
    ru: ['ужалила оса пять минут назад, горло сжимает, вся в волдырях, темнеет в глазах'],
  }),
  emergency('E08', 'NICE NG143: Fever in under 5s', {
    ru: ['малышу два месяца, температура 38,9, вялый и плохо ест'],
    ar: ['رضيعي عمره شهرين حرارته 38.8 وما يرضع وخامل'],
  }),
  emergency('E10', 'NHS: Ectopic pregnancy', {
    en: [
      'about 7 weeks pregnant, sharp pain on one side low down, bit of bleeding and my shoulder tip hurts, feel faint',
    ],
    tr: ['7 haftalık hamileyim kasığımın bir tarafında bıçak gibi ağrı var kanamam başladı bayılacak gibiyim'],
  }),
  emergency('E12', 'NICE CG230: Thunderclap headache', {
    ru: ['резко ударило в голову, такой боли никогда в жизни не было, началось за секунду, рвота'],
    tr: ['hayatımda hiç böyle baş ağrısı çekmedim bir anda patladı kafam ensem tutuldu kustum'],
  }),
  emergency('E14', 'NHS: Cauda equina syndrome', {
    en: ['slipped disc since march but since last night numb around my bottom and im wetting myself without noticing'],
    ar: ['عندي ديسك ومن امس صار خدر بين رجولي وما عدت اتحكم بالبول'],
  }),
  emergency('E16', 'NICE NG158: Pulmonary embolism after surgery', {
    tr: ['iki hafta önce diz ameliyatı oldum baldırım şişti bugün birden nefesim kesildi göğsüme batıyor'],
    ar: ['سويت عملية ركبة من اسبوعين وساقي متورمة واليوم فجأة صار عندي ضيق نفس ونغزة بصدري'],
  }),
  emergency('E18', 'NHS: Suicidal thoughts', {
    ru: ['не хочу больше жить, думаю спрыгнуть с балкона, все равно я никому не нужен'],
    ar: ['تعبت من الحياة وابي انهي حياتي الليلة ما في فايدة'],
  }),
  emergency('E20', 'NICE NG232: Head injury', {
    en: [
      'my husband banged his head on the pavement, hes on blood thinners, was knocked out and now keeps repeating himself',
    ],
    tr: ['eşim kafasını kaldırıma çarptı kan sulandırıcı kullanıyor bayıldı şimdi hep aynı şeyi soruyor'],
  }),
  emergency('E22', 'NHS: Sepsis', {
    tr: ['annem idrar yolu enfeksiyonu geçiriyordu şimdi 39.7 ateş titriyor saçmalıyor nefesi çok hızlı'],
    ru: ['у мамы была инфекция мочевого, теперь 39,8, трясет, бредит и часто дышит'],
  }),
  emergency('E24', 'NHS: Vomiting blood', {
    en: ['been throwing up bright red blood since this morning, a cupful at least, dizzy'],
    ar: ['صرت استفرغ دم احمر من الصبح كمية كبيرة ودايخ'],
  }),
  emergency('E26', 'Royal College of Emergency Medicine: magnets', {
    tr: ['oğlum 4 yaşında oyuncaktan çıkan iki küçük mıknatısı yuttu'],
    ar: ['بنتي سنتين بلعت بطارية صغيرة مدورة من اللعبة'],
  }),
  emergency('E28', 'NHS: Severe breathlessness', {
    en: ['gran with copd is gasping, lips have gone blue, can only say one word at a time'],
    ru: ['у бабушки хобл, задыхается, губы синие, говорит по одному слову'],
  }),
  emergency('E30', 'NHS: Meningitis', {
    ru: ['дочь 17 лет, жар, голова раскалывается, не может наклонить голову к груди, сыпь как синяки'],
    ar: ['بنتي 17 سنة حرارة عالية وراسها بينفجر ورقبتها يابسة وطلع لها بقع بنفسجية'],
  }),
  emergency('E32', 'NICE NG133: Pre-eclampsia', {
    tr: ['36 haftalık gebeyim tansiyonum 170 başım zonkluyor gözümde ışıklar çakıyor ellerim şişti'],
    ar: ['حامل بالاسبوع 36 وضغطي 170 وصداع قوي وأشوف نجوم ورجولي ووجهي منفوخة'],
  }),
  emergency('E34', 'NHS: Febrile seizure, first and long', {
    en: ['toddler burning up and started jerking all over, eyes rolled back, going on over 5 minutes'],
    ru: ['ребенок полтора года, жар и судороги, глаза закатились, уже больше пяти минут'],
  }),
  emergency('E36', 'NHS: Severe burns', {
    tr: ['kazan patladı kaynar su yüzüme ve göğsüme geldi derim soyuluyor'],
    ar: ['انكب علي ماي مغلي على وجهي وصدري والجلد قاعد يتقشر'],
  }),
  emergency('E38', 'ESC: Aortic dissection', {
    tr: ['birden sırtımın ortasına bıçak saplanır gibi yırtıcı bir ağrı girdi göğsüme yayıldı kolumun biri uyuştu'],
    ru: ['внезапно разрывающая боль в груди и спине между лопаток, рука онемела, бледный весь'],
  }),
  emergency('E40', 'NHS: Paracetamol overdose', {
    en: ['my flatmate took about 40 paracetamol two hours ago, says she feels fine now'],
    ar: ['رفيقتي بلعت حوالي اربعين حبة بندول قبل ساعتين وتقول انها منيحة'],
  }),
  emergency('E42', 'NHS: Hypoglycaemia', {
    ru: ['муж диабетик на инсулине, сахар 2,1, весь мокрый, не узнает нас и не может глотать'],
    tr: ['eşim insülin kullanıyor şekeri 40 a düştü ter içinde bizi tanımıyor yutamıyor'],
  }),
  emergency('E44', 'RCOphth: Sudden loss of vision', {
    en: ['suddenly lost sight in my right eye an hour ago like a curtain came down'],
    tr: ['bir saat önce sağ gözüm birden karardı perde indi gibi hiç görmüyorum'],
  }),
]
