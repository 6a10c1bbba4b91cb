import type { Family } from '../stems.ts'

/**
 * Plights that few words tell: under a lorry, in the current, up from a dive, a child on its way, a
 * farewell among errands.
 */
export const PLIGHT_FAMILIES = {
  dived: {
    en: 'scuba, after diving, after a dive, after the dive, diving yesterday, dived, surfaced fast, came up fast, came up too fast, last dive, freediv*',
    tr: 'dalış*, tüplü dal*, tüple dal*, tüple hızlı, daldım, daldı, hızlı çıktım, hızlı çıktı, vurgun*, dalgıç*',
    ru: 'нырял*, с аквалангом, погружени*, с баллоном, дайвинг*, всплыл*, быстро поднял*, поднялся с, кессон*',
    ar: 'غوص*, غطس*, الغوصه, غواص*, طلعت من الغوصه, اسطوانه الغوص, صعدت بسرعه',
  },
  altitude: {
    en: 'altitude, base camp, /^[345]\\d{3}m$/, summit, everest, kilimanjaro, ararat, high camp',
    tr: 'rakım*, irtifa*, zirve*, ana kamp*, metrede, ağrı dağı*',
    ru: 'высот*, горняшк*, горной болезн*, эльбрус*, приют*, базовый лагерь, базовом лагере, казбек*',
    ar: 'ارتفاع, المرتفعات, قمه الجبل, المخيم, الجبل',
  },
  crushed: {
    en: 'under the lorry, under a lorry, under the truck, under the car, under a car, under the tractor, under the bus, jack slipped, run over, ran over him, ran over her, crushed by, pinned under, trapped under, buried under, horse kicked, kicked by a horse, fell on him, fell on her, in the grain',
    tr: 'altında kaldı, altında kalan, altında kalmış, arabanın altında, traktör devrildi, devrildi üst*, at tepti, göçük*, ezildi, siloya, silo temizl*, üstüne devrildi, kamyonun altında',
    ru: 'под машиной, под машину, под трактор*, под грузовик*, придавило, придавил*, завалило, засыпало, переехал*, лошадь лягнула, конь лягнул, в яму с зерном, ушел по шею, под завалом',
    ar: 'تحت السياره, تحت الشاحنه, تحت التراكتور, انقلب عليه, دعسته, دعسه, رفسه حصان, انهدم عليه, مدفون, تحت الانقاض, طاح عليه',
  },
  aflame: {
    en: 'on fire, clothes caught fire, shirt caught fire, sleeve caught fire, clothes are burning, jacket is burning, hair caught fire',
    tr: 'alev aldı, tutuştu, üstü yanıyo*, elbisesi yanıyo*, ceketi yanıyo*, alevler içinde',
    ru: 'горит одежд*, загорел* одежд*, тлеет курт*, горит куртк*, вспыхнул* на нем, вспыхнул* на ней, горит человек, загорелась куртк*',
    ar: 'تحترق كنز*, تحترق ملابس*, ثيابه تحترق, ولعت ثياب*, ولعت ملابس*, النار فيه, النار مسكت, هدومه ولعت',
  },
  birthNow: {
    en: 'head is coming, head is out, head coming out, foot first, feet first, foot came out, foot is out, bum first, crowning, placenta hasnt, afterbirth hasnt, placenta not come, giving birth now, born in the car, contractions every',
    tr: 'başı göründü, başı çıkıyo*, başı geliyo*, kafası çıkıyo*, kafası göründü, ayağı önce, ayağı çıktı, ayağı geliyo*, plasenta çıkmadı, eşi çıkmadı, sonu gelmedi, doğuruyo*',
    ru: 'головка видна, головка показал*, голова вышла, голова выходит, головка лезет, ножка первая, ножка вышла, ножка вылезла, послед не, плацента не вышла, рожает сейчас, схватки каждые',
    ar: 'الراس باين, راسه باين, راسه طالع, راس البيبي, رجله طلعت, رجله الاول, المشيمه ما, الخلاص ما, عم تولد, بتولد هلق, قاعده تولد',
  },
  held: {
    en: 'cant let go of the wire, stuck to the wire, current is holding, still touching the wire, touched the bare wire, bare wire',
    tr: 'elektrik tuttu, elektrik bırakm*, akım tuttu, cereyan tuttu, kabloyu bırakam*, çıplak kablo*',
    ru: 'ток держит, ток его держит, не может отпустить провод, держит током, оголенн* провод, голый провод, за голый провод',
    ar: 'الكهربا ماسك*, الكهرباء ماسك*, ماسكته الكهرب*, مسك السلك, السلك المكشوف, سلك مكشوف',
  },
  staysErect: {
    en: 'wont go down, still hard, still up, been up since, standing since, erect for hours, erection for hours, hard for hours, stays hard',
    tr: 'hala inmedi, hâlâ inmedi, inmiyo*, hala duruyor, hâlâ duruyor, hala dik, saatlerdir dik',
    ru: 'стоит пятый час, стоит четвертый час, стоит шестой час, стоит с полуночи, стоит с ночи, стоит с вечера, стоит и болит, не опадает, не ложится',
    ar: 'ما ينزل, مش بينزل, ما نزل, منتصب من, واقف من',
  },
  erectionAid: {
    en: 'injection for ed, ed injection, penis injection, caverject, viagra, cialis, sildenafil, blue pill, sickle, erection',
    tr: 'sertleşme iğne*, penise iğne*, penise sertleşme, mavi hap*, viagra*, cialis*, sertleşmek için, orak hücre*',
    ru: 'каверджект*, виагр*, сиалис*, укол в член, укол себе, укола каверджект*, от потенции, эрекци*',
    ar: 'ابره انتصاب, ابرة الانتصاب, فياجرا, سياليس, الحبه الزرقا, منجلي*, انتصاب*',
  },
  eyeOperated: {
    en: 'after cataract, since cataract, cataract yesterday, cataract surgery days, after lens, after my lens, after lasik, after eye surgery, eye i had done, eye they operated, after the eye operation',
    tr: 'katarakttan sonra, katarakttan çıktı, katarakt oldum, lazerden sonra, mercek ameliyat*, göz ameliyatından sonra, katarakt ameliyatından sonra, gözüm katarakttan',
    ru: 'после замены хрусталик*, после катаракт*, после операции на глаз*, после лазерной коррекции, хрусталик поменял*',
    ar: 'بعد الساد, بعد عمليه العين, بعد المويه البيضا, عيني اللي عملتها, بعد الليزك, بعد عمليه المياه, عمليه عيني',
  },
  halfSight: {
    en: 'half of everything, half of the mirror, half my sight, left half missing, left halfs missing, half is missing, halfs missing, half is just gone, lights out in, went dim, gone blind, went blind, eye went dark, eye just went out, eye went out, eye went black, eye just went black, switched off a lamp, only see light, see only light',
    tr: 'yarısı silindi, yarısını göremiyorum, sol tarafı göremiyorum, sağ tarafı göremiyorum, ışığı bile seçem*, kör oldum, gözüm kör, görme düştü, görmem gitti, gözümün yarısı, perde indi, gözüm söndü, lamba söner gibi, lamba gibi söndü',
    ru: 'только свет различаю, половины не вижу, половину не вижу, ослеп*, не вижу глазом, глаз перестал видеть, шторк* задернул*, шторк* на глаз*, зрение упало',
    ar: 'انعمت, انعميت, ما اشوف بعيني, شايفه ضلمه, شايف ضلمه, الشوف اختفى, النظر راح, نص النظر, نصف النظر, ستاره نزلت, ما عاد اشوف',
  },
  handsOver: {
    en: 'look after my cat, look after my dog, take care of my cat, take care of my dog, look after my kids, cats food, passwords are, keys are under, given my watch, gave my watch, refund to my, refund deposit to family, insurance money, paid the bills, paid my debts, sorted everything out, my will is, the will is',
    tr: 'köpeğim size, köpeğime, kediye bakacak, kedime bak*, kedinin maması, köpeğim emanet, kedim emanet, vasiyet*, parasını eşime, parayı eşime, borçlarımı öde*, borçlarımı da öde*, evrakları masaya, bilgisayarını arkadaşına, sigorta öde*, anneme iyi bak*',
    ru: 'кому отдать собаку, кому отдать кошку, присмотрите за, ключи под, доверенность на, завещани*, раздал* вещи, деньги переведите, вернуть деньги сыну, вернул* ключи, на его карту, на карту сын*, переведите маме, пароли лежат',
    ar: 'ديروا بالكم على, دير بالك على قط*, انتبهوا على ولادي, وصيتي, كتبت وصي*, سددت ديوني, دفعت ديوني, رجعوا الفلوس ل*, المفاتيح تحت, انتبهوا على قط*',
  },
  notNeeded: {
    en: 'wont be needing, shant be needing, wont need it, wont need the appointment, no longer need it, wont be there anyway, if patient passes, no need to reply, burden for my, quite calm for the first, calm for the first time',
    tr: 'gerek kalmadı, bana lazım olmayacak, bi daha yazmam, bir daha yazmam, ben gidince, ben gittikten sonra, yük olmicam, yük olmıcam, yük olmayacağım, kimseye yük, son bi isim, uzun bir yola, uzun bi yola',
    ru: 'не пригодится, не понадобится, не нужна операция уже, уже не нужн*, врача не надо, меня уже не будет, спать теперь будет спокойно, в этот раз сделаю',
    ar: 'لن احتاج الموعد, ما راح احتاج, ماحتاج الموعد, بعد الليله, ما عاد يلزم, بدون ما ازعل حد, هيبقوا احسن من غيري',
  },
  deathPlan: {
    en: 'bought rope, bought a rope, rope today, saved up my pills, saving my pills, counted out all my, counted my pills, noose, make it look like an accident, better off with the insurance, swallowed the lot, took the lot, ive done it now',
    tr: 'ip aldım, halat aldım, urgan aldım, hap biriktir*, haplarımı saydım, haplarımı dizdim, daha uyanmamak, bir daha uyanmamak, kaza gibi görün*, yanına gitmek istiyorum, köprüye yakınım, ikimiz de gitsek',
    ru: 'купил веревк*, купила веревк*, петля висела, копил* таблет*, накопил* таблет*, пересчитал* таблет*, пересчитал* все таблет*, решил умереть, решила умереть, чтобы все закончилось, разом и к, к нему хочу, снял* ружье',
    ar: 'اشتريت حبل, شريت حبل, جمعت حبوب*, جمعت الحبوب, عديت حبوب*, باي للابد, معايا اللي يكفي, متشال على جنب, انزل صوره اخيره',
  },
  howMany: {
    en: 'how many, how much',
    tr: 'kaç tane, kaç hap, ne kadar',
    ru: 'сколько',
    ar: 'كم حبه, كام حبه, كم حبوب',
  },
  lethal: {
    en: 'is too many, not wake up, never wake, to die, is lethal, kill a person, kill you',
    tr: 'uyanmamak, ölmek için, öldürür',
    ru: 'не проснуться, чтобы умереть, смертельн*',
    ar: 'ما اصحى, يموت الواحد, قاتله, للموت',
  },
  strangled: {
    en: 'squeezed my neck, squeezed her neck, choked me, strangled, hands around my neck, hands round my neck, throttled',
    tr: 'boğazımı sıktı, boynumu sıktı, boğmaya çalıştı, gırtlağımı sıktı, boğazına sarıldı',
    ru: 'душил*, задушить пытал*, схватил за горло, сдавил горло, сжал горло',
    ar: 'خنقني, خنقتني, خنقها, مسك رقبتي, شد على رقبتي, عصر رقبتي',
  },
  quitDrinking: {
    en: 'stopped drinking, quit drinking, no alcohol since, off the booze, without a drink, came off alcohol',
    tr: 'içkiyi bıraktı*, alkolü bıraktı*, rakıyı bıraktı*, alkolü kesti*',
    ru: 'бросил пить, бросила пить, вышел из запоя, после запоя, перестал пить',
    ar: 'وقفت الشرب, بطلت شرب, ترك الكحول, تركت الكحول, بطل خمر',
  },
  seesThings: {
    en: 'spiders on, seeing things, hallucinat*, sees things, bugs on, sees cows, sees people who',
    tr: 'böcek görüyo*, hayal görüyo*, halüsinasyon*, örümcek gör*, olmayan şeyler gör*',
    ru: 'видит пауков, галлюцин*, мерещ*, видит людей котор*, чертей, видит то чего нет',
    ar: 'يشوف حشرات, هلوس*, بشوف اشيا, يشوف اشياء, يتخيل ناس',
  },
  eggsTaken: {
    en: 'egg collection, egg retrieval, embryo transfer, embryo thing, ivf in, after ivf, did ivf, eggs collected',
    tr: 'yumurta topla*, embriyo transfer*, tüp bebek*, transferden sonra',
    ru: 'пункци* фолликул*, эко делали, после эко, перенос эмбрион*, делали перенос, забор яйцеклет*',
    ar: 'سحب البويضات, سحب بويضات, ارجاع الاجنه, طفل الانبوب, حقن مجهري, نقل الاجنه',
  },
  agonal: {
    en: 'long stops then, stops then gasps, gasps then, gasp every, gasping every, noise like a rusty, death rattle, gargling sound, sort of gargling, last breaths',
    tr: 'arada bir iç çekiyo*, can çekişiyo*, hırıl hırıl, son nefes*, horlar gibi',
    ru: 'редкие вздохи, хрипит и замолкает, делает вдох раз, предсмертн*, агони*, захрипел*',
    ar: 'شهقه كل, ينازع, تنازع, شخير غريب, صوته مثل باب, يشهق كل',
  },
  turnsBlue: {
    en: 'turning blue, turning navy, going blue, gone blue, went blue, turning grey, turned blue, turned grey',
    tr: 'morarıyo*, morardı, mosmor, grileşti, gök gibi oldu',
    ru: 'синеет, посинел*, посерел*, сереет',
    ar: 'يزرق, تزرق, ازرق لونه, صار ازرق, ازرقت, زرقان, البيبي ازرق, الطفل ازرق, المولود ازرق, الرضيع ازرق, ابني ازرق, بنتي زرقا, ولدي ازرق, ازرق وتصلب, ازرق وتخشب',
  },
  dying: {
    en: 'is dying, hes dying, shes dying, dying on me, dying in front',
    tr: 'ölüyo*, can veriyo*, gitti gidiyo*, elden gidiyo*',
    ru: 'умирает, помирает, кончается человек',
    ar: 'يموت, بيموت, تموت, بتموت, عم يموت, راح يموت, كيموت',
  },
  someone: {
    en: 'dad, mum, mom, father, mother, brother, sister, son, daughter, husband, wife, baby, granny, grandma, grandad, friend, man, woman, neighbour, he, she, hes, shes',
    tr: 'babam, annem, abim, ablam, kardeşim, oğlum, kızım, eşim, kocam, karım, bebek, bebeğim, dedem, ninem, arkadaşım, adam, kadın, komşu, komşum',
    ru: 'папа, отец, мама, мать, брат, сестра, сын, дочь, дочка, муж, жена, ребенок, малыш, бабушка, дедушка, дед, друг, мужчина, женщина, сосед, соседка, человек',
    ar: 'ابوي, بابا, والدي, امي, ماما, والدتي, اخوي, اخي, خويا, اختي, ابني, ولدي, بنتي, زوجي, جوزي, زوجتي, مرتي, البيبي, الطفل, جدي, جدتي, صاحبي, رفيقي',
  },
  offScale: {
    en: 'says hi, reads hi, shows hi, just says hi, potassium came back',
    tr: 'hi yazıyo*, hı yazıyo*, high yazıyo*, potasyumum',
    ru: 'показывает hi, пишет hi, пишет хай, калий 7, калий 8',
    ar: 'يكتب hi, طالع hi, عاطي hi, يكتب هاي, طالع هاي, عاطي هاي',
  },
  meterWords: {
    en: 'meter, glucose, glucometer, sugar, diabetic, insulin, 7.0, 7.1, 7.2, 7.5',
    tr: 'şeker*, ölçüm cihazı, glukometre*, şekerölçer*, 7.0, 7.1, 7.2, 7.5',
    ru: 'глюкометр*, сахар*, диабет*, калий',
    ar: 'جهاز السكر, السكر, سكر*',
  },
  gasSource: {
    en: 'generator, boiler, gas heater, barbecue inside, charcoal, exhaust, brazier',
    tr: 'jeneratör*, şofben*, kombi*, soba*, mangal*, egzoz*, doğalgaz*',
    ru: 'генератор*, газовая колонка, колонка, колонку, мангал*, печк*, выхлоп*, котел*',
    ar: 'المولده, مولد كهرب*, سخان*, صوبه*, فحم*, منقل*, عادم, دفايه*',
  },
  atWall: {
    en: 'head against the wall, head on the wall, my head into, banged my head against, hit me on the head, hit me with',
    tr: 'kafamı duvara, başımı duvara, kafama vurdu, başıma vurdu',
    ru: 'головой об стену, головой о стену, головой об пол, ударил по голове',
    ar: 'راسي بالحيط, راسي بالجدار, راسي في الحيط, ضربني على راسي, ضربتني على راسي',
  },
} satisfies Record<string, Family>
