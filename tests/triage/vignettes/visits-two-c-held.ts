import { type Vignette, visit } from './vignette.ts'

export const VISITS_TWO_HELD_C: readonly Vignette[] = [
  visit('HV077', 'NHS: frozen shoulder', {
    urgency: 'routine',
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation', 'Rheumatology'],
    tr: [
      'Omzum dondu resmen. Kolumu arkaya götürüp sutyenimi bağlayamıyorum, saçımı tarayamıyorum. Dört ay oldu, ' +
        'düşme çarpma yok. Şeker var bende. Gece üstüne yatamıyorum. Fizik tedavi mi iğne mi iyi gelir',
    ],
    ar: [
      'كتفي اليمين متكتف خالص مش عارفة ارفع ايدي ولا البس هدومي، بقاله خمس شهور ومن غير خبطة. عملت رنين قالوا ' +
        'التصاقات في الكبسولة. جلسات العلاج الطبيعي هنا مجابتش نتيجة',
    ],
  }),
  visit('HV078', 'NICE NG131, EAU: localised prostate cancer', {
    urgency: 'soon',
    specialties: ['Urology', 'Oncology'],
    ru: [
      'Биопсия: аденокарцинома простаты, Глисон 3+4, ПСА 8,9. МРТ без выхода за капсулу. 62 года, чувствую себя ' +
        'отлично. Интересует робот да Винчи и сравнить с лучевой. Кто у вас консультирует по этому и за сколько дней ' +
        'всё',
    ],
    ar: [
      'ابوي ٦٨ سنة طلعت خزعة البروستات سرطان، كليسون ٧، ومسح العظام نظيف. هو مرتاح وديمشي ويشتغل بالبستان. نريد ' +
        'عملية الروبوت بتركيا او اذا الاشعة احسن، منو يگدر يجاوبنا',
    ],
  }),
  visit('HV079', 'NHS: carpal tunnel syndrome', {
    urgency: 'routine',
    specialties: [
      'Orthopedics',
      'Neurosurgery',
      'Plastic Surgery',
      'Physical Medicine and Rehabilitation',
      'Neurology',
    ],
    en: [
      'Thumb and first two fingers go numb every night and I have to hang my hand out the bed and shake it. both ' +
        'hands, right worse, two years of it. Fumble with buttons now. Typist 30 odd years. Nerve test said ' +
        'moderate. Splint no use. little op while I visit my cousin in Ankara?',
    ],
    tr: [
      'geceleri ellerim uyusuyo bas isaret orta parmak, sallayinca aciliyo. 1 seneden fazla oldu, temizlik isi ' +
        'yapiyorum. emg cektirdim karpal tunel dedi. ameliyat olsam kac gun calisamam elim lazim bana',
    ],
  }),
  visit('HV080', 'NHS: diarrhoea and vomiting; IDSA: infectious diarrhoea', {
    urgency: 'urgent',
    specialties: [
      'Gastroenterology',
      'Infectious Diseases',
      'Internal Medicine',
      'Family Medicine',
      'Emergency Medicine',
    ],
    en: [
      'day 4 of the runs, 8-10 times a day and since this morning theres streaks of blood and slime in it. temp ' +
        '38.9. cramps. keeping water and those rehydration sachets down, peeing ok. 28, we had mussels off a street ' +
        'stall. imodium yes or no',
    ],
    ru: [
      'Третий день понос раз по десять, с утра слизь и прожилки крови, 38,7. Пью регидрон, в туалет по-маленькому ' +
        'хожу, не рвёт. Отдыхаем в Мармарисе, ели в аквапарке. Мне 35. Нужен врач или самому антибиотик взять?',
    ],
  }),
  visit('HV081', 'ESC: congenital heart disease; NHS: ventricular septal defect', {
    urgency: 'soon',
    specialties: ['Cardiovascular Surgery', 'Cardiology', 'Pediatrics'],
    en: [
      'baby boy 7 months has a VSD 8mm, on furosemide, sweats with bottles and isnt gaining (5.6kg). our ' +
        "cardiologist says it should be closed in the next weeks. He's pink, smiley, no blue spells, same as last " +
        'month. Which hospital takes foreigners, we have the echo video',
    ],
    ar: [
      'بنتي عندها تسع شهور عندها ثقبة في القلب كبيرة، الطبيب قال لازم تتسكر في أقرب وقت. ماراهيش تسمان مليح وتعرق ' +
        'كي ترضع',
      'لا ما تزراقش وراهي نورمال كيما العادة، تشرب الدوا تاعها. هنا ماكاش لي يديرها، نقدرو نجيو بالدوسي تاعها؟',
    ],
  }),
  visit('HV082', "NICE NG71: Parkinson's disease", {
    urgency: 'routine',
    specialties: ['Neurology', 'Neurosurgery'],
    tr: [
      'Babam 11 yıldır Parkinson. İlaçlar artık iki saat gidiyor sonra kilitleniyor, ilacın etkisi gelince de ' +
        'kıvranma hareketleri oluyor. 64 yaşında, aklı yerinde. Beyin pili uygun mu diye değerlendirilsin istiyoruz',
    ],
    ru: [
      'Паркинсон у мужа с 2014, дрожит правая рука и левая уже, мадопар по часам, «выключается» между приёмами. ' +
        'Голова ясная. Говорят DBS. Возраст 59. Делают ли в Турции, кто потом настройку проводит если мы из ' +
        'Казахстана?',
    ],
  }),
  visit('HV083', 'NICE NG246, IFSO: revisional bariatric surgery', {
    urgency: 'routine',
    specialties: ['Bariatric Surgery', 'Surgery', 'Gastroenterology'],
    tr: [
      '2019da tup mide oldum',
      '118den 74e dustum simdi 96yim tekrar. reflu de basladi ara ara yaniyo',
      'ikinci ameliyat oluyo mu, bypass a cevirme diyolar. moralim bozuk biraz tekrar ayni seyleri yasamaktan',
    ],
    ar: [
      'سويت تكميم قبل ٦ سنوات ونزلت ٤٥ كيلو والحين رجع لي ٣٠. ابي تصحيح او تحويل مسار، مافيه الم ولا ترجيع بس ' +
        'حموضة. وش الانسب وكم السعر شامل السكن',
    ],
  }),
  visit('HV084', 'NICE NG145, NHS: overactive thyroid', {
    urgency: 'soon',
    specialties: ['Endocrinology', 'Internal Medicine'],
    ru: [
      'Похудела на 9 кг за два месяца, ем за троих, руки трясутся, жарко постоянно, пульс в покое 105. Сдала: ТТГ ' +
        '0,005, Т4 в три раза выше. Глаза будто больше стали. Терапевт только через месяц. Мне 29, не беременна. ' +
        'Температуры нет',
    ],
    ar: [
      'قلبي بيدق بسرعة كل الوقت حتى وأنا قاعدة شي مية، وعم أنحف وإيدي بترجف وما بتحمل الشوب. عملت تحليل غدة طلع ' +
        'الـTSH صفر تقريباً والـT4 عالي كتير',
      'لا ما في وجع صدر ولا ضيقة نفس ولا حرارة. هيك صرلي شي شهرين. مين بيداوي هالشي؟',
    ],
  }),
  visit('HV085', 'TIF, EBMT: thalassaemia, stem cell transplant', {
    urgency: 'routine',
    specialties: ['Hematology', 'Pediatrics', 'Oncology'],
    en: [
      'Our son is 6 with beta thal major, blood every three weeks since he was a baby. His little sister is a full ' +
        'match. We want transplant in Turkey, ferritin 1800 on deferasirox, liver scan fine. what does the process ' +
        'look like and how many months away from home',
    ],
    tr: [
      "Bakü'den yazıyoruz, kızımız 8 yaşında, talasemi majör, üç haftada bir kan alıyor. Ağabeyiyle dokusu tam " +
        "uydu. İlik nakli için Türkiye'de hangi merkez alır, ne kadar kalmak gerekir? Şu an durumu iyi, okula " +
        'gidiyor',
    ],
  }),
  visit('HV086', 'NHS, BDA: veneers', {
    urgency: 'routine',
    specialties: ['Dentistry'],
    en: [
      'front 6 teeth are short & stained from tetracycline as a kid. hate my smile. dont want turkey teeth pegs ' +
        'tho!! veneers or bonding, how much tooth do they shave. also gums bleed a bit when flossing',
    ],
    ru: [
      'хочу виниры 16 штук, цвет не унитаз а натуральный, зубы свои ровные но жёлтые и один сколот. сколько ' +
        'визитов и дней? и правда что под виниры всё под ноль стачивают',
    ],
  }),
  visit('HV087', 'NHS, FSRH: emergency contraception', {
    urgency: 'urgent',
    specialties: ['Obstetrics and Gynecology', 'Family Medicine'],
    en: [
      "condom split last night, day 12 of my cycle, not on anything. 22. we're in alanya till thursday. where do " +
        "i get the morning after pill here & does it need a doctor. a friend said you've got 5 days so no rush?",
    ],
    ar: [
      'انا متجوزة وبرضع وابني عنده ٨ شهور، امبارح حصلت علاقة من غير وسيلة وخايفة يحصل حمل دلوقتي. في حبوب تتاخد ' +
        'بعدها؟ ولازم كشف ولا من الصيدلية، احنا قاعدين في اسطنبول',
    ],
  }),
  visit('HV088', 'ESMO: lymphoma follow-up; EANM: FDG PET-CT', {
    urgency: 'routine',
    specialties: ['Radiology', 'Oncology', 'Hematology'],
    tr: [
      'lenfoma tedavim biteli 1 yil oldu remisyondayim iyiyim. doktorum kontrol pet ct istedi bizim burda sira 4 ' +
        'ay. tatile gelince cektirip cdsini raporunu alabilir miyim, rapor ingilizce olsun yeter',
    ],
    ru: [
      'Добрый день!',
      'Нужно ПЭТ-КТ контрольное, год после лечения лимфомы, ремиссия. У нас аппарат сломан.',
      'Направление есть, самочувствие хорошее. Можно ли приехать, сделать за день и забрать диск с описанием?',
    ],
  }),
  visit('HV089', 'WHO, NHS: amputation and prosthetics', {
    urgency: 'routine',
    specialties: ['Physical Medicine and Rehabilitation', 'Orthopedics', 'Other'],
    tr: [
      'Kardeşim iki yıl önce iş kazasında sol bacağını diz altından kaybetti. Protezi var ama vuruyor, güdüğü yara ' +
        "yapıyordu şimdi kapandı. Daha iyi, spor yapabileceği bir protez ve yürüme eğitimi istiyoruz. Kerkük'ten " +
        'geleceğiz',
    ],
    ar: [
      'اني جريح حرب رجلي اليمين مبتورة فوگ الركبة من ٢٠١٦، الطرف اللي عندي ثگيل وما امشي بيه زين. الجرح ملتئم ' +
        'ومابي التهاب. اريد طرف ذكي وتأهيل بتركيا، شلون الطريقة',
    ],
  }),
  visit('HV090', 'NHS, EAACI: chronic urticaria', {
    urgency: 'routine',
    specialties: ['Dermatology', 'Internal Medicine', 'Family Medicine', 'Other'],
    ru: [
      'Четвёртый месяц крапивница, волдыри каждый день то на руках то на животе, к вечеру сходят, на новом месте ' +
        'вылезают. Отёков лица и горла не было, дышу нормально. Цетрин помогает на полдня. Анализы на аллергены ' +
        'сдала за кучу денег, пусто. Может у вас разберутся',
    ],
    ar: [
      'عندي حكة وطفح أحمر يجيني كل يوم تقريبا من تلاثة شهور، يتنفخ جلدي بلايص بلايص وبعد ساعات يمشي. وجهي وحلقي لا ' +
        'باس ونتنفس عادي',
      'نشرب في دوا الحساسية يريحني شوية ويعاود. شكون الطبيب اللي نمشيلو؟',
    ],
  }),
]
