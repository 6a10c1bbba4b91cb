import { emergency, type Vignette } from './vignette.ts'

export const EMERGENCIES_ONE_HELD_A: readonly Vignette[] = [
  emergency('HE001', 'NHS: heart attack symptoms, women; call 999', {
    en: [
      'I’m sure it’s only indigestion but for about 20 mins now there’s this ache across my back between the ' +
        'shoulder blades and it climbs up into my jaw, both sides, like toothache. clammy, keep wanting to be sick, ' +
        'arms heavy as lead. 58F and not the dramatic type. Should I just lie down with a hot water bottle?',
    ],
    tr: [
      'Merhaba, kontrol randevusu için yazmıştım aslında, kaç gün sonraya veriyorsunuz?',
      'yok şu an biraz kötü oldum da ondan acele ediyorum. yarım saattir sırtım ve çenem ağrıyor, göğsümde bir ' +
        'ağırlık var, öküz oturmuş gibi, buz gibi terledim midem bulanıyor. 61 yaşındayım şekerim de var. uzanınca ' +
        'geçmedi',
    ],
  }),
  emergency('HE002', 'ESC 2023 acute coronary syndromes; NHS: heart attack', {
    ru: [
      'Здравствуйте. Муж 52 года, водитель. С утра жжет за грудиной, думали изжога, выпил соды и ренни, не ' +
        'помогло. Сейчас серый весь, мокрый, сидит держится за грудь, говорит левая рука как чужая. Скорую не хочет, ' +
        'отпустит мол. Может ему просто к гастроэнтерологу записаться?',
    ],
    ar: [
      'بابا عنده ٦٠ سنة ومدخن، من ساعة تقريبا ماسك صدره وبيقول كأن حد قاعد عليه والوجع نازل على دراعه الشمال',
      'اديناله فوار وماعملش حاجة. عرقان عرق ساقع ووشه اصفر ومصمم ان ده برد في المعدة. نستنى للصبح ولا ايه؟',
    ],
  }),
  emergency('HE003', 'ESC 2024 aortic diseases; NHS: aortic dissection', {
    en: [
      'voice to text sorry my dad seventy one he has an aneurysm they were just watching it four point eight ' +
        'centimetres and about an hour ago he was lifting the suitcase and he screamed he says something ripped in ' +
        'his chest and then it moved through to his back he is grey and one arm feels numb can you tell me which ' +
        'surgeon in istanbul takes people like this',
    ],
    ru: [
      'давление у меня всегда под 180, таблетки пью когда вспомню. Час назад как ножом полоснуло между лопаток, ' +
        'боль такая что на стену лезу, теперь спускается в живот, в глазах темнело. на одной руке 190 на другой 130, ' +
        'тонометр что ли сломан. это спину прихватило?',
    ],
  }),
  emergency('HE004', 'Resuscitation Council UK / AHA: recognising cardiac arrest, agonal breathing', {
    tr: [
      'spor salonundayiz bi abi kosu bandinda yigildi kaldi. seslendik tokatladik cevap yok. arada bi horluyo gibi ' +
        'ic cekiyo ama gogsu inip kalkmiyo sanki. nabzini bulamadim napcaz',
    ],
    ar: [
      'عمي وكع بالمطبخ هسه وما يجاوب',
      'لونه صار ازرگ ويشخر شخرة كل شوية بعدين يسكت، خليت ايدي على صدره ما يتحرك. شسوي بسرعة',
    ],
  }),
  emergency('HE005', 'BHF / AHA: more than one ICD shock, or a shock and unwell: call an ambulance', {
    en: [
      'I have a defibrillator (ICD) put in two yrs ago. Tonight it kicked me 4 times in maybe fifteen minutes, ' +
        'felt like a horse. Heart is still going mad and I nearly went out on the last one. The clinic that fitted ' +
        'it is shut until Monday, can someone on here check it for me?',
    ],
    ar: [
      'السلام عليكم انا مركب جهاز صدمات للقلب من سنة. اليوم ضربني ثلاث مرات ورا بعض وانا جالس، والحين دقات قلبي ' +
        'مرة سريعة واحس بدوخة كأني بطيح. اقدر احجز موعد برمجة للجهاز عندكم الاسبوع الجاي؟',
    ],
  }),
  emergency('HE006', 'NHS: stroke, FAST', {
    tr: [
      'Otel resepsiyonundan yazıyorum, bir misafirimiz kahvaltıda birden çatalını düşürdü. Ağzının bir yanı aşağı ' +
        'kaydı, sağ kolunu kaldıramıyor, konuşuyor ama ne dediği anlaşılmıyor. Eşi yaşlılıktan diyor. Hangi ' +
        'polikliniğe gönderelim?',
    ],
    ru: [
      'бабушка 79 лет, полчаса назад наливала чай и лила мимо чашки. улыбка кривая на одну сторону, говорит как ' +
        'пьяная, левую ногу волочит',
      'давление 170 на 90. она говорит полежу пройдет и просит никого не звать',
    ],
  }),
  emergency('HE007', 'NICE NG128 stroke: sudden speech and language loss', {
    en: [
      'hi im 15 my grandad is looking after me. he was fine at lunch and now he keeps saying the wrong words like ' +
        'he called the remote a tuesday and he cant hold his pen properly, hes getting cross bc i dont understand ' +
        'him. it doesnt hurt him. mum is on a plane what do i do',
    ],
    ru: [
      'Я сама сейчас. не мргу норм писать слова не те вылазят. читаю сообщение от дочки и не понимаю что написано. ' +
        'началось внезпано минут сорок назад, праввя рука не слушается роняю все. мне 66',
    ],
  }),
  emergency('HE008', 'NICE NG128; AHA: posterior circulation stroke', {
    ru: [
      'Отдыхаем в Алании. Папа 68, диабет. Вдруг резко все закружилось, упал в сторону, стоять не может вообще, ' +
        'двоится в глазах, икает, водой поперхнулся и язык заплетается. Прошло минут 30. Это же солнечный удар? хотя ' +
        'он в тени сидел',
    ],
    ar: [
      'امي ٦٤ سنة معها ضغط وسكر، من ساعة فجأة صارت الدنيا تفتل فيها ومو قادرة توقف عم تميل ع اليمين وعم تشوف كل شي ' +
        'تنين، وحكيها تقيل كأنو لسانها مربوط. هاد التهاب ادن شي؟',
    ],
  }),
  emergency('HE009', 'NHS / BTS-SIGN: asthma attack, reliever not helping', {
    en: [
      'cant talk typing is easier. asthma. blue inhaler 10 puffs twice already does nothing. have to stop every 3 ' +
        'words. shoulders going up n down and my lips look kinda grey in the mirror. im 17 home alone',
    ],
    tr: [
      'kardesim 14 yasinda astim hastasi fisfisi ise yaramiyo',
      'gece basladi simdi daha kotu. iki kelimeyi yan yana getiremiyor, kaburgalari iceri cekiliyor, dudaginin ' +
        'etrafi morumsu',
      'hirilti vardi o da kesildi bu iyiye mi isaret',
    ],
  }),
  emergency('HE010', 'NHS / Resuscitation Council UK: severe choking', {
    tr: [
      'dede köfte yerken kaldı boğazında. öksüremiyo bile ses çıkmıyo elleri boğazında yüzü mosmor oluyo. sırtına ' +
        'vurduk çıkmadı nolur söyleyin',
    ],
    ar: ['ابني سنتين كان بياكل عنب وفجأة سكت خالص لا بيعيط ولا بيكح ووشه بيزرق الحقوني اعمل ايه'],
  }),
  emergency('HE011', 'NICE NG158 venous thromboembolism; NHS: pulmonary embolism, after surgery and a flight', {
    ru: [
      'Прилетела вчера домой, 8 дней назад делала абдоминопластику в Стамбуле. Икра правая опухла и болит, это ' +
        'ладно. А сегодня поднялась на второй этаж и как отрезало: воздуха нет, колет под лопаткой на вдохе, пульс ' +
        '130, откашляла слизь с кровью. Кому показать фото шва?',
    ],
    ar: [
      'مرتي سوت عملية شفط ونحت باسطنبول قبل عشر ايام ورجعنا بالطيارة البارحة',
      'من الصبح نفسها مكطوع حتى وهي كاعدة، وصدرها يوجعها من تاخذ نفس، ورجلها اليسرى وارمة اكثر من الثانية، وقبل ' +
        'شوية غمى عليها دقيقة. هذا تعب سفر؟',
    ],
  }),
  emergency('HE012', 'NHS: croup and epiglottitis, noisy breathing at rest, drooling', {
    en: [
      "My 4 year old (not vaccinated, long story) woke with 39.6 and a throat so sore she won't swallow, spit is " +
        'just running out of her mouth. She sits leaning forward with her chin stuck out and every breath in makes a ' +
        'squeak. Voice gone all muffled. Do ENT doctors there take tonsils out at this age?',
    ],
    ar: [
      'وليدي عندو عام ونص، الليل كامل وهو كيكح بحال الكلب ودابا كل ما كيجبد النفس كيدير صوت بحال الصفير واخا ناعس، ' +
        'وعظام صدرو كيدخلو لداخل ووجهو صفر وعيان بزاف ما بقاش حتى كيبكي. نديرلو البخار ولا شنو؟',
    ],
  }),
  emergency('HE013', 'NICE CG141 acute upper gastrointestinal bleeding; NHS: vomiting blood', {
    tr: [
      'babam siroz hastasi, karaciger nakli icin dosya yolluyoruz size',
      'abi su an baska bisey oldu lavaboya avuc avuc kan kustu koyu kirmizi pihtili. ayaga kalkinca bembeyaz oldu ' +
        'gozu karardi. dosyayi yine de yollayim mi',
    ],
    ru: [
      'Пью ибупрофен от колена месяц, плюс варфарин после клапана. С ночи стул черный как деготь, липкий, раз ' +
        'пять, сейчас вырвало чем то как кофейная гуща. Встаю и в ушах шумит, темнеет, сердце колотится 120. ' +
        'Запишите пожалуйста к гастроэнтерологу на этой неделе',
    ],
  }),
  emergency('HE014', 'NHS first aid: severe bleeding', {
    en: [
      'mate went through a glass door. its the inside of his upper arm, comes out in spurts every heartbeat, weve ' +
        'gone through three towels. hes gone white and talking nonsense. is there a plastic surgeon near taksim who ' +
        'does stitches at night',
    ],
    ar: [
      'خيي كان عم يقص حديد بالصاروخ وفلت ع فخدو. الدم عم يطلع نط نط وما عم يوقف، ربطنا بالشال وغرق كلو. صار بردان ' +
        'وعم يغيب عن الوعي',
    ],
  }),
  emergency('HE015', 'ENT UK / NHS: bleeding after tonsillectomy, call 999', {
    en: [
      'Day 6 after my daughters tonsils (she is 7, done in Ankara, we’re still in the hotel). Woke up and the ' +
        'pillow was red. She keeps swallowing and swallowing and now has thrown up a bowl of bright blood with clots ' +
        'in. The leaflet said some blood is normal??',
    ],
    tr: [
      'Oğlumun bademciği 8 gün önce alındı. Dün tükürüğünde iplik gibi kan vardı, geçti diye sevinmiştik.',
      'Şimdi ağzından burnundan taze kan geliyor durmuyor, leğene tükürüyor yarısı doldu, rengi soldu uykusu var. ' +
        'Dondurma verdim işe yaramadı.',
    ],
  }),
  emergency('HE016', 'NHS: anaphylaxis (food)', {
    ru: [
      'жена съела кешью из пакетика на рынке, минут через 10 вся пошла пятнами, губы раздуло, голос сел и говорит ' +
        'ком в горле. цетрин дал. она все равно свистит когда дышит и хочет лечь спать. подождать пока таблетка ' +
        'подействует?',
    ],
    ar: [
      'ولدي عمره ٩ عنده حساسية سمسم وغلطت المربية وعطته حلاوة طحينية',
      'وجهه انتفخ وصوته مبحوح ويكح وايد ويقول بلعومي مسكر، ورجّع مرتين',
      'عندي ابرة الادرينالين بس خايفة اضربها عليه، يكفي شراب الحساسية؟',
    ],
  }),
  emergency('HE017', 'Resuscitation Council UK 2021 anaphylaxis (medicine, contrast)', {
    en: [
      'Im in the clinic flat alone. They gave me amoxicillin for my tooth, took first one 15 mins ago. Palms and ' +
        'soles itching like mad, red welts all over, tummy cramps, been sick, and everytime I stand up it goes black ' +
        'and I have to get on the floor. Tongue feels thick',
    ],
    ru: [
      'Сделали КТ с контрастом, отпустили. Стою у такси, лицо горит, чешется все, нос заложило, в груди свистит и ' +
        'дышать тяжело, руки холодные, ноги ватные, сейчас упаду кажется. это побочка, пройдет?',
    ],
  }),
  emergency('HE018', 'NICE NG253 suspected sepsis; NHS: sepsis (older people)', {
    tr: [
      'bakici olarak calisiyorum teyze 83 yasinda sondasi var. iki gundur idrari bulanik kokuyordu. bugun titreme ' +
        'tuttu disleri takirdiyor, sonra sayiklamaya basladi beni tanimadi, elleri ayaklari buz gibi alaca alaca ' +
        'mor, torbada sabahtan beri idrar yok. olctum 35.6 yani ates yok',
    ],
    ar: [
      'جدي ٨٠ سنة معو بروستات وحاطين قسطرة بول',
      'من مبارح عم يرجف، اليوم صار يخربط بالحكي ومو عارف وين هو ونفسو سريع كتير وضغطو ٨٠ على ٤٠ وجلدو بارد ومبقع. ' +
        'الصيدلي عطاه سيبرو، منكمل عليه كم يوم ومنشوف؟',
    ],
  }),
  emergency('HE019', 'NICE CG151 neutropenic sepsis: immediate hospital care', {
    en: [
      'Hello, I’m on my 2nd cycle of chemo (FEC-T), day 9, travelling. Shivery and out of sorts since this ' +
        'evening, thermometer said 38.3. Have taken paracetamol so it’s 37.5 now. Bit breathless and light headed ' +
        'when I get up. No cough, no nothing. Don’t want to bother anyone on a Sunday – can the oncology team see me ' +
        'midweek?',
    ],
    tr: [
      'Eşim lenfoma, geçen hafta kemoterapi aldı, akyuvarları sıfıra yakın demişlerdi. Bu akşam üşüme titreme ' +
        'oldu, 38,9. Kateterin takılı olduğu yer kızarık. Dudakları soldu, sorulara geç cevap veriyor. Parol verdim, ' +
        'sabahı bekleyelim mi?',
    ],
  }),
  emergency('HE020', 'NHS: meningitis; NICE NG240', {
    en: [
      'my flatmate (19, uni) thought she had the worst hangover but she only had 1 drink. cant stand the light, ' +
        'wont bend her neck, hands freezing but she’s boiling, and now purple spots on her legs that stay when i ' +
        'press a glass on them. not making much sense',
    ],
    ru: [
      'Сыну 6. С утра температура 39.8 не сбивается, рвота, жалуется что шею больно, просит свет выключить',
      'сейчас заметила на попе и ножках звездочки темно-красные, давила стаканом не бледнеют, и их прямо больше ' +
        'становится. вялый, разбудила с трудом. это от нурофена аллергия?',
    ],
  }),
]
