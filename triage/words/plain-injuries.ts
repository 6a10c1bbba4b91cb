import type { Family } from '../stems.ts'

/**
 * Torn flesh, food in the windpipe and caustics in the eye, in plain words. Only the fixed rules
 * use them. No weight is learned for them.
 */
export const PLAIN_INJURY_FAMILIES = {
  /** Animals whose bites tear. */
  biter: {
    en: 'dog, dogs, puppy, rottweiler*, pitbull*, pit bull*, bulldog*, alsatian*, german shepherd*, mastiff*, husky, horse*, donkey*, monkey*, camel*, bear, wolf, boar, pig',
    tr: 'köpek*, köpeğ*, kangal*, pitbul*, pit bul*, rotvayler*, rottweiler*, kurt, ayı, at, maymun*, domuz*, eşek*, eşeğ*, deve*',
    ru: 'собак*, пес, пса, псина, псин*, овчарк*, питбул*, ротвейлер*, алаба*, хаски, волк*, медвед*, лошад*, конь, коня, кабан*, обезьян*, верблюд*, осел, осла',
    ar: 'كلب*, كلاب*, ذيب*, حصان*, حمار*, قرد*, جمل*, بيتبول*, خنزير*',
  },
  bites: {
    en: 'bit, bite, bites, bitten, biting',
    tr: 'ısır*',
    ru: 'укус*, покусал*, цапн*, тяпн*, вцепил*, хватанул*',
    ar: 'عض*',
  },
  mauls: {
    en: 'ripped, tore, torn, tears, mauled, mauling, savaged, shredded, /^mauls?$/, bit off, bit through, bit a chunk, bit chunks, took a chunk, took chunks, chunk out of',
    tr: 'parçala*, paramparça*, kopar*, koptu*, kopmuş*, yırt*, deşti*, et koptu',
    ru: 'порвал*, разорвал*, оторвал*, рвал*, разодрал*, ободрал*, откусил*, растерзал*, изодрал*, прокусил*',
    ar: 'مزق*, نهش*, شق*, شلع*, قطع*, فلخ*, هبش*',
  },
  flesh: {
    en: 'skin, flesh, cheek, cheeks, lip, ear, scalp, nose, finger*, meat, muscle, face',
    tr: 'deri*, et, eti, etleri, yanağ*, dudağ*, kulağ*, parmağ*, yüzü*',
    ru: 'кожа, кожу, мясо, щека, губа, ухо, скальп, палец, плоть, кусок кожи',
    ar: 'جلد*, لحم*, خده, خدها, شفته, شفتها, اذنه, اذنها, ودنه, اصبعه',
  },
  hangs: {
    en: 'hanging, hangs, dangling, dangles, flapping, hung open',
    tr: 'sark*, sallanı*',
    ru: 'висит, висят, свиса*, болта*',
    ar: 'مدلدل*, مدلى*, متدلي*, متدلدل*, يتدلى, معلق, معلقه',
  },
  tornFlesh: {
    en: 'flap of skin, flap of flesh, flap of my skin, skin is hanging off, skin hanging off, hanging by a bit of skin',
    tr: 'deri parçası sarkıyor, et parçası sarkıyor, eti dışarıda, etleri dışarıda',
    ru: 'висит клоком, висит лоскут*, лоскутом висит, клоком висит, висит лохмотьями, висит мясо, мясо висит',
    ar: 'اللحم مدلدل, لحمه مدلدل, لحمها مدلدل, الجلد مدلدل, اللحم معلق, اللحم متدلي',
  },
  deepWound: {
    en: 'deep wound*, deep gash*, deep cut*, gaping wound*, gaping cut, gaping hole, huge gash, massive gash, big gash, wound is deep, cut is deep, wounds are deep, gash is deep, cut so deep, wound so deep',
    tr: 'derin kesik*, derin kesiğ*, derin yara*, kesik çok derin, yara çok derin, kesik derin, yara derin, yarası derin',
    ru: 'глубок* ран*, ран* глубок*, глубок* порез*, порез глубок*, рван* ран*',
    ar: 'جرح عميق, الجرح عميق, جروح عميقه, جرح غميق, الجرح غميق, جرحه عميق, جرحها عميق',
  },
  tissueShows: {
    en: 'see the bone, see bone, see the fat, see fat, see the muscle, see muscle, see the tendon, see tendon, see my bone, see my tendon, see his bone, see her bone, to the bone, bone is showing, fat is showing',
    tr: 'kemiği görün*, kemik görün*, yağı görün*, yağ görün*, eti görün*, kası görün*, kemiğe kadar',
    ru: 'видно кость, видна кость, кость видна, кость видно, видно мясо, мясо видно, видно жир, видно сухожил*, до кости, до мяса',
    ar: 'باين العظم, العظم باين, مبين العظم, طالع العظم, وصل للعظم, للعظم, باين اللحم, اللحم باين, الشحم باين, باين الشحم',
  },
  /** Food and small objects that block a throat. */
  mouthful: {
    en: 'grape*, nut, nuts, peanut*, sweet, sweets, candy, steak, meat, chicken, sausage*, hot dog, hotdog, apple, carrot, popcorn, bread, food, chunk, piece of, bit of, mouthful, marshmallow*, coin, lego, marble, bead, toy, pill, tablet, cherry, olive*, bone',
    tr: 'üzüm*, leblebi*, fındık*, fındığ*, fıstık*, fıstığ*, ceviz*, lokma*, et, eti, etin, tavuk*, sosis*, şeker, şekeri, elma, havuç, havuc*, ekmek, ekmeğ*, yemek, yemeğ*, köfte*, zeytin*, boncuk*, boncuğ*, bozuk para, madeni para, lego*, oyuncak*, misket*, hap, hapı, kiraz*',
    ru: 'виноград*, орех*, орешек, конфет*, леден*, мясо, мяса, мясом, сосиск*, колбас*, яблок*, морков*, хлеб*, кусок, куском, кусочек, кусочком, еда, едой, монет*, бусин*, лего, игрушк*, таблетка, косточк*, вишн*, оливк*',
    ar: 'عنب*, فستق*, مكسرات, جوز*, حلاوه, حلوى, حلو, ملبسه, لحم*, دجاج*, نقانق, تفاح*, جزر, خبز*, لقم*, اكل, الاكل, قطعه, حبه, عمله, فلس, خرز*, لعبه, ليغو, كرز*, زيتون*',
  },
  sticks: {
    en: 'stuck, lodged, jammed, wedged, went down the wrong way, down the wrong way, wrong pipe, wrong hole, in his windpipe, in her windpipe, in my windpipe, swallowed, swallowing, inhaled, chok*',
    tr: 'takıl*, taktı, kaçtı*, kaçırdı*, kaldı, tıkadı*, tıkandı*, yutamadı*, yuttu*, soluk borusu*, nefes borusu*',
    ru: 'застрял*, подавил*, поперхн*, встал* в горле, не в то горло, дыхательн* горл*, проглотил*, вдохнул*',
    ar: 'علق*, وقف*, واقف*, شرق*, غص*, سد, سدت*, انحشر*, محشور*, بلع*, اختنق*',
  },
  /** Lost voice and air, the sign of a blocked windpipe. */
  noVoice: {
    en: 'no sound, not making a sound, not making any sound, cant make a sound, cannot make a sound, cant make any sound, cant make any noise, no noise, without a sound, squeak*, whistling noise, whistling sound, clutching his throat, clutching her throat, clutching my throat, clutching throat, holding his throat, holding her throat, grabbing his throat, grabbing her throat, pointing at his throat, pointing at her throat, pointing to his throat, pointing to her throat, cant cough, cannot cough, cant talk, cannot talk, cant scream, cant cry, no noise coming out, no sound coming out, cant make a noise, silent, gone silent, not a sound',
    tr: 'ses çıkaram*, ses çıkarm*, sesi çıkm*, sesi çıkam*, ciyak*, cıyak*, ıslık gibi, ıslık ses*, boğazını tut*, elleriyle boğazını, nefesi çıkm*, öksürem*, mosmor, konuşam*, ağlayam*, bağıram*, sesi çıkmıyor*, ses çıkmıyor*, öksüremiyor*',
    ru: 'только пищит, пищит, пищать, ни звука, не издает звук*, звука не издает, ни вздохнуть, ни крикнуть, не может крикнуть, не может кашл*, не может откашл*, хватается за горло, держится за горло, схватил* за горло, показывает на горло, сипит, свистит, хрипит и, синеет, посинел*, не может говорить, не может сказать, звука не изда*, не кашляет, кашлянуть не может, голоса нет',
    ar: 'ما يطلع صوت*, ما بيطلع صوت*, ما عم يطلع صوت*, مش طالع صوت*, صوته ما يطلع, صوتها ما يطلع, يطلع صوت, بدون صوت, يصفر, تصفر, عم يصفر, عم تصفر, ماسك رقبته, ماسك حلقه, ماسك زوره, ماسكه رقبتها, ماسكه حلقها, ماسكه زورها, مش عارف يتكلم, مش عارفه تتكلم, ما يقدر يتكلم, ما تقدر تتكلم, مو قادر يحكي, مو قادره تحكي, مش قادر يكح, ما يقدر يكح, يكح, ازرق, زرقا, سدت نفسه, سدت نفسها, ما يطلع صوت, ما بيطلع صوت, ما يكح',
  },
  /** Chlorine of a swimming pool, which reddens eyes and does not burn them. */
  pool: {
    en: 'pool, swimming, swam',
    tr: 'havuz*, yüzünce, yüzdükten',
    ru: 'бассейн*',
    ar: 'مسبح*, السباحه, حمام السباحه',
  },
  /** Pupils of different size after a blow. */
  pupilsUneven: {
    en: 'one pupil is bigger, one pupil bigger, one pupil is huge, one pupil huge, one pupil is larger, one pupil larger, one pupil is blown, one pupil is massive, pupil is blown, blown pupil, one pupil is dilated, one pupil is way bigger, one pupils huge, one pupils bigger, pupils are different, pupils different, pupils arent the same, pupils are not the same, pupils uneven, pupils are uneven, pupils unequal, pupils are unequal, pupil bigger than the other',
    tr: 'göz bebeğinin biri, göz bebeğinin teki, göz bebeklerinden biri, göz bebeği büyü*, göz bebeği daha büyük, göz bebekleri farklı, göz bebekleri eşit değil, bir göz bebeği, bi göz bebeği, tek göz bebeği, gözbebeğinin biri, gözbebeklerinden biri, gözbebekleri farklı, bir gözbebeği, tek gözbebeği',
    ru: 'один зрачок, зрачок больше, зрачок шире, зрачок огромн*, зрачки разн*, разные зрачки, разного размера зрачки, зрачки разного, зрачки неодинаков*',
    ar: 'بؤبؤ اكبر, بؤبؤ واحد, احد البؤبؤ*, بوبو اكبر, بوبو عينه اكبر, بوبو عينها اكبر, حدقه اكبر, حدقه عينه اكبر, حدقه عينها اكبر, حدقتين مختلف*, ننى عينه اكبر, بؤبؤ عينه اكبر, بؤبؤ عينها اكبر',
  },
  /** Pupils drawn towards a wound of the eye. */
  pupilMisshapen: {
    en: 'pupil is pear shaped, pear shaped pupil, pupil like a pear, pupil like a teardrop, pupil looks like a teardrop, pupil is teardrop, teardrop pupil, teardrop shaped pupil, pupil is pulled, pupil is stretched, pupil is oval, pupil is out of shape, pupil is not round, pupil isnt round, jelly coming out of my eye, jelly out of my eye',
    tr: 'göz bebeği damla, göz bebeğim damla, göz bebeğim uza*, göz bebeği uza*, göz bebeği armut*, göz bebeğim armut*, göz bebeğim yamul*, göz bebeği yamul*, gözbebeğim damla, gözbebeği damla',
    ru: 'зрачок как капля, зрачок каплей, зрачок в виде капли, зрачок вытян*, зрачок стал вытян*, зрачок грушевидн*, зрачок как груша, зрачок некругл*, зрачок не круглый, зрачок деформир*',
    ar: 'بؤبؤ مثل الدمعه, البؤبؤ مثل الدمعه, البؤبؤ مثل الكمثرى, بوبو مثل الدمعه, البوبو صار مثل, الحدقه مثل الدمعه, الحدقه مو دائريه, البؤبؤ مو دائري, البؤبؤ مش مدور',
  },
  /** Full-thickness burns. */
  leatherySkin: {
    en: 'white and leathery, leathery, like leather, charred, gone white, went white, turned white, waxy',
    tr: 'kösele gibi, deri gibi sert, kömür gibi, kömürleş*, bembeyaz oldu, beyazladı, bembeyaz',
    ru: 'как пергамент, пергаментн*, как подошва, обуглил*, побелел*, белая и не болит',
    ar: 'مثل الجلد المدبوغ, متفحم*, صار ابيض, صارت بيضا, ابيض وقاسي, ابيضت, ابيض وجامد',
  },
  /** Household and trade products that burn eyes, by their common names. */
  caustic: {
    en: 'domestos, harpic, cillit bang, drano, mr muscle, superglue, super glue, nail glue, pepper spray, mace spray, battery acid, limescale remover, descaler, drain cleaner, drain unblocker, oven cleaner, toilet cleaner, bleach, quicklime, wet cement, cement dust, brake fluid, caustic soda, ammonia, washing pod, laundry pod, dishwasher tablet, hair dye',
    tr: 'porçöz*, domestos*, çamaşır su*, kireç sök*, kireç çöz*, yağ sök*, yağ çöz*, pas sök*, lavabo aç*, tuz ruhu*, kezzap*, akü suyu*, akü asid*, japon yapıştır*, süper yapıştır*, biber gaz*, sönmemiş kireç*, kostik*, amonyak*, çimento*, saç boyası*',
    ru: 'доместос*, антинакип*, силит, туалетн* утен*, белизн*, отбеливат*, хлорк*, средств* для труб, средств* от труб, средств* от засор*, средств* от накип*, средств* от ржавч*, средств* от плесен*, средств* от жира, средств* для прочист*, средств* для чистк*, средств* для мытья, крот для труб, кислот*, щелоч*, каустик*, известк*, известь*, цемент*, суперкле*, супер кле*, перцов*, газов* баллон*, электролит*, аммиак*, нашатыр*, краск* для волос, тормозн* жидкост*',
    ar: 'كلور*, كلوركس, فلاش*, هاربيك, هاربك, ديتول, مسلك*, ماي نار, ماء نار, ماء النار, اسيد*, حمض*, اسمنت*, جير, نوره, سوبر غلو, سوبر جلو, سوبر غلوا, غرا قوي, غراء قوي, صمغ قوي, رذاذ الفلفل, بخاخ الفلفل, منظف افران, منظف الفرن, صبغه الشعر, نشادر, صودا كاويه',
  },
} satisfies Record<string, Family>

/** Findings composed of these and other families, as in `COMPOSED`. */
export const PLAIN_INJURIES = {
  mauledBody: 'biter + mauls + face|neck|head|lips|nose|ear|eye|flesh|skin|leg|arm|hand|chest|belly|foot @9',
  bitesFace: 'biter + bites + face|neck|lips|nose|eye @7',
  fleshHangs: 'flesh + hangs @5 / tornFlesh',
  gapingWound: 'cutWound|wound|deepWound + tissueShows @8',
  mouthfulStuck: 'mouthful + sticks @5',
  causticEye: 'eye + caustic @8',
  causticFace: 'caustic|chemical + hit|splash + face @8',
} as const
