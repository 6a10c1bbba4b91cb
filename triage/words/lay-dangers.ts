import type { Family } from '../stems.ts'

/**
 * Dangers in hints: a farewell that does not mention death, delusions after a birth, violence at
 * home. Only the fixed rules use them. No weight is learned for them.
 */
export const LAY_DANGER_FAMILIES = {
  /** Affairs put in order before one's own death. */
  affairsSettled: {
    en: 'sorted out all my papers, sorted all my papers, sorted my papers, papers are sorted, paperwork is all in order, put my affairs in order, affairs are in order, gave the cat to, gave my cat to, gave the dog to, gave my dog to, given the cat to, given my cat to, given the dog to, given my dog to, dropped the dog off for good, sorted the dog, sorted the cat, dogs sorted, cats sorted, rehomed the dog, rehomed the cat, rehomed my, left my passwords, left the passwords, wrote down my passwords, passwords are written, passwords are on, written everyone a letter, wrote everyone a letter, written them all letters, letters for everyone, letters for the kids, letter for each, written my letters, left a letter, cleared my debts, paid off everything, given away my things, giving my stuff away, given my stuff away, hidden the keys, funeral is paid, paid for my funeral, everything is in order now, everything ready for tonight, got everything ready for tonight, wrote the letters, the letters are written, letter is written, written the letters, wrote letters, letters are written, written letters to, wrote them all letters',
    tr: 'evraklarımı düzenledim, kağıtlarımı topladım, kağıtlarımı toparladım, evraklarımı toparladım, her şeyimi düzene koydum, işlerimi yoluna koydum, kediyi komşuya, kedimi komşuya, köpeği komşuya, köpeğimi komşuya, kediyi verdim, kedimi verdim, köpeği verdim, köpeğimi verdim, kuşları komşuya, kuşumu verdim, şifrelerimi yazdım, şifreleri bıraktım, şifrelerimi bıraktım, mektup bıraktım, mektuplar bıraktım, herkese mektup, çocuklara mektup, borçlarımı kapattım, borcumu kapattım, eşyalarımı dağıttım, helalleştim, helalleştik, her şey hazır bu gece, bu gece için hazır, kefen param*, mektubu yazdım, mektubumu yazdım, mektupları yazdım, mektuplarımı yazdım, mektuplarımı yaz*, mektupları yaz*, mektupları bırak*',
    ru: 'разобрал* все бумаги, разобрал* бумаги, привел* дела в порядок, дела привел*, бумаги разобрал*, документы разложил*, кота отдал*, кошку отдал*, собаку отдал*, отдал* кота, отдал* кошку, отдал* собаку, пристроил* кота, пристроил* кошку, пристроил* собаку, оставил* пароли, пароли оставил*, пароли написал*, написал* всем письма, письма всем, письмо оставил*, оставил* письм*, написал* письмо детям, долги раздал*, раздал* долги, раздал* все, вещи раздал*, все готово на сегодня, все подготовил* на ночь, на похороны отложил*, письма написал*, письмо написал*, записку написал*, написал* письма, письма оставил*, всем написал* письма',
    ar: 'رتبت كل اوراقي, رتبت اوراقي, خلصت كل اوراقي, ظبطت اوراقي, عطيت القطه, عطيت القط, اعطيت القطه, اديت القطه, اديت الكلب, عطيت الكلب, وديت القطه, سلمت القطه, عطيت بسيني, كتبت كلمات السر, تركت كلمات السر, خليت الباسوردات, كتبت رسايل للكل, كتبت لهم رسايل, كتبت لكل واحد رساله, تركت رساله, خليت رساله, تركت جواب, سبت جواب, سددت كل ديوني, سددت ديوني, دفعت كل ديوني, وزعت اغراضي, وزعت حاجتي, كل شي جاهز الليله, كل حاجه جاهزه الليله, جهزت كل شي لليله, كتبت الرساله, كتبت رسالتي, كتبت الرسايل, كتبت رسايلي, كتبت رسائل',
  },
  /** The time after one's own death. */
  goneSelf: {
    en: 'once im not around, when im not around, if im not around, not around anymore, once im gone, when im gone, after im gone, once i am gone, when i am gone, im not here anymore, wont be here anymore, wont be around anymore, wont be around much longer, wont be needing it, wont be needing anything, wont need it where, wont need anything, not be needing, i wont be there to, without me in it, without me, be gone soon, ill be gone, you wont hear from me, wont hear from me again, last youll hear, last you will hear',
    tr: 'ben gidince, ben gittikten sonra, ben gittiğimde, ben olmayınca, ben olmadığımda, ben olmasam, ben yokken, ben yok olunca, bensiz, artık olmayacağım, olmayacağım artık, benden sonra, bana gerek kalmayacak, bana lazım değil artık, artık lazım olmayacak, bana bir şey lazım olmayacak, benden haber alamayacaksınız, bir daha yazmayacağım, bi daha yazmıcam, son sözlerim, bu son mesajım, son mesajım bu',
    ru: 'без меня, когда меня не станет, когда меня не будет, меня скоро не будет, меня не станет, меня завтра не будет, после меня, когда уйду, как уйду, мне уже не понадобится, мне больше не понадобится, мне больше ничего не нужно, больше не побеспокою, больше вас не побеспокою, больше не напишу, больше меня не услышите, это последнее сообщение, последнее мое сообщение',
    ar: 'لما اروح, بعد ما اروح, لما ما اكون, لما اختفي, لما امشي خلاص, بعدي, من بعدي, من غيري, بدوني, من دوني, ما راح اكون موجود*, مش هكون موجود*, مش حكون موجود*, ما رح كون موجود*, ما راح احتاج شي, مش هحتاج حاجه, ما راح احتاجه, ما راح ازعجكم, مش هزعجكم تاني, ما رح ازعجكم, بعد اليوم, هذي اخر رساله, دي اخر رساله, هاي اخر رساله, اخر كلامي',
  },
  /** Claims that others would be better off. */
  othersBetter: {
    en: 'everyone will be better off, everyone would be better off, everyones better off, everybodys better off, everyone is better off, everybody will be better off, theyre better off, theyll be better off, they will be better off, they would be better off, kids are better off, kids will be better off, family will be better off, family is better off, wife is better off, husband is better off, better off honestly, everyone will be happier, everyone will be fine, theyll be fine, they will all be fine, easier for everyone, easier for them all, a weight off everyone, relief for everyone, relief to everyone, burden any more, burden anymore, be a burden, been a burden, such a burden, just a burden, only a burden, nobody needs me, no one needs me, nobody would notice, no one would notice, dont want to be a burden, dont wanna be a burden, not be a burden, wont be a burden, theyd all be better off, theyd be better off, all be better off',
    tr: 'herkes rahatlar, herkes rahatlayacak, hepsi rahatlar, hepsi rahatlayacak, herkes daha rahat, herkes daha mutlu, herkes kurtul*, hepsi kurtul*, herkes için daha iyi, herkes için daha kolay, onlar için daha iyi, çocuklar için daha iyi, kimseye yük, yük olmayacağım, yük olmıcam, yük olmicam, yük olmak istem*, herkese yük, size yük, bana kimsenin ihtiyacı, kimsenin bana ihtiyacı, kimse fark etmez, kimse anlamaz bile, herkese yüküm, herkese yük oldum, yük oluyorum, bensiz daha iyi',
    ru: 'всем будет лучше, всем станет лучше, всем лучше, всем спокойнее, всем без меня, всем будет легче, всем легче, всем проще, им будет лучше, им лучше, детям будет лучше, детям лучше, семье будет лучше, быть обузой, обуза для, обузой для, не хочу быть обузой, никому я не нуж*, никому не нуж*, я никому не нуж*, никто не заметит, никто и не заметит, легче без меня, лучше без меня, легче будет без меня, проще без меня, я всем в тягость, я обуза',
    ar: 'الكل بيرتاح, الكل رح يرتاح, الكل راح يرتاح, الكل هيرتاح, كلكم بترتاحون, كلهم بيرتاحون, كلهم هيرتاحوا, كلهم رح يرتاحوا, بيرتاحوا مني, احسن للكل, احسن لهم, احسن لهم من غيري, اريح لهم, اولادي احسن, عيالي احسن, ولادي احسن, عبء على, عاله على, حمل على, حمل ثقيل, ابي اكون عبء, محد محتاجني, ما حد محتاجني, محدش محتاجني, محد راح يحس, ماحدش هيحس, ما حدا رح يحس, الكل مرتاح بدوني, مرتاحين بدوني, مرتاحين من غيري, الكل ارتاح, احسن بدوني, احسن من دوني, انا عبء, صرت عبء, حمل عليهم',
  },
  /** Words of a farewell to everybody. */
  goodbyeToAll: {
    en: 'forgive me for everything, sorry for everything, youve all been lovely, you have all been lovely, you have all been so kind, youve all been kind, tell my kids i love, tell the kids i love, tell my mum i love, tell my mom i love, tell my wife i love, tell my husband i love, look after my, look after mum for me, look after mom for me, take care of mum for me, take care of my, dont be sad, dont cry for me, no one is to blame, nobody is to blame, its nobodys fault, this is goodbye, goodbye everyone, bye everyone',
    tr: 'hakkınızı helal edin, hakkını helal et, helal edin, beni affedin, beni affet, her şey için özür dilerim, kendinize iyi bakın, anneme iyi bakın, çocuklarıma iyi bakın, kimsenin suçu yok, kimseyi suçlamayın, üzülmeyin, ağlamayın arkamdan, elveda, hoşça kalın',
    ru: 'простите за все, простите меня за все, прости меня за все, прости за все, берегите маму, берегите детей, берегите себя, позаботьтесь о, присмотрите за, скажите детям, скажите маме, передайте маме, передайте детям, никто не виноват, никого не вините, не плачьте, прощайте, прощай',
    ar: 'سامحوني على كل, سامحوني, سامحني على كل, سامحيني على كل, حللوني, ديروا بالكم على, دير بالك على, انتبهوا على, خلوا بالكم من, خلي بالك من, قولوا لامي, قولوا لولادي, محد له ذنب, محدش له ذنب, ما حدا له ذنب, لا تزعلون, ماتزعلوش, لا تبكون, وداعا',
  },
  /** Words of an end, beside an edge. */
  itsOver: {
    en: 'its over, it is over, its all over, thats it now, this is it, had enough, cant anymore, no more',
    tr: 'bitti artık, artık bitti, her şey bitti, buraya kadar, artık yeter, yeter artık, bıktım artık',
    ru: 'все кончено, вот и все, хватит с меня, больше не могу, с меня хватит, это конец',
    ar: 'خلاص, خلص, انتهى كل شي, انتهيت, يكفي, كفايه, تعبت',
  },
  onTheEdge: {
    en: 'im on the bridge, im at the bridge, i am on the bridge, on the bridge now, im on the roof, i am on the roof, im on the ledge, on the railing, over the railing, im at the train tracks, on the train tracks',
    tr: 'köprüdeyim, köprünün üstündeyim, çatıdayım, damdayım, korkulukların üstündeyim, raylardayım, köprünün korkuluğ*',
    ru: 'стою на мосту, я на мосту, сижу на мосту, стою на крыше, я на крыше, сижу на крыше, стою на краю, стою на рельсах, сижу на подоконнике, стою на подоконнике',
    ar: 'واقف على الجسر, واقفه على الجسر, انا على الجسر, واقف عالجسر, واقفه عالجسر, واقف على الكوبري, واقفه على الكوبري, انا على السطح, واقف على السطح, واقفه على السطح, واقف عالسطح, واقف على السكه, انا فوق السطوح, فوق السطوح, فوق السطح, على سور البلكونه, على سور الكوبري, على حافه الجسر, واقف فوق',
  },
  allPills: {
    en: 'take all the pills, take all the tablets, take all my pills, take all my tablets, taking all the pills, take every pill, swallow all the pills, all the pills in the cupboard, all the tablets in the cupboard, all the pills in the house, pills lined up, tablets lined up, pills are lined up',
    tr: 'bütün hapları iç*, bütün ilaçları iç*, tüm hapları iç*, tüm ilaçları iç*, hapların hepsini iç*, ilaçların hepsini iç*, evdeki bütün hap*, dolaptaki bütün hap*, dolaptaki bütün ilaç*, bütün hapları yut*',
    ru: 'все таблетки разом, все таблетки сразу, все таблетки из, выпить все таблетки, выпью все таблетки, таблетки все выпить, таблетки все выпью, все таблетки в доме, таблетки мамины собрал*, таблетки собрал*, собрал* таблетки, собрал* все таблетки',
    ar: 'اخذ كل الحبوب, اخد كل الحبوب, اخد كل الحبوب اللي, اخذ كل الحبوب اللي, ابلع كل الحبوب, كل الحبوب اللي بالبيت, كل الحبوب اللي في البيت, كل الادويه اللي, اشرب كل الحبوب, جمعت الحبوب',
  },
  /** Births of the last weeks or months. */
  birthLately: {
    en: 'gave birth, given birth, since the baby came, since baby came, since having the baby, since she had the baby, since i had the baby, since the birth, after the birth, after birth, had the baby, had a baby, had our baby, had her baby, new mum, new mom, post partum, postpartum',
    tr: 'lohusa*, doğum yaptı, doğum yaptım, doğumdan beri, doğumdan sonra, doğurdu, doğurdum, yeni doğum, bebek doğalı, bebek olalı',
    ru: 'родила, роды, после родов, рожала, родился малыш, родился ребенок, родилась дочь, из роддома, роженица',
    ar: 'ولدت, ولادتي, ولادتها, بعد الولاده, من الولاده, والده, نفساء, نفسا, نفاس, من يوم ما ولدت, خلفت',
  },
  /** Delusions and imagined voices. */
  delusion: {
    en: 'baby is the devil, baby is a devil, baby is evil, baby is possessed, baby is a demon, baby isnt hers, baby isnt mine, not her baby, not my baby, baby was swapped, baby got swapped, swapped the baby, swapped her baby, baby has been swapped, are spying, is spying, spying on her, spying on us, watching her through, watching us through, listening to us through, cameras in the walls, plotting against, poisoning the milk, poisoning her, poisoned the, god talks to, god told her, god told me, god is telling, chosen by god, talks to people who arent, talking to people who arent, sees people who arent, sees things that arent, seeing things that arent, hears someone talking, hears somebody talking, hears people talking, hears things, hears voices, hearing voices, hear voices, voices tell, voices telling, radio is talking to her, tv is talking to her, messages through the tv, baby is a changeling, baby is not hers, convinced the baby, the baby is the antichrist, baby is sent by',
    tr: 'bebek şeytan, bebeğin şeytan, bebeğim şeytan, bebek cinli, bebeğe cin, içine cin, cinler, cin girmiş, bebek değiştirilmiş, bebeği değiştirmişler, bebeğini değiştirmişler, bebek onun değil, bizim bebek değil, bebek benim değil, bizi izliyo*, birileri izliyo*, birileri bizi, takip ediyorlar, bizi dinliyo*, bizi zehirle*, sütü zehirle*, zehirleyecekler, allah bana konuş*, allah onunla konuş*, sesler duyuyo*, ses duyuyo*, olmayan insanlar*, olmayan şeyler gör*, kafasındaki ses*, kafamdaki ses*, bebeği şeytan*, bebeğe şeytan*, şeytan san*, bebeğin içine, bebeği cin*, cinlendi',
    ru: 'ребенка подменили, подменили ребенка, малыша подменили, ребенок не ее, ребенок не мой, не ее ребенок, ребенок дьявол, ребенок бес, бес вселился, дьявол вселился, в ребенке бес, черти заберут, заберут черти, за нами следят, следят за нами, следят за ней, камеры в стенах, прослушивают, нас отравят, отравили молоко, бог говорит с ней, бог велел, слышит голоса, слышу голоса, слышит кого, видит людей которых нет, видит то чего нет, разговаривает с пустот*, ребенка подменили бесы, подменили бес*, бесы подменили, ребенок не настоящий, ребенок чужой, в ребенке черт*',
    ar: 'البيبي مسكون, الطفل مسكون, ولدها مسكون, البيبي شيطان, الطفل شيطان, البيبي جني, فيه جن, لابسه جن, ملبوس, ملبوسه, بدلوا البيبي, بدلوا ولدها, بدلوا الطفل, مو ولدها, مش ابنها, مو ابنها, مش ابني, ناس تراقبنا, يراقبونا, بيراقبونا, بيراقبوها, يراقبونها, كاميرات بالجدار, يسممون, بيسممونا, يبون يسممون, الله يكلمها, تسمع اصوات, بتسمع اصوات, عم تسمع اصوات, اسمع اصوات, تشوف ناس مو موجودين, بتشوف ناس مش موجودين, تكلم ناس مو موجودين, مسكون, مسكونه, الولد مسكون, البنت مسكونه',
  },
  /** Partners or relatives who hit or threaten. */
  partner: {
    en: 'husband, boyfriend, partner, fiance, my ex, father in law, mother in law, stepdad, stepfather, my dad, my father, my brother, my son, my wife, girlfriend, hubby, he, hes, bf',
    tr: 'kocam*, eşim*, sevgilim*, nişanlım*, eski eşim*, eski kocam*, kayınpeder*, kayınbabam*, kaynanam*, üvey baba*, babam*, abim*, ağabeyim*, oğlum*, karım*, adam*',
    ru: 'муж, мужа, мужем, парень, сожител*, бывш*, жених, отчим*, свекор*, свекр*, отец, брат, сын, жена, он',
    ar: 'زوجي, جوزي, رجلي, خطيبي, طليقي, حبيبي, عمي, حماي, حماتي, ابوي, ابويا, بابا, اخوي, اخويا, ابني, زوج امي, رجالي',
  },
  hitsMe: {
    en: 'hits me, hit me, hitting me, beats me, beat me, beating me, beats me up, beat me up, beaten me, punched me, punches me, punching me, slapped me, slaps me, kicked me, kicks me, pushed me down, threw me, throws me, dragged me, burned me with, burnt me with, hits the kids, beats the kids, hits my kids, beats my kids, hits the children, locks me in, locked me in, wont let me out, wont let me leave, threatens to kill me, threatened to kill me, says hell kill me, said hell kill me, says he will kill me, going to kill me, gonna kill me, chokes me, choked me, strangles me, strangled me',
    tr: 'beni dövüyor*, beni dövdü, bana vuruyor*, bana vurdu, beni tokatla*, bana tokat, beni yumrukla*, yumruk att*, tekme att*, tekmeledi, beni tekmele*, dayak yedim, dayak yiyor*, dayak attı, dayak atıyor*, şiddet uygulu*, şiddet görüyor*, beni itti, saçımdan sürük*, beni sürükle*, çocukları dövüyor*, çocuğumu dövüyor*, beni kilitle*, eve kilitle*, üstüme kilitle*, evden çıkarmıyor*, dışarı bırakmıyor*, beni öldürec*, öldürürüm seni, seni öldürürüm, ölümle tehdit, öldürmekle tehdit',
    ru: 'меня бьет, бьет меня, меня избил, избил меня, меня ударил, ударил меня, избивает меня, меня избивает, бьет по лицу, поднимает на меня руку, поднял на меня руку, руку на меня поднял, пинает меня, таскал за волосы, бьет детей, детей бьет, запер меня, меня запер, запирает меня, не выпускает меня, не выпускает из дома, грозится убить, угрожает убить, сказал убьет, говорит убьет, обещает убить, убью тебя, душит меня, меня душил, душил меня',
    ar: 'ضربني, يضربني, بيضربني, عم يضربني, بضربني, ضاربني, كسر ايدي, كسر خشمي, كسر انفي, صفعني, لكمني, رفسني, خنقني, بيخنقني, يخنقني, جرني من شعري, بيضرب الولاد, بيضرب العيال, يضرب عيالي, يضرب اولادي, حابسني, حبسني, قافل علي الباب, قافل الباب علي*, قفل علي الباب, مقفل علي, ما يخليني اطلع, مش مخليني اطلع, يهددني, بيهددني, هددني, يقتلني, بيقتلني, هيقتلني, راح يقتلني, يذبحني, بيذبحني, هيموتني, بيموتني, اذبحج, اذبحك, بذبحك, اقتلك, اقتلج',
  },
  /** Intruders, and people from whom the writer hides. */
  atMyDoor: {
    en: 'banging on the door, banging the door, kicking the door, kicking the door in, smashing the door, breaking the door, breaking down the door, pounding on the door, hammering on the door, stabbing the door, trying to get in, outside the door, outside the bathroom',
    tr: 'kapıya vuruyo*, kapıya vuruyor*, kapıyı kırıyo*, kapıyı kırıyor*, kapıyı kırmaya, kapıyı tekmeli*, kapıyı yumruklu*, kapıya dayandı, kapının önünde, kapının arkasında, içeri girmeye çalışı*, kapıyı tekmeliyor*, kapıyı tekmeliyo, kapıyı zorluyor*',
    ru: 'ломится в дверь, ломится, ломает дверь, выламывает дверь, выбивает дверь, долбит в дверь, долбится в дверь, стучит в дверь, бьет в дверь, за дверью, под дверью',
    ar: 'يدق الباب, بيدق الباب, عم يدق الباب, يدق على الباب, بيخبط على الباب, بيخبط عالباب, عم يخبط عالباب, يكسر الباب, بيكسر الباب, عم يكسر الباب, يضرب الباب, ورا الباب, واقف عالباب, واقف على الباب',
  },
  hidesFrom: {
    en: 'locked myself in, hiding in the bathroom, hiding in the toilet, hiding in the closet, hiding in the wardrobe, hiding from him, barricaded, locked the bathroom door, locked in the bathroom, locked in the bathroom with, were locked in, hiding with the kids, locked us in the bathroom, hiding upstairs',
    tr: 'kapıyı kilitledim, kendimi kilitledim, banyoya kilitle*, tuvalete kilitle*, banyoda saklan*, tuvalette saklan*, dolapta saklan*, odaya kilitlen*, banyoya saklan*, banyodayım kapı*, banyoda kilitli*, banyoya kilitlendik, odaya kilitlendik, kilitlendik, saklanıyoruz, çocuklarla banyoda',
    ru: 'заперлась, заперся, закрылась в ванн*, закрылся в ванн*, прячусь, спряталась, спрятался, забаррикадир*, закрылись в ванной, заперлись, спрятались, сижу в ванной закры*',
    ar: 'قفلت على نفسي, قافله على نفسي, قافل على نفسي, قفلت علي الحمام, متخبيه, متخبي, مختبيه, مختبي, مستخبيه, مستخبي, سكرت على حالي, مسكره على حالي, قافلين على نفسنا, قفلنا على نفسنا, متخبيين, مستخبيين, مسكرين على حالنا',
  },
  /** The writer's own wish to die, beside a story, song or form. */
  ownWishNow: {
    en: 'now i want to kill myself, now i wanna kill myself, now i want to die, now i wanna die, now i want to do it, now i want to do the same, i want to kill myself too, i want to die too, and i want to kill myself, and i want to die, and i want to do the same, and i want to end my life, but i want to kill myself, but i want to die, but i really want to die, now i want to end my life, now i want to hang myself, i really want to kill myself, same and i mean it',
    tr: 'şimdi ben de ölmek isti*, şimdi kendimi öldürmek isti*, şimdi ölmek isti*, şimdi kendimi asmak isti*, ben de kendimi öldürmek isti*, ben de kendimi asmak isti*, ben de intihar etmek isti*, ben de ölmek isti*, bende ölmek istiyorum, bende kendimi öldürmek isti*, şimdi ben de kendimi, ama ben gerçekten ölmek isti*, ama ben ölmek isti*',
    ru: 'и теперь я хочу умереть, теперь я хочу умереть, теперь хочу умереть, и теперь хочу убить себя, теперь я хочу убить себя, теперь хочу убить себя, теперь хочу покончить, теперь я хочу покончить, я тоже хочу умереть, тоже хочу умереть, я тоже хочу покончить, тоже хочу покончить, тоже хочу повеситься, теперь хочу повеситься, а я хочу умереть, но я правда хочу умереть, и я хочу умереть, и я хочу так же',
    ar: 'الان اريد ان اقتل نفسي, والان اريد ان اقتل نفسي, والان اريد ان اموت, والحين ابي اموت, الحين ابي اموت, والحين ابي انتحر, الحين ابغى اموت, هلق بدي موت, وهلق بدي موت, وهلق بدي انتحر, هلا بدي موت, ودلوقتي عايز اموت, ودلوقتي عايزه اموت, دلوقتي عايز اموت, دلوقتي عايز انتحر, ودلوقتي عايز انتحر, وانا كمان عايز اموت, انا كمان بدي موت, وانا بعد ابي اموت, وانا ايضا اريد ان اموت',
  },
  /** Medicine laid out, beside words of death. */
  pillsLaidOut: {
    en: 'the pills ready, my pills ready, pills are ready, all the pills ready, tablets ready, tablets are ready, pills are here, pills beside me, tablets lined up, lined up the tablets, lined up my tablets, pills lined up, got the tablets lined, pills all counted, counted out the pills, laid out the pills, emptied all the packets, popped them all out',
    tr: 'haplar hazır, hapları hazırladım, haplarım hazır, ilaçlar hazır, ilaçları hazırladım, hapları dizdim, hapları sıraladım, hapları masaya, ilaçları masaya, hapları avucuma',
    ru: 'таблетки приготовил*, приготовил* таблетки, таблетки готовы, таблетки уже готовы, таблетки лежат рядом, таблетки передо мной, таблетки разложил*, разложил* таблетки, таблетки высыпал*, высыпал* таблетки, таблетки приготовлены',
    ar: 'الحبوب جاهزه, حبوبي جاهزه, جهزت الحبوب, جهزت حبوبي, الحبوب قدامي, الحبوب جنبي, محضر الحبوب, محضره الحبوب, صفيت الحبوب, فرشت الحبوب, حطيت الحبوب قدامي, طلعت الحبوب كلها',
  },
  /** Open windows high above the street. */
  windowOpen: {
    en: 'window is open, window open, windows open, window is wide open, open window, opened the window, by the open window',
    tr: 'pencere açık, pencereyi açtım, cam açık, camı açtım, pencere ardına kadar',
    ru: 'окно открыто, открыто окно, открыл окно, открыла окно, окно настежь, открытого окна, открытом окне',
    ar: 'الشباك مفتوح, فتحت الشباك, الطاقه مفتوحه, النافذه مفتوحه, فتحت النافذه, فتحت الدريشه, الدريشه مفتوحه',
  },
  highFloor: {
    en: 'fourth floor, fifth floor, sixth floor, seventh floor, eighth floor, ninth floor, tenth floor, 4th floor, 5th floor, 6th floor, 7th floor, 8th floor, 9th floor, 10th floor, 11th floor, 12th floor, top floor',
    tr: 'dördüncü kat*, beşinci kat*, altıncı kat*, yedinci kat*, sekizinci kat*, dokuzuncu kat*, onuncu kat*, en üst kat*',
    ru: 'четвертый этаж, пятый этаж, шестой этаж, седьмой этаж, восьмой этаж, девятый этаж, десятый этаж, двенадцатый этаж, последний этаж, 4 этаж, 5 этаж, 6 этаж, 7 этаж, 8 этаж, 9 этаж, 10 этаж, 12 этаж, 14 этаж, 16 этаж',
    ar: 'الطابق الرابع, الطابق الخامس, الطابق السادس, الطابق السابع, الطابق الثامن, الطابق التاسع, الطابق العاشر, الدور الرابع, الدور الخامس, الدور السادس, الدور السابع, الدور التامن, الدور التاسع, الدور العاشر',
  },
  /** Headaches that split or burst the head. */
  headSplits: {
    en: 'splitting headache, head is splitting, head is exploding, head feels like it will burst, head is pounding, pounding headache, thumping headache',
    tr: 'başım çatlı*, başım patlı*, kafam patlı*, kafam çatlı*, başım zonkl*',
    ru: 'голова раскалыв*, раскалывается голова, голова трещ*, голова разрыва*, голова лопа*, голова взрыва*',
    ar: 'راسي بينفجر, راسي راح ينفجر, راسي ينفجر, راسي بيفرتك, راسي رح ينفجر, صداع شديد, صداع قوي, صداع فظيع',
  },
  /** Urges of self-harm that are about to prevail. */
  selfHarmUrge: {
    en: 'cant stop myself, about to cut, going to cut myself, gonna cut myself, want to cut myself, urge to cut, urges to cut, urge to hurt myself, urges to hurt myself',
    tr: 'kendime engel olamıyorum, kendimi tutamıyorum, kendimi kesecem, kendimi kesicem, kesicem kendimi, kendimi kesmek',
    ru: 'порежу себя, себя порежу, хочу порезать себя, хочется порезать, сейчас порежу, не могу себя остановить',
    ar: 'راح اجرح نفسي, هجرح نفسي, بجرح حالي, رح اجرح حالي, مش قادر امسك نفسي, ما اقدر امسك نفسي, اجرح ايدي',
  },
  /** Hernias that cannot be pushed back. */
  wontGoBack: {
    en: 'wont go back in, wont go back, wont push back, cant push it back, cant push it in, stuck out',
    tr: 'içeri girmiyor*, içeri gitmiyor*, yerine girmiyor*, geri girmiyor*, içeri itemiyorum',
    ru: 'не вправля*, не уходит обратно, обратно не уходит, назад не заходит, не вправить',
    ar: 'ما يرجع, ما ترجع, مش بيرجع, مش بترجع, ما عم يرجع, ما بيرجع لجوا, مايرجع',
  },
  /** Visible bowel in a wound. */
  bowelSeen: {
    en: 'guts hanging out, guts are out, see my guts, insides are out, insides coming out, insides hanging out, see my insides, bowel is out, bowel showing, bowel coming out, intestines out, intestines coming out, intestines hanging out, see intestines, see the bowel, insides showing, can see bowel, loop of bowel, something pink poking out of the wound, guts poking out',
    tr: 'bağırsak gözük*, bağırsağım gözük*, bağırsakları gözük*, bağırsak görün*, bağırsağım görün*, bağırsakları görün*, bağırsaklar dışarı*, bağırsağı dışarı*, bağırsakları dışarı*, bağırsağım görünüyor, bağırsaklarım dışarı*, bağırsağım dışarı*, içim dışarı',
    ru: 'видно кишк*, кишки видно, кишки торчат, торчат кишки, кишки наружу, кишки вылез*, вылезли кишки, кишки вывал*, вывалились кишки',
    ar: 'طلعت المصارين, المصارين طالعه, المصارين طلعت, مصاريني طلعت, مصارينه طلعت, الامعاء طالعه, طلعت الامعاء, باين الامعاء, المصارين باينه, امعائي باينه, امعاءه باينه, امعائي طالعه, امعائه طالعه, امعائي برا, مصاريني باينه, مصارينه برا, كرشه طالعه',
  },
  /** Field work with pesticides. */
  pesticideWork: {
    en: 'spraying crops, crop spraying, spraying the field, spraying the farm, sprayed pesticide, spraying pesticide, spraying the garden with, dey spray farm',
    tr: 'ilaçlama yap*, tarla ilaçla*, tarlayı ilaçla*, bahçeyi ilaçla*, ilaçlamadan, zirai ilaç*, tarım ilacı at*',
    ru: 'опрыскивал*, опрыскивани*, травил* тараканов, травил* клопов, травил* насеком*, обрабатывал* поле, обрабатывал* картошк*',
    ar: 'رش الزرع, يرش الزرع, رش المبيد, يرش مبيد, يرش المبيد, رش الارض, رشينا مبيد, رش المزرعه, مبيد حشرات بالبيت',
  },
  /** Thrown acid. */
  acidThrown: {
    en: 'threw acid, thrown acid, acid thrown, acid attack, attacked with acid, acid on him, acid on her, acid on me',
    tr: 'kezzap at*, asit at*, kezzap dök*, asit dök*, yüzüne asit, yüzüne kezzap, üstüne asit, üstüne kezzap',
    ru: 'облил* кислот*, плеснул* кислот*, кислотой облил*, кислотой плеснул*, кислотой в лицо',
    ar: 'رشوا عليه تيزاب, رشوا عليها تيزاب, رشوا عليه اسيد, رشوا عليها اسيد, رشوا عليه ماء نار, رشوه باسيد, رشوها باسيد, رمى عليها اسيد, رمى عليه اسيد, كب عليها ماي نار, كب عليه ماي نار, رش عليها ميه نار, رش عليه ميه نار',
  },
  /** Blood pressure that drops now. */
  pressureFalls: {
    en: 'blood pressure is dropping, blood pressure dropping, bp dropping, bp is dropping, bp keeps dropping, blood pressure crashing, pressure is falling',
    tr: 'tansiyonu düşüyor*, tansiyonum düşüyor*, tansiyon düşüyor*, tansiyonu düştü, tansiyonu çok düşük',
    ru: 'давление падает, падает давление, давление упало, давление рухнуло, давление низкое падает',
    ar: 'ضغطه نازل, ضغطها نازل, ضغطي نازل, ضغطه نزل, ضغطها نزل, ضغطه بينزل, ضغطها بينزل, الضغط نازل, ضغطه واطي',
  },
  /** Nooses or ropes at hand. */
  ropeReady: {
    en: 'rope is ready, got the rope, got a rope, bought a rope, bought rope, tied the rope, tied a noose, made a noose, noose is',
    tr: 'ipi hazırla*, ip hazır, ip aldım, ipi aldım, ipi astım, ipi bağladım, urganı al*, urgan hazır',
    ru: 'веревка готова, веревка куплена, купил* веревку, веревку купил*, веревку привязал*, петля готова, петлю сделал*, сделал* петлю, петля висит',
    ar: 'جبت الحبل, الحبل جاهز, جهزت الحبل, اشتريت حبل, علقت الحبل, ربطت الحبل, شريت حبل',
  },
  /** Pads that fill within an hour, with any word for the bleeding. */
  padsSoaked: {
    en: 'soak pads, soaked pads, soaking pads, soaks pads, soak a pad, soaked a pad, soaking a pad, soaks a pad, pads an hour, pad an hour, pads in an hour, pads in one hour, pads within, pad every, pads every, pads full, changing pads, changed pads, through pads, pads cant keep up, cant keep up with pads, pads dont last, pad doesnt last, pads not lasting, pads arent enough, pads are not enough, pads not enough, pads cant cope, pads dont hold, pad doesnt hold, pads wont hold, pad fills, pads fill, pad filled, pads filled, pad is full, pads soaked, pad soaked, pads drenched, pad drenched, pad no dey hold, pad dey full, pads dey full, pad every twenty, flooding pads, flooded the bed, soaking through pads, pads are soaked',
    tr: 'ped* dol*, ped* taş*, ped* dayanm*, ped* yetm*, ped* yetişm*, ped* yetiştirem*, ped* tutm*, ped* kaldırm*, ped değiştir*, saatte bir ped, saatte iki ped, bez dayanm*, bez yetm*, bez yetişm*, bez yetiştirem*, her yarım saatte ped, ped dayanmıyor, pedler sırılsıklam',
    ru: 'прокладка за час, прокладка за пол*, прокладки за час, прокладку за час, прокладок не хвата*, прокладки не спаса*, прокладки не помога*, прокладк* насквозь, пеленк* насквозь, меняю прокладки кажд*, не хвата* проклад*, прокладк* не хвата*, прокладк* не справля*, прокладк* не успева*, прокладк* не держ*, прокладк* полн*, прокладк* промок*, прокладк* протека*, не успеваю менять прокладк*, прокладк* заполня*, прокладка за полчаса, прокладку за полчаса, прокладка насквозь, прокладки не держат, полчаса насквозь',
    ar: 'فوطه كل, اغير فوطه, بغير فوطه, تغير فوطه, فوط بالساعه, فوط في الساعه, فوط في ساعه, فوط بساعه, الفوط ما تكفي, الفوط مش مكفيه, فوط* ما تكفي, فوط* ما بتكفي, فوط* مبتكفيش, فوط* مش بتكفي, فوط* ما تلحق, فوط* ما بتلحق, فوط* مش بتلحق, فوط* مش ملاحقه, ما تكفي فوط, ما تلحق فوط, ما الحق اغير فوط*, مش لاحقه اغير فوط*, فوط* تمتلي, فوط* بتمتلي, فوط* بتتملي, فوط* تتعبى, فوط* بتغرق, فوط* غرقت, الفوطه تتعبى, تتعبى الفوطه, الفوطه تغرق, فوطه كل نص ساعه, تعبي فوطه',
  },
  saysWillDie: {
    en: 'i will die, ill die, i am going to die, im going to die, im gonna die, i gonna die, die tonight, dying tonight',
    tr: 'öleceğim, ölücem, ölcem, ölüyorum',
    ru: 'умру, сдохну, помру',
    ar: 'بموت, هموت, رح موت, راح اموت, رح اموت, حموت, ساموت',
  },
  longOver: {
    en: 'years ago, used to, when i was a kid, when i was little, ex husband used, left him, divorced him',
    tr: 'yıllar önce, yıl önce, sene önce, eskiden, çocukken, küçükken, boşandım, boşandık',
    ru: 'лет назад, года назад, раньше бил, в детстве, развелась, ушла от него',
    ar: 'قبل سنين, من سنين طويله, زمان كان, كان زمان, وانا صغيره, وانا صغير, تطلقت, انفصلت',
  },
  /** Harmless "beats" and "hits": "beats me at chess", "hit me up". */
  hitsInPlay: {
    en: 'at chess, at tennis, at cards, at fifa, at playstation, at the game, in the game, pillow, snooze, snores, in his sleep, in her sleep, in bed by accident, by accident, joking, ball',
    tr: 'satranç*, tavla*, okey*, oyunda, maçta, uykusunda, yanlışlıkla, şaka*, yastık*, top',
    ru: 'в шахматы, в карты, в игре, в приставку, во сне, случайно, подушк*, мяч*, в шутку',
    ar: 'بالشطرنج, بالورق, باللعبه, بلايستيشن, وهو نايم, بالغلط, مخده, كوره, مزح, بيمزح, ابره, حقنه',
  },
  /** Pregnancies named only by their month. */
  carriesMonths: {
    en: 'months along, months far gone, months heavy, wife is in her fifth month, wife is in her sixth month',
    tr: 'karnı burnunda, beşinci ayında, altıncı ayında',
    ru: 'на четвертом месяце, на пятом месяце, на шестом месяце, на последнем месяце, на последних месяцах',
    ar: 'مراتي /^(?:ب)?ال(?:خامس|سادس|سابع|ثامن|تامن|تاسع)$/, مرتي /^(?:ب)?ال(?:خامس|سادس|سابع|ثامن|تامن|تاسع)$/, زوجتي /^(?:ب)?ال(?:خامس|سادس|سابع|ثامن|تامن|تاسع)$/, بشهرها /^ال(?:خامس|سادس|سابع|ثامن|تامن|تاسع)$/, شهرها /^ال(?:خامس|سادس|سابع|ثامن|تامن|تاسع)$/, شهري /^ال(?:خامس|سادس|سابع|ثامن|تامن|تاسع)$/',
  },
  /** Common allergens eaten, or stings. */
  allergenMet: {
    en: 'ate, eaten, eating, prawn*, shrimp*, crab, lobster, shellfish, seafood, nut, nuts, peanut*, cashew*, walnut*, almond*, pistachio*, hazelnut*, sesame, tahini, egg, eggs, kiwi, strawberr*, stung, sting, bee, wasp, hornet, penicillin, amoxicillin, antibiotic*, ibuprofen',
    tr: 'yedim, yedi, yedik, yiyince, yedikten, fıstık*, fıstığ*, fındık*, fındığ*, ceviz*, badem*, kaju*, karides*, midye*, yengeç*, deniz ürün*, yumurta*, çilek*, kivi*, susam*, arı, arısı, arılar, soktu, sokmuş, antibiyotik*, penisilin*',
    ru: 'съел*, поел*, арахис*, орех*, орешк*, креветк*, краб*, морепродукт*, яйц*, клубник*, кунжут*, киви, пчела, пчелы, оса, осы, шершен*, ужалил*, антибиотик*, пеницилл*, амоксиц*',
    ar: 'اكلت, كليت, فستق, فول سوداني, مكسرات*, جمبري, روبيان, ربيان, قريدس, سمك*, جوز, لوز, بندق, سمسم, كاجو, كيوي, فراوله, نحله, دبور*, لسعت*, قرصت*, لدغت*, بنسلين*, مضاد حيوي, اموكسيسيلين',
  },
  /** Throats that narrow. */
  throatShuts: {
    en: 'throat shut, throat shutting, throat feels shut, throat feels closing, throat feels closed, throat clos*, throat swelling, throat seizing, throat squeez*, throat is going tight, windpipe clos*, windpipe shut, throat dey close, throat dey lock',
    tr: 'boğaz* kapan*, boğaz* tıkan*, boğaz* daral*, boğaz* sıkış*, boğaz* şişiy*, boğaz* düğümlen*, nefes borum kapan*, nefes borusu kapan*',
    ru: 'горло закрыва*, горло закрыл*, горло сжима*, горло сжал*, горло сдавлива*, горло сдавил*, горло перекры*, горло сужа*, горло смыка*, горло отека*, горло перехват*, сжимает горло, сжало горло, сдавило горло, сдавливает горло, перехватило горло, перекрывает горло, закрывается горло',
    ar: 'حلق* /^(?:ب|ح|ه)?[يت]?(?:سكر|تسكر|قفل|تقفل|ضيق|نسد|نغلق)$/, زور* /^(?:ب|ح|ه)?[يت]?(?:سكر|تسكر|قفل|تقفل|ضيق|نسد|نغلق)$/, زلعوم* /^(?:ب|ح|ه)?[يت]?(?:سكر|تسكر|قفل|تقفل|ضيق|نسد|نغلق)$/, بلعوم* /^(?:ب|ح|ه)?[يت]?(?:سكر|تسكر|قفل|تقفل|ضيق|نسد|نغلق)$/, حلق* عم يسكر, زلعوم* عم يسكر, حلق* انسد, زور* اتقفل',
  },
  /** Farewells that another person sent. */
  goodbyeSent: {
    en: 'sent me a goodbye, sent a goodbye, sent me goodbye, texted goodbye, texted me goodbye, messaged me goodbye, wrote me goodbye, wrote goodbye, goodbye message, goodbye messages, goodbye text, goodbye texts, goodbye letter, goodbye note, farewell message, farewell text, message saying goodbye, text saying goodbye, voice note saying goodbye, messaged to say goodbye, texted to say goodbye, saying goodbye to me, saying her goodbyes, saying his goodbyes, saying goodbye to everyone',
    tr: 'veda mesaj*, veda mektub*, bana veda et*, veda et*, benimle vedalaş*, mesajla vedalaş*, vedalaşıyo*, vedalaştı, elveda yaz*, elveda diy*, elveda dedi, hoşça kal yaz*, hoşçakal yaz*',
    ru: 'прощальн* сообщени*, прощальн* письмо, прощальн* смс, прощальн* записк*, прощальн* голосов*, написал* прощай*, пишет прощай*, прислал* прощай*, попрощал* со мной, прощается со мной, прощается со всеми, попрощал* со всеми, прощается',
    ar: 'تودعني, بتودعني, ودعتني, يودعني, بيودعني, ودعني, تودعنا, بتودعنا, يودعنا, بيودعنا, تودع الكل, بتودع الكل, ودعت الكل, ودع الكل, رساله وداع, رسايل وداع, كتبت وداعا, كتب وداعا, كتبتلي وداعا, بعتتلي وداعا',
  },
  /** Requests for forgiveness by another person. */
  pardonAsked: {
    en: 'asked for forgiveness, asks for forgiveness, asking for forgiveness, asked me to forgive, asking me to forgive, said forgive me, says forgive me, saying forgive me, wrote forgive me, texted forgive me, said please forgive, says please forgive, said sorry for everything, says sorry for everything, saying sorry for everything, wrote sorry for everything, apologised for everything, apologized for everything',
    tr: 'helallik iste*, helallik ald*, helal et de*, helal edin de*, helal et yaz*, helal edin yaz*, affet beni de*, beni affet de*, beni affedin de*, beni affet yaz*, beni affedin yaz*, affet yaz*, affedin yaz*, her şey için özür diledi, her şey için özür diliyo*',
    ru: 'просит прощения, просила прощения, просил прощения, попросил* прощения, прощения просит, прощения просила, прощения просил, написал* прости*, пишет прости*, сказал* прости*, говорит простите',
    ar: 'قالت سامح*, قال سامح*, بتقول سامح*, بيقول سامح*, تقول سامح*, يقول سامح*, كتبت سامح*, كتب سامح*, كاتبه سامح*, كاتب سامح*, طلبت السماح, طلب السماح, بتطلب السماح, بيطلب السماح, تطلب السماح, طلبت مني اسامح*, طلب مني اسامح*',
  },
  /** Phones of another person that are off or unanswered. */
  phoneOff: {
    en: 'her phone off, his phone off, their phone off, her phone is off, his phone is off, off her phone, off his phone, phone is off, phones off, phone went off, phone is switched off, phone switched off, phone turned off, phone is dead, straight to voicemail, not answering, isnt answering, wont answer, not picking up, isnt picking up, wont pick up, cant reach her, cant reach him, cannot reach her, cannot reach him',
    tr: 'telefonunu kapat*, telefonu kapat*, telefonunu kapad*, telefonu kapalı, telefonu kapandı, telefonunu açm*, telefonu açm*, telefona çıkm*, telefona bakm*, ulaşamıyo*, ulaşılamıyo*',
    ru: 'телефон выключ*, выключил* телефон, выключен телефон, отключил* телефон, телефон отключ*, телефон недоступ*, телефон вне зоны, не берет трубку, трубку не берет, не отвечает на звонки, не дозвониться, не могу дозвониться, не дозвонюсь',
    ar: 'سكرت تلفون*, سكر تلفون*, سكرت جوال*, سكر جوال*, سكرت موبايل*, سكر موبايل*, قفلت تلفون*, قفل تلفون*, قفلت موبايل*, قفل موبايل*, قفلت جوال*, قفل جوال*, طفت جوال*, طفى جوال*, طفت تلفون*, طفى تلفون*, اغلقت هاتف*, اغلق هاتف*, اغلقت جوال*, تلفون* مسكر, تلفون* مقفول, تلفون* مغلق, جوال* مقفل, جوال* مغلق, موبايل* مقفول, موبايل* مغلق, هاتف* مغلق, ما عم ترد, ما ترد علي, ما يرد علي, مبتردش, مش بترد, مش بيرد',
  },
  /** Scalding liquids by their kitchen names. */
  boilingLiquid: {
    en: 'boiling oil, boiling water, boiling fat, boiling soup, boiling milk, boiling tea, boiling syrup, scalding water, scalding oil, hot oil, hot fat, sizzling oil, hot tar, hot soup, hot tea, hot coffee, hot gravy, boiling',
    tr: 'kaynar su*, kaynar yağ*, kaynar süt*, kaynar çay*, kaynar çorba*, kaynayan su*, kaynayan yağ*, kızgın yağ*, kızarmış yağ*, sıcak yağ*',
    ru: 'кипят*, кипящ* масл*, кипящ* вод*, кипящ* молок*, горяч* масл*, раскален* масл*, кипящ* суп*',
    ar: 'زيت مغلي*, زيت يغلي, زيت بيغلي, زيت سخن, زيت حامي, زيت ساخن, زيت حار, الزيت المغلي, الزيت السخن, الزيت الحامي, الزيت الساخن, الزيت الحار, ميه مغلي*, ميه بتغلي, مايه مغلي*, مايه بتغلي, مويه مغلي*, مويه تغلي, مي مغلي*, ماي مغلي*, ماء مغلي, الميه المغليه, المايه المغليه, المويه المغليه, المي المغلي*, الماي المغلي, الماء المغلي, الشوربه المغليه, الحليب المغلي, الشاي المغلي',
  },
  spilledOn: {
    en: 'spilled, spilt, spills, tipped, splashed, poured, threw, thrown, fell on, fell over, knocked over',
    tr: 'dökül*, döktü*, dökmüş, sıçra*, devril*, boca etti, boşald*',
    ru: 'опрокин*, вылил*, пролил*, брызну*, плесну*, облил*, разлил*, попал*',
    ar: 'اتدلق*, اندلق*, دلق*, انكب*, اتكب*, كب عليها, كب عليه, كبت علي*, انسكب*, انصب*, طرطش*, وقع عليها, وقع عليه, وقعت عليها, وقعت عليه, طاح عليها, طاح عليه',
  },
  /** Skin that comes off after a scald. */
  skinComesOff: {
    en: 'skin peeled, skin peeling, skin is peeling, skin peels, skin slid off, skin coming off, skin came off, skin coming away, skin came away, skin slough*, skin stripped, skin hanging, skin melted',
    tr: 'deri* soyul*, deri* kalk*, deri* sıyrıl*, deri* dökül*, deri* sark*, deri* eri*, soyuldu, soyulmuş, yüzü soyul*, eli soyul*, elleri soyul*',
    ru: 'кожа слез*, слез* кожа, кожа облез*, облез* кожа, кожа сползл*, кожа сполза*, сползла кожа, кожа сошла, сошла кожа, кожа лохмот*, кожа клочь*, кожа отслаив*, кожа отслоил*',
    ar: 'اتسلخ, اتسلخت, اتسلخو, اتسلخوا, انسلخ, انسلخت, انسلخو, انسلخوا, تسلخ جلد*, متسلخ, متسلخه, متسلخين, بيتسلخ, بتتسلخ, عم ينسلخ, عم تنسلخ, اتقشر, اتقشرت, اتقشرو, انقشر جلد*, جلد* انقشع, جلد* طلع, جلد* قام, جلد* ساح',
  },
} satisfies Record<string, Family>

/** Findings composed of these families, as in `COMPOSED`. */
export const LAY_DANGERS = {
  monthOfPregnancy: 'carriesMonths',
  scaldPoured: 'boilingLiquid + spilledOn',
  homeViolence: 'partner + hitsMe @8',
} as const
