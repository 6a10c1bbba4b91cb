import { type Vignette, visit } from './vignette.ts'

export const VISITS_EARLY_BUILD_2: readonly Vignette[] = [
  visit('HV24', 'NICE CG184: dyspepsia and reflux', {
    urgency: 'routine',
    specialties: ['Gastroenterology', 'Internal Medicine', 'Family Medicine'],
    tr: [
      'yatınca ağzıma acı su geliyor, bir senedir. kahveyi kestim domatesi kestim azıcık düzeldi. kilom aynı ' +
        'yutmam normal. endoskopi yaptırmak istiyorum bir kere içim rahatlasın',
    ],
    ru: [
      'уже год как лягу так кислое в рот забрасывает. кофе бросил, помидоры бросил, полегче но не ушло. вес ' +
        'держится, глотаю нормально. хочу гастроскопию под наркозом, у вас делают?',
    ],
  }),
  visit('HV25', 'NHS: hip replacement', {
    urgency: 'routine',
    specialties: ['Orthopedics'],
    en: [
      'my father 71, right hip bone on bone, he puts his socks on with a gadget. waiting list at home is 90 ' +
        'weeks. he has a stent from 2015 but cardiologist says fit. total cost with hotel and physio?',
    ],
    tr: [
      'babam 71 yasinda sag kalcasi bitik corabini kendi giyemiyor. almanyada sira bekle bekle gelmedi. 2015te ' +
        'stent takildi ama kalpci ameliyat olabilir dedi. protez arti fizik tedavi toplam ne tutar',
    ],
  }),
  visit('HV26', 'SDCEP: acute dental abscess, no airway signs', {
    urgency: 'urgent',
    specialties: ['Dentistry'],
    ru: [
      'зуб ныл неделю, сегодня встала а щека раздулась как у хомяка. десна пульсирует, привкус гадкий. ' +
        'температуры нет, рот открываю, глотаю нормально. вылет через 4 дня',
    ],
    ar: [
      'سني صار له اسبوع ينغز، اليوم قعدت وخدي منفوخ ولثتي تنبض وطعم خايس بفمي. مافي حراره وافتح فمي وابلع عادي. ' +
        'رحلتي بعد ٤ ايام',
    ],
  }),
  visit('HV27', 'NICE NG100: rheumatoid arthritis', {
    urgency: 'routine',
    specialties: ['Rheumatology', 'Internal Medicine'],
    en: [
      'mornings my fingers are like sausages and it takes an hour before i can hold the toothbrush. both hands, ' +
        'knuckles mostly, 2-3 months. granny had twisted hands so im kinda scared. im 36',
    ],
    ru: [
      'по утрам пальцы как сосиски, час расхаживаю пока щетку зубную удержу. обе руки, косточки, месяца два-три. ' +
        'у бабушки кисти были скрюченные, боюсь так же. мне 36',
    ],
  }),
  visit('HV28', 'NICE NG203: chronic kidney disease, stable', {
    urgency: 'routine',
    specialties: ['Nephrology', 'Internal Medicine'],
    tr: [
      'babamın kreatinini 1,9 du üç senedir 2,1 oldu, gfr 34. idrarı normal, şişlik yok, tansiyonu ilaçla 130. ' +
        'diyalize varmadan ne yapılır ikinci görüş almak istiyoruz',
    ],
    ar: [
      'ابويا الكرياتينين كان ١.٩ وفي تلات سنين بقى ٢.١ والترشيح ٣٤. بيبول عادي ومفيش ورم وضغطه مظبوط بالدوا. ' +
        'عايزين راي تاني عشان منوصلش للغسيل',
    ],
  }),
  visit('HV29', 'NICE NG77: cataract', {
    urgency: 'routine',
    specialties: ['Ophthalmology'],
    en: [
      'grandma 78 says the world looks like through a dirty shower curtain, headlights have haloes, its been ' +
        'coming on for years both eyes. sugar is controlled. which lens do you use and one eye per day?',
    ],
    ar: [
      'جدتي ٧٨ سنة بتقول الدنيا كأنها من ورا نايلون، وضو السيارات حواليه هالة، صار لها سنين شوي شوي بالعينتين. ' +
        'السكر مضبوط. شو نوع العدسة وكل عين بيوم؟',
    ],
  }),
  visit('HV30', 'NHS: erectile dysfunction', {
    urgency: 'routine',
    specialties: ['Urology', 'Endocrinology', 'Psychiatry'],
    tr: [
      'burası gizli değil mi',
      '48 yaşındayım nasıl söylesem.. hanımla olmuyor, istek var ama iş başa düşünce yok. bir yıldır böyle, ' +
        'haplar da başımı ağrıtıyor',
    ],
    ru: [
      'тут анонимно?',
      'мне 48, как бы сказать.. с женой не выходит, желание есть а техника подводит, с год уже. от таблеток ' +
        'башка трещит потом',
    ],
  }),
  visit('HV31', 'NCCN: second opinion, lung cancer', {
    urgency: 'routine',
    specialties: ['Oncology', 'Pulmonology'],
    en: [
      'my brother in law was told lung adenocarcinoma stage 3a, chemo has already started at home and he ' +
        'tolerates it well. family would like another pair of eyes on the pet ct and the plan, video call is fine',
    ],
    tr: [
      'enişteme akciğer adenokarsinom evre 3a dediler, kemoya memlekette başladılar iyi gidiyor. pet sonucuna ve ' +
        'plana bir de buradan bir hoca baksın istiyoruz, görüntülü de olur',
    ],
  }),
  visit('HV32', 'NHS: red eye with contact lenses', {
    urgency: 'urgent',
    specialties: ['Ophthalmology', 'Emergency Medicine'],
    ru: [
      'уснула в линзах в самолёте. утром глаз красный, режет, слезится и на свет больно смотреть. линзу сняла, ' +
        'вижу почти как обычно. второй нормальный. капли какие нибудь?',
    ],
    ar: [
      'نمت بالعدسات بالطيارة. الصبح عيني حمرا وتحرقني وتدمع والضوه يأذيني. شلت العدسة، اشوف تقريبا عادي. العين ' +
        'الثانية مابيها شي. شنو قطرة احط؟',
    ],
  }),
  visit('HV33', 'NHS: haemorrhoids', {
    urgency: 'routine',
    specialties: ['Surgery', 'Gastroenterology'],
    en: [
      'no nice way to put it. i bleed down there sometimes',
      'piles, 3 years. pops out when i go and i push it back, bright red streak on the paper. 35, colonoscopy ' +
        'last spring was clean. want the laser thing done quietly',
    ],
    ru: [
      'вопрос деликатный, иногда кровит там',
      'геморрой года три, узел вылезает, вправляю, на бумаге бывает алая полоска. мне 35, колоноскопию весной ' +
        'делал, чисто. хочу лазером и чтоб на работе не знали',
    ],
  }),
  visit('HV34', 'NHS: tummy tuck', {
    urgency: 'routine',
    specialties: ['Plastic Surgery'],
    tr: [
      '50 kilo verdim çok şükür, kilom bir senedir sabit. ama karnımda önlük gibi deri sarkıyor, altı pişik ' +
        'oluyor yazın. karın germe düşünüyorum kollar da olur mu aynı anda',
    ],
    ar: [
      'نقصت خمسين كيلو الحمد لله وعام وانا ثابتة، بصح الجلد مدلي كي الطابلية وفالصيف يتهيج من التحت. حابة ندير ' +
        'شد البطن، يقدرو يديرو الذراعين معاه؟',
    ],
  }),
  visit('HV35', 'NICE CKS: chronic cough', {
    urgency: 'routine',
    specialties: ['Pulmonology', 'Internal Medicine', 'Family Medicine', 'Ear Nose and Throat'],
    en: [
      'dry tickly cough since march, worse when i laugh or lie down. dont smoke. chest xray normal. coworkers ' +
        'have nicknamed me. no blood no weight loss no fever, not short of breath',
    ],
    ar: [
      'كحة ناشفة من شهر ثلاثة، تزيد اذا ضحكت او انسدحت. ما ادخن واشعة الصدر سليمه. لا دم ولا حراره ولا نحفت ' +
        'ونفسي زين. الربع بالدوام طفشوا مني',
    ],
  }),
  visit('HV36', 'NICE CG168: varicose veins', {
    urgency: 'routine',
    specialties: ['Cardiovascular Surgery'],
    tr: [
      'ayakta calisiyorum kuaforum, bacaklarimda solucan gibi damarlar var iki dogumdan sonra cikti. aksama ' +
        'agirlasiyo o kadar. yazin etek giyemiyorum lazer yapiyomusunuz',
    ],
    ru: [
      'парикмахер, целый день на ногах. после двух родов вены на голенях как червяки, к вечеру тяжесть. летом ' +
        'юбку не надеть. лазером убираете?',
    ],
  }),
  visit('HV37', 'ESC: aortic stenosis, planned valve replacement', {
    urgency: 'routine',
    specialties: ['Cardiovascular Surgery', 'Cardiology'],
    en: [
      'mums been told her aortic valve is narrow, moderate going on severe, planned op within the year not an ' +
        'emergency. she still does her garden no faints no chest trouble. can it be done through the groin at your ' +
        'place',
    ],
    tr: [
      'annemin aort kapağı dar dediler, orta ileri arası, acelesi yok sene içinde planlarız diyor doktoru. ' +
        'bahçesiyle uğraşır bayılma ağrı yok. kasıktan girip değiştiriyorlarmış siz yapıyor musunuz',
    ],
  }),
  visit('HV38', 'EAU: male infertility', {
    urgency: 'routine',
    specialties: ['Reproductive Medicine', 'Urology'],
    ru: [
      'три года без детей, жена проверена вся. у меня спермограмма 3 млн и подвижность никакая, варикоцеле ' +
        'слева. оперировать или сразу икси? куда писать',
    ],
    ar: [
      'ثلاث سنين متزوجين وما صار حمل، المرة فحوصها سليمة. انا العدد ٣ مليون والحركة ضعيفة وعندي دوالي يسار. ' +
        'عملية لو مجهري رأسا؟ يا دكتور نراجع',
    ],
  }),
  visit('HV39', 'NICE NG98: sudden hearing loss', {
    urgency: 'urgent',
    specialties: ['Ear Nose and Throat'],
    en: [
      'woke up yesterday and my left ear is just.. off. like cotton wool and a fridge humming in it. no pain, ' +
        'not dizzy, face fine. thought it was wax but the pharmacist looked and its clean',
    ],
    ru: [
      'вчера проснулся, левое ухо как выключили, вата и гудит холодильником. не болит, не кружится, лицо ' +
        'нормальное. думал пробка, в аптеке глянули, чисто',
    ],
  }),
  visit('HV40', 'NICE CG128: autism, speech delay', {
    urgency: 'routine',
    specialties: [
      'Pediatrics',
      'Psychiatry',
      'Neurology',
      'Ear Nose and Throat',
      'Physical Medicine and Rehabilitation',
    ],
    tr: [
      'oglum 3 yasina girdi toplam on kelimesi var, ismini cagirinca donmuyo, arabalari diziyo da diziyo. ' +
        'kayinvalidem babasi da gec konustu diyo. isitme testi normaldi',
    ],
    ar: [
      'ابني دخل التلاتة وكلامه كله عشر كلمات، انده عليه ميبصش، ويرص العربيات جنب بعض بالساعات. حماتي بتقول ابوه ' +
        'اتكلم متأخر. السمع عملناه سليم',
    ],
  }),
  visit('HV41', 'NHS: palpitations', {
    urgency: 'routine',
    specialties: ['Cardiology', 'Internal Medicine', 'Family Medicine'],
    en: [
      'every now n then my heart does a little flip then a thump, few times a week mostly in bed, been like that ' +
        'since exams. never fainted, no pain, i row 3x a week no prob. 22',
    ],
    ar: [
      'كل فترة قلبي بيعمل متل نطة وبعدها دقة قوية، كم مرة بالأسبوع واكتر شي بالتخت، من ايام الامتحانات. عمري ما ' +
        'غبت عن الوعي ولا في وجع وبلعب رياضة عادي. عمري ٢٢',
    ],
  }),
  visit('HV42', 'NICE NG158: suspected DVT, no chest signs', {
    urgency: 'urgent',
    specialties: ['Cardiovascular Surgery', 'Internal Medicine', 'Emergency Medicine', 'Family Medicine', 'Cardiology'],
    tr: [
      'on iki saatlik otobüsten sonra sol baldırım şişti, sağdan üç santim kalın ölçtüm, sıcak ve basınca ' +
        'ağrıyor. iki gündür. nefesim gayet iyi göğsümde bir şey yok',
    ],
    ru: [
      'после 12 часов в автобусе левая икра опухла, на три сантиметра толще правой, теплая и болит если нажать. ' +
        'второй день. дышу свободно, в груди ничего',
    ],
  }),
  visit('HV43', 'NICE CG188: gallstones', {
    urgency: 'routine',
    specialties: ['Surgery', 'Gastroenterology'],
    en: [
      'ultrasound says gallbladder full of stones. i get a cramp under the ribs after chips or cake, goes in an ' +
        'hour, last time two weeks ago. no fever no yellow. keyhole removal, how many nights',
    ],
    tr: [
      'safra kesem tas doluymus ultrasonda. borek kizartma yeyince sag kaburga altim kasiliyo bi saate geciyo, ' +
        'son iki haftadir olmadi. ates sarilik yok. kapali ameliyatla aldirsam kac gece yatarim',
    ],
  }),
  visit('HV44', 'NHS: facelift and eyelid surgery', {
    urgency: 'routine',
    specialties: ['Plastic Surgery', 'Ophthalmology'],
    ru: [
      'мне 57. веки нависли, овал поплыл, на работе спрашивают не болею ли. смотрю блефаро и смас подтяжку. ' +
        'давление контролирую, не курю. сколько ходить с синяками',
    ],
    ar: [
      'عمري 57، جفوني هبطو ووجهي تراخى والناس ديما يسقسيوني راكي مريضة؟ نخمم فالجفون وشد الوجه. لاطونسيون مضبوط ' +
        'وما نتكيفش. قداه يقعدو الزراقات',
    ],
  }),
  visit('HV45', 'EANO: incidental meningioma', {
    urgency: 'routine',
    specialties: ['Neurosurgery', 'Neurology'],
    en: [
      "had an mri for my ears and they found a meningioma 2 cm on the surface, 'probably been there for years'. " +
        "no symptoms at all. told to rescan in 6 months. i'd like someone who operates on these to look at the disc",
    ],
    ru: [
      'делала мрт из за ушей и нашли менингиому 2 см сверху, сказали сидит там годами. ничего не беспокоит. ' +
        'велели переснять через полгода. хочу чтобы диск глянул тот кто такие оперирует',
    ],
  }),
]
