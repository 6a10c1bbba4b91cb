import { emergencies, type Vignette } from './vignette.ts'

export const EMERGENCY_WORDINGS_ONE: readonly Vignette[] = [
  ...emergencies('W01', 'NHS: Heart attack', {
    en: [
      'my mum is 66 and diabetic, says she feels like indigestion but shes clammy and grey and her jaw aches, started an hour ago',
      'tightness across my chest since breakfast, cant get comfortable, left arm feels dead and im drenched',
      'its like someone is sitting on my chest',
      'husband collapsed clutching his chest',
    ],
    tr: [
      'göğsümün ortasında biri oturuyor gibi, sol kolum uyuştu',
      'anneme bir şey oldu göğsü sıkışıyor rengi attı soğuk soğuk terliyor şeker hastası',
      'gogsumde sikisma var cenem agriyor terliyorum ne yapayim',
      'kocam göğsünü tutup yere yığıldı',
    ],
    ru: [
      'у мужа жжет за грудиной и отдает в левую лопатку, бледный, липкий пот',
      'давит грудь, трудно вздохнуть, немеет левая рука, минут двадцать уже',
      'мать диабетик, тошнит, слабость, челюсть ноет и вся мокрая',
      'грудь как в тисках',
    ],
    ar: [
      'صدري يضغطني وكأن في صخرة عليه وايدي الشمال منملة',
      'ابويا عنده سكر وبيشتكي من وجع في سدره وعرقان وبيرجع',
      'زوجي ماسك صدره ومو قادر ياخذ نفس ووجهه اصفر',
      'قلبي كيوجعني بزاف وكنعرق والوجع كيطلع للكتف',
    ],
  }),
  ...emergencies('W02', 'NHS: Stroke (FAST)', {
    en: [
      "dad's face looks wonky and he's slurring like he's drunk but he doesnt drink",
      'woke up and my right arm and leg wont work, cant grip my phone',
      'grandma suddenly cant find words and keeps dropping her cup',
      'lost vision in one eye and one side of my face feels numb, about 30 min',
      'my nan is talking gibberish all of a sudden and cant stand straight',
    ],
    tr: [
      'babamın ağzı bir yana kaydı konuşurken kelimeleri yuvarlıyor',
      'sabah kalktım sağ kolum bacağım tutmuyor',
      'babaannem bir anda konuşamaz oldu elindeki bardağı düşürdü',
      'yuzum birden uyustu dilim dolaniyor',
      'eşimin yüzünün yarısı düştü gülümseyemiyor',
    ],
    ru: [
      'у бабушки опустился уголок рта, язык заплетается',
      'проснулся, правая рука и нога как ватные, не слушаются',
      'папа вдруг стал путать слова и не может поднять руку',
      'половина лица онемела и двоится в глазах с утра',
      'муж не может улыбнуться, лицо съехало',
    ],
    ar: [
      'فم ابوي عوج على جنب وكلامه صار مو واضح',
      'صحيت من النوم وايدي ورجلي اليمين مش بتتحرك',
      'ستي فجأة ما عادت تعرف تحكي ووقع الكاس من ايدها',
      'جدتي وجهها نازل من جهة وما تقدر تبتسم',
      'نص جسمي نمل فجأة ولساني ثقيل',
    ],
  }),
  ...emergencies('W03', 'NICE NG156: Abdominal aortic aneurysm', {
    en: [
      'sudden ripping pain between my shoulder blades, never felt anything like it, feel like im going to pass out',
      'grandpa has known aneurysm and now belly and back pain, looks white as a sheet',
    ],
    tr: [
      'birden sırtımdan karnıma doğru yırtılır gibi bir acı saplandı bayılacak gibiyim',
      'dedemin karnında anevrizma vardı şimdi karnı ve beli çok ağrıyor bembeyaz oldu',
    ],
    ru: [
      'резкая боль между лопаток, как будто рвется что-то внутри, темнеет в глазах',
      'у деда аневризма аорты, сейчас сильно болит живот и спина, побледнел',
    ],
    ar: [
      'الم مفاجئ بظهري كأنه شي ينشق وراح اغمى علي',
      'جدي عنده تمدد بالشريان والحين بطنه وظهره يوجعونه مره ووجهه شاحب',
    ],
  }),
  ...emergencies('W04', 'NICE NG158: Venous thromboembolism', {
    en: [
      'had knee replacement 10 days ago and now sharp pain when i breathe in and coughing up a bit of blood',
      'out of breath just walking to the toilet, one leg is fatter than the other, on the pill',
      '3 weeks after my c section and suddenly breathless with chest pain',
    ],
    tr: [
      'ameliyattan on gün sonra nefes alınca göğsüme batıyor kan tükürdüm',
      'bir bacağım diğerinden şiş ve birden nefes alamaz oldum doğum kontrol hapı kullanıyorum',
      'uzun otobüs yolculuğundan sonra baldırım taş gibi oldu, nefesim daralıyor',
    ],
    ru: [
      'после операции на колене прошло 10 дней, больно вдохнуть и кашляю с кровью',
      'нога одна толще другой и одышка появилась внезапно, пью противозачаточные',
      'после долгого перелета распухла голень и теперь задыхаюсь',
    ],
    ar: [
      'بعد عملية الركبة بعشرة ايام صار يوجعني صدري لما اخذ نفس واكح دم',
      'رجلي وحدة اكبر من الثانية وفجأة نفسي مقطوع واخذ حبوب منع حمل',
      'بعد سفر طويل ساقي انتفخت وما عاد اقدر اتنفس زين',
    ],
  }),
  ...emergencies('W05', 'NHS: Sepsis', {
    en: [
      'my wife has a uti, now shes freezing, shaking, breathing really fast and not making sense',
      'infected cut on my hand, red line going up my arm, fever and chills and i feel awful',
      'feels like im dying, 40 fever, skin mottled and havent peed all day',
    ],
    tr: [
      'eşimin idrar yolu enfeksiyonu vardı şimdi titriyor hızlı hızlı nefes alıyor saçma sapan konuşuyor',
      'elimdeki kesik iltihaplandı kırmızı çizgi koluma doğru çıkıyor ateşim var titriyorum',
      '40 ateşim var cildim benek benek oldu bütün gün idrara çıkmadım ölecek gibiyim',
    ],
    ru: [
      'у жены цистит был, теперь озноб, дышит часто, заговаривается',
      'порез на руке воспалился, красная полоса вверх по руке, температура и озноб',
      'температура 40, кожа мраморная, за день ни разу не сходил в туалет, чувствую что умираю',
    ],
    ar: [
      'زوجتي كان عندها التهاب بول والحين ترجف وتتنفس بسرعة وتخربط بالكلام',
      'جرح بيدي ملتهب وفي خط احمر طالع لفوق مع حرارة ورجفة',
      'حرارتي 40 وجلدي مبقع وما تبولت من الصبح وحاس اني بموت',
    ],
  }),
  ...emergencies('W06', 'NHS: Meningitis', {
    en: [
      'my teenage son has a splitting head, temp 39.5, cant put chin to chest and hates the light',
      'little red pin dots on my daughters tummy that stay when i press, shes hot and sleepy',
    ],
    tr: [
      'kızımın karnında iğne ucu gibi kırmızı noktalar var bastırınca geçmiyor ateşi var uyukluyor',
      'oğlumun ateşi 39.5 başı çatlıyor çenesini göğsüne değdiremiyor',
    ],
    ru: [
      'у дочки на животе мелкие красные точки, при нажатии не исчезают, горячая и сонная',
      'у сына температура 39.5, голова раскалывается, не может подбородок к груди прижать',
    ],
    ar: [
      'بنتي على بطنها نقط حمرا صغيرة ما تروح لما اضغط عليها وحرارتها عالية ونعسانة',
      'ابني حرارته 39.5 وراسه بينفجر ومش قادر ينزل دقنه على صدره',
    ],
  }),
  ...emergencies('W07', 'NHS: Anaphylaxis', {
    en: [
      'ate a prawn curry and my tongue is swelling, voice gone hoarse, itchy all over',
      'started new antibiotic today, face puffed up like a balloon and wheezing',
      'bee sting on my neck, hives everywhere, feel like passing out',
    ],
    tr: [
      'karides yedim dilim şişiyor sesim kısıldı her yerim kaşınıyor',
      'bugün antibiyotiğe başladım yüzüm balon gibi şişti hırıltım var',
      'boynumdan arı soktu her yerim kabardı bayılacak gibiyim',
    ],
    ru: [
      'поел креветок, язык распухает, голос сел, все чешется',
      'сегодня начал антибиотик, лицо раздуло и свистит в груди',
      'пчела ужалила в шею, крапивница по всему телу, сейчас упаду в обморок',
    ],
    ar: [
      'اكلت جمبري ولساني بيورم وصوتي راح وجسمي كله بيحكني',
      'بديت مضاد اليوم ووجهي انتفخ وصدري يصفر',
      'لسعتني نحلة برقبتي وطلع لي شرى بكل جسمي وراح يغمى علي',
    ],
  }),
  ...emergencies('W08', 'NHS: Asthma attack; NHS: Shortness of breath', {
    en: [
      'my kid has asthma, 10 puffs of the blue one and still gasping, belly sucking in',
      'copd, oxygen at home, today i can barely talk and my fingertips are bluish',
      'cant catch my breath sitting still',
      'struggling to breathe since last night getting worse',
    ],
    tr: [
      'oğlum astımlı on kere sıktım ilacı hala nefes alamıyor karnı içine çekiliyor',
      'koah hastasıyım bugün zor konuşuyorum tırnaklarım morardı',
      'oturduğum yerde nefes nefeseyim',
      'dün geceden beri nefes almakta zorlanıyorum gittikçe kötü',
    ],
    ru: [
      'у ребенка астма, сделали 10 вдохов ингалятора, все равно задыхается, ребра втягиваются',
      'хобл, сегодня еле говорю, кончики пальцев посинели',
      'не могу отдышаться даже сидя',
      'с ночи тяжело дышать и становится хуже',
    ],
    ar: [
      'ولدي عنده ربو بخيت عشر بخات ولسه مو قادر يتنفس وبطنه تنسحب',
      'عندي انسداد رئوي واليوم بالكاد اتكلم واظافري زرقا',
      'مش قادر اخد نفسي حتى وانا قاعد',
      'من البارحة صعوبة بالتنفس وعم تزيد',
    ],
  }),
  ...emergencies('W09', 'NHS: Choking', {
    en: ['toddler choking on a grape, going purple', 'piece of meat stuck in my throat, cant swallow my own spit'],
    tr: ['çocuğun boğazına üzüm kaçtı morarıyor', 'boğazımda et kaldı tükürüğümü yutamıyorum'],
    ru: ['ребенок подавился виноградиной, синеет', 'кусок мяса застрял в горле, слюну не могу проглотить'],
    ar: ['الطفل شرق بحبة عنب وازرق', 'لقمة لحم واقفة بزوري ومش قادر ابلع ريقي'],
  }),
  ...emergencies('W10', 'NHS: Vomiting blood; NICE CG141', {
    en: [
      'puking stuff that looks like coffee grounds',
      'passing loads of dark red blood and clots from my back passage, feel faint',
    ],
    tr: ['kahve telvesi gibi kusuyorum', 'makatımdan çok fazla pıhtılı koyu kan geliyor başım dönüyor'],
    ru: ['рвота как кофейная гуща', 'из заднего прохода много темной крови со сгустками, кружится голова'],
    ar: ['استفرغ شي مثل القهوة', 'نزيف كثير من تحت دم غامق وقطع ودايخ'],
  }),
  ...emergencies('W11', 'NHS: Ectopic pregnancy', {
    en: [
      'period is two weeks late and now awful pain low on the left with dizziness',
      'positive pregnancy test last week, stabbing in my side and pain in shoulder',
    ],
    tr: [
      'adetim iki hafta gecikti şimdi sol kasığımda çok kötü ağrı var başım dönüyor',
      'geçen hafta test pozitif çıktı yan tarafıma saplanıyor omzum da ağrıyor',
    ],
    ru: [
      'задержка две недели, сильно болит внизу слева, кружится голова',
      'тест положительный неделю назад, колет в боку и отдает в плечо',
    ],
    ar: [
      'دورتي متاخرة اسبوعين وعندي وجع شديد تحت عاليسار ودوخة',
      'طلعت حامل الاسبوع الماضي وفي نغزات بجنبي والم بكتفي',
    ],
  }),
  ...emergencies('W12', 'RCOG: Bleeding in pregnancy; Reduced fetal movements; NICE NG133', {
    en: [
      '28 weeks and havent felt the little one kick since yesterday morning',
      'pregnant 33 wks, vision blurry, pain under my ribs, head pounding, BP 165/110',
      'soaking a pad an hour, 9 weeks pregnant, cramping',
      'waters broke at 30 weeks',
      'gave birth 4 days ago and im flooding, clots the size of plums',
    ],
    tr: [
      '28 haftalığım dün sabahtan beri bebek hiç oynamadı',
      '33 haftalık hamileyim gözüm bulanık kaburgamın altı ağrıyor tansiyon 165/110',
      '9 haftalık hamileyim saatte bir ped doluyor sancım var',
      '30. haftada suyum geldi',
      'dört gün önce doğurdum çok kanıyorum erik kadar pıhtı geliyor',
    ],
    ru: [
      '28 недель, со вчерашнего утра малыш не толкается',
      '33 недели, мутно вижу, болит под ребрами, голова раскалывается, давление 165 на 110',
      'беременна 9 недель, прокладка за час промокает, схватки',
      'отошли воды на 30 неделе',
      'родила 4 дня назад, льет как из ведра, сгустки большие',
    ],
    ar: [
      'انا بالاسبوع 28 والبيبي ما تحرك من امبارح الصبح',
      'حامل 33 اسبوع ونظري مغبش ووجع تحت الضلوع وضغطي 165/110',
      'حامل 9 اسابيع وبغير فوطة كل ساعة ومغص',
      'نزلت مية الراس وانا بالاسبوع 30',
      'ولدت من اربع ايام والنزيف قوي وقطع كبيرة',
    ],
  }),
]
