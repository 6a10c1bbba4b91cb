import type { Family } from '../stems.ts'

/** Skin and hair. */
export const SKIN_FAMILIES = {
  rash: {
    en: 'rash*, spots, hives, welts, blotches, bumps, blister*, dots, wheals',
    tr: 'döküntü*, leke*, kurdeşen*, kabar*, benek*, nokta*, kızarıklık*, ürtiker*, pişik, pişiği, pişikler',
    ru: 'сыпь*, пятна, пятно, пятн*, крапивниц*, волдыр*, высыпал, высыпала, высыпали, высыпало, высыпани*, высыпает, высыпан*, точк*, обсыпал*',
    ar: 'طفح*, بقع, بقعه, بقعا, بقعات, بقعي, حبوب*, شرى, ارتيكاريا, حساسيه بجلد*, نقط*, شري*, نقاط, حب, حبوب, طفح',
  },
  nonfading: {
    en: 'dont fade, not fade, doesnt fade, wont fade, not fading, glass test, not disappear, dont disappear, pinprick*, under a glass, purple spots, dont go away when, bruise like, not blanch*, non blanch*, stays when, dont blanch, stay when i press, stay when pressed, stays when i press, dont go when, dont vanish, glass on, glass over, purpl*, red pin dots, pin prick*, tiny red dots, little red dots, blood spots, bruises appearing, bruises all over, glass thing, doesnt go away with the glass, doesnt go when i press, doesnt go under a glass, stay under the glass, spots like bruises, like tiny bruises, like little bruises, pinprick bruises, bruises coming up, like bruises all over',
    tr: 'basınca geçmeyen, basınca geçm*, bastırınca geçm*, bastırınca kaybol*, basınca kaybol*, bardak*, mor leke*, solm*, mor nokta*, mor döküntü*, bastırınca solm*, basınca solm*, mor mor, basınca gitm*, bastırınca gitm*, iğne ucu gibi, iğne başı gibi, camla bastır*, morluklar çık*, bardakla, bardakla bastır*, bastırınca geçmiyor, bastırınca kaybolm*, mor mor leke*',
    ru: 'не бледне*, не исчеза*, стакан*, под стеклом, багров*, фиолетов*, не проходят при надав*, как синяк*, при нажат*, звездчат*, при нажатии не, не проходят когда нажим*, точки как синяки, мелкие синяки, надавливаешь не, мелкие красные точки, под кожей кровоизлиян*, стакан* прижима*, не бледне*, не бледнеют, не бледнеет, под стаканом не, не исчезают при нажатии, синяки звездочки, звездочки синяки',
    ar: 'ما تختفي, لا تختفي, ما تروح, بالضغط, بنفسجي*, الكاسه, الكاس, لما اضغط, بقع زرق*, بقع حمر*, ما بتروح, ما تروح لما اضغط, ما يختفي, ما بتختفي, مش بيروح, مش بتروح, ما يروح بالضغط, كدمات صغير*, نقط دم تحت الجلد, نقط بنفسج*, بقع بنفسج*, لونها بنفسجي, بالكاسه, بالكوب, ما تروح بالكاس, ما تختفي بالكاس, اضغط بالكاس, بقع بنفسجيه, بقع زي الكدمات',
  },
  skinLong: {
    en: 'eczema, psoriasis, rosacea, dermatitis, acne, pimple*, spots on my face, wart*, verruca*, fungus, fungal, nail fungus, dandruff, vitiligo, melasma, blackhead*, dry skin, scaly, flaky, itchy patch*, skin tag*, cyst, boil, ringworm, pigmentation, dark patches, athletes foot, athlete foot, jock itch, tinea, cradle cap, stretch mark*, acne scar*, corn on my, callus*, flakes in my hair, flaky scalp, itchy scalp',
    tr: 'egzama*, sedef*, akne*, sivilce*, siğil*, mantar*, kepek*, vitiligo*, gül hastalığ*, lekeler*, pul pul*, dermatit*, kurdeşen*, kuruluk, et beni, tırnak mantar*, uçuk*, leke*, kistim, çıban*, nasır*, ayak mantar*, kasık mantar*, konak',
    ru: 'экзем*, псориаз*, акне, прыщ*, угри, бородавк*, грибок*, грибк*, перхот*, витилиго, розацеа, дерматит*, шелуш*, сухость кожи, пигментац*, крапивниц*, папиллом*, фурункул*, лишай*, угрев*, грибок стоп*, натоптыш*, мозол*',
    ar: 'اكزيما*, صدفيه*, حب شباب*, حبوب وجه*, ثالول*, ثاليل*, فطريات*, قشره*, بهاق*, ورديه, جفاف جلد, كلف*, تصبغ*, قشور, حساسيه جلد*, ارتكاريا, حبوب بوجه*, دمل, حب الشباب, بثور, فطريات القدم, فطريات الرجل, مسمار لحم, مسمار القدم, كالو, عين السمكه, تشقق*',
  },
  itchAlone: {
    en: 'itch*, itchy, scratch*',
    tr: 'kaşın*, kaşıntı*',
    ru: 'чеш*, зуд*',
    ar: 'حكه*, يحكني, تحكني, حكاك*, هرش*',
  },
  shingles: {
    en: 'shingles, zoster, blisters on one side, band of blisters, painful blisters',
    tr: 'zona*, gece yanığı',
    ru: 'опоясыва*, герпес*',
    ar: 'حزام ناري, هربس, زونا',
  },
  hairLoss: {
    en: 'hair loss, losing hair, losing my hair, hair falling, bald*, hairline, hair transplant, fue, dhi, grafts, hair thinning, thinning hair, alopecia, receding',
    tr: 'saç ekim*, saç dökül*, saçım dökül*, saçlarım dökül*, saçım seyrel*, kelleş*, kel, greft*, saçlarım az*, saç seyrel*, saçkıran*, alnım açıl*',
    ru: 'выпад* волос*, волосы выпад*, лысе*, пересадк* волос*, залысин*, облысен*, волосы редеют, графт*, волос* лез*, трансплантац* волос*',
    ar: 'زراعه شعر*, شعري خفيف, تساقط شعر*, شعري يطيح, شعري يتساقط, صلع*, بصيلات, شعري عم يوقع, زرع شعر, شعري بيقع, فراغات',
  },
  cellulitis: {
    en: 'red streak*, redness spreading, spreading redness, red and hot, hot and red, cellulitis, infected',
    tr: 'kızarıklık yayıl*, sıcak ve kırmızı, enfekte*, selülit enfek*, iltihaplan*',
    ru: 'краснота распростран*, рож*истое, воспалил*, красное и горячее, покраснение расшир*',
    ar: 'احمرار ينتشر, ملتهب*, التهاب جلد*, احمرار وسخونه',
  },
  mottled: {
    en: 'mottled, marbled, blotchy skin, patchy skin, skin looks marble',
    tr: 'benek benek, alacalı*, mermer gibi, ebruli',
    ru: 'мраморн*, пятнист* кож*',
    ar: 'مبقع*, مرقط*, جلده رخامي, مجزع',
  },
  skinPeel: {
    en: 'skin coming off, skin is coming off, skin peeling, peeling off, skin came off, skin hanging, blistering all, raw skin',
    tr: 'derisi soyul*, derim soyul*, deri kalk*, soyuluyor*, soyuldu*',
    ru: 'кожа слез*, кожа слез*, слезает кож*, кожа сход*, кожа отход*, слезла',
    ar: 'جلده يتقشر, جلدها يتقشر, الجلد يطلع, الجلد انسلخ, انسلخ*, يتقشر, تقشر الجلد, جلدي طلع, الجلد طلع, الجلد قام, الجلد عم يطلع, جلدها طلع, جلده طلع',
  },
} satisfies Record<string, Family>
