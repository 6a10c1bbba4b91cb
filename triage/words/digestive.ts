import type { Family } from '../stems.ts'

/** Stomach, bowel, liver and bile. */
export const DIGESTIVE_FAMILIES = {
  jaundice: {
    en: 'jaundice*, yellow eyes, eyes yellow, skin yellow, yellow skin, turned yellow, went yellow, yellowish',
    tr: 'sarardı*, sarılık*, sararm*, sarar*',
    ru: 'пожелте*, желтух*, желты*, желтизн*',
    ar: 'اصفر*, صفار*, يرقان, صفرا, مصفر*, ابوصفار',
  },
  vomiting: {
    en: 'vomit*, throw up, throwing up, threw up, thrown up, being sick, puk*, been sick, was sick twice, keeps being sick, sick to stomach, nausea*, heaving, feel sick, feeling sick, feels sick, really sick, keep being sick, keeps throwing, bringing everything up, cant keep anything down, cant keep water down, retch*, chucking up, hurling, spewing, bringing up, brought up, retching, barfing, throwing his guts up',
    tr: 'kus*, kusuyor*, istifra*, bulantı*, bulanıyor*, çıkar*tıyor, kustu*, istifra ed*, öğür*, su bile tutam*, kere çıkardı, kez çıkardı, defa çıkardı, kere çıkarttı, kez çıkarttı, defa çıkarttı, kere kustu, içindekini çıkar*, istifra et*, kustu, kusup, istifra, midem kaldırm*',
    ru: 'рвот*, рвет, тошн*, вырва*, рвало, блев*, стошни*, мутит, тошнило, вырывает, все вырывает, даже воду не держ*, полощет, срыгива*, фонтаном, три раза вырвало, два раза вырвало, стошнило, вырвало, выворачива*, вывернул*, тошнит, вырвал*, блюет, блевал*',
    ar: 'استفرغ*, يستفرغ*, ترجيع*, يرجع كل, ارجع كل, برجع كل, عم يرجع, عم برجع, قيء, قي, غثيان*, تقيا*, يتقيا*, لوعه, بستفرغ, يطرش, اطرش, طرش*, بيرجع, تستفرغ, ارجع, يرجع, بيستفرغ, نستفرغ, ارجعها, كيتقيا, ردان, لعيان, زوع, يكب, كل شي يرجع, يستفرغ, استفرغ, برجع, بترجع, بطرش, يقذف, يتقيا',
  },
  diarrhoea: {
    en: 'diarrh*, loose stool*, runny poo, the runs, watery stool*, runny stool*, runny tummy, watery poo*, watery nappies, poos, the trots, explosive poo',
    tr: 'ishal*, sulu dışkı*, amel, sulu kaka*, cıvık*',
    ru: 'понос*, диаре*, жидкий стул, жидк* стул*, жидкий, водой ходит, жиденьк*',
    ar: 'اسهال*, ماشيه معي, سهال*, ماشي معي, يمشي بطنه, بطنه ماشي, ماشيه, لين',
  },
  swallow: {
    en: 'swallow, swallowing, drink, swallow his own, saliva',
    tr: 'yut*, içemi*',
    ru: 'глот*, проглот*, слюн*',
    ar: 'ابلع*, يبلع*, بلع*, ريق*, البلع, تبلع',
  },
  vomitBlood: {
    en: 'vomiting blood, vomited blood, throwing up blood, threw up blood, coffee grounds, puked blood, coughing up blood a lot, puking blood, blood in vomit, blood in my vomit, sick with blood, vomit* blood, puk* blood, throw* up blood, threw blood, vomit* with blood, like coffee grounds, looks like coffee, used coffee grounds, ground coffee, cup of blood, bowl of blood, blood in my sick, blood in his sick, like liver, lumps like liver, coffee granules, brought up blood, bringing up blood',
    tr: 'kan kus*, kusmuk* kan*, kahve telvesi*, kanlı kus*, kustum* kan*, kusmuğ* kan*, kusmukta kan, kusmuğunda kan, kusmuğumda kan, kahve telvesi gibi kus*, telve gibi, kan kusuyor*, ciğer gibi',
    ru: 'рвота с кров*, рвота кров*, рвет кров*, кофейной гущ*, вырвало кров*, кровью рвет, рвало кров*, кофейной гущ*, кофейная гуща, вырвало кровью, рвет кровью, рвота кровью, рвало кровью, как печень, кофейн* гущ*, сгустками рвет',
    ar: 'استفرغ* دم, يستفرغ دم, تقيا* دم, يرجع* دم, رجعت دم, قيء دموي, يرجع دم, قي دم, تقيو دم, اطرش دم, طرش* دم, ترجيع دم, لونها زي القهوه, لونه زي القهوه, متل القهوه, زي القهوه المطحونه, مثل القهوه, رجع شي زي تفل, تفل القهوه, تفل قهوه, حثل القهوه, حثل قهوه, بن القهوه, زي القهوه الناشفه, رجع دم, رجعت دم, يرجع دم, ترجع دم, بيرجع دم, استفرغ دم, بستفرغ دم, زي الكبده, مثل الكبده, قطع كبده, حتت كبده, حتت زي الكبده, تقيا دم, اتقيا دم',
  },
  rectalBleed: {
    en: 'rectal bleeding, blood when i wipe, blood on the paper, bleeding from bottom, bleeding from my bum, passing blood, blood clots from bottom, haemorrhoid*, hemorrhoid*, piles, back passage, bleeding from behind, blood from my bottom, blood from my bum, blood from his bottom, blood from her bottom, bleeding from anus, blood from anus, blood from the rectum, toilet full of blood, toilet bowl full of blood, passing clots, blood pouring out of my bottom, blood from my back passage',
    tr: 'makattan kan*, taharet*, basur*, hemoroid*, tuvalet kağıdında kan, makatımdan*, makatından*, popomdan kan, arkadan kan, klozet* kan, anüs* kan, bağırsaktan kan, bağırsağımdan kan, bağırsağından kan, makattan kan, makatımdan kan, arkamdan kan',
    ru: 'кровь из заднего, геморро*, кровь на бумаге, из прямой кишки, кровь при дефекац*, из заднего прохода, из попы, из анус*, унитаз* кров*, кровь с калом, с калом кровь',
    ar: 'نزيف شرجي, دم من الشرج, بواسير*, دم بالمنديل, دم مع البراز, دم من ورا, دم بعد الخروج, نزيف من تحت, دم من تحت, دم من المقعد*, من فتحه الشرج, ينزف من تحت, نزيف من المخرج, الحمام كله دم',
  },
  bellyacheWord: {
    en: 'stomach ache, stomachache, bellyache, tummy ache, abdominal pain, colic, tummy dey turn, belle dey turn, belly dey turn, belle dey pain, belly dey pain, belle dey bite, belle pain, tummy dey pain, running stomach',
    tr: 'karın ağrı*, mide ağrı*, karnım ağrı*, midem ağrı*, karnı ağrı*',
    ru: 'живот болит, болит живот, боль в живот*, желудок болит',
    ar: 'مغص*, وجع بطن, الم بطن, بطني يوجع*',
  },
  reflux: {
    en: 'heartburn, acid reflux, reflux, indigestion, burning stomach, stomach burn*, food comes back, acid comes up, sour taste, burping, breastbone, gastritis, ulcer',
    tr: 'mide yan*, midem yan*, reflü*, ekşi*, hazımsız*, gastrit*, ülser*, ağzıma acı*, geğir*, midem ekşi*',
    ru: 'изжог*, рефлюкс*, гастрит*, язв* желуд*, отрыжк*, жжение в желуд*, горечь во рту, жжет в желудк*, жжет за груд*',
    ar: 'حموض*, ارتجاع*, حرقه معد*, حرقان معد*, عسر هضم, قرحه معد*, حامض*, التهاب معده, حرقه بالمعده, حرقه في المعده, جرثومه المعده',
  },
  bloating: {
    en: 'bloat*, ibs, irritable bowel, gassy, belly swells after, celiac, coeliac, gluten, lactose, stomach upset for',
    tr: 'şişkinlik*, gaz sanc*, spastik kolon, ibs, huzursuz bağırsak*, gluten*, çölyak*, laktoz*',
    ru: 'вздути*, вздува*, метеоризм*, срк, газы, глютен*, лактоз*, целиак*, пучит',
    ar: 'انتفاخ*, غازات*, قولون*, القولون, غلوتين, لاكتوز',
  },
  constipation: {
    en: 'constipat*, cant poo, cant poop, havent pooped, hard stool*, havent been to the toilet, no bowel movement',
    tr: 'kabız*, tuvalete çıkam*, dışkılayam*, büyük tuvalet* yapam*',
    ru: 'запор*, не могу сходить по большому, не какает, нет стула',
    ar: 'امساك*, ممسك, ما يخرج, كاتم, ما اقدر اخرج',
  },
  piles: {
    en: 'haemorrhoid*, hemorrhoid*, piles, anal fissure, itchy bottom, lump near my anus, fissure',
    tr: 'basur*, hemoroid*, makat*, fissür*, çatlak',
    ru: 'геморро*, анальн*, трещин*, задн* проход*',
    ar: 'بواسير*, شرخ شرجي, باسور, شرج*',
  },
  bloodOnPaper: {
    en: 'blood on the toilet paper, blood on toilet paper, blood when i wipe, bright red blood on, blood on paper, few drops of blood, streaks of blood, drops of blood',
    tr: 'tuvalet kağıdında kan, kağıtta kan, birkaç damla kan, damla damla kan',
    ru: 'кровь на туалетной бумаге, кровь на бумаге, капли крови, капля крови, прожилки крови',
    ar: 'دم على المنديل, دم بالمنديل, نقط دم, قطرات دم',
  },
  gallstones: {
    en: 'gallstone*, gall bladder, gallbladder, pain after fatty, under my right rib*, right rib*, upper right, greasy food',
    tr: 'safra*, sağ kaburga*, yağlı yemek*, sağ üst karn*',
    ru: 'желчн*, правом подребер*, правое подребер*, жирн*, под правым ребр*',
    ar: 'مراره*, مرارتي, تحت الضلوع اليمين, بعد الاكل الدسم, اكل دسم, دهون, يمين فوق',
  },
  hernia: {
    en: 'hernia*, bulge in my groin, lump in my groin, belly button sticks, bulge, navel sticking, lump comes out when i cough',
    tr: 'fıtık*, fıtığ*, kasığımda şişlik, kasıkta şişlik, göbeğimde şişlik',
    ru: 'грыж*, выпирает в паху, шишка в паху, выпира*',
    ar: 'فتق*, فتاق*, انتفاخ بالاربيه, بروز',
  },
  jaundiceWords: {
    en: 'jaundice*, yellow eyes, eyes are yellow, eyes yellow, skin is yellow, yellow skin, turned yellow, dark urine and, liver',
    tr: 'sarılık*, gözlerim sarar*, gözüm sarar*, cildim sarar*, gözlerinin beyazı sar*, karaciğer*, gözleri sarar*',
    ru: 'желтух*, пожелте*, желтые глаза, глаза желт*, печен*, белки глаз желт*',
    ar: 'يرقان, صفار عين*, عيوني صفر*, ابو صفار, كبد*, صفار بالعين, عيني صفرا',
  },
  coffee: {
    en: 'coffee, grounds, dark brown bits',
    tr: 'kahve*, telve*',
    ru: 'кофе*, кофейн*',
    ar: 'قهوه, قهوة, بن, القهوه',
  },
  green: {
    en: 'green, bile, bilious, fluorescent yellow',
    tr: 'yeşil*, safralı*, safra',
    ru: 'зелен*, желчь*, желчью',
    ar: 'اخضر*, خضرا*, صفراوي*, عصاره',
  },
  noStoolGas: {
    en: 'passed wind, pass wind, passing wind, passed gas, pass gas, passing gas, no gas, no wind, cant fart, not farted, bowels blocked, blocked bowel, havent pooed, no poo, nothing coming out either end, no poo or gas, no gas or poo',
    tr: 'gaz çıkaram*, gaz bile, gaz da çıkm*, gaz yok, ne gaz ne, dışkı da gaz, bağırsak tıkan*, bağırsağım tıkan*, büyük abdeste çıkam*, ne gaz ne kaka, gaz kaka yok',
    ru: 'ни стула, ни газов, газы не, газы не отход*, нет газов, не отходят газы, кишечная непроход*, непроходимост*, ни стула ни газов, газы не отходят',
    ar: 'لا خروج ولا غازات, ولا غازات, ما اطلع غازات, غازات ما تطلع, ما يطلع غازات, انسداد امعاء, انسداد معوي, ما في ريح, لا ريح, لا غازات ولا براز, ما يطلع غازات, ما طلعت ريح, ولا ريح, ما اطلع ريح, ما عم طلع ريح, مش بطلع ريح, ريح ولا براز, براز ولا ريح, ما طلعت غازات, لا ريح ولا',
  },
  cirrhosis: {
    en: 'cirrhosis, liver failure, bad liver, liver patient',
    tr: 'siroz*, karaciğer yetmez*, karaciğer hasta*',
    ru: 'цирроз*, печеночн*',
    ar: 'تليف, تليف كبد, تشمع, فشل كبد*',
  },
  /** Euphemisms of stool, such as "the big toilet". */
  ofStool: {
    en: 'number two, have a poo, do a poo, poo properly',
    tr: 'büyük tuvalet*, büyük abdest*, büyük* yapam*',
    ru: 'по большому, по-большому',
    ar: 'اتبرز*, التبرز, براز*',
  },
} satisfies Record<string, Family>
