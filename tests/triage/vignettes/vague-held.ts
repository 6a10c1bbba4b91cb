import { type Vignette, vague } from './vignette.ts'

export const VAGUE_HELD: readonly Vignette[] = [
  vague('HG001', 'NICE CG138: ask before advising', {
    en: ['hiya', 'need a doctor', 'a good one'],
    tr: ['slm', 'iyi bi doktor lazim bana yardimci olurmusunuz'],
  }),
  vague('HG002', 'NHS: insect bites and stings', {
    en: [
      "Balcony open all night, now I've 9 mozzie bites on my ankles, itchy little lumps and that's it really. I'm " +
        'fine otherwise. Anything better than toothpaste?',
    ],
    ru: [
      'на даче комары зажрали, ноги в мелких волдырях, чешется. больше ничего не беспокоит. чем помазать чтоб не ' +
        'чесать, фенистилом?',
    ],
  }),
  vague('HG003', 'NICE CG138: ask before advising', {
    en: ['Is this normal?? please be honest', 'I sent the pic, did it not come through'],
    ar: ['دكتور شوف الصورة وقول لي عادي ولا لا', 'ما وصلت؟ غريبة. طيب بس قول لي يخوف ولا ما يخوف'],
  }),
  vague('HG004', 'NICE CG138: ask before advising', {
    tr: ['Ya tam anlatamıyorum, kendim gibi değilim bu ara. öyle belirli bir şey yok. ne bileyim bi haller işte'],
    ru: [
      'не знаю как объяснить. как-то не так мне в последнее время, ни то ни сё. конкретно сказать не могу. вот ' +
        'решила написать',
    ],
  }),
  vague('HG005', 'NICE CG138: ask before advising', {
    tr: ['annem icin yaziyorum annem rahatsiz ne yapabiliriz acaba yurtdisindan geliyor'],
    ar: ['السلام عليكم، الوالدة مريضة ونريد نجيبها يمكم. شنو تحتاجون وشلون نبدي؟'],
  }),
  vague('HG006', 'NHS: jet lag', {
    ru: [
      'прилетела из Владивостока в Стамбул позавчера, в 4 утра глаза как пять копеек а днём клюю носом. Само ' +
        'наладится? или что-то попить на ночь, ромашку?',
    ],
    ar: [
      'لسه راجع من كندا امبارح ونومي متشقلب خالص، صاحي طول الليل وبنام العصر. مش تعبان ولا حاجة، بس ارجّع الساعة ازاي؟',
    ],
  }),
  vague('HG007', 'NHS: sore muscles after exercise', {
    en: [
      'did legs for the first time since school on monday and now I walk down stairs like a cowboy lol. both thighs, ' +
        'sore to touch, getting better each day. Do I keep going to class or rest?',
    ],
    tr: [
      'Spora yeni yazıldım, ilk gün hoca acımadı. Kollarım tutulmuş, kaslarım ağrıyor, bugün düne göre iyi. Bir şey ' +
        'almama gerek var mı yoksa kendi kendine geçer mi?',
    ],
  }),
  vague('HG008', 'NICE CG138: ask before advising', {
    en: ['it hurts', 'dunno, just hurts. comes and goes'],
    ru: ['болит', 'ну болит и болит. то есть то нет'],
  }),
  vague('HG009', 'NHS: common cold', {
    en: [
      'Day 2 of a bog standard cold. Runny nose, bit of a tickly throat, sneezing, no temperature. Eating fine. Just ' +
        'fed up with it, does honey actually do anything?',
    ],
    ar: [
      'مرشحة من مبارح، عطسة وشوية سيلان بالأنف وبس، ما في حرارة ولا شي. بدي أعرف شو أشرب غير الزهورات، وبتروح لحالها ' +
        'مو؟',
    ],
  }),
  vague('HG010', 'NHS: blisters', {
    tr: ['yeni ayakkabi topugumu vurdu su topladi findik kadar. patlatayim mi birakayim mi bant mi yapistirayim'],
    ru: [
      'натёрла мизинец босоножками, водянка маленькая, не красная, не гноится. прокалывать или пластырем заклеить и ' +
        'ходить?',
    ],
  }),
  vague('HG011', 'NICE CG138: ask before advising', {
    tr: ['merhabalar fiyat bilgisi alabilir miyim otel dahil mi kac gun kaliniyor'],
    ar: ['سلام خاوتي، بغيت نعرف غير شحال كيقام الثمن عندكم بالأورو، وواش فيه الأوطيل ولا لا'],
  }),
  vague('HG012', 'NICE CG138: ask before advising', {
    ru: [
      'пришли анализы, две строчки красным выделены. это плохо?',
      'не помню как называются, я с работы пишу, листок дома',
    ],
    ar: [
      'طلعت نتايج التحاليل وفيها شي فوق الطبيعي وشي تحت، ويش يعني؟',
      'والله ما ادري وش اسمه، كله انجليزي وانا مو حافظ',
    ],
  }),
  vague('HG013', 'NHS: cuts and grazes', {
    en: [
      'Nicked my finger slicing tomatoes, tiny, stopped bleeding in about a minute with kitchen roll. Washed it. ' +
        'Plaster or leave it to the air? Partner and I are having a debate.',
    ],
    tr: [
      'kagit kesti parmagimi ince bi cizik kanamadi bile ama sizliyo, kolonya doktum yandi :) bisey surmeme gerek ' +
        'varmi',
    ],
  }),
  vague('HG014', 'NICE CG138: ask before advising', {
    en: [
      "asking for a friend. he's got a problem, kind of private. he doesn't want me to say what. can you help with " +
        'that sort of thing',
    ],
    ru: ['у меня деликатная проблема, не могу тут писать. есть кому в личку? желательно женщина'],
  }),
  vague('HG015', 'NHS: indigestion (self-care)', {
    en: [
      "Back from my cousin's wedding, ate enough for four. Stuffed and burpy, trousers undone, otherwise happy. " +
        'Peppermint tea yes or no?',
    ],
    ar: ['كلت فتة ولحمة في العزومة لحد ما اتنفخت، مفيش وجع ولا حاجة بس مكبوس من كتر الاكل. اشرب كمون ولا نعناع؟'],
  }),
  vague('HG016', 'NHS: sunburn', {
    tr: [
      'Denizde krem sürmeyi unuttum, omuzlar pembe, dokununca yanıyor, kabarcık filan yok. Yoğurt sürsem ayıp olur ' +
        'mu yoksa aloe vera mı alayım?',
    ],
    ru: [
      'обгорел слегка, нос и плечи розовые, пузырей нет, чувствую себя нормально. пантенол или огурец? завтра ещё на ' +
        'яхту',
    ],
  }),
  vague('HG017', 'NICE CG138: ask before advising', {
    tr: ['yine basladi', 'gecmisti hani, yine ayni sey'],
    ar: ['رجعت', 'اي نفس القصة اللي كانت، بتتذكروا؟ حكيت معكم من شهرين'],
  }),
  vague('HG018', 'NICE CG138: ask before advising', {
    ru: ['Хотим второе мнение. Наши врачи говорят одно, знакомый врач другое. С чего у вас начать?'],
    ar: ['نريد راي ثاني من طبيب تركي على حالة، التقارير كلها عدنا بس بعد ما ترجمناها'],
  }),
  vague('HG019', 'NHS: hiccups', {
    en: [
      'hiccups for like 15 mins after a fizzy drink, already tried holding my breath. what else works im in a ' +
        'meeting in 10',
    ],
    tr: [
      'hickirik tuttu birakmiyo yarim saattir :( acele yemek yedim ondan. su ictim bas asagi durdum. baska numara ' +
        'bilen varmi',
    ],
  }),
  vague('HG020', 'NICE CG138: ask before advising', {
    en: [
      'Never done this before. How do I know the hospitals on here are legit and what do you need from me to get ' +
        'started?',
    ],
    ru: [
      'муж против, говорит обманут. расскажите как у вас всё устроено и как оплата, а уже потом напишу с чем обращаюсь',
    ],
  }),
  vague('HG021', 'NHS: cuts and grazes', {
    en: [
      "My boy came off his scooter onto grass, skinned knee. I've rinsed it, it's clean, he's running about " +
        'again. Is there any point in antiseptic or just let it scab?',
    ],
    ar: [
      'وليدي طاح فالجنينة وتجرح جرح صغير فركبتو، غسلتهالو بالما والصابون وراه كيلعب عادي. ندير ليه بيتادين ولا ' +
        'نخليها هكاك؟',
    ],
  }),
  vague('HG022', 'NICE CG138: ask before advising', {
    tr: ['Doktorum ameliyat olman lazım dedi. Ben Türkiye’de olayım istiyorum. Ne dersiniz?'],
    ru: [
      'сказали нужна операция. решили что у вас. какие дальше действия?',
      'название не выговорю, в выписке написано, вечером найду',
    ],
  }),
  vague('HG023', 'NHS: headaches (self-care)', {
    tr: [
      'Ramazanın ilk günü, kahve içemediğim için hafif bir baş ağrım var, her sene olur, iftarda bir fincan içince ' +
        'geçer. Bir şey yapayım mı yoksa idare mi edeyim?',
    ],
    ar: ['قطعت القهوة امس وراسي مصدع شوي، اعرفه من قلة القهوة لاني كل ما قطعتها صار. ارجع اشرب فنجال ولا اصبر يومين؟'],
  }),
  vague('HG024', 'NHS: sore or dry lips; dry skin (self-care)', {
    ru: ['вернулись с горнолыжки, губы обветрило, шелушатся. вазелин или мёд? больше жалоб нет)'],
    ar: ['ايدي ناشفين من الجلي والبرد، وشفافي مقشرين شوي بس لا في جروح ولا شي. شو أحسن مرهم رخيص من الصيدلية؟'],
  }),
  vague('HG025', 'NICE CG138: ask before advising', {
    en: [
      "My husband's got something going on. He's off to work as usual but he won't talk about it and I don't " +
        'want to push',
      'I dont really know more than that tbh',
    ],
    tr: ['eşimde bir sıkıntı var ama benden saklıyor, işine gücüne gidiyor. Sorunca geçiştiriyor. Nasıl yardım alırız'],
  }),
  vague('HG026', 'NHS: hangover', {
    en: [
      'Wine tasting yesterday, too much tasting. Dry mouth and a bit fragile this morning but up and about, had ' +
        'toast. Water or is the salty drink thing real?',
    ],
    ru: [
      'вчера отметили днюху, сегодня сушняк и лень. рассол уже пью, легче. что ещё умные люди делают, кроме не пить?)',
    ],
  }),
  vague('HG027', 'NICE CG138: ask before advising', {
    en: ["Hello yes can you hear me it is recording I think no that's the wrong button Maureen"],
    ar: ['الو الو دتسمعوني', 'لا هاي مو هي، دوس على ذاك الزر بابا، اي هسه دز'],
  }),
  vague('HG028', 'NHS: constipation (self-care)', {
    tr: [
      'tatile geldik yer degistirince hep olur iki gundur buyuk tuvalete cikamadim. agri filan yok gaz var biraz. ' +
        'kayisi mi yesem',
    ],
    ru: [
      'в поездке всегда так, второй день не ходила по-большому, самочувствие отличное, живот не болит. чернослив или ' +
        'кефир?',
    ],
  }),
  vague('HG029', 'NHS: bruises (self-care)', {
    tr: [
      'Sehpanın köşesine bacağımı vurdum, küçük bir morluk var, basıyorum yürüyorum sorun yok. Rengi yeşile dönüyor, ' +
        'merak ettim, iyileşiyor mu demek bu?',
    ],
    ar: [
      'اتخبطت في طرف السرير من يومين وطلعت كدمة صغيرة زرقا في دراعي، بحرك عادي ومش واجعاني غير لما ادوس. بتقعد قد ايه؟',
    ],
  }),
  vague('HG030', 'NICE CG138: ask before advising', {
    ru: ['не проходит', 'ну то самое что и раньше. вы же меня помните?'],
    ar: ['ما تحسنش الحال', 'راني قلتلكم قبل، نفس الشي مازال'],
  }),
]
