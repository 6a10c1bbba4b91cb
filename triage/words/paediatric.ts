import type { Family } from '../stems.ts'

/** Babies and children. */
export const PAEDIATRIC_FAMILIES = {
  unstoppable: {
    en: 'wont stop, doesnt stop, not stopping, cant stop, keeps bleeding, pumping, spurting, gushing, pouring, squirting, soaked through, soaking through, soak*, does not stop, spurts, pool of, loads of blood, lot of blood, lots of blood, so much blood, everywhere, heavily, heavy, flooding, hasnt stopped, still bleeding, massive, cant stop it, big clots, jetting, non stop, nonstop, clots, buckets, pads every, pad an hour, pads an hour, a pad every, soaking a pad, soaked a pad, soaks, pouring out, like a tap, gush*, loads of, so heavily, torrent, keeps coming, running down, wont clot, huge amount, large amount, massive amount, a lot of blood, full of blood, mouthfuls, pads within, pads in one hour, pads in an hour, cupful, cupfuls, cups of blood, mugful, no gree stop, no dey stop, no wan stop',
    tr: 'durmuyor*, durmadı*, durduram*, fışkır*, kesilm*, oluk oluk, çok fazla, gölet*, her yer kan, dinmiyor*, sırılsıklam, bastırsam*, şiddetli, akıyor sürekli, boşalırcas*, çok kan*, aşırı kan*, pıhtı*, durmak bilm*, her yer*, pıhtılı*, ped doluyor, ped doldur*, ped değiş*, ped değ*, musluk gibi, su gibi, boşanır*, çok kanıyor*, kan gölü, sel gibi, akıyor durm*, çok miktarda, bol miktarda, leğen, şarıl*, şakır*, bol bol, bol kan, avuç avuç kan',
    ru: 'не останавл*, фонтан*, хлещет, не прекращ*, льется, лужа, не могу остановить, сильно кров*, струей, пульсир*, сильное кровотеч*, пропит*, ручьем, бьет, обильн*, очень много кров*, сгустк*, льет*, не унима*, весь в крови, вся в крови, хлынул*, прокладк* промок*, прокладка за, прокладку меня*, прокладк* кажд*, меняю прокладк*, как из ведра, заливает, залило, сильно кровит, много крови, много темной крови, сгустки, реками, большой кровопотер*, большое количество, огромн*, тазик*, полный рот крови',
    ar: 'ما يوقف, ما بيوقف, لا يتوقف, ما وقف, يتدفق*, بيفور, نافوره, مو راضي يوقف, غزير*, يصب*, بغزاره, مش بيوقف, مو عم يوقف, كتير دم, مره كثير, نافورة, ما توقف, شديد, يشر, مش راضي يوقف, بيصب, ينفجر, كثيف, كميه كبيره, ما عم يوقف, قطع دم, ما ينقطع, ما وقفت, يطفح, اغير فوطه, بغير فوطه, فوطه كل, فوط, خثرات, قطع كبيره, مثل الحنفيه, زي الحنفيه, يسيل بقوه, نزيف قوي, نزيف كثير, نزيف كتير, نزيف شديد, دم كثير, دم كتير, بحر دم, ما بده يوقف, ما بيوقفش, ما بغاش يوقف, يشرشر, ينزف بقوه, كميه كبيرة, صحن دم, كميات, دم وايد',
  },
  drool: {
    en: 'drool*, dribbl*, cant swallow saliva, cant swallow his spit, spit, dribbling, drooling, cant swallow her own, cant swallow my own, cant swallow my saliva, saliva running',
    tr: 'salya*, tükürüğ*, salyası*, salyam*, tükürüğümü, tükürüğünü, ağzından su, salya ak*',
    ru: 'слюн*, слюна теч*, слюну, слюни, слюни теч*, слюнки',
    ar: 'يسيل لعاب*, لعاب*, ريال*, سيلان لعاب, ما يبلع ريق*, يريل, ريق* يسيل, يسيل ريق*, ريقه نازل, ريقي نازل, ابلع ريق*, يبلع ريق*, تبلع ريق*, لعابه, ريالها, ريالته, سعابيل*, بيريل, روال*',
  },
  notFeeding: {
    en: 'not feeding, feeding less, wont feed, wont eat, not drinking, refuses milk, refuses bottle, wont take, no wet nappies, dry nappy, no wet nappy, no wet diaper*, dry diaper*, not peed, hasnt peed, no tears, refusing, wont drink, cant keep anything down, not wet, hasnt had a wet, cant keep water, nothing stays down, wont latch, refuses to, off his food, isnt feeding, dry mouth, sunken, no pee, not weeing, cant keep fluids, not eating or drinking, wont wake for feeds, not waking for feeds, wont suck, not sucking, not latching, refuses feeds, no interest in feeding, wont nurse, poor feeding, not taking',
    tr: 'emmiyor*, az emiyor*, beslenm*, bezi kuru, içmiyor*, yemiyor*, emmek istem*, almıyor*, idrar yapm*, çiş yapm*, göz yaşı*, ağzı kuru*, bez* ıslatm*, mama alm*, çökük*, çökmüş, çişi yok, hiçbir şey içem*, sıvı almıyor*, sıvı tutam*, emmek için uyanm*, meme almıyor*, memeyi almıyor*, memeyi red*, emmeyi bırak*, biberonu almıyor*',
    ru: 'не ест, не пьет, отказыв*, сухой подгуз*, плохо ест, не сосет, вяло сосет, нет слез, не писа*, не мочи*, сухие памперс*, памперс сухой, не берет грудь, сухой памперс, запал*, ничего не удерж*, сухой рот, подгузник сух*, отказывается от груди, не просыпается на кормл*, не хочет сосать, плохо сосет, не ест ничего',
    ar: 'ما يرضع, مو راضي يرضع, ما بيرضع, ما يشرب, ما ياكل, رفض الرضاع*, حفاض* ناشف*, لا يرضع, ما بلل, يرفض*, ما بال, بدون دموع, ما تبول, ريقه ناشف, رضاعته قل*, رضاعه ضعيف*, ما يبول, ناشف, مش راضي يرضع, مش بيرضع, غائره, غاير*, ما يصحى للرضاعه, ما ياخذ الصدر, رافض الصدر, رافض الرضاعه, مو عم يرضع, ترفض الرضاعه, ما ترضع, ما يبي يرضع, ما كيرضعش',
  },
  childGrowth: {
    en: 'not growing, short for his age, short for her age, doesnt talk yet, not talking yet, late talker, autis*, wont eat, picky eater, colic, nappy rash, diaper rash, doesnt speak yet, not talking, not speaking, still not talking, doesnt talk, wont eat veg, wont eat vegetables, wont eat greens, wont eat his greens, wont eat her greens, wont eat broccoli, wont eat fruit, wont touch veg, wont touch vegetables, refuses veg, refuses vegetables, refuses greens, hates vegetables, fussy eater, fussy with food, bed wetting, wets the bed, growing pains',
    tr: 'boyu kısa*, konuşmuyor hala, hâlâ konuş*, otizm*, gaz sancısı, pişik*, iştahsız*, büyüm*, sebze yemiyor*, yemek seçiyor*, seçici yiyor*, altını ıslat*',
    ru: 'не растет, не говорит еще, еще не говорит, аутизм*, колики, опрелост*, плохо растет, маленький рост, не ест овощ*, овощи не ест, привереднич*, капризничает за столом, писается ночью, писается по ночам',
    ar: 'ما يكبر, قصير, ما يتكلم لحد الان, توحد, مغص رضع, تسلخات, ما ياكل, نموه, ما ياكل خضار, ما ياكل خضرا, ما بياكل خضار, مش بياكل خضار, ما يحب الخضار, يتبول بالفراش, يبلل فراشه',
  },
  bulge: {
    en: 'bulg*, sticking out, sticks out, raised, popping out, pushed forward',
    tr: 'fırla*, dışarı çık*, kabarık*, şişkin*, bombeleş*, bombe, bombe gibi, bombeleşti, çıkıntılı',
    ru: 'выбух*, выпир*, выпуч*, напряжен*, торчит, пульсиру*, вздул*, бугр*, бугорком',
    ar: 'بارز*, جاحظ*, طالعه لبرا, منتفخ*, ناتئ*, ناتي*, طالع لبرا, منفوخ*, نافخ*',
  },
  nappy: {
    en: 'nappy, diaper, nappies, diapers',
    tr: 'bez, bezi, bezinde, kakası',
    ru: 'подгузник*, памперс*',
    ar: 'حفاض*, الحفاض, بامبرز',
  },
  redJelly: {
    en: 'strawberry jam, bloody jelly, jelly, jam, currant, blood',
    tr: 'çilek reçel*, kanlı jöle, jöle*, kanlı',
    ru: 'малинов* желе, кровавое желе, кровав*, желе',
    ar: 'جلي, مربى, دم',
  },
} satisfies Record<string, Family>
