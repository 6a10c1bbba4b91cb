import type { Family } from '../stems.ts'

/** Eyes and sight. */
export const SIGHT_FAMILIES = {
  light: {
    en: 'light, lights, bright, lamp, daylight, brightness',
    tr: 'ışık*, ışığ*, ışıktan, güneş ışı*',
    ru: 'свет, света, свету, светом, лампоч*, яркого',
    ar: 'ضوء, الضوء, نور*, اضاء*, الضو, نور, النور, ضو, الضي, اضاءه',
  },
  flashes: {
    en: 'seeing stars, stars, flash*, sparkles, floaters, spots in front, stars, blurred vision, blurry, blurring, spots before, seeing spots, vision is blur*, zigzag*, flashing, blurred, vision blurry, seeing stars, seeing sparkles, sparkling lights, silver tadpoles, tadpoles, seeing stars, seein stars, see stars, silver dots, sparkly lights, sparkles, zigzags',
    tr: 'yıldızlar gör*, yıldız, ışık çakm*, sinek uçuş*, bulanık*, ışıklar uçuş*, yıldız*, çakma*, uçuşuyor*, uçuşma*, benekler gör*, şimşek*, gözümde ışıklar uçuş*, ışıklar uçuş*, gözümde şimşek, gözlerimde şimşek, yıldızlar görüyorum, ışıklar çakıyo*',
    ru: 'звездочк*, мушк*, вспышк*, искр*, мелька*, пелен*, расплыва*, туман перед, молни*, плывет в глаз*, звездочк*, двоит*, мушки перед глазами, искры в глазах, мушки перед глазами, мушки в глазах, звездочки перед глазами, искры перед глазами',
    ar: 'نجوم, زغلل*, ومض*, ذباب*, غباش*, ضباب*, نقط قدام, شرار*, فلاش*, برق, غشاوه, تشوش, مغبش*, مغوش*, نظري مشوش, تغبيش*, نظر* مشوش, لمعات, لمعه, اشوف لمع, اضواء بعيني, اشوف ومضات, اشوف نجوم, زغلله, زغلله بعيني',
  },
  see: {
    en: 'see, vision, sight, eyesight, seeing, blind',
    tr: 'gör*, görme*, görüş*, kör*',
    ru: 'вид*, зрен*, ослеп*',
    ar: 'اشوف, يشوف, نظر*, رويه, ارى, بشوف, شايف*, البصر, تشوف, ابصار, بصري, بصره, بصرها',
  },
  visionLost: {
    en: 'cant see, lost vision, lost my sight, lost sight, went blind, gone blind, went black in one eye, lost my vision, curtain over, black curtain, vision went, cannot see, blind in, loss of vision, lost his sight, lost her sight, sight went, shadow over, vision loss, see nothing, cant see anything, dark curtain, curtain came, curtain coming, curtain com*, curtain going, curtain descend*, vision gone, cant see out, half of my vision, half the vision, lost half, going blind, turned blind, its going dark in, losing sight, losing my sight, losing vision, everything went dark in, went dark in one eye, eye went dark, eye has gone dark, lights went out in, eye went black, cant see out of one eye, cant see out of my',
    tr: 'göremiyor*, görmüyor*, görme* kayb*, kör old*, kararma gitm*, gözüm* gitti, perde ind*, perde gibi, görme* git*, görüş* git*, hiç görm*, görmez ol*, gözüm görm*, perde iniyor*, perde indi*, görmem git*, görmüyor, görme kaybı*, görüşüm git*, görüş kayb*, yarısını görm*, tek gözüm görm*, gözüm görmez*, gözüm kapandı, gözüm karardı, bir gözüm gitti, gözüm söndü',
    ru: 'не вижу, не видит, ослеп*, потер* зрен*, пропало зрение, темная пелена, шторк*, занавес*, зрение пропал*, перестал* видеть, черная занавес*, глаз не видит, почти не вид*, штора, шторой, опускается штора, опускается занавес*, шторка опуск*, штора опуск*, опускается штора, ничего не вижу, половину не вижу, ослеп, ослепла, глаз ослеп, глаз перестал видеть, один глаз не видит, глаз погас, глазом не вижу, свет погас в глазу, полглаза',
    ar: 'ما اشوف*, ما يشوف, فقدت النظر, عميت, ما بشوف*, فقد* البصر, ستار*, ما عاد اشوف, انعمى*, راح نظري, لا ارى, مش شايف, مو شايف, ما عم شوف, اسود النظر, فقدان البصر, فقدت البصر, ماعاد اشوف, ما تشوف, ما عدت اشوف, ماعدت اشوف, ما عاد بشوف, ستاره تنزل, تنزل على عيني, نزلت ستاره, ستاره, فقد البصر, فقدت نظري, نص نظري, ما عادت تشوف, ما عاد تشوف, ما صارت تشوف, طفت عيني, عيني طفت, انطفت عيني, انطفى نظري, طفى نظري, اسودت عيني, ما تشوف عيني, عيني ما تشوف, العين ما تشوف',
  },
  /** Objects of a sight that glasses correct. */
  farSight: {
    en: 'see far, see things far, see the distance, see in the distance, distance vision, read the board, see the board, road signs, street signs, small print, see up close, see close up, without my glasses, without glasses, without his glasses, without her glasses, without my contacts, without my lenses, without them, lost my glasses, broke my glasses',
    tr: 'uzağı, uzakları, uzaktaki*, uzaktan, tabela*, tahtayı, yakını gör*, küçük yazı*, gözlüğüm olmadan, gözlüksüz, gözlük olmadan, lenssiz, lensim olmadan, gözlüğüm yokken',
    ru: 'вдаль, вдали, вблизи, мелкий шрифт, мелкие буквы, на доске, вывеск*, без очков, без линз, без моих очков, очки потерял*, потерял* очки',
    ar: 'البعيد, من بعيد, عن بعد, القريب, السبوره, اللوحات, بدون نظاره, بدون النظاره, بدون نظارتي, من غير نظاره, من غير النظاره, من دون نظاره, بلا نظاره, بدون عدسات',
  },
  photophobia: {
    en: 'cant bear light, light hurts, bright light, sensitive to light, cant stand light, cant look at light, hates light, hurts my eyes, light bothers, cant stand the light, cant look at light, cant stand the lights',
    tr: 'ışığa bakam*, ışık rahatsız*, ışığa dayanam*, ışıktan kaç*, ışığa hassas, ışığa bakam*, ışıktan rahatsız',
    ru: 'боится света, свет режет, не может смотреть на свет, светобоязн*, свет раздраж*, больно смотреть на свет, от света, на свет смотреть не, не могу смотреть на свет, свет режет',
    ar: 'ما يتحمل الضوء, النور يوجع, ما يقدر يشوف ضوء, الضوء يضايق*, يضايقه النور, ما يتحمل النور, يزعجه الضوء, الضو يوجع*, ما اقدر اشوف الضو*, ما اقدر اطالع الضو*, ما بقدر شوف الضو*, الضو يوجع*, ما اتحمل الضو*',
  },
  fog: {
    en: 'fog, foggy, cloudy, blurry, blurred, misty, hazy, dazzle*, glare, halos, milky',
    tr: 'sis*, bulanık*, puslu*, buğulu*, perde*, kamaş*, hale*',
    ru: 'туман*, мутн*, размыт*, слеп*, пелен*, расплыв*',
    ar: 'ضباب*, غباش*, زغلل*, غشاوه, ضبابي*, تغبش*, وهج*, ضبابيه, مغبش*, مغوش*',
  },
  halo: {
    en: 'halo*, rings round, rings around, rainbow*, coloured rings, circles around lights, rainbow, rainbows, halos, haloes, circles round lights',
    tr: 'hale*, halka*, gökkuşağı*, halkalar, ebemkuşağı, gökkuşağı, ışıkların etrafında, lambaların etrafında',
    ru: 'радужн*, круги вокруг, ореол*, радуг*, радуга вокруг',
    ar: 'هالات*, هاله, دوائر حول, حلقات حول, الوان حول, هالات, قوس قزح, دواير حول',
  },
  shadowSight: {
    en: 'shadow, curtain, veil, dark patch, black patch, part of my vision, side of my vision, missing part',
    tr: 'gölge*, perde*, karaltı*, siyahlık',
    ru: 'тень, занавес*, шторк*, пелена, темное пятно, черное пятно, заслонк*',
    ar: 'ظل, ستاره, ستار*, سواد, بقعه سودا*, خيال, ظلال',
  },
  floaters: {
    en: 'floater*, specks, black dots, spots floating, cobwebs',
    tr: 'uçuşan*, uçuşma*, sinek uç*, siyah noktalar',
    ru: 'мушк*, мушек, точки перед, плавающ*',
    ar: 'ذباب*, نقط سودا*, ذبابه, خيوط, عوائم',
  },
  doubleSight: {
    en: 'double vision, seeing double, see double, two of everything, see two of, half of both eyes, one half of',
    tr: 'çift gör*, çift görü*, iki tane gör*',
    ru: 'двоится, двоение, двоит*, вижу двойное, все двойное',
    ar: 'الشي اثنين, الشي تنين, ازدواج*, شايف اتنين, يشوف اثنين, نظر مزدوج',
  },
  halfSight: {
    en: 'half of everything, half of the mirror, half my sight, left half missing, left halfs missing, half is missing, halfs missing, half is just gone, lights out in, went dim, gone blind, went blind, eye went dark, eye just went out, eye went out, eye went black, eye just went black, switched off a lamp, only see light, see only light',
    tr: 'yarısı silindi, yarısını göremiyorum, sol tarafı göremiyorum, sağ tarafı göremiyorum, ışığı bile seçem*, kör oldum, gözüm kör, görme düştü, görmem gitti, gözümün yarısı, perde indi, gözüm söndü, lamba söner gibi, lamba gibi söndü',
    ru: 'только свет различаю, половины не вижу, половину не вижу, ослеп*, не вижу глазом, глаз перестал видеть, шторк* задернул*, шторк* на глаз*, зрение упало',
    ar: 'انعمت, انعميت, ما اشوف بعيني, شايفه ضلمه, شايف ضلمه, الشوف اختفى, النظر راح, نص النظر, نصف النظر, ستاره نزلت, ما عاد اشوف',
  },
  eyeWish: {
    en: 'lasik, laser eye, get rid of glasses, glasses, contact lens*, smile eye, prescription, shortsighted, short sighted, myopia, astigmatism, femto',
    tr: 'lasik*, göz lazer*, gözlükten kurtul*, gözlük*, miyop*, astigmat*, lens*, smile göz',
    ru: 'ласик, лазерн* коррекц*, близорук*, очки, очков, астигматизм*, линз*, избавиться от очков, миопи*',
    ar: 'ليزك*, ليزر عيون, نظاره*, قصر نظر, استجماتيزم, عدسات, تصحيح نظر, انحراف بالنظر, النظارات, فيمتو, تصحيح النظر, ضعف نظر, نظارات',
  },
  eyeCloudy: {
    en: 'cataract*, like through fog, cloudy vision, foggy vision, glare, dazzle*, halos, blurry for, glasses dont help, sees badly, vision getting worse, faded colours, glaucoma, macula*, floaters, dry eyes, gritty eyes',
    tr: 'katarakt*, puslu gör*, bulanık gör*, sisli gör*, perde gibi, kamaş*, glokom*, göz tansiyon*, sarı nokta*, göz kuruluğ*, farlar, gözlerim kur*, gözüm kur*',
    ru: 'катаракт*, как в тумане, как через туман, мутно вижу, слепят, размыто, глауком*, макул*, сухость глаз, мутное зрение, зрение ухудш*, плохо вижу, плохо видит, сухие глаза, все мутн*, зрение пада*',
    ar: 'كتاراكت, مويه بيضا*, ماء ابيض, ميه بيضا, ضبابي*, غشاوه, مثل الضباب, وهج, جلوكوما, مويه زرقا*, جفاف العين, نظري يضعف, ضعف نظر*, شبكيه*, مياه بيضا*, نظره ضعف, ماء ازرق',
  },
  pinkEye: {
    en: 'pink eye, conjunctivitis, eye is red, red eye*, eyes red, sticky eye, itchy eyes, eye discharge, crusty eye*, stye, eyelids stuck, eye is sticky, eyes itch',
    tr: 'göz nezle*, konjonktivit*, gözüm kızar*, gözlerim kızar*, gözüm çapak*, arpacık*, gözüm akınt*, çapak*, gözüm kaşın*, gözlerim kaşın*, gözü kızar*',
    ru: 'конъюнктивит*, глаз красн*, глаза красн*, покраснел глаз, гноится глаз, ячмень, глаза чеш*, глаз чеш*, глаз гноит*, красный глаз',
    ar: 'رمد*, عيني حمرا*, احمرار عين*, عيوني حمر*, التهاب عين, افرازات عين, شحاذ, حكه بالعين, عيني محمره, عيني تدمع, عيوني تحك*',
  },
  eyeOperated: {
    en: 'after cataract, since cataract, cataract yesterday, cataract surgery days, after lens, after my lens, after lasik, after eye surgery, eye i had done, eye they operated, after the eye operation, lens surgery, lens implant, lens exchange, lens replacement, cataract op, eye surgery days ago, laser eye surgery yesterday',
    tr: 'katarakttan sonra, katarakttan çıktı, katarakt oldum, lazerden sonra, mercek ameliyat*, göz ameliyatından sonra, katarakt ameliyatından sonra, gözüm katarakttan, lens ameliyat*, göz ameliyatı oldum, göz ameliyatı olmuştu',
    ru: 'после замены хрусталик*, после катаракт*, после операции на глаз*, после лазерной коррекции, хрусталик поменял*, заменили хрусталик, поставили хрусталик, прооперировали глаз',
    ar: 'بعد الساد, بعد عمليه العين, بعد المويه البيضا, عيني اللي عملتها, بعد الليزك, بعد عمليه المياه, عمليه عيني, عمليه الليزك, زرعت عدسه, عمليه عدسه, عملت عمليه بعيني',
  },
} satisfies Record<string, Family>
