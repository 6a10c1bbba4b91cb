import type { Family } from '../stems.ts'

/** Diabetes, hormones and weight. */
export const METABOLIC_FAMILIES = {
  diabetic: {
    en: 'type 2, type 1, diabet*, insulin, sugar level, blood sugar, type 1, sugar is, my sugar, his sugar, her sugar, glucose, type one, type 1 diab*, t1, t1d',
    tr: 'şeker hasta*, diyabet*, insülin*, kan şekeri*, şekeri*, şekerim*, tip 1, tip bir, şekerli',
    ru: 'диабет*, инсулин*, сахар*, глюкоз*, диабетик*, 1 типа, первого типа',
    ar: 'سكري, السكر, سكر, انسولين*, سكره, سكري*, سكرها, عنده سكر, عندها سكر, عندي سكر, مريض سكر, نوع اول',
  },
  acetone: {
    en: 'fruity, nail varnish, nail polish, acetone, ketones, ketone, pear drops',
    tr: 'aseton*, meyve koku*, keton*, oje*',
    ru: 'ацетон*, кетон*',
    ar: 'اسيتون*, كيتون*, استون, طلاء اظافر, مناكير',
  },
  lowSugar: {
    en: 'hypo, sugar is 2, low sugar, low blood sugar, sugar dropped, hypoglyc*, sugar low',
    tr: 'şekeri düş*, hipo, şekerim düş*, şeker düş*',
    ru: 'гипо, сахар упал, низкий сахар, гипоглик*, упал сахар',
    ar: 'هبوط سكر, نزل السكر, هبط السكر, سكر منخفض, نزل سكر*, هبوط السكر, السكر نازل',
  },
  thirsty: {
    en: 'thirst*, drinking loads, drink a lot, always thirsty, drinking a lot, so thirsty, really thirsty, drinking gallons',
    tr: 'susu*, çok su iç*, su içiyor*, çok susu*, susuz*, ağzım kuru*',
    ru: 'пить, жажд*, пью много, много пью, жажда, пить хочет*, сушит',
    ar: 'عطش*, اشرب كثير, اشرب مي كثير, عطشان*, بشرب كتير, عطشانه, عطش شديد',
  },
  weight: { en: 'weight, kg, kilos, pounds, lbs, stone', tr: 'kilo*', ru: 'вес, кг, килогр*, веса', ar: 'وزن*, كيلو*' },
  lost: {
    en: 'lost, losing, dropped, lose',
    tr: 'verdim, kayb*, verdi, zayıfl*, kaybet*, veriyor*',
    ru: 'похуд*, потеря*, сбросил*, теря*, ушло',
    ar: 'نزل*, نقص*, خسر*, نحف*, فقد*, نزول',
  },
  lostWeight: {
    en: 'lost weight, losing weight without, weight loss, weight is dropping, clothes are loose',
    tr: 'zayıfladım, kilo kayb*, kilo verdim, zayıflıyor*, kilo veriyor*',
    ru: 'похуде*, похудел*, потеря веса, потерял* вес',
    ar: 'نحفت, نزل وزني, فقدان وزن, خسرت وزن, نزلت كيلو*, نقص وزني, ضعفت كثير, نقص الوزن',
  },
  weightWish: {
    en: 'gastric*, sleeve, bariatric, obes*, overweight, too fat, weight loss surgery, lose weight, bmi, stomach reduction, bypass surgery for weight, ozempic, diets dont work, diets failed, 130 kg, 140 kg, 120 kg, 150 kg',
    tr: 'tüp mide*, mide küçült*, obez*, kilo ver*em*, aşırı kilo*, zayıflama*, mide balon*, mide bypass*, gastrik bypass*, fazla kilo*, kiloluyum, vücut kitle, diyet*, kilo vermek',
    ru: 'ожирен*, лишний вес, похудеть, рукавн*, резекц* желуд*, бариатр*, шунтирован* желуд*, баллон, диеты, имт, бандаж, лишнего веса',
    ar: 'تكميم*, اقص المعد*, قص المعد*, سمنه*, بدانه, تحويل مسار, بالون, وزني زايد, وزن زائد, انقص وزني, تخسيس, انحف, قص معده, تنحيف, رجيم, كرش, وزني كبير',
  },
  thyroid: {
    en: 'thyroid*, goitre, goiter, hashimoto*, lump in my neck moves, always cold and, hyperthyroid*, hypothyroid*, tsh',
    tr: 'tiroid*, guatr*, haşimoto*, troid*, tsh',
    ru: 'щитовид*, зоб, хашимото, ттг, тиреоид*, узел на щитовид*',
    ar: 'غده درقيه, الغده*, الدرقيه, هاشيموتو, غدتي',
  },
  hormones: {
    en: 'hormone*, growth hormone, cortisol, testosterone, cholesterol, hba1c, prediabet*, insulin resist*, sugar is high, high sugar',
    tr: 'hormon*, kortizol*, kolesterol*, insülin diren*, gizli şeker',
    ru: 'гормон*, кортизол*, холестерин*, инсулинорезист*, преддиабет*',
    ar: 'هرمون*, كورتيزول, كولسترول*, مقاومه انسولين, كوليسترول',
  },
  noInsulin: {
    en: 'ran out of insulin, out of insulin, missed insulin, no insulin, stopped insulin, missed my insulin, forgot insulin, without insulin, skipped insulin, pump failed, insulin pump',
    tr: 'insülinim bit*, insülin yapm*, insülin alm*, insülin vurm*, insülini aksat*, insülinsiz*',
    ru: 'закончился инсулин, кончился инсулин, без инсулина, пропустил* инсулин, не колол* инсулин, инсулин закончил*',
    ar: 'خلص الانسولين, ما اخذت الانسولين, بدون انسولين, نسيت الانسولين, خلص عنده الانسولين, ما في انسولين, وقفت الانسولين',
  },
} satisfies Record<string, Family>
