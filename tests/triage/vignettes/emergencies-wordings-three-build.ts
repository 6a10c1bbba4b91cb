import { emergencies, type Vignette } from './vignette.ts'

export const EMERGENCY_WORDINGS_THREE: readonly Vignette[] = [
  ...emergencies('W27', 'NHS: Eye injuries; Sudden vision loss', {
    en: [
      'bleach splashed in eyes',
      'eye rock hard and so painful, halos round lights, being sick',
      'flashes, lots of new floaters and a shadow at the side of my vision since this morning',
      'metal shard went in my eye',
    ],
    tr: [
      'gözüme çamaşır suyu kaçtı',
      'gözüm taş gibi çok ağrıyor ışıkların etrafında halka görüyorum kusuyorum',
      'sabahtan beri ışık çakmaları, bir sürü uçuşan nokta ve kenarda gölge var',
      'gözüme metal parçası saplandı',
    ],
    ru: [
      'в глаза попала хлорка',
      'глаз каменный и страшно болит, радужные круги вокруг лампочек, рвота',
      'с утра вспышки, много мушек и тень сбоку',
      'в глаз вошел осколок металла',
    ],
    ar: [
      'دخل كلور بعيوني',
      'عيني متحجرة وتوجع كثير واشوف هالات حول الضو واستفرغ',
      'من الصبح اشوف ومضات وذباب كثير وظل على جنب',
      'دخلت شظية حديد بعيني',
    ],
  }),
  ...emergencies('W28', 'NHS: Help for suicidal thoughts; NICE CG178', {
    en: [
      'i keep thinking about ending things and i have a plan',
      'whats the point, ive written letters to the kids, tonight its over',
      'my brother is hearing voices telling him to stab people',
      'new mum, scared ill throw my baby out of window',
      'cut my wrists',
    ],
    tr: [
      'kendime bir şey yapmaktan korkuyorum planım var',
      'çocuklara mektup yazdım bu gece bitecek',
      'kardeşim sesler duyuyor insanları bıçakla diyorlar',
      'yeni doğum yaptım bebeğimi camdan atmaktan korkuyorum',
      'bileğimi kestim',
    ],
    ru: [
      'постоянно думаю как все закончить, есть план',
      'написала детям письма, сегодня все кончится',
      'брат слышит голоса, они велят резать людей',
      'недавно родила, боюсь выбросить ребенка в окно',
      'порезала вены',
    ],
    ar: [
      'دايما افكر انهي كل شي وعندي خطة',
      'كتبت رسائل لعيالي والليلة خلاص تنتهي',
      'اخوي يسمع اصوات تقول له اطعن الناس',
      'ولدت جديد وخايفة ارمي ابني من الشباك',
      'قطعت شراييني',
    ],
  }),
  ...emergencies('W29', 'NICE NG143: Fever in under 5s; NHS: Is your baby seriously ill?', {
    en: [
      'newborn 10 days wont wake for feeds and feels cold',
      '5 week old is throwing up green bile',
      '8 month old, no wet nappies since last night, sunken eyes, cant keep anything down',
      'my babys soft spot is bulging and she cries when picked up',
      '4 month old is grunting and nostrils flaring',
      'baby 7 weeks 38.4',
      'child pale and floppy after diarrhoea for two days',
      'one year old screams and pulls knees up every ten minutes, red jelly in nappy',
    ],
    tr: [
      '10 günlük bebeğim emmek için uyanmıyor vücudu soğuk',
      '5 haftalık yeşil kusuyor',
      '8 aylık dün geceden beri bezi kuru gözleri çökük hiçbir şey tutmuyor',
      'bebeğimin bıngıldağı şişti kucağa alınca ağlıyor',
      '4 aylık inliyor burun delikleri açılıp kapanıyor',
      '7 haftalık bebek 38.4',
      'iki gündür ishal olan çocuğum bembeyaz gevşek yatıyor',
      'bir yaşında on dakikada bir bacaklarını çekip çığlık atıyor bezinde çilek jölesi gibi',
    ],
    ru: [
      'новорожденный 10 дней не просыпается на кормление, холодный на ощупь',
      'ребенку 5 недель, рвота зеленым',
      '8 месяцев, с ночи сухие памперсы, глаза запали, все вырывает',
      'родничок выбухает, кричит когда берешь на руки',
      '4 месяца, кряхтит при дыхании, крылья носа раздуваются',
      'малышу 7 недель, 38.4',
      'после двух дней поноса ребенок бледный и вялый как тряпочка',
      'годовалый каждые десять минут кричит и поджимает ножки, в подгузнике как малиновое желе',
    ],
    ar: [
      'مولود عمره عشرة ايام ما يصحى للرضاعة وجسمه بارد',
      'رضيع خمس اسابيع يستفرغ اخضر',
      'عمره 8 شهور حفاضه ناشف من الليل وعيونه غايرة وكل شي يرجعه',
      'يافوخ بنتي منتفخ وتبكي لما اشيلها',
      'عمره اربع شهور يون مع النفس وفتحات انفه تتحرك',
      'البيبي سبع اسابيع وحرارته 38.4',
      'ابني بعد يومين اسهال صار شاحب ومرتخي',
      'عمره سنة كل عشر دقايق يصرخ ويثني رجوله وبالحفاض دم مثل الجلي',
    ],
  }),
  ...emergencies('W30', 'NHS: First aid', {
    en: [
      'pulled my son out of the pool, coughing and drowsy',
      'electric shock from the cooker, heart fluttering since',
      'snake bit my ankle while hiking, its swelling up',
      'stung by scorpion, my child is sweating and twitching',
    ],
    tr: [
      'oğlumu havuzdan çıkardık öksürüyor uykulu',
      'ocaktan elektrik çarptı o zamandan beri çarpıntım var',
      'yürüyüşte ayak bileğimden yılan soktu şişiyor',
      'çocuğumu akrep soktu terliyor kasılıyor',
    ],
    ru: [
      'вытащили сына из бассейна, кашляет, сонный',
      'ударило током от плиты, сердце трепыхается',
      'в походе змея укусила за лодыжку, опухает',
      'ребенка ужалил скорпион, потеет и дергается',
    ],
    ar: [
      'سحبنا ولدي من المسبح يكح ونعسان',
      'كهربني الفرن ومن وقتها قلبي يرفرف',
      'لدغتني حية بكاحلي بالرحلة وقاعد يورم',
      'عقرب لسعت ولدي ويتعرق وينتفض',
    ],
  }),
  ...emergencies('W31', 'NICE NG125; NHS: Sepsis', {
    en: [
      'had tummy tuck last week, belly leaking pus and temp 38.9',
      'sleeve gastrectomy 5 days ago, heart racing, left shoulder pain and fever',
      'after bbl 4 days ago im breathless and confused',
      'the surgical wound burst open and bleeding through dressing',
    ],
    tr: [
      'geçen hafta karın germe oldum yaradan irin akıyor ateşim 38.9',
      '5 gün önce tüp mide oldum kalbim hızlı atıyor sol omzum ağrıyor ateşim var',
      '4 gün önce popo estetiği oldum nefes alamıyorum kafam bulanık',
      'ameliyat yaram açıldı sargıdan kan geçiyor',
    ],
    ru: [
      'неделю назад абдоминопластика, из шва гной и 38,9',
      '5 дней после рукавной резекции, пульс 130, болит левое плечо, температура',
      '4 дня после пластики ягодиц, задыхаюсь и путаются мысли',
      'шов после операции разошелся, кровь через повязку',
    ],
    ar: [
      'سويت شد بطن الاسبوع الماضي والجرح يطلع صديد وحرارتي 38.9',
      'تكميم قبل 5 ايام وقلبي يدق بسرعة وكتفي اليسار يوجعني وحرارة',
      'بعد عملية تكبير مؤخرة ب4 ايام ضيق نفس ومشوشة',
      'جرح العملية انفتح والدم يطلع من الشاش',
    ],
  }),
  ...emergencies('W32', 'NICE CG151: Neutropenic sepsis', {
    en: ['had chemo 9 days ago, temp 38.1, feel shivery', 'kidney transplant in june, on tacrolimus, fever 38.7'],
    tr: ['dokuz gün önce kemo aldım ateşim 38.1 üşüyorum', 'haziranda böbrek nakli oldum 38.7 ateş'],
    ru: ['химия была 9 дней назад, температура 38.1, знобит', 'в июне пересадили почку, температура 38.7'],
    ar: ['اخذت كيماوي قبل 9 ايام وحرارتي 38.1 وبردان', 'زارع كلية بشهر 6 وحرارتي 38.7'],
  }),
  ...emergencies('W33', 'NHS: Epiglottitis; Quinsy', {
    en: [
      'worst sore throat ever, cant open my mouth, talking like hot potato, dribbling',
      '4 year old sitting forward drooling with fever and noisy breathing',
    ],
    tr: [
      'boğazım çok kötü ağzımı açamıyorum salyam akıyor sesim boğuk',
      '4 yaşında öne eğilip oturuyor salyası akıyor ateşi var nefesi sesli',
    ],
    ru: [
      'горло жутко болит, рот не открывается, слюни текут, голос гнусавый',
      '4 года, сидит наклонившись вперед, слюни, температура, шумно дышит',
    ],
    ar: ['حلقي يوجعني مره وما اقدر افتح فمي وريقي يسيل', 'عمره 4 سنين جالس منحني لقدام وريقه يسيل وحرارة ونفسه بصوت'],
  }),
  ...emergencies('W34', 'NHS: Mastoiditis; Orbital cellulitis', {
    en: [
      'after ear infection the bone behind ear is red swollen and ear sticks out, high fever, 5 yo',
      'childs eyelid swollen shut, red, eye bulging and hurts to move, fever',
    ],
    tr: [
      'kulak iltihabından sonra kulağının arkası kızarıp şişti kepçe gibi duruyor ateşi yüksek 5 yaşında',
      'çocuğun göz kapağı şişip kapandı kızardı gözünü oynatınca ağrıyor ateşi var',
    ],
    ru: [
      'после отита за ухом красная шишка, ухо оттопырено, высокая температура, 5 лет',
      'у ребенка веко опухло, глаз не открывается, красный, больно двигать глазом, температура',
    ],
    ar: [
      'بعد التهاب الاذن ورم واحمر ورا اذنه والاذن بارزة وحرارة عالية عمره 5',
      'جفن ولدي متورم ومسكر واحمر ويوجعه لما يحرك عينه وحرارة',
    ],
  }),
  ...emergencies('W35', 'NHS: Heatstroke; Hypothermia', {
    en: [
      'worked in the sun all day, now hes not sweating, hot skin, confused, 41',
      'found grandpa on kitchen floor freezing cold, slurring and very slow',
    ],
    tr: [
      'bütün gün güneşte çalıştı şimdi cildi ateş gibi saçmalıyor 41 derece',
      'dedemi mutfakta yerde buz gibi bulduk konuşması yavaş',
    ],
    ru: ['весь день на солнце работал, кожа горит, бредит, 41', 'нашли деда на полу, ледяной, еле говорит'],
    ar: ['اشتغل بالشمس طول اليوم وجسمه نار ويهذي وحرارته 41', 'لقينا جدي على ارض المطبخ بارد مثل الثلج وكلامه بطيء'],
  }),
  ...emergencies('W36', 'NHS: Urinary retention; Heavy bleeding', {
    en: [
      'bleeding so heavily from my vagina, changing pads every 20 mins, feel faint, not pregnant',
      'cant pee at all since last night, lower tummy about to burst',
    ],
    tr: [
      'vajinamdan çok kan geliyor yirmi dakikada bir ped değiştiriyorum bayılacağım',
      'dün geceden beri hiç çişimi yapamadım karnım patlayacak',
    ],
    ru: [
      'сильное кровотечение из влагалища, прокладку меняю каждые 20 минут, дурно',
      'с ночи не могу помочиться совсем, низ живота распирает',
    ],
    ar: ['نزيف مهبلي قوي اغير فوطة كل ثلث ساعة وراح يغمى علي', 'من البارحة مو قادر اتبول ابدا وبطني راح ينفجر'],
  }),
]
