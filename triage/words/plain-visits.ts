import type { Family } from '../stems.ts'

/**
 * Everyday complaints in plain words. Only the fixed rules use them. No weight is learned for them.
 */
export const PLAIN_VISIT_FAMILIES = {
  /** Sight that has slowly become weak. */
  blursFar: {
    en: 'cant read signs, cant read the signs, cant read road signs, blurry from far, blurry in the distance, cant see far, cant see things far away, things far away are blurry, cant read small print, squint to read',
    tr: 'uzaktan okuyam*, uzaktan tabela*, uzağı görem*, uzağı bulanık, uzağı net görem*, uzaktaki yazıları, gözüm bozuldu, gözlerim bozuldu, yakını görem*, küçük yazıları',
    ru: 'вдаль вижу плохо, плохо вижу вдаль, не вижу вдаль, вывески не вижу, не могу прочитать вывеск*, зрение падает, зрение упало, зрение село, село зрение, мелкий шрифт не вижу, щурюсь',
    ar: 'ما اشوف البعيد, مش شايف البعيد, مش بشوف البعيد, ما بشوف البعيد, البعيد مشوش, ما اقرا اللوحات, نظري ضعف, نظري صار ضعيف, نظري ضعيف, ما اشوف القريب, الخط الصغير',
  },
  /** Sleep that fails or does not refresh. */
  sleepsBadly: {
    en: 'lie awake, lying awake, sleep badly, sleeping badly, takes me hours to fall asleep, hours to fall asleep, cant fall asleep, cant get to sleep, trouble sleeping, poor sleep, keep waking at, waking at 3, waking at 4, waking at 2, wake at 3, wake at 4, cant drop off, cant get back to sleep, cant fall back asleep',
    tr: 'uykum tutmuyor*, uykum tutmuyo*, uyku tutmuyor*, uykuya dalam*, uykum kaçıyor*, uykum kaçıyo*, kötü uyu*, uykusuzluk*, dönüp duruyor*, dönüp duruyo*',
    ru: 'не высыпаюсь, не высыпаться, плохо сплю, долго засыпаю, засыпаю по два часа, засыпаю по часу, засыпаю часами, долго не могу уснуть, не могу уснуть, не могу заснуть, ворочаюсь',
    ar: 'ما دا انام, ما انام زين, ما اكدر انام, مو دا انام, اكعد بالليل, ما بنام منيح, نومي سيء, نومي مو زين, نومي خفيف, ما يجيني نوم, ما بيجيني نوم, مش بعرف انام, مش عارف انام, مش عارفه انام, اتقلب بالسرير',
  },
  /** Durations, so the question about them is skipped. */
  lastsSaid: {
    en: 'since christmas, since easter, since last, since summer, since winter, since spring, since autumn, since january, since february, since march, since april, since may, since june, since july, since august, since september, since october, since november, since december, for ages, for a while, over the last, every spring, every summer, every winter, since yesterday, since moving',
    tr: 'kaç haftadır, kaç gündür, kaç aydır, bi haftadır, bi aydır, bi senedir, bi yıldır, bir senedir, senedir, haftadır, aydır, yıldır, dün, dünden, yazdan beri, kıştan beri, bahardan beri, her bahar, her kış, son zamanlarda',
    ru: 'второй день, третий день, четвертый день, вторую неделю, третью неделю, пару недель, пару дней, полгода, уже год, уже месяц, с лета, с зимы, с весны, с осени, каждую весну, давно, со вчера, вчера',
    ar: 'من فتره, من زمان, من مده, كل ربيع, كل شتاء, كل صيف, من الصيف, من الشتا, من شي, من امبارح, من البارح, صارلي',
  },
  /** Lifelong complaints. */
  alwaysSo: {
    en: 'always been like that, always been like this, always had it, all my life, since i was a kid, since childhood, ever since i can remember',
    tr: 'hep böyleydim, hep böyle, hep böyleyim, küçüklüğümden beri, çocukluğumdan beri, ömrüm boyunca, doğuştan beri',
    ru: 'всегда так было, всегда так, всю жизнь, с детства, сколько себя помню',
    ar: 'طول عمري, من يومي, من صغري, من طفولتي, دايما كده, دايما هيك, دائما هكذا',
  },
  /** Complaints that sitting worsens, not a worsening course. */
  worseSitting: {
    en: 'worse when i sit, worse when sitting, worse after sitting, worse at my desk, worse if i sit, worse sitting',
    tr: 'oturunca artıyor*, oturunca artıyo*, oturunca kötü*, otururken artıyor*, uzun oturunca',
    ru: 'как посижу хуже, посижу за компом хуже, хуже когда сижу, хуже после сидения, посижу хуже, сижу хуже',
    ar: 'لما بقعد, لما اقعد, اذا قعدت, لما اجلس, من القعده, من كتر القعده',
  },
  /** Signs of a cold. */
  runnyNose: {
    en: 'runny nose, nose is running, nose running, stuffy nose, blocked nose, has a cold, have a cold, got a cold, caught a cold, sniffles, snotty',
    tr: 'burnu akıyor*, burnu akıyo*, burnum akıyor*, burnum akıyo*, burnu tıkalı, burnum tıkalı, nezle*, üşüttü*, üşütmüş, soğuk algınlığı*',
    ru: 'насморк*, сопли, сопливит*, простыл*, простуд*, заложен нос, нос заложен',
    ar: 'رشح, مزكوم, مزكومه, زكام, انفه يسيل, منخاره بيسيل, خشمه يسيل, خشمه مسدود, مرشح, مرشحه, نزله برد, ضربه برد',
  },
  muscleSpasm: {
    en: 'back spasm, muscle spasm, muscle spasms, neck spasm, stiff muscles, back locked up, back seized up, neck seized up',
    tr: 'kas spazm*, sırt spazm*, bel spazm*, boyun spazm*, kas tutul*, belim kilitlen*, boynum kilitlen*',
    ru: 'мышечн* спазм*, спазм мышц, спину заклинило, заклинило спину, шею заклинило, заклинило шею, спину свело, поясницу заклинило, заклинило поясницу',
    ar: 'ظهري متشنج, ضهري متشنج, رقبتي متشنجه, عضلات متشنجه, شد عضلي, تشنج عضلي, تشنج بظهري, تشنج بالظهر, تشنج برقبتي, تشنج في ظهري',
  },
  skinChaps: {
    en: 'chapped hands, hands are chapped, hands chapped, cracked hands, hands are cracked, hands crack, skin cracks, hands get dry',
    tr: 'ellerim çatl*, elleri çatl*, ellerim kuru*, elim çatl*, cildim çatl*, derim çatl*, ellerim soyul*',
    ru: 'руки трескаются, трескаются руки, трескается кожа, кожа трескается, руки сохнут, кожа рук сух*',
    ar: 'ايدي تتشقق, ايديي متشققه, يديني تتشقق, يدي تتشقق, ايدي بتشقق, ايديا بتشقق, تشقق اليدين, يدي ناشفه, ايدي ناشفه',
  },
  cataractNamed: {
    en: 'cataract, cataracts',
    tr: 'katarakt*',
    ru: 'катаракт*',
    ar: 'مويه بيضا, ماء ابيض, المياه البيضا, مايه بيضا, كتاراكت, الكتاراكت',
  },
  /** Everyday causes and habits. Beside them a complaint is no first sign of danger. */
  mundane: {
    en: 'slept funny, slept wrong, slept awkwardly, slept badly on, from typing, typing all day, at my desk, at the desk, sitting all day, sat at the desk, staring at the screen, staring at screens, from the screen, screen time, after the gym, after a run, after training, gardening, digging the garden, bus driver, lorry driver, taxi driver, on my feet all day, too much coffee, the coffee, hot soup, on soup, hot tea, hot pizza, after swimming, went swimming, in heels, high heels, tight shoes, central heating, air con, aircon, air conditioning, detergent, clean houses, cleaning job, cleaning lady, hairdresser, teething, teeth coming, nits, head lice, fussy eater, picky eater, wets the bed, growing pains, growth spurt, a gig, a concert, festival, moved house, moving house, night shift, night shifts, long walk, walking all day, all that walking, sightseeing, after bread, iron tablets, at the chemist, every winter, every spring, every summer, every may, every year, hay fever, shaving, waxing, selfies, bra strap, grind my teeth, grinding my teeth, clench my teeth, clenching my teeth, same old, nothing new, verruca, a cold, athletes foot, noisy neighbours, neighbours building',
    tr: 'yastıktan, ters yattım, yanlış yattım, klavyeden, mouse*, masa başı, ekrandan, ekrana bak*, spordan sonra, koşudan sonra, bahçe*, bağ bahçe, şoför*, ayakta durunca, ayakta çalış*, kahveden, çorba*, sıcak çay, yüzdükten, yüzmekten, denizden sonra, topuklu*, dar ayakkab*, klimadan, klima*, kalorifer*, deterjan*, temizlikte, temizlikçi*, temizliğe, kuaför*, diş çıkarıyo*, dişi çıkıyo*, diş çıkart*, bitlen*, bit gelmiş, yemek seçiyo*, altını ıslat*, büyüme ağrı*, konserden, konserde, taşındı*, gece vardiya*, vardiya*, gezmekten, yürümekten, ekmek yi*, demir hap*, eczanede, her sene, her yıl, her kış, her bahar, saman nezle*, tıraş*, ağda*, selfie*, diş sık*, dişlerimi sık*, diş gıcırdat*, terliyo tokala*, ellerim terli*, seyiriyo*, yerinde durmuyo*, kendiliğinden geçer, iki güne geçer, komşunun tadilat*, tadilattan, gürültüden',
    ru: 'неудобно спал*, спал* под кондиц*, под кондиционер*, продуло, отлежал*, от мышки, от клавиатур*, за компом, за компьютер*, от компа, от монитора, сидячая работ*, после тренировк*, после зала, после огород*, огород*, водитель*, целый день на ногах, от кофе, кофе наверное, супом, горячим чаем, после бассейна, на каблуках, каблук*, тесн* обув*, от порошка, моющ*, уборщиц*, зубки режутся, зубы режутся, режутся зубк*, вши, перебирает еду, писается ночью, боли роста, после концерта, на концерте, переезд*, ночные смены, ночная смена, после экскурси*, находились за день, от хлеба, в аптеке померил*, каждую зиму, каждую весну, каждый год, каждое лето, сенная лихорадк*, поллиноз*, бритье, бритья, скриплю зубами, сжимаю зубы, на погоду, потею, ладони потеют, ладони мокрые, дергается веко, веко дергается, язвочк*, носится как, бегает как, из за ремонт*, ремонт у соседей, соседи шумят, шумные соседи',
    ar: 'من النوم غلط, نمت غلط, نومه غلط, من الكيبورد, من الكمبيوتر, من الشاشه, قدام الشاشه, من المكتب, كعده الدوام, قعده المكتب, جلسه المكتب, بعد التمرين, بعد الجيم, شغل الحديقه, سواق, طول اليوم واقف, من الوقفه, من القهوه, بالشوربه, بعد السباحه, كعب عالي, من المكيف, المكيف, منظفات, صابون, انظف البيوت, غسيل المواعين, يسنن, تسنن, يطلع اسنان, قمل, ما ياكل زين, ينقي اكله, يبول بالفراش, بعد الحفله, من الحفله, حفله, نقلنا, دوام ليلي, من المشي, بالسوق, من الخبز, بالصيدليه, كل شتا, كل سنه, كل ربيع, حساسيه موسميه, حلاقه, اصر على اسناني, اصر اسناني, رضاعه طفلين, سهران, سهر, من السهر, ايدي تعرق, جفني يرف, من ازعاج الجيران, ازعاج الجيران, صوت الجيران',
  },
  /** Children as lively as usual. */
  lively: {
    en: 'tearing round, tearing about, running round, running about, running around, racing around, bouncing off the walls, bouncing around, into everything, eating like a horse, eating and drinking, eating fine, eating well, still playing, playing with, playing fine, plays fine, happy as larry, happy in himself, happy in herself, full of beans, cheeky as ever',
    tr: 'yerinde durmuyo*, koşturuyo*, koşuyo*, zıplıyo*, oyun oynuyo*, oynuyo*, oyununda, neşesinde, neşesi yerinde, keyfi yerinde, iştahı yerinde, iştahı iyi, yiyip içiyo*, maşallah',
    ru: 'носится, бегает, прыгает, скачет, играет, веселый, веселая, бодрый, бодрая, аппетит хорош*, ест нормально, ест хорошо, ест и пьет',
    ar: 'يلعب, بيلعب, بتلعب, تلعب, ينطط, بينطط, يركض, بيركض, ياكل ويلعب, بياكل وبيلعب, ياكل عادي, بياكل عادي, بياكل كويس, نشيط, نشيطه, مبسوط, حرارته عاديه',
  },
  /** Lost crowns or fillings: a visit within days, unlike a knocked-out tooth. */
  crownLost: {
    en: 'crown fell off, crown fell out, crown came off, crown came out, crown has come off, crown popped off, veneer fell off, veneer came off, filling fell out, filling came out, lost a filling, lost my filling, lost a crown, lost my crown, bridge came off',
    tr: 'kaplaması düştü, kaplamam düştü, kaplama düştü, kaplaması çıktı, kaplamam çıktı, kaplama çıktı, dolgum düştü, dolgusu düştü, dolgu düştü, dolgum çıktı, dolgu çıktı, kronum düştü, kron düştü, köprüm düştü',
    ru: 'слетела коронка, коронка слетела, отвалилась коронка, коронка отвалилась, выпала коронка, выпала пломба, пломба выпала, вылетела пломба, пломба вылетела, отклеился винир, отвалился винир',
    ar: 'طاحت التلبيسه, وقعت التلبيسه, التلبيسه وقعت, طاح الحشو, وقع الحشو, الحشو وقع, الحشوه وقعت, طاحت الحشوه, طاح التاج, وقع التاج, الطربوش وقع',
  },
  /** Bent nasal septum, whose "bone" is no foreign object. */
  septumBent: {
    en: 'deviated septum, bent septum, crooked septum, bent bone in my nose, bone in my nose is bent',
    tr: 'kemik eğri*, kemiği eğri*, kemiğim eğri*, kemik eğriliği, burun kemiği, deviasyon*',
    ru: 'искривлен* перегородк*, перегородка искривлен*, кривая перегородк*',
    ar: 'انحراف الحاجز, انحراف بالانف, عظمه الانف عوج*, عظم الانف معوج, وتيره معوجه',
  },
  /** Transplants, named beside hair. */
  transplantWish: {
    en: 'transplant, transplants, transplanted, implants for my hair',
    tr: 'ektirmek, ektirsem, ektireyim, ektiricem, ektircem, ekim yaptırmak, nakil yaptırmak',
    ru: 'пересадить, пересадку, пересадка, трансплантацию',
    ar: 'زراعه, ازرع, ازرعه, نزرع, زرعه, زرع',
  },
  /** Hands, feet or armpits that have sweated for years, in company or in shoes. */
  sweatsOften: {
    en: 'hands sweat, hands always sweat, sweaty hands, sweaty palms, palms sweat, sweaty feet, feet sweat, sweaty armpits, armpits sweat, sweaty underarms',
    tr: 'ellerim terli*, ellerim çok terli*, elim terli*, avuç içim terli*, avucum terli*, ayaklarım terli*, koltuk altım terli*, koltuk altlarım terli*, el terlemesi, ayak terlemesi, koltuk altı terleme*',
    ru: 'потеют руки, руки потеют, потеют ладони, ладони потеют, потные ладони, потеют ноги, ноги потеют, потеют подмышки, подмышки потеют, гипергидроз*',
    ar: 'يديني تعرق, ايدي تعرق, ايديا بتعرق, ايدي بتعرق, تعرق اليدين, تعرق الايدين, تعرق الابط, رجولي تعرق, تعرق القدمين, عرق اليدين',
  },
  /** Nappy rash without other signs. */
  nappyRash: {
    en: 'nappy rash, diaper rash, bum is red, bottom is red, red bum, red bottom, sore bum',
    tr: 'pişik*, pişiği*, poposu kızar*, popo kızar*',
    ru: 'опрелост*, потничк*, попа красная, попка красная, красная попа, красная попка, раздражение под подгузник*',
    ar: 'تسلخات, تسلخ, التهاب الحفاض, حمره الحفاض, طفح الحفاض, سماط',
  },
  /** Dishes that a child refuses while it eats others. */
  pickyEater: {
    en: 'wont eat veg, wont eat his veg, wont eat her veg, wont eat vegetables, wont eat greens, wont eat his greens, wont eat her greens, wont eat broccoli, wont eat fruit, wont touch veg, wont touch vegetables, refuses veg, refuses vegetables, refuses greens, hates vegetables, fussy eater, picky eater',
    tr: 'sebze yemiyor*, sebze yemez, yemek seçiyor*, seçici yiyor*, ıspanak yemiyor*, meyve yemiyor*',
    ru: 'не ест овощ*, овощи не ест, не ест фрукт*, не ест брокколи, привереднич*',
    ar: 'ما ياكل خضار, ما ياكل خضرا, ما بياكل خضار, مش بياكل خضار, ما ياكل فواكه, ما يحب الخضار',
  },
} satisfies Record<string, Family>
