import { type Vignette, visit } from './vignette.ts'

export const VISITS_EARLY_BUILD_1: readonly Vignette[] = [
  visit('HV01', 'NHS: hair transplant', {
    urgency: 'routine',
    specialties: ['Hair Restoration'],
    en: [
      '34 m, norwood 3 maybe 4, crown you can see the moon in it. been on finasteride a year. how many grafts ' +
        'would i need and is july too hot for it',
    ],
    tr: [
      '34 yasindayim tepe acildi guneste parliyo, onler de m seklinde. bi senedir ilac kullaniyorum durdu ama ' +
        'cikmadi. kac greft lazim, temmuz sicak olur mu ektirmeye',
    ],
  }),
  visit('HV02', 'NHS: knee replacement', {
    urgency: 'routine',
    specialties: ['Orthopedics'],
    ru: [
      'маме 68, оба колена артроз 4 стадия, до магазина с двумя остановками. у нас квоту ждать полтора года. ' +
        'сколько у вас эндопротез и сразу два делают?',
    ],
    ar: [
      'امي ٦٨ سنه وركبها الثنتين خشونة درجة رابعه، ما توصل البقالة الا وقفت مرتين. الموعد عندنا بعد سنه ونص. كم ' +
        'تبديل المفصل عندكم وتسوونها مع بعض؟',
    ],
  }),
  visit('HV03', 'NICE CG150: migraine', {
    urgency: 'routine',
    specialties: ['Neurology', 'Family Medicine', 'Internal Medicine'],
    en: [
      'for 10 years now twice a month, first i see zigzags for 20 mins then half my head pounds and i lie in the ' +
        'dark till evening. always the same. triptans stopped agreeing with me, want to try the new injections',
    ],
    ru: [
      'лет десять уже, раза два в месяц: сначала зигзаги перед глазами минут двадцать потом полголовы долбит и ' +
        'лежу в темноте до вечера. всегда одинаково. таблетки надоели, слышала есть уколы новые',
    ],
  }),
  visit('HV04', 'NHS: adenoids and glue ear', {
    urgency: 'routine',
    specialties: ['Ear Nose and Throat', 'Pediatrics'],
    tr: [
      'oğlum 5 yaşında, gece horluyor ağzı açık uyuyor, bu kış 6 kere kulak iltihabı. televizyonun sesini hep ' +
        'açıyor. geniz eti dediler aldırsak mı',
    ],
    ar: [
      'ابني خمس سنين بيشخر وبينام وتمه مفتوح، هالشتوية ست مرات التهاب أدن. وبيعلي صوت التلفزيون. قالولنا لحمية، ' +
        'منشيلها ولا منستنى',
    ],
  }),
  visit('HV05', 'NHS: dental implants', {
    urgency: 'routine',
    specialties: ['Dentistry'],
    en: [
      'lost 5 back teeth over the years and the fronts are short and yellow. thinking implants at the back + ' +
        'crowns in front, all in a week?? got a panoramic xray from home i can send',
    ],
    ar: [
      'خمس ضروس ورا راحوا مع الزمن والقدامانيين قصيرين ومصفرين. بفكر زرع ورا وتيجان قدام، يخلصوا في اسبوع؟ معايا ' +
        'بانوراما ابعتها لمين',
    ],
  }),
  visit('HV06', 'NICE NG88: heavy menstrual bleeding', {
    urgency: 'routine',
    specialties: ['Obstetrics and Gynecology', 'Hematology'],
    tr: [
      '43 yasindayim bir senedir regllerim cok agir, ikinci gun evden cikamiyorum. ultrasonda 5 cm miyom var ' +
        'dediler. biraz kansizligim var ama idare ediyorum. rahmimi aldirmadan halledilir mi',
    ],
    ru: [
      'мне 43, второй год месячные такие что на второй день из дома не выйти. на узи миома 5 см. гемоглобин чуть ' +
        'ниже нормы, хожу работаю. можно как то без удаления матки?',
    ],
  }),
  visit('HV07', 'NICE NG109: lower urinary tract infection', {
    urgency: 'soon',
    specialties: ['Urology', 'Family Medicine', 'Internal Medicine', 'Obstetrics and Gynecology'],
    en: [
      'classic honeymoon problem lol. 26, burns when i wee since yesterday, going every ten minutes for three ' +
        'drops, a bit cloudy. no temp, back fine, not pregnant (period just ended)',
    ],
    tr: [
      'balayı hediyesi :( 26 yaşındayım dünden beri çişimi yaparken yanıyor, on dakikada bir gidiyorum üç damla. ' +
        'biraz bulanık. ateşim yok belim ağrımıyor, adetim yeni bitti hamile değilim',
    ],
  }),
  visit('HV08', 'NICE fertility: IVF', {
    urgency: 'routine',
    specialties: ['Reproductive Medicine', 'Obstetrics and Gynecology'],
    ru: [
      'мне 39 амг 0.8, два ЭКО мимо, во второй раз даже переноса не было. у мужа спермограмма ок. хотим третью ' +
        'попытку у вас в стамбуле, какие анализы привезти',
    ],
    ar: [
      'عمري ٣٩ والمخزون ٠.٨، سويت طفل انابيب مرتين وفشلت، الثانية حتى ما رجعوا اجنة. زوجي تحاليله زينة. نريد ' +
        'نجرب ثالث مرة باسطنبول، شنو التحاليل اللي نجيبها وياننا',
    ],
  }),
  visit('HV09', 'NICE NG12: suspected melanoma', {
    urgency: 'soon',
    specialties: ['Dermatology', 'Oncology', 'Plastic Surgery'],
    en: [
      'a mole on my calf ive had forever has gone darker on one side since summer and its edges went raggedy. ' +
        'caught it with the razor and it bled. my mate says get it looked at so here i am',
    ],
    ru: [
      'родинка на икре всю жизнь была, а с лета одна половина почернела и край стал рваный какой то. бритвой ' +
        'задела, кровила. подруга заставила написать',
    ],
  }),
  visit('HV10', 'NICE: obesity management, bariatric surgery', {
    urgency: 'routine',
    specialties: ['Bariatric Surgery', 'Surgery'],
    tr: [
      'boy 165 kilo 124. her diyeti denedim üç ay sonra geri. uyku apnem ve sınırda şekerim var. tüp mide mi ' +
        'bypass mı bilmiyorum, önce biriyle konuşmak isterim',
    ],
    ar: [
      'طولي 165 وزني 124، درت كاع الريجيمات وكيرجع. عندي الشخير كنتخنق فالنعاس والسكر على الحد. التكميم ولا ' +
        'البايباس ما عرفتش، بغيت غير نهضر مع شي واحد قبل',
    ],
  }),
  visit('HV11', 'NHS: frozen shoulder', {
    urgency: 'routine',
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation'],
    en: [
      'cant do my bra up behind anymore, cant reach the shelf. left shoulder, crept up over five months, never ' +
        'fell on it. nights are the worst. im 53 and thyroid is sorted',
    ],
    ar: [
      'صار لي خمس شهور كتفي اليسار يتيبس شوي شوي، ما اقدر اوصل ورا ظهري ولا ارفع يدي للرف. ما طحت عليه ولا شي. ' +
        'الليل اكثر شي يعورني. عمري ٥٣',
    ],
  }),
  visit('HV12', 'NHS: laser eye surgery', {
    urgency: 'routine',
    specialties: ['Ophthalmology'],
    tr: [
      'numaram -6 ve -5,5 astigmat da var, 27 yaşındayım üç yıldır değişmedi. gözlüksüz yüzmek istiyorum artık. ' +
        'smile mi lasik mi kornea ince çıkarsa ne oluyor',
    ],
    ru: [
      'зрение -6 и -5.5 плюс астигматизм, 27 лет, последние три года не падает. достали линзы. делаете smile? ' +
        'если роговица тонкая что тогда',
    ],
  }),
  visit('HV13', 'NICE NG12: visible haematuria', {
    urgency: 'soon',
    specialties: ['Urology', 'Nephrology', 'Oncology'],
    en: [
      'hi my wife makes me write. 61, smoked most of my life, nothing hurts',
      'on sunday my wee was like rose wine. once. monday back to normal so i forgot about it, she didnt',
    ],
    tr: [
      'selam hanimin zoruyla yaziyorum. 61 yasindayim kirk yil sigara ictim, agrim sizim yok',
      'pazar gunu idrarim visne suyu gibi geldi bi kere. ertesi gun duzeldi ben unuttum o unutmadi',
    ],
  }),
  visit('HV14', 'NICE CG113: anxiety and panic', {
    urgency: 'routine',
    specialties: ['Psychiatry', 'Family Medicine'],
    ru: [
      'после переезда стала бояться метро. в вагоне накрывает, ладони мокрые, кажется все смотрят, выхожу на ' +
        'каждой. дома все хорошо. сердце проверила, здорова. жить хочу просто как раньше без этого',
    ],
    ar: [
      'من نقلت سكني صرت اخاف من المترو. اول ما يسكر الباب تعرق ايديا واحس الكل يباوع علي وانزل بكل محطة. بالبيت ' +
        'ما بيا شي. فحصت قلبي سليم. اريد ارجع مثل قبل',
    ],
  }),
  visit('HV15', 'NHS: septorhinoplasty', {
    urgency: 'routine',
    specialties: ['Plastic Surgery', 'Ear Nose and Throat'],
    en: [
      'broke my nose at school 15 yrs ago, it healed with a hump and one nostril basically decorative. want it ' +
        'straight AND breathing. natural look pls not that ski jump',
    ],
    ru: [
      'в школе сломали нос, пятнадцать лет уже с горбинкой и одна ноздря для красоты не дышит. хочу чтоб ровный ' +
        'и дышал. без задранного кончика, натурально',
    ],
  }),
  visit('HV16', 'NICE NG143: fever of five days or longer', {
    urgency: 'urgent',
    specialties: ['Pediatrics', 'Family Medicine', 'Infectious Diseases'],
    tr: [
      '4 yaşındaki kızımın bugün beşinci günü ateşi 38,5 etrafında inip çıkıyor. su içiyor oyun oynuyor çişi ' +
        'normal döküntü yok. sadece iştahı az. kaç gün daha bekleyeyim',
    ],
    ar: [
      'بنتي ٤ سنين النهارده خامس يوم وحرارتها طالعة نازلة حوالين ٣٨ ونص. بتشرب وبتلعب وبتعمل حمام عادي ومفيش ' +
        'طفح. بس اكلها قليل. استنى كام يوم كمان',
    ],
  }),
  visit('HV17', 'NICE NG12: breast lump', {
    urgency: 'soon',
    specialties: ['Surgery', 'Oncology', 'Obstetrics and Gynecology', 'Radiology'],
    en: [
      'hi can i ask something private',
      'found a lump in the shower, like a hazelnut, outer side of my right breast. doesnt move, doesnt hurt',
      'im 44. ive told nobody yet, trying to stay calm',
    ],
    ar: [
      'مرحبا بقدر اسأل شي خاص؟',
      'لقيت وانا عم اتحمم شي متل البندقة بصدري اليمين من برا، ما بتتحرك وما بتوجع',
      'عمري ٤٤. لسا ما حكيت لحدا وعم حاول ضل هادية',
    ],
  }),
  visit('HV18', 'NICE NG59: low back pain and sciatica', {
    urgency: 'routine',
    specialties: ['Physical Medicine and Rehabilitation', 'Orthopedics', 'Neurosurgery', 'Neurology'],
    tr: [
      'iki aydir belimden sag bacagima vuran agri var, oturunca azitiyor yuruyunce aciliyor. mr cektirdim l4 l5 ' +
        'fitik. uyusma gucsuzluk yok tuvaletim normal. ameliyatsiz bi yol ariyorum',
    ],
    ru: [
      'два месяца стреляет из поясницы в правую ногу, сидеть хуже, расхожусь и легче. на мрт грыжа l4-l5. нога ' +
        'сильная, ничего не немеет, с туалетом порядок. хотелось бы без операции',
    ],
  }),
  visit('HV19', 'NICE NG38: ankle injury, Ottawa rules', {
    urgency: 'urgent',
    specialties: ['Orthopedics', 'Emergency Medicine'],
    en: [
      'stepped off the kerb in kadikoy like an idiot last night, ankle went crack sideways. its an egg now, ' +
        'blue, and i cant take 4 steps on it. toes are warm and wiggle fine',
    ],
    tr: [
      'dün akşam kadıköyde kaldırımdan inerken bileğim döndü çıt diye ses geldi. yumurta gibi şişti morardı, ' +
        'üstüne dört adım basamıyorum. parmaklar sıcak oynuyor',
    ],
  }),
  visit('HV20', 'BTA: thyroid nodule', {
    urgency: 'routine',
    specialties: ['Endocrinology', 'Surgery'],
    ru: [
      'на узи нашли узел в щитовидке 14 мм тирадс 3, гормоны в норме, не мешает. наш врач сказал пункцию через ' +
        'полгода, хочется второе мнение пока буду в отпуске',
    ],
    ar: [
      'لقاو ليا حبة فالغدة 14 مليم تيرادس 3، الهرمونات مزيانين وما كتضرنيش. الطبيب قال نعاودو من هنا 6 شهور، ' +
        'بغيت راي اخر فاش نجي فالعطلة',
    ],
  }),
  visit('HV21', 'NHS: breast enlargement', {
    urgency: 'routine',
    specialties: ['Plastic Surgery'],
    en: [
      'two kids breastfed and now theyre two empty socks sorry. want a lift, maybe small implants, back to a ' +
        'full B. 38, healthy, done having babies',
    ],
    ru: [
      'выкормила двоих и осталось два пустых мешочка, извините за прямоту. хочу подтяжку и может маленькие ' +
        'импланты. 38 лет, здорова, рожать больше не буду',
    ],
  }),
  visit('HV22', 'NICE CG153: psoriasis', {
    urgency: 'routine',
    specialties: ['Dermatology', 'Rheumatology'],
    tr: [
      'dirseklerimde saç dibimde pul pul kızarıklık var liseden beri, yazın azalır kışın coşar. kortizonlu krem ' +
        'sürünce geçiyor bırakınca geri. eklemim ağrımıyor. kalıcı bir şey yok mu bunun',
    ],
    ar: [
      'عندي بقع حمرا وقشر بكواعي وفروة راسي من ايام الثانوي، بالصيف تخف وبالشتا تزيد. امسح كورتيزون تروح واوقفه ' +
        'ترجع. مفاصلي ما فيها شي. ماله حل نهائي؟',
    ],
  }),
  visit('HV23', 'NICE CKS: shingles, antiviral within 72 hours', {
    urgency: 'urgent',
    specialties: ['Dermatology', 'Family Medicine', 'Internal Medicine', 'Infectious Diseases', 'Neurology'],
    en: [
      'day before yesterday my ribs on one side felt sunburnt, today theres a strip of little blisters from the ' +
        'back round to under the boob, stops dead in the middle. stings like nettles. im 63, otherwise ok',
    ],
    ar: [
      'اول امبارح حسيت جنبي كانه محروق شمس، النهارده طلع شريط فقاقيع صغيرة من ضهري لحد تحت صدري ناحية واحدة بس. ' +
        'بيلسع زي الكهربا. ٦٣ سنة وغير كده كويسة',
    ],
  }),
]
