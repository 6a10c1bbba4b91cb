import { type Vignette, visit } from './vignette.ts'

export const VISITS_TWO_HELD_B: readonly Vignette[] = [
  visit('HV062', 'NHS: jaundice; NICE NG12: pancreatic cancer', {
    urgency: 'urgent',
    specialties: [
      'Gastroenterology',
      'Internal Medicine',
      'Surgery',
      'Emergency Medicine',
      'Infectious Diseases',
      'Oncology',
    ],
    en: [
      'my husband has gone yellow. eyes first, I noticed sunday, now his skin. wee like cola, poo the colour of ' +
        "putty, itching. hes 65 and says nothing hurts. no temperature, he's himself, bit off his food this month. " +
        'do we wait for our own doctor next week',
    ],
    ru: [
      'Свёкор пожелтел, белки глаз жёлтые, моча тёмная, кал светлый, чешется весь. Дня четыре. Болей нет, ' +
        'температуры нет, соображает нормально, не пьёт уже лет десять. 69 лет. В какое отделение с ним',
    ],
  }),
  visit('HV063', 'ESHRE, HFEA: egg freezing', {
    urgency: 'routine',
    specialties: ['Reproductive Medicine', 'Obstetrics and Gynecology'],
    en: [
      '37, single, amh 1.4. thinking of freezing eggs before its too late. how many days would i have to stay and ' +
        'can i do the scans at home first? legal for an unmarried foreigner there? just weighing it up',
    ],
    ar: [
      'انا عمري ٣٦ ومو متزوجة وودي اجمد بويضاتي، الدكتورة عندنا قالت المخزون نازل. ابي اعرف هل مسموح بتركيا وكم ' +
        'مدة الجلسة، مو مستعجلة',
    ],
  }),
  visit('HV064', 'NICE NG220: multiple sclerosis relapse', {
    urgency: 'soon',
    specialties: ['Neurology'],
    tr: [
      'ms hastasiyim 8 yildir, tecfidera kullaniyorum. 4 gundur iki ayagim dizime kadar uyusuk sanki kalin corap ' +
        'giymisim, yavas yavas artti. yuruyorum guc var. idrar diski normal, gorme ayni, ates enfeksiyon yok. atak ' +
        'mi bu kortizon almam gerekir mi yoksa geciyo mu kendiliginden',
    ],
    ru: [
      'Рассеянный склероз с 2016, ремиссия была три года. Пятый день немеют обе ступни и голени, нарастало ' +
        'постепенно, и ток по спине когда голову наклоняю. Силы в ногах есть, с туалетом порядок, вижу хорошо. ' +
        'Похоже на обострение. Куда в Турции, я тут на зимовке',
    ],
  }),
  visit('HV065', 'NICE CG97, NHS: benign prostate enlargement', {
    urgency: 'routine',
    specialties: ['Urology'],
    tr: [
      'Evladım ben 73 yaşındayım, prostatım büyümüş 80 gram. Gece dört beş kalkıyorum, idrar çatal akıyor, ' +
        'bekliyorum bekliyorum. Tıkanmadı hiç, kan yok. PSA normalmiş. İlaç tansiyonumu düşürdü bıraktım. Lazerle ' +
        'yapıyorlarmış, kaç gün yatılır',
    ],
    ar: [
      'أبي ٦٩ سنة عندو تضخم بروستات، بيقوم ست مرات بالليل والبول ضعيف وعلى دفعات. بيبول الحمد لله ما انحبس ولا مرة ' +
        'وما في دم. الـPSA طبيعي. بدنا عملية الليزر هاي الجديدة، وعندو بطارية قلب بتأثر؟',
    ],
  }),
  visit('HV066', 'NICE CG128, NHS: autism in children, speech delay', {
    urgency: 'routine',
    specialties: ['Pediatrics', 'Psychiatry', 'Neurology', 'Ear Nose and Throat'],
    ru: [
      'Сыну 3 года 2 мес, говорит слов пять. На имя откликается через раз, машинки в ряд ставит, на цыпочках ' +
        'ходит. Слух проверяли, норма. У нас ноотропы выписали и всё. Хотим комплексную диагностику, аутизм или ' +
        'просто задержка',
    ],
    ar: [
      'ابني عنده سنتين وتسع شهور ولسه مبيتكلمش غير ماما وبابا، ومبيبصش في عيني كتير وبيلف حوالين نفسه. حماتي ' +
        'بتقولي الولاد بيتأخروا. انا قلقانة وعايزة حد يقيمه صح، احنا نازلين تركيا في اجازة الصيف',
    ],
  }),
  visit('HV067', 'NHS: broken arm or wrist; NICE NG38', {
    urgency: 'urgent',
    specialties: ['Orthopedics', 'Emergency Medicine', 'Radiology'],
    en: [
      'slipped by the pool last nite & landed on my hand. wrist is fat and blue today, cant turn a door handle, ' +
        'sore right at the bottom of the thumb. fingers move and feel normal, not bent out of shape. mum says ' +
        'sprain. im 16',
    ],
    tr: [
      'annem dun banyoda kaydi elinin ustune dustu, bilegi sisti mosmor oldu hic tutamiyo bi sey. parmaklari ' +
        'oynuyo rengi normal, egrilik yok kafasini carpmadi. 66 yasinda kemik erimesi var. buz koyduk sardik, film ' +
        'cektirmek sart mi',
    ],
  }),
  visit('HV068', 'NICE/BTS/SIGN NG245, NHS: asthma', {
    urgency: 'soon',
    specialties: ['Pulmonology', 'Internal Medicine', 'Family Medicine'],
    en: [
      'asthma since a kid. been getting through a blue inhaler every 2 wks lately & waking at 3am coughing most ' +
        'nights for about a month. right now im ok, can chat and walk to work. Peak flow about 80 percent of my ' +
        'best. brown inhaler ran out before i travelled, whoops',
    ],
    ru: [
      'Бронхиальная астма, 38 лет. Последние недели три сальбутамол по 3-4 раза в день, ночью просыпаюсь со ' +
        'свистом. Сейчас дышу нормально, говорю, гуляю. Базисный бросила весной, думала прошло. Надо подобрать ' +
        'заново лечение и пробы на аллергию',
    ],
  }),
  visit('HV069', 'NHS: umbilical hernia repair', {
    urgency: 'routine',
    specialties: ['Surgery'],
    en: [
      'Lump at my belly button pops out when I cough or lift at work, goes back when i lie down. Couple of years, ' +
        "slightly bigger now size of a golf ball. Doesn't hurt, bowels fine. After mesh surgery when could I drive " +
        'a lorry again',
    ],
    ar: [
      'عندي فتگ يم السرة من سنتين، يطلع من اشيل شي ثگيل ويرجع وحده من اتمدد. مابي وجع ولا زواع. اريد اسويه ناظور ' +
        'وارجع لشغلي، شگد يبقى واحد راگد؟',
    ],
  }),
  visit('HV070', 'NHS Health Check; USPSTF', {
    urgency: 'routine',
    specialties: ['Family Medicine', 'Internal Medicine'],
    tr: [
      'Eşimle ikimiz ellimizi geçtik, şikâyetimiz yok çok şükür. Yılda bir izne geldiğimizde tam tahlil, kalp, ' +
        'akciğer, hepsine baktıralım diyoruz. Paketleriniz var mı, bir günde biter mi?',
    ],
    ru: [
      'Хотим с женой чекап сделать, нам 45 и 52, жалоб особых нет. Кровь, УЗИ, сердце, гастро и колоно под ' +
        'седацией. Чтобы за два дня и заключение на русском. Есть такие программы?',
    ],
  }),
  visit('HV071', 'NICE NG198, NHS: acne', {
    urgency: 'routine',
    specialties: ['Dermatology'],
    tr: [
      '16 yasindayim yuzum sirtim sivilce dolu iri iri icli olanlardan iz birakiyo. krem antibiyotik denedim ' +
        'bosuna. okulda dalga geciyolar. roaccutane istiyorum annem korkuyo karacigere zarar diye',
    ],
    ar: [
      'وجهي عامر حبوب هادي أربع سنين، كبار وكيوجعو وكيخليو لبلاصة كحلة. عندي 20 عام. جربت كاع لي كريم. بغيت شي ' +
        'علاج قاطع وحتى الليزر للأثار، واش تنصحوني نجي لتركيا',
    ],
  }),
  visit('HV072', 'NHS: piles (haemorrhoids)', {
    urgency: 'routine',
    specialties: ['Surgery', 'Gastroenterology'],
    ru: [
      'Мне 33. Уже год то ничего, то после запора алая кровь на бумаге и шишечка выходит, рукой вправляю. Не ' +
        'болит, вес держится, стул обычный. Осматривали, сказали геморрой. Хочу лазером убрать по-тихому, пока в ' +
        'отпуске. Сколько дней сидеть нельзя?',
    ],
    ar: [
      'ممكن دكتور رجال؟ الموضوع محرج',
      'بواسير من سنتين، تطلع وارجعها وينزل نقط دم فاتح مع الامساك بس، عمري ٣٠ وما فيني شي ثاني',
      'ابي ليزر ماابي جراحة عادية سمعت انها تعور. متى اقدر ارجع الدوام',
    ],
  }),
  visit('HV073', 'NHS, ESHRE: polycystic ovary syndrome', {
    urgency: 'routine',
    specialties: ['Obstetrics and Gynecology', 'Endocrinology'],
    en: [
      'periods every 3-4 months if im lucky, chin hair i shave daily, put on weight round the middle, skin like a ' +
        'teenager and im 27. scan said lots of little cysts. not trying for a baby just want it under control and ' +
        'off the pill if possible',
    ],
    tr: [
      'Adetim iki üç ayda bir geliyor, çenemde ve göbeğimde kıllanma arttı, bir yılda on kilo aldım. ' +
        'Yumurtalıklarımda kist var dediler, polikistik. Bekârım, 21 yaşındayım. Kadın doğuma mı hormon doktoruna mı ' +
        'gideyim?',
    ],
  }),
  visit('HV074', 'NICE NG12, NHS: postmenopausal bleeding', {
    urgency: 'soon',
    specialties: ['Obstetrics and Gynecology'],
    en: [
      "I'm 61, went through the change ten years ago. Three times this month there's been pink on my pants and " +
        "once a proper spot of red. No pain. not on HRT. my sister says it's dryness, is it worth bothering a doctor",
    ],
    ru: [
      'Маме 64, месячных нет лет двенадцать, а тут вторую неделю мажет коричневым, бывает и красное. Немного, ' +
        'хватает ежедневки. Ничего не болит, сама бодрая. Она диабетик и полная. К кому записать и надо ли спешить?',
    ],
  }),
  visit('HV075', 'NHS, KDIGO: nephrotic syndrome', {
    urgency: 'soon',
    specialties: ['Nephrology', 'Internal Medicine'],
    en: [
      'face puffy when i wake up, ankles like balloons by night and my pee froths like beer. about ten days. put ' +
        'on 6 kilos. breathing ok lying flat, no blood in it, im 31 and never ill. dipstick at the pharmacy said ' +
        'protein +++',
    ],
    ar: [
      'ابني ٢٢ سنة صارلو أسبوعين عيونو بيفيقوا منفخين الصبح ورجليه عم يورموا، والبول فيه رغوة كتير',
      'لا ما في ضيقة نفس ولا حرارة، والبول كميتو عادية. عملنا تحليل طلع زلال تلاتة زائد. شو هالحكي، كلى؟',
    ],
  }),
  visit('HV076', 'NICE NG19: diabetic foot problems', {
    urgency: 'urgent',
    specialties: [
      'Surgery',
      'Endocrinology',
      'Internal Medicine',
      'Infectious Diseases',
      'Cardiovascular Surgery',
      'Orthopedics',
      'Plastic Surgery',
      'Emergency Medicine',
      'Family Medicine',
    ],
    tr: [
      '20 yıllık şeker hastasıyım. Ayağımın altında nasır vardı, açıldı yara oldu, bir haftadır etrafı kızardı, ' +
        'kokusu var biraz. Ağrımıyor, zaten ayağımda his yok. Ateşim yok, kendim iyiyim. Pansumanı evde hanım ' +
        'yapıyor, yeter mi?',
    ],
    ru: [
      'У дяди диабет, на большом пальце ноги язвочка от новых туфель, не заживает дней девять, вокруг покраснело ' +
        'сантиметра на два, мокнет. Не болит, температуры нет, сахар 11-12. Мажем левомеколем. Он сейчас в Турции ' +
        'гостит, к кому вести и горит ли?',
    ],
  }),
]
