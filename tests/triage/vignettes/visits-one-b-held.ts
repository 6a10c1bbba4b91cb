import { type Vignette, visit } from './vignette.ts'

export const VISITS_ONE_HELD_B: readonly Vignette[] = [
  visit('HV016', 'NICE NG59: low back pain and sciatica', {
    urgency: 'routine',
    specialties: ['Neurosurgery', 'Orthopedics', 'Physical Medicine and Rehabilitation', 'Neurology'],
    tr: [
      'belimden baslayip sol bacagima vuran agri var 5 aydir, mr cektirdim L4-L5 fitik cikmis. fizik tedavi 20 ' +
        'seans aldim pek fayda etmedi. idrar vs normal, bacakta guc kaybi yok dedi doktor. kapali ameliyat (mikro) ' +
        'icin kim bakar sizde, yoksa ameliyatsiz yontem var mi',
    ],
    ru: [
      'Грыжа L5-S1 9 мм, снимки на руках. Полгода стреляет в правую ногу, сидеть могу минут двадцать. Уколы, ' +
        'массаж, остеопат, блокада, всё на неделю. В туалет нормально, стопа поднимается. Хочу понять: резать или ' +
        'есть варианты, и к кому с этим у вас',
    ],
  }),
  visit('HV017', 'NICE NG111: acute pyelonephritis; NHS: kidney infection', {
    urgency: 'urgent',
    specialties: [
      'Urology',
      'Nephrology',
      'Internal Medicine',
      'Family Medicine',
      'Emergency Medicine',
      'Infectious Diseases',
    ],
    tr: [
      'Üç gündür idrar yaparken yanıyordu, bitki çayıyla geçer dedim. Dün geceden beri ateşim 38,7, sağ tarafımda ' +
        'böbrek hizasında ağrı başladı. Su içebiliyorum, kusma yok. 26 yaşındayım, gebe değilim. Hafta sonunu ' +
        'bekleyip pazartesi gitsem olur mu',
    ],
    ar: [
      'عندي حرقان في البول من الحد، ومن امبارح جنبي الشمال واجعني من ورا وسخنت ٣٨ ونص وجسمي مكسر. باكل وبشرب عادي',
      'لا مش حامل، عندي ٣١ سنة ومعنديش سكر ولا حاجة. اخد مضاد حيوي من الصيدلية وخلاص؟',
    ],
  }),
  visit('HV018', 'NICE NG12, NHS: breast lumps', {
    urgency: 'soon',
    specialties: ['Surgery', 'Oncology', 'Obstetrics and Gynecology', 'Radiology', 'Family Medicine'],
    ru: [
      'Нащупала в душе уплотнение в левой груди, сверху ближе к подмышке, с крупную горошину, почти не двигается и ' +
        'не болит. Мне 48, тётя умерла от этого. Цикл закончился, а оно не ушло. Где быстрее сделать всё сразу, ' +
        'маммографию, УЗИ, биопсию?',
    ],
    ar: [
      'خالتي عمرها ٥٢ لگت عگدة بصدرها اليمين صارلها چم اسبوع وما گالت لاحد، تخجل. العگدة صلبة وما تأذيها، والجلد ' +
        'فوگاها شوية ساحب لجوه. ماكو حرارة. شنو نسوي ومنو الطبيب المختص، احنا نگدر نجي لاسطنبول',
    ],
  }),
  visit('HV019', 'NICE NG202, NHS: sleep apnoea', {
    urgency: 'routine',
    specialties: ['Ear Nose and Throat', 'Pulmonology', 'Neurology'],
    en: [
      "wife here, he'll never write himself. He snores like a tractor then goes silent for what feels like ages " +
        "then snorts. every night for years. He's 51, big neck, nods off in front of the telly by 7 and he's " +
        'grumpy as hell in the morning. is there somewhere does the sleep study and then sorts it',
    ],
    tr: [
      'esim horlamamdan baska odada yatiyor artik',
      'uykuda nefesim kesiliyomus, sabah hic uyumamis gibi kalkiyorum toplantida gozum kapaniyo. 44 yas 108 kilo. ' +
        'uyku testi yaptirmak istiyorum, burun ameliyati cozer mi',
    ],
  }),
  visit('HV020', 'NICE NG219, NHS: gout', {
    urgency: 'soon',
    specialties: ['Rheumatology', 'Internal Medicine', 'Family Medicine', 'Orthopedics'],
    en: [
      'Gout again. Third one this year, big toe, red shiny and the sheet touching it makes me swear. Started 2 ' +
        'nights ago after a wedding. no fever, no cut on it. Ran out of colchicine. Need someone to see it and get ' +
        'me on something long term, uric acid was 9.2',
    ],
    ru: [
      'Опять подагра прихватила, палец на ноге красный, горит, второй день хромаю. Температуры нет, ран нет. ' +
        'Мочевая 540. Обычно пил колхицин, а тут не взял с собой в поездку. К кому с этим, и чтоб на постоянку ' +
        'что-то подобрали',
    ],
  }),
  visit('HV021', 'NHS: nose job (rhinoplasty), deviated septum', {
    urgency: 'routine',
    specialties: ['Plastic Surgery', 'Ear Nose and Throat'],
    en: [
      'F24, broke my nose in netball when i was 15, theres a bump and it leans left, and honestly i cant breathe ' +
        'through that side at all. Want it straightened and smaller but not piggy. can they fix breathing and looks ' +
        'in one go??',
    ],
    ar: [
      'عسلامة، نحب نعمل عملية خشمي خاطر فيه حدبة كبيرة ومقلقتني في التصاور، وزادة نتنفس كان من جيهة وحدة. نجي من ' +
        'تونس، قداش تتكلف وقداش لازم نقعد؟',
    ],
  }),
  visit('HV022', 'NHS: DVT (deep vein thrombosis); NICE NG158', {
    urgency: 'urgent',
    specialties: ['Cardiovascular Surgery', 'Emergency Medicine', 'Internal Medicine', 'Hematology', 'Cardiology'],
    tr: [
      '11 saat ucustan sonra baldirim sisti, tek bacak sol. sert gibi dokununca aciyo biraz da sicak. 3 gun oldu ' +
        'inmedi. nefesim iyi gogsumde bisey yok. dogum kontrol hapi kullaniyorum. kas mi cekti acaba masaj yapayim mi',
    ],
    ru: [
      'У мамы (67, месяц назад меняли колено) распухла голень с прооперированной стороны, кожа натянута, тёплая, ' +
        'ноет когда наступает.',
      'с позавчера. Одышки нет, в груди не болит, сознание ясное. таблетки кровь разжижающие ей две недели как ' +
        'отменили',
    ],
  }),
  visit('HV023', 'NICE NG28: type 2 diabetes; NHS: high blood sugar', {
    urgency: 'soon',
    specialties: ['Endocrinology', 'Internal Medicine', 'Family Medicine'],
    tr: [
      'Şekerim hep 280-300, üç aylık 10,8 çıktı. Hapları içiyorum ama perhizim kötü, doğruya doğru. Gece dört kere ' +
        'tuvalete kalkıyorum, ağzım kupkuru, ayaklar karıncalanıyor. Kusma, karın ağrısı yok. İnsüline mi geçmek ' +
        "lazım, Avusturya'da doktor bir türlü vakit ayırmıyor",
    ],
    ar: [
      'الوالد سكره مو راضي ينضبط دايم فوق ٢٨٠ والتراكمي طلع ١١، ياخذ حبوب بس ويعاند. يشرب ماي وايد ويقوم الليل ' +
        'للحمام. وعيه تمام وياكل وما فيه ترجيع ولا تعب قوي، نبي له دكتور زين يعدل علاجه',
    ],
  }),
  visit('HV024', 'NICE NG77, NHS: cataract surgery', {
    urgency: 'routine',
    specialties: ['Ophthalmology'],
    ru: [
      'Бабушке 78, катаракта на обоих глазах, левый совсем как через молоко, телевизор только слушает. Началось ' +
        'года три назад, постепенно. У нас очередь и ставят отечественную линзу, хотим хорошую, немецкую или какие у ' +
        'вас. Давление у неё под контролем',
    ],
    ar: [
      'ماما نظرها عم يضعف شوي شوي من سنتين، بتقول متل كأنو في ضباب قدامها وبالليل ضو السيارات بيعميها. الدكتور هون ' +
        'قال مي بيضا وبدها عملية',
      'لا ما في وجع ولا احمرار. بدنا مركز منيح وعدسة تكون للقريب والبعيد',
    ],
  }),
  visit('HV025', 'NICE NG12, NHS: melanoma', {
    urgency: 'soon',
    specialties: ['Dermatology', 'Plastic Surgery', 'Surgery', 'Oncology', 'Family Medicine'],
    en: [
      'got a mole on my calf had it forever but over the last 2 months its gone darker on one side and the edge ' +
        'looks ragged, it itches and bled a tiny bit when i shaved. im ginger and burned loads as a kid lol. worth ' +
        'showing or am i being daft. could i have it off while im out there for my teeth',
    ],
    tr: [
      'sirtimda ben var esim farketti, eskiden yuvarlakti simdi buyumus sekli bozulmus rengi de yer yer siyah yer ' +
        'yer kahverengi. kasiniyo arada. 46 yasim. aldirmak tehlikeli derler dogru mu, kime gostermem lazim',
    ],
  }),
  visit('HV026', 'NHS: squint; Royal College of Ophthalmologists', {
    urgency: 'routine',
    specialties: ['Ophthalmology', 'Pediatrics'],
    en: [
      "Our daughter is four and a half, her left eye drifts inwards when she's tired or looking at the tablet, " +
        "since about age two. Nursery noticed as well. She's had glasses for a year, wears them mostly. Wait for " +
        'the operation is forever so thinking of Turkey in the summer holidays',
    ],
    ru: [
      'сын 6 лет косит правым глазом с двух лет, очки плюс три, заклейку делали толку чуть. говорят пора ' +
        'оперировать пока до школы. где в турции детское косоглазие хорошо делают? ничего срочного просто планируем ' +
        'на весну',
    ],
  }),
  visit('HV027', 'NICE NG12: oesophageal cancer; NHS: dysphagia', {
    urgency: 'soon',
    specialties: ['Gastroenterology', 'Oncology', 'Surgery', 'Internal Medicine'],
    en: [
      'My husband is 60. For about 2 months bread and meat stick halfway down and he has to drink to push it, now ' +
        "even rice. He's dropped maybe 8 kg. He can still drink and soup is fine. He blames his reflux. Somebody " +
        "should look inside shouldn't they?",
    ],
    ar: [
      'الحاج عنده ٦٧ سنة ومن شهرين وهو كل ما ياكل العيش يقف في صدره من تحت، دلوقتي بياكل شوربة وزبادي بس وخس كتير. ' +
        'الميه بتنزل عادي. كان بيدخن زمان. نعمله منظار ولا ايه ونروح لمين',
    ],
  }),
  visit('HV028', 'NHS: erectile dysfunction; EAU guidelines', {
    urgency: 'routine',
    specialties: ['Urology'],
    tr: [
      'yas 57 seker hastasiyim. 2 yildir sertlesme sorunu var hap eskiden ise yariyordu simdi o da olmuyor. ' +
        'mutluluk cubugu diye bisey duydum penis protezi. gizli kalmasi onemli, gelsem kac gun surer',
    ],
    ru: [
      'Вопрос деликатный. Мне 49, последние полтора года слабая эрекция, утром тоже почти нет. Таблетки через раз. ' +
        'Давление лечу. Ударно-волновую предлагают у нас за бешеные деньги. Что у вас делают, и можно ли совместить ' +
        'с отпуском, чтоб жена не думала что я один по больницам',
    ],
  }),
  visit('HV029', 'NICE CG150, NHS: migraine', {
    urgency: 'routine',
    specialties: ['Neurology'],
    tr: [
      'lise yillarimdan beri migrenim var simdi 34um. once gozumun onunde zikzak isiklar, yirmi dakka sonra ' +
        'sakagim zonkluyo kusarsam rahatliyorum. ayda 6-7 kere, hep ayni tip. triptan iyi geliyo ama her seferinde ' +
        'hap yutmaktan biktim, botoks ya da asi gibi igne varmis',
    ],
    ar: [
      'عندي شقيقة من وكت الجامعة، تجيني بنص راسي وياها لعبان نفس وما اتحمل الضوة',
      'بالشهر ٥ او ٦ مرات ونفسها ما تغيرت، آني ٢٩ سنة. المسكنات بعد ما تفيد وگالولي اكو ابرة تنضرب كل شهر، متوفرة ' +
        'يمكم؟',
    ],
  }),
  visit('HV030', 'NICE CG165, WHO: hepatitis B', {
    urgency: 'routine',
    specialties: ['Gastroenterology', 'Infectious Diseases', 'Internal Medicine'],
    ru: [
      'нашли случайно гепатит б перед операцией, hbsag плюс, печень по узи норм, алт 38. никто ничего не ' +
        'объясняет, сказали живите. а я детей хочу и боюсь заразить. какие анализы сдать и кто этим занимается, ' +
        'приеду в стамбул в октябре',
    ],
    ar: [
      'خويا راني لقيت روحي عندي التهاب الكبد ب كي درت الدم باش نتزوج. ماعندي حتى أعراض، ماكلتي وخدمتي نورمال',
      'عندي غير النتيجة تاع HBsAg positif. حاب ندير كلش عندكم، الفحوصات والعلاج إذا يلزم، واش من طبيب نشوف',
    ],
  }),
]
