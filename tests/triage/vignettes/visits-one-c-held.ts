import { type Vignette, visit } from './vignette.ts'

export const VISITS_ONE_HELD_C: readonly Vignette[] = [
  visit('HV031', 'NICE CKS: shingles (ophthalmic); NHS: shingles', {
    urgency: 'urgent',
    specialties: [
      'Ophthalmology',
      'Dermatology',
      'Infectious Diseases',
      'Family Medicine',
      'Internal Medicine',
      'Emergency Medicine',
    ],
    en: [
      'Dad 74. Band of blisters on the left side of his forehead going onto the eyelid and one on the tip of his ' +
        "nose, three days of burning pain before that. Eye's a bit red and watery but he reads the paper ok. No " +
        'fever. pharmacist said shingles?? hes had no tablets yet',
    ],
    tr: [
      'Annemin alnının sol tarafında ve göz kapağında su toplamış kabarcıklar çıktı, iki gün önce yanma sızlamayla ' +
        'başladı. Komşu gece yanığı dedi. Göz biraz sulanıyor, görmesi aynı. Ateşi yok, aklı yerinde, 70 yaşında. ' +
        'Cildiyeye mi gözcüye mi gidelim, pazartesiye kalsa olur mu',
    ],
  }),
  visit('HV032', 'NICE NG100: suspected persistent synovitis; NHS: rheumatoid arthritis', {
    urgency: 'soon',
    specialties: ['Rheumatology', 'Internal Medicine'],
    en: [
      'both hands. knuckles puffy like sausages in the morn and it takes me two hours to make a fist, same w the ' +
        'balls of my feet. two and a half months now. im 39 and a hairdresser so this is kind of my job on the line. ' +
        'mum has rheumatoid. bloods havent been done yet',
    ],
    ru: [
      'Женщина 44. Опухают мелкие суставы кистей, симметрично, утром скованность часа полтора, кольцо не снять. ' +
        'Началось месяца два назад после ангины. Температуры нет. Пью найз, отпускает и снова. Очень боюсь что ' +
        'скрутит как мою маму',
    ],
  }),
  visit('HV033', 'NICE CG168, NHS: varicose veins', {
    urgency: 'routine',
    specialties: ['Cardiovascular Surgery', 'Surgery', 'Radiology'],
    en: [
      "Ropey veins on both legs after three pregnancies, ache by the evening and I won't wear a skirt. No ulcers, " +
        "skin's ok. I read about laser from the inside. How soon can I fly after it, I'm in Dublin",
    ],
    ar: [
      'عندي دوالي بالساقين من سنين وتزيد مع الوقفة لاني معلمة، شكلها مزعج وتثقل رجولي آخر النهار. مافيه جروح ولا ' +
        'تورم مفاجئ. ابي اسويها ليزر باسطنبول مع السياحة، كم يوم راحة تبي؟',
    ],
  }),
  visit('HV034', 'NICE CG61, NHS: irritable bowel syndrome', {
    urgency: 'routine',
    specialties: ['Gastroenterology', 'Internal Medicine'],
    tr: [
      'karnim surekli sis, gaz, bi kabiz bi ishal. universiteden beri var 5-6 yil. sut icince daha beter, ' +
        'stresliyken tuvaletten cikamiyorum. kilom ayni kan yok. kolyak misin dediler bakilmadi. endoskopi ' +
        'kolonoskopi ikisi ayni gun oluyo mu',
    ],
    ru: [
      'живот пучит от всего. лет семь уже. то запор то понос, перед экзаменами вообще кошмар. крови нет, не худею, ' +
        'мне 23. сдавала кал норм. говорят срк и всё, а лечить никто не лечит. хочу чтоб нормально обследовали за ' +
        'одну поездку',
    ],
  }),
  visit('HV035', 'NICE NG143: fever in under 5s; NHS: high temperature in children', {
    urgency: 'urgent',
    specialties: ['Pediatrics', 'Emergency Medicine', 'Family Medicine'],
    tr: [
      'Dört aylık bebeğimin ateşini 39,2 ölçtük, öğlenden beri. Emiyor, bezi ıslanıyor, arada gülüyor da. Döküntü ' +
        'yok. Dün biraz burnu akıyordu. İlk çocuğumuz, otelde kalıyoruz, doktora bugün mü götürelim kendi geçer mi',
    ],
    ar: [
      'ابني عمره خمس شهور سخن من الصبح ٣٩، عطيته تحميلة نزلت شوي ورجعت. بيرضع منيح وحفاضاتو عادي، وواعي وبيضحكلي. ' +
        'ما في طفح ولا إسهال. بتستاهل دكتور اليوم ولا بستنى؟',
    ],
  }),
  visit('HV036', 'NHS, KDIGO: living-donor kidney transplant', {
    urgency: 'routine',
    specialties: ['Nephrology', 'Surgery', 'Urology'],
    ru: [
      'Отец на гемодиализе второй год, три раза в неделю. Поликистоз почек. Брат отца готов отдать почку, группа ' +
        'совпадает. Интересует пересадка в Турции от родственника: какие документы, сколько жить там до и после',
    ],
    ar: [
      'اخويا عنده فشل كلوي وبيغسل من سنة ونص، وانا عايز اتبرعله بكليتي. فصيلتنا واحدة. هنا المواعيد واقفة. عندكم ' +
        'بتعملوا زرع كلى للاجانب لو المتبرع قريب درجة اولى؟ وعايزين ورق ايه',
    ],
  }),
  visit('HV037', 'NICE NG12, NG33; NHS: tuberculosis, cough', {
    urgency: 'soon',
    specialties: ['Pulmonology', 'Infectious Diseases', 'Internal Medicine', 'Oncology', 'Family Medicine'],
    en: [
      "Been coughing about 7 weeks. Wet cough, antibiotics from the gp didn't shift it. Sweating through the " +
        "sheets and I've lost a stone without trying. 3 of us share a room on the site and one lad was taken off " +
        'with something on his lung. not breathless, no blood so far',
    ],
    tr: [
      'iki aydir oksuruyorum gecmiyor, geceleri terden atletim islaniyor, 7 kilo verdim istah da yok. kan yok ' +
        'balgam var nefesim rahat. 52 yasindayim sigarayi gecen yil biraktim. oglum verem olmasin baba diyo. hangi ' +
        'bolum bakar',
    ],
  }),
  visit('HV038', 'NHS: tummy tuck, breast uplift', {
    urgency: 'routine',
    specialties: ['Plastic Surgery'],
    en: [
      'mummy makeover pls!!',
      '2 c sections, twins, belly apron wont shift w gym & boobs went south. finished having kids 100%. size 14, ' +
        '72kg, dont smoke (ok vape)',
      'december possible? husband can mind the kids 10 days max',
    ],
    ru: [
      'После похудения на 40 кг висит кожа на животе и груди нет, пустые мешочки. Мне 34, вес стабильный год. Хочу ' +
        'подтяжку и импланты небольшие, и живот. Можно всё за один наркоз или лучше разбить?',
    ],
  }),
  visit('HV039', 'NHS, ESMO: Hodgkin lymphoma', {
    urgency: 'soon',
    specialties: ['Hematology', 'Oncology'],
    en: [
      'My brother, 27, had a gland in his neck out and the report says classical Hodgkin lymphoma, nodular ' +
        'sclerosis. They want to begin ABVD here but there is no PET scanner in our city. He feels okay apart from ' +
        'night sweats. We want the staging and a second opinion in Turkey quickly, who leads this?',
    ],
    ar: [
      'بنتي عمرها ١٩ سنة طلعت نتيجة الخزعة مال غدد رگبتها لمفوما هودچكن. هسه هي زينة بس تعرگ بالليل وضعفت. عدنا ' +
        'ماكو پت سكان وناطرين دور الكيمياوي',
      'نريد نبدي بسرعة بتركيا، التقارير كلها موجودة ومترجمة. لياهو طبيب ندزها؟',
    ],
  }),
  visit('HV040', 'BTA and ATA: thyroid nodules', {
    urgency: 'routine',
    specialties: ['Endocrinology', 'Surgery', 'Ear Nose and Throat', 'Radiology'],
    tr: [
      'Tiroidimde 2,8 cm nodül var, iğne biyopsisi kategori 3 gelmiş, altı ay sonra tekrar dediler. TSH normal. ' +
        'Yutarken rahatsızlık yok. Ben içim rahat etsin istiyorum, ameliyat mı yakma mı, başka bir doktor da baksın',
    ],
    ru: [
      'Узел щитовидки 3 см, пункция Bethesda III, гормоны в норме. Один говорит удаляйте долю, второй наблюдайте. ' +
        'Голос не менялся, глотаю нормально. Хотела бы второе мнение в Турции и если что радиочастотную абляцию',
    ],
  }),
  visit('HV041', 'NHS: scabies', {
    urgency: 'routine',
    specialties: ['Dermatology', 'Family Medicine'],
    tr: [
      'yurtta kaliyorum 3 haftadir deli gibi kasiniyorum en cok gece, parmak aralari bilek gobek cevresi. oda ' +
        'arkadasimda da basladi. minik minik kabuklu seyler. eczaneden alerji hapi aldik hava civa. anneme soylemeye ' +
        'utandim uyuz mu bu',
    ],
    ar: [
      'حنا فالدار كاملين كنحكو بالليل، انا وراجلي والدراري الكبار. حبيبات صغار بين الصباع وعند الحزام. هادي شهر تقريبا',
      'لا ماكاين لا سخانة لا والو. درنا بوماضة من الفرماسيان ومانفعاتش',
    ],
  }),
  visit('HV042', 'NICE NG236: stroke rehabilitation', {
    urgency: 'routine',
    specialties: ['Physical Medicine and Rehabilitation', 'Neurology'],
    ru: [
      'Мама перенесла инсульт в апреле, прошло полгода. Правая рука почти не работает, ходит с ходунками, речь ' +
        'вернулась процентов на семьдесят. Состояние стабильное. Ищем реабилитацию недель на шесть, желательно у ' +
        'моря и чтоб логопед был русскоязычный',
    ],
    ar: [
      'الوالدة صار لها جلطة قبل سبع شهور والحين وضعها مستقر بس يدها اليسار ورجلها ضعيفة وتمشي بالعكاز. نبي مركز ' +
        'تأهيل وعلاج طبيعي بتركيا نجلس شهرين معها، تنصحون بمين؟',
    ],
  }),
  visit('HV043', 'NHS, BASHH: gonorrhoea, urethritis', {
    urgency: 'soon',
    specialties: ['Urology', 'Infectious Diseases', 'Dermatology', 'Family Medicine'],
    en: [
      'bit embarrassing. burns when i pee and theres yellowy stuff coming out the end, started 4 days after a ' +
        'holiday hookup, no condom i know i know. no fever, balls dont hurt. can i get tested without it going on ' +
        'some record',
    ],
    tr: [
      '8 gun once korunmasiz iliski oldu simdi idrarda yanma ve akinti var sari. erkek 22. ates yok testiste agri ' +
        'yok. ailem duymasin, nereye gideyim test yaptirayim',
    ],
  }),
  visit('HV044', 'NICE NG12, NHS: testicular lumps', {
    urgency: 'soon',
    specialties: ['Urology', 'Oncology', 'Family Medicine'],
    en: [
      'can i ask something and u dont tell my parents',
      'im 17 and found a hard little lump on one nut like a pea on the side of it. doesnt hurt. been there maybe a ' +
        'month. google says its either nothing or cancer thanks google',
    ],
    ru: [
      'Сыну 24, сказал только сейчас: одно яичко стало твёрже и больше, не болит, месяца полтора. Травмы не было. ' +
        'Врача стесняется. Это к какому специалисту и насколько тянуть нельзя?',
    ],
  }),
  visit('HV045', 'NHS: scoliosis; SRS', {
    urgency: 'routine',
    specialties: ['Orthopedics', 'Neurosurgery'],
    en: [
      'Our girl is 14, curve was 34 last year and is 51 degrees on the new xray even with the brace. She doesnt ' +
        'have pain, plays volleyball still. Surgeon here wants fusion, we read about tethering in Istanbul where the ' +
        'spine stays bendy. would she qualify',
    ],
    ar: [
      'بنتي ١٣ سنة ضهرها مايل، الصورة طلعت ٤٧ درجة وعم يزيد رغم المشد. ما عندها وجع بس نفسيتها تعبانة من شكل ' +
        'كتافها. سمعنا إنو بتركيا بيعملوا عملية بالحبال مو تثبيت، بدنا رأي',
    ],
  }),
]
