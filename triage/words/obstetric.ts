import type { Family } from '../stems.ts'

/** Pregnancy, birth and gynaecology. */
export const OBSTETRIC_FAMILIES = {
  miscarry: { en: 'miscarr*', tr: 'düşük*', ru: 'выкидыш*', ar: 'اجهاض*, سقط*' },
  pregnant: {
    en: 'pregnan*, weeks along, weeks preg*, expecting, positive test, trimester, weeks gone, weeks pregnant, my bump, baby bump, bumps been, bump has been, months gone, due date, up the duff, get belle, carry belle, with belle, belle 8 months, belle 7 months, belle 9 months, i get belle, don get belle',
    tr: 'hamile*, gebe*, hamileyi*, gebeyi*, haftalık hamile*, karnımdaki bebek, karnımdaki',
    ru: 'беремен*, на сносях, срок недель, на сроке, в положении, малыш в животе, ребенок в животе',
    ar: 'حامل*, حمل, حملي, حملها, بحمل*, حامله, الحمل, جنين*, الجنين, ببطني',
  },
  missedPeriod: {
    en: 'missed my period, missed period, late period, period is late, positive pregnancy test, no period, period late, period was due, weeks late, period two weeks late, period is two weeks, period is a week, overdue period, havent had my period, period hasnt come',
    tr: 'adet* gecik*, regl* gecik*, hamilelik testi pozitif, adet* olma*, regl* olma*, adetim gecik*, regl gecik*, gecikmem var, adet gecikm*, reglim gecik*',
    ru: 'задержка, задержк*, тест положит*, месячных нет, нет месячных, месячные задерж*, месячные не пришли, задержк* недел*',
    ar: 'الدوره متاخر*, تاخر* الدوره, تحليل حمل ايجابي, دورتي متاخره, غابت الدوره, ما جتني الدوره, تاخرت دورتي, الدوره متاخره, دورتي ما جت, تاخرت الدوره, متاخره عليا الدوره, الدوره ما نزلت, دورتها متاخره, دورتي متاخره, دورتها تاخرت, دورتي تاخرت, الدوره متاخره',
  },
  postpartum: {
    en: 'postnatal, gave birth, after birth, after delivery, had a baby, had my baby, postpartum, c section, caesarean, cesarean, delivered, new mum, new mom, just had a baby, since the birth, after giving birth, birth, baby came, baby was born, since the baby came, since birth, baby arrived, don deliver, don born, just deliver, since i gave birth, days postnatal, after my section, post birth',
    tr: 'doğum yap*, doğumdan sonra, lohusa*, sezaryen*, doğurdu*, doğum son*, yeni doğum, doğurdum, doğurdu, doğumdan, lohusay*, yeni doğum yap*, bebek doğalı, bebek doğdu*, doğurduktan, doğumun',
    ru: 'родила, после родов, роды, кесарев*, послеродов*, недавно родила, рожала, после рождения, родился ребенок, малыш родился, из роддома, как из роддома, после кесарева, неделю как родила, день как родила',
    ar: 'ولدت, بعد الولاده, ولاده, قيصري*, نفاس, وضعت, والده, ولدت جديد, والده من, بعد ما ولدت, نفسا, جبت بيبي, ولدت من, جبت, ولدت بنتي, ولدت ابني',
  },
  waters: {
    en: 'waters went green, waters broke, water broke, cord, leaking fluid, fluid leaking, waters have broken, gush of fluid, umbilical, water has broken, waters gone, waters went, my waters, water breaking, membranes ruptured, baby is coming, babys head, cord came out, crowning',
    tr: 'suyum geldi rengi, suyum geldi, suyu geldi, kordon*, su geldi, suyum boşal*, suyum, sularım geldi, su kesesi, kesem patla*, suyum patla*, suları geldi, kordon sark*',
    ru: 'воды зелен*, отошли воды, воды отош*, пуповин*, воды отошли, отходят воды, подтекают воды, излитие вод, лопнул пузырь, воды текут',
    ar: 'نزلت ميه الراس, نزل ماء, نزلت مي, الحبل السري, انفجر كيس, نزل موي, مويه الولاده, ماء الراس, طلع الحبل, نزلت ميه, ميه الراس, مويه الراس, نزلت مويه, نزل ماي الراس, كيس الماء, ماء الجنين, نزلت المويه, انفجر كيس الماء, طشت الما',
  },
  noMovement: {
    en: 'no kicks, no kick since, not one kick, baby not moving, baby hasnt moved, baby isnt moving, baby moving less, not felt the baby, no movements, havent felt the baby, baby stopped moving, movement* less, moving less, not felt baby, baby is quiet, baby very quiet, baby hasnt kicked, baby not kicking, little one kick, cant feel the baby, cant feel baby, baby stopped, hasnt moved all day, not moving much, quiet today, very quiet, been quiet, really quiet, normally wriggl*, wriggler, gone quiet, went quiet, gone still, stopped wriggling, not wriggling, no wriggling, not moved since, hasnt kicked, no wriggles, no flutters, stopped kicking, baby has gone quiet, bump has gone quiet',
    tr: 'tıs yok, hiç oynamadı, bebek hareket*, bebeğin hareket*, bebek oynam*, tekme atmı*, tekme yok, tekmelemi*, bebeğim oynam*, hareket etmiyor*, hareketleri azal*, oynamıyor*, hareket hissetm*, bebek oynamadı*, oynamadı*, kıpırdamıyor*, kıpırdamadı*, tekme atm*, hareket etmedi*, bebeği hissetm*, hareketini hissetm*, bebek durgun, bebek sakin, sakin normalde, kıpraşm*, kıpırtı yok, hareket yok, tepinm*',
    ru: 'с обеда тишина, ни толчка, весь день тихо, затих, не шевел*, ребенок не шевел*, малыш не шевел*, шевелени*, не толка*, не пина*, перестал* шевел*, перестал* толка*, мало шевел*, меньше шевел*, реже толка*, затих ребенок, ребенок затих, малыш затих, не чувствую ребенк*, не чувствую малыш*, не чувствую шевел*, шевеления пропали, подозрительно тих*, тихий сегодня, тихий обычно, обычно крутит*, почти не крутит*, не шевелится, не толкается, не чувствую толчков, замер, притих',
    ar: 'ولا حركه, مش بيتحرك, مبيتحركش, ولا رفسه, حركه الجنين, حركه البيبي, ما يتحرك, ما احس بحرك*, البيبي ما, الجنين ما, حركته قلت, ما عم يتحرك, ما احس فيه, البيبي ما تحرك, ما تحرك من, ما حسيت بحرك*, مش حاسه بحرك*, حركه الجنين قل*, حركته قليل*, ما عاد يتحرك, البيبي مو عم يتحرك, الجنين ساكن, ما يرفس, ما حس فيه, مو حاسه بالبيبي, ما كيتحركش, هادي, هاديه, ساكن, ما تحركت من, وقفت حركته, ما حسيت فيه, ما حسيت بحركته',
  },
  spotting: { en: 'spotting', tr: 'lekelenme*', ru: 'мажет, мажущ*', ar: 'تنقيط, نقط دم' },
  menopauseWord: {
    en: 'menopause, postmenopaus*, periods stopped, after menopause',
    tr: 'menopoz*, adetten kesil*',
    ru: 'климакс*, менопауз*, постменопауз*',
    ar: 'انقطاع الطمث, سن الياس, بعد انقطاع, سن الامان',
  },
  jelly: {
    en: 'jelly*, currant, mucus',
    tr: 'jöle*, çilek jöl*, mukus*, sümüksü',
    ru: 'желе*, слиз*',
    ar: 'جلي*, مخاط*',
  },
  fertility: {
    en: 'ivf, infertil*, trying for a baby, trying to conceive, cant get pregnant, not getting pregnant, sperm count, low sperm, egg freezing, freeze my eggs, egg donation, fertility, icsi, no baby yet, icsi, trying to get pregnant, insemination',
    tr: 'tüp bebek*, çocuğumuz olmuyor, çocuk sahibi olam*, kısır*, hamile kalam*, gebe kalam*, sperm*, yumurta dondur*, çocuğum olmuyor, aşılama, bebek istiyor*, bebeğimiz olmuyor, çocuk istiyor*',
    ru: 'эко, бесплоди*, не получается забеременеть, не могу забеременеть, сперм*, заморозить яйцеклет*, заморозк* яйцекл*, не беременею, хотим ребенка, икси, зачать, забеременеть, донорск* яйцекл*',
    ar: 'اطفال انابيب, طفل انابيب, عقم*, ما نحمل, ما حملت, تاخر حمل, تاخر انجاب, سائل منوي, حيوانات منويه, تجميد بويضات, حقن مجهري, ما صار حمل, الانجاب, ما انجبنا, ما حملنا, تلقيح, ابر تنشيط, تاخر الحمل, ما في حمل, ما يصير حمل',
  },
  periods: {
    en: 'period*, menstru*, menopause, hot flush*, hot flash*, pcos, polycystic, fibroid*, endometriosis, vaginal, discharge down, smear, pelvic pain, prolapse, hpv, heavy periods, pap test, contracepti*, iud, coil',
    tr: 'adet*, regl*, menopoz*, polikistik*, miyom*, endometrioz*, çikolata kisti, vajin*, akıntım, smear*, pelvik*, ateş basma*, rahim*, hpv, aybaşı*, yumurtalık kist*',
    ru: 'месячн*, менструац*, климакс*, менопауз*, поликист*, миом*, эндометриоз*, выделени*, вагин*, цикл*, прилив*, впч, молочниц*, киста яичник*, мазок',
    ar: 'دوره شهريه, الدوره*, دورتي*, انقطاع طمث, تكيس*, الياف, بطانه الرحم, افرازات مهبل*, مهبل*, هبات, تليف*, نزيف الدوره, حيض, رحم*, طمث, كيس مبيض, لولب, كيس على المبيض',
  },
  pregnancyCare: {
    en: 'pregnancy check*, antenatal, prenatal, ultrasound for pregnancy, morning sickness, scan for baby, 12 week scan',
    tr: 'gebelik takib*, hamilelik kontrol*, gebelik kontrol*, doğum yapmak, gebelik takip*',
    ru: 'ведение беремен*, узи беремен*, токсикоз*, наблюдение беремен*',
    ar: 'متابعه حمل, متابعه الحمل, سونار حمل, فحص حمل, وحام',
  },
  kick: {
    en: 'kick*, kicking, movement*, moving, moved, move, wriggl*, flutter*',
    tr: 'oyna*, kıpırda*, tekme*, hareket*, kımılda*',
    ru: 'шевел*, толка*, пина*, двига*, брыка*',
    ar: 'يتحرك*, تحرك*, حركه, حركته, حركتها, يرفس, رفس*, يلعب ببطني',
  },
  labour: {
    en: 'contractions, in labour, in labor, labour pains, tightenings',
    tr: 'sancı geliyor, sancılar*, doğum sancı*, sancılarım, kasılmalarım düzenli, sancım geliyor',
    ru: 'схватк*, рожаю, рожает',
    ar: 'طلق, الطلق, انقباضات, مخاض, بولد',
  },
  jellyBlood: {
    en: 'red jelly, jelly poo, redcurrant, currant jelly, strawberry jelly, bloody jelly, jelly in nappy, blood in his nappy, blood in her nappy, blood in nappy, blood in diaper',
    tr: 'çilek jöle*, jöle gibi, bezinde kan, bezinde çilek, kanlı sümük',
    ru: 'малинов* желе, желе, кровь в подгузн*, кровь в памперс*, кисел* с кров*',
    ar: 'مثل الجلي, جلي, دم بالحفاض*, دم بالحفاظ*, بالحفاض دم, بالحفاظ دم, دم ومخاط',
  },
  lateMonth: {
    en: 'in my 7th month, in my 8th month, in my 9th month, seventh month, eighth month, ninth month, 8 months pregnant, 7 months pregnant, 9 months pregnant, last trimester, third trimester',
    tr: 'yedinci ay*, sekizinci ay*, dokuzuncu ay*, son üç ay*, son trimester, 7 aylık hamile*, 8 aylık hamile*, 9 aylık hamile*',
    ru: 'седьмой месяц, восьмой месяц, девятый месяц, на седьмом месяце, на восьмом месяце, на девятом месяце, третий триместр',
    ar: 'الشهر السابع, الشهر الثامن, الشهر التاسع, بالشهر السابع, بالشهر الثامن, بالشهر التاسع, بالسابع, بالتاسع, الشهر التامن, بالشهر التامن',
  },
  fromBelow: {
    en: 'toilet, bowl, bottom, back passage, clots, loo',
    tr: 'klozet*, makat*, tuvalet*, pıhtı*',
    ru: 'заднего прохода, унитаз*, сгустк*, из попы',
    ar: 'من تحت, بالحمام, كتل, الشرج',
  },
  birthNow: {
    en: 'head is coming, head is out, head coming out, foot first, feet first, foot came out, foot is out, bum first, crowning, placenta hasnt, afterbirth hasnt, placenta not come, giving birth now, born in the car, contractions every',
    tr: 'başı göründü, başı çıkıyo*, başı geliyo*, kafası çıkıyo*, kafası göründü, ayağı önce, ayağı çıktı, ayağı geliyo*, plasenta çıkmadı, eşi çıkmadı, sonu gelmedi, doğuruyo*',
    ru: 'головка видна, головка показал*, голова вышла, голова выходит, головка лезет, ножка первая, ножка вышла, ножка вылезла, послед не, плацента не вышла, рожает сейчас, схватки каждые',
    ar: 'الراس باين, راسه باين, راسه طالع, راس البيبي, رجله طلعت, رجله الاول, المشيمه ما, الخلاص ما, عم تولد, بتولد هلق, قاعده تولد',
  },
  eggsTaken: {
    en: 'egg collection, egg retrieval, embryo transfer, embryo thing, ivf in, after ivf, did ivf, eggs collected',
    tr: 'yumurta topla*, embriyo transfer*, tüp bebek*, transferden sonra',
    ru: 'пункци* фолликул*, эко делали, после эко, перенос эмбрион*, делали перенос, забор яйцеклет*',
    ar: 'سحب البويضات, سحب بويضات, ارجاع الاجنه, طفل الانبوب, حقن مجهري, نقل الاجنه',
  },
} satisfies Record<string, Family>
