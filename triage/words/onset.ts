import type { Family } from '../stems.ts'

/**
 * Mechanisms and courses of dangers in lay words: moving pain, spreading redness, climbing
 * weakness, and means at hand. Only the fixed rules use them. No weight is learned for them.
 */
export const ONSET_FAMILIES = {
  /** Body parts that climbing weakness or numbness has reached. */
  climbedTo: {
    en: 'up to my waist, up to my knees, up to my hips, up to my thighs, up to my chest, up to his waist, up to her waist, up to his knees, up to her knees, reached my waist, reached my knees, reached my hips, reached my thighs, reached my chest',
    tr: 'bele kadar çık*, belime kadar çık*, dizlere kadar çık*, dizlerime kadar çık*, kalçama kadar, göğsüme kadar çık*, belime çıktı, bele çıktı, dizlerime çıktı, kollarıma çıktı',
    ru: 'до пояса, до колен, до бедер, до груди дошл*, дошло до пояса, дошла до пояса, дошло до колен, поднялась до пояса, поднялась до колен',
    ar: 'وصل خصري, وصلت خصري, وصل لخصري, وصل لركبي, وصلت لركبي, وصل ركبي, وصل فخادي, وصل لفخادي, وصل لصدري, وصلت لبطني, وصل لبطني, لحد ركبي, لحد خصري',
  },
  /** Pain that moved from the navel to the lower right. */
  painMoved: {
    en: 'started round my belly button, started around my belly button, started at my belly button, started in the middle and moved, from my belly button to, from belly button to, from his belly button, from her belly button, round the navel, moved from the navel, settled on the right, moved down to the right, moved to the right, shifted to the right, gone to the right side',
    tr: 'göbeğimden sağa, göbekten sağa, göbek çevre*, göbeğimin etrafı*, göbeğinin etrafı*, sağ alta indi, sağ alta kay*, sağ kasığa indi, sağ tarafa indi, sağa kaydı',
    ru: 'от пупка, вокруг пупка, около пупка, ушла вправо, ушло вправо, ушла вниз вправо, сместил* вправо, перешл* вправо, спустил* вправо, переместил* вправо',
    ar: 'عند السره, حوالين السره, حول السره, من السره, نزل يمين, نزل لليمين, انتقل لليمين, راح لليمين, صار يمين تحت, نزل على اليمين',
  },
  /** Redness whose edge spreads within hours. */
  redSpreads: {
    en: 'redness has spread, redness is spreading, redness spreading, redness spread, red patch is spreading, redness has gone past, redness past the line, past the pen line, past the pen mark, redness is creeping, redness climbing, redness has doubled, red area has doubled, redness on my leg has spread, red has spread, getting bigger by the hour',
    tr: 'kızarıklık yayıl*, kızarıklık bir saatte, kızarıklık hızla, kızarıklık dizime, kızarıklık yukarı, kızarıklık büyü*, kızarıklık ilerl*, kızarıklık çizgiyi geç*, kızarıklık kalçama, kızarıklık koluma',
    ru: 'краснота расползается, краснота ползет, краснота дошла, краснота поднялась, краснота разошлась, краснота растет, краснота за пару часов, краснота за час, краснота распространяется, покраснение расползается, покраснение дошло, покраснение ползет, покраснение растет, за границу ручки',
    ar: 'الاحمرار مشى, الاحمرار يمشي, الاحمرار يزيد, الاحمرار انتشر, الاحمرار ينتشر, الاحمرار وصل, الاحمرار طلع, الاحمرار برجلي مشى, الحمار مشى, الحمار انتشر, الاحمرار تعدى الخط',
  },
  /** Removed tonsils. */
  tonsilsOut: {
    en: 'tonsils out, tonsils removed, tonsils taken out, tonsillectomy, tonsil operation, tonsil surgery',
    tr: 'bademcik ameliyat*, bademcikleri alın*, bademciklerim alın*, bademciği alın*, bademciklerini aldır*, bademciklerimi aldır*',
    ru: 'удаления миндалин, удалили миндалины, удалили гланды, удаления гланд, вырезали гланды, вырезали миндалины, тонзиллэктом*',
    ar: 'عمليه اللوز, عمليه لوز, عمليه اللوزتين, شال اللوز, شلت اللوز, استاصل اللوز, استئصال اللوز, شالوا اللوز, شالوا لوزه, شالوا لوزي',
  },
  /** Pinpoint pupils. */
  pinPupils: {
    en: 'tiny pupils, pupils are tiny, pinpoint pupils, pin point pupils, pinprick pupils, pinned pupils, pupils like pins, pupils like pinheads, pupils are pinpoint, pupils pinpoint, pupils like dots, pupils are like dots, eyes pinned, eyes like pinpricks',
    tr: 'göz bebekleri toplu iğne, gözbebekleri toplu iğne, göz bebekleri nokta, gözbebekleri nokta, göz bebekleri küçücük, gözbebekleri küçücük, göz bebekleri iğne, gözbebekleri iğne, göz bebekleri minicik',
    ru: 'зрачки точки, зрачки как точки, зрачки с точку, зрачки точечн*, зрачки узкие, узкие зрачки, точечные зрачки, зрачки в точку, зрачки с булавоч*, зрачки как булавоч*, зрачки крошечн*, зрачки маленькие как',
    ar: 'بؤبؤ عينه زي, بؤبؤ زي, بؤبؤ عينه مثل, بؤبؤه صغير, حدقه عينه زي, حدقات صغيره, حدقته نقطه, بؤبؤ عينه نقطه, بؤبؤ صغير, بؤبؤ عينه صغير, زي راس الدبوس, مثل راس الدبوس, قد راس الدبوس',
  },
  /** Countries with malaria, and malaria by name. */
  tropics: {
    en: 'malaria, nigeria, ghana, kenya, uganda, congo, tanzania, cameroon, mali, senegal, ivory coast, angola, mozambique, sierra leone, zambia, malawi, ethiopia, sudan, back from africa, from africa, in africa, the tropics, from india, from papua',
    tr: 'sıtma*, nijerya*, gana, ganadan, kenya*, uganda*, kongo*, tanzanya*, kamerun*, senegal*, angola*, mozambik*, afrikadan, afrikada, afrika, tropik*',
    ru: 'маляри*, нигери*, гана, ганы, гане, кени*, уганд*, конго, танзани*, камерун*, сенегал*, ангол*, мозамбик*, из африки, в африке, африки, тропик*',
    ar: 'ملاريا, الملاريا, نيجيريا, غانا, كينيا, اوغندا, الكونغو, تنزانيا, الكاميرون, السنغال, انغولا, موزمبيق, السودان, افريقيا, من افريقيا, الصومال, تشاد, اثيوبيا',
  },
  threatensJump: {
    en: 'going to jump, gonna jump, will jump, hell jump, shell jump, ill jump, says he will jump, saying hell jump, wants to jump, threatening to jump, threatens to jump, about to jump, might jump, going to throw himself, going to throw herself, throw myself off',
    tr: 'atlayaca*, atlayacam, atlıycam, atlıcam, atlicam, atlarım, kendimi atarım, kendimi atacağım, kendini atacak, kendini aşağı, kendimi aşağı, atlamakla tehdit, atlamak istiyor*',
    ru: 'прыгнет, прыгну, спрыгнет, спрыгну, прыгать собира*, собирается прыг*, сиганет, сигану, хочет прыгнуть, хочу прыгнуть, грозится прыгнуть, бросится вниз, брошусь вниз, шагнуть вниз, шагну',
    ar: 'بينط, ينط, هينط, بنط, رح ينط, رح انط, راح ينط, راح انط, بدو ينط, يبي ينط, ابي انط, بدي نط, يرمي نفسه, يرمي حاله, ترمي نفسها, ارمي نفسي, برمي حالي, هرمي نفسي, يقفز, رح يقفز',
  },
  /** Fuel on a body or in a locked room, beside fire. */
  fuel: {
    en: 'petrol, gasoline, lighter fluid, paraffin, kerosene',
    tr: 'benzin*, gazyağı, gaz yağı, tiner*',
    ru: 'бензин*, керосин*, солярк*, розжиг*',
    ar: 'بنزين, بانزين, كاز, نفط, غاز ابيض, كيروسين',
  },
  lighter: {
    en: 'lighter, matches, a match, match in, set himself on fire, set herself on fire, set myself on fire, burn himself, burn herself, burn myself',
    tr: 'çakmak*, kibrit*, kendini yak*, kendimi yak*',
    ru: 'зажигалк*, спичк*, поджечь себя, подожжет себя, подожгу себя, сожгу себя, сожжет себя',
    ar: 'شخاطه, ولاعه, قداحه, كبريت, عود كبريت, يحرق نفسه, تحرق نفسها, احرق نفسي, احرق حالي, تحرق حالها',
  },
  /** Empty medicine packets. */
  emptyPacket: {
    en: 'empty packet, empty packets, empty blister, empty blisters, empty strip, empty strips, empty bottle of pills, packets are empty, packet is empty, strips are empty, pill bottle is empty, bottle of pills is empty, packet is half empty, half the packet is gone, some are missing from the strip, missing from the strip, missing from the packet',
    tr: 'boş kutu, boş hap kutu*, boş ilaç kutu*, boş blister*, boş tablet, kutusu boş, kutular boş, boş folyo*, kutusunu boş, haplar eksik, tabletler eksik',
    ru: 'пустые пластинки, пустая пластинка, пустой блистер, пустые блистеры, пустая упаковка, пустые упаковки, пачка пустая, пустую пачку, пустые пачки, упаковка пустая, блистеры пустые, не хватает таблеток, таблеток не хватает, пустой пузырек',
    ar: 'شريط فاضي, اشرطه فاضيه, شرايط فاضيه, علبه فاضيه, علب فاضيه, علبه الدوا فاضيه, علبه الحبوب فاضيه, الشريط فاضي, العلبه فاضيه, ناقص حبوب, الحبوب ناقصه',
  },
  /** Pain with the onset of a blow. */
  hitsLike: {
    en: 'like being hit, like i was hit, like ive been hit, like someone hit me, like somebody hit me, hit me like a, like a hammer, hit by a hammer, like a bat, like a brick to, like an axe, like an explosion, like a gunshot, like a bomb, something popped in my head, something burst in my head, something snapped in my head, pop in my head, popped in his head, popped in her head, kicked in the head, kicked in the back of the head',
    tr: 'çekiçle vur*, balyozla vur*, sopayla vur*, biri vurmuş gibi, kafama vurmuş gibi, kafama balyoz, balyoz yemiş, tokmak gibi, kafamda bir şey patla*, kafamda bi şey patla*, kafamın içinde bir şey, beynimde bir şey patla*, kafasında bir şey patla*, bomba patla*',
    ru: 'будто поленом, как поленом, как кувалд*, кувалдой, как молотком, как обухом, обухом по, как битой, как ударили по голове, будто ударили по голове, в голове что то лопнуло, в голове лопнуло, в голове будто лопнуло, что то лопнуло в голове, что то взорвалось в голове, в голове взорвалось, будто взорвалось, как выстрел в',
    ar: 'كانه ضربه بمطرقه, مثل المطرقه, زي المطرقه, مطرقه على راس*, كان حد ضربني على راسي, كانه حد ضرب راسي, شي انفجر براسي, انفجر براسي, حاجه انفجرت في راسي, فرقع براسي, طق براسي, شي طق براسي, حاجه طقت في دماغي, ضربني بفاس',
  },
  /** A slip of one more tablet, with its count. */
  oneTooMany: {
    en: '2 instead of 1, two instead of one, one too many, 1 too many, 3 instead of 2, three instead of two',
    tr: 'bir yerine iki, 1 yerine 2, iki yerine üç, bir tane fazla',
    ru: 'две вместо одной, 2 вместо 1, две вместо 1, три вместо двух, одну лишнюю',
    ar: 'حبتين بدل حبه, حبتين بدال حبه, ثنتين بدل واحده, اتنين بدل واحده, حبه زياده',
  },
  /** Mumbled speech of a cold or dazed person. */
  mumbles: {
    en: 'mumbling, mumbles, muttering, mutters',
    tr: 'mırıldan*, geveliyor*, homurdan*',
    ru: 'бормоч*, бормот*, мычит, лопочет',
    ar: 'يهمهم, تهمهم, بيهمهم, يتمتم, تتمتم, يبربر, يبرطم',
  },
} satisfies Record<string, Family>
