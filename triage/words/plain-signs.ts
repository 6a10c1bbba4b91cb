import type { Family } from '../stems.ts'
import { LAY_DANGER_FAMILIES, LAY_DANGERS } from './lay-dangers.ts'
import { ONSET_FAMILIES } from './onset.ts'
import { PLAIN_DANGER_FAMILIES, PLAIN_DANGERS } from './plain-dangers.ts'
import { PLAIN_EMERGENCY_FAMILIES, PLAIN_EMERGENCIES } from './plain-emergencies.ts'
import { PLAIN_INJURIES, PLAIN_INJURY_FAMILIES } from './plain-injuries.ts'
import { PLAIN_VISIT_FAMILIES } from './plain-visits.ts'

/**
 * Red flags in plain words: fire on clothes, a blocked tracheostomy, a belly too tender to touch.
 * Only the fixed rules use them. No weight is learned for them.
 */
export const PLAIN_SIGN_FAMILIES = {
  garment: {
    en: 'shirt*, tshirt*, sleeve*, clothes, clothing, dress, jacket*, coat, trousers, pants, jeans, pyjama*, pajama*, scarf, hijab, skirt, sweater, jumper, hoodie, blanket, apron, abaya',
    tr: 'gömle*, tişört*, kolu alev, elbise*, ceket*, mont*, pantolon*, pijama*, eşarb*, eşarp*, etek*, eteğ*, kazak*, kazağ*, üstü başı, üstündeki*, kıyafet*, giysi*, battaniye*, önlük*, önlüğ*, başörtü*',
    ru: 'рубаш*, футболк*, рукав*, одежд*, платье, платья, куртк*, пальто, штаны, штанах, брюки, джинсы, пижам*, шарф*, платок, юбк*, свитер*, кофт*, одеял*, фартук*, халат*',
    ar: 'قميص*, كم القميص, ثوب*, ثياب*, ملابس*, هدوم*, اواعي*, فستان*, جاكيت*, عباي*, بنطلون*, بيجام*, شال*, حجاب*, تنوره*, بلوز*, بلوزت*, كنزه*, كنزت*, جلابي*, دشداش*, بطاني*, لحاف*',
  },
  catchesFire: {
    en: 'caught fire, catch fire, catching fire, caught alight, on fire, in flames, is burning, are burning, went up in flames',
    tr: 'tutuştu, alev aldı, alevlendi, yanıyor, ateş aldı, yanmaya başladı, alevler içinde',
    ru: 'загорел*, вспыхнул*, горит, горят, тлеет, полыха*, в огне, занял* огн*',
    ar: 'ولع, ولعت, ولعوا, شب فيه, شبت فيه, شب بثوب*, علقت فيه النار, مسكت فيه النار, مسكت النار, مسك فيه النار, النار مسكت, اشتعل*, تحترق, يحترق, احترقت عليه',
  },
  /** Extinguished fires, and figures of speech about outfits. */
  fireOut: {
    en: 'outfit, looks, this dress, sale, put it out and he is fine, put it out and she is fine',
    tr: 'kombin*, indirim*, tutuştu gibi',
    ru: 'распродаж*, огонь просто',
    ar: 'اطلاله*, تخفيضات',
  },
  tracheostomy: {
    en: 'trach, trachea tube, trache, tracheostom*, tracheotom*, stoma in his neck, stoma in her neck, stoma in my neck, neck tube, tube in his neck, tube in her neck, tube in my neck, breathing tube',
    tr: 'trakeostomi*, trakeotomi*, boğazındaki delik*, boğazındaki deliğ*, boğazındaki kanül*, boynundaki kanül*, boğazındaki tüp*, boynundaki tüp*, boğazındaki boru*, soluk kanül*',
    ru: 'трахеостом*, трахеотом*, канюл* в горле, канюл* трахе*, трубк* в горле, трубк* в трахее, трубочк* в горле, трубк* из трахеи',
    ar: 'تراكيوستومي, تراكيوستمي, تراك, فتحه القصبه, فتحه الرقبه, فتحه رقبه, فتحه رقبته, فتحه رقبتها, الفتحه اللي برقبت*, الفتحه اللي في رقبت*, الفتحه برقبت*, انبوب رقبت*, انبوب الرقبه, انبوب الحنجره, الانبوب اللي برقبت*, فغر الرغامي, الشق الحنجري',
  },
  blocked: {
    en: 'blocked, clogged, plugged, bunged up, mucus plug, came out, fell out, popped out, pulled out, slipped out, wont clear',
    tr: 'tıkandı, tıkalı, tıkanmış, tıkanık, tıkanıyor, çıktı, çıkmış, düştü, yerinden',
    ru: 'забил*, закупор*, засорил*, выпал*, выскочил*, вылетел*, не дышит через',
    ar: 'انسد, انسدت, مسدود, مسدوده, تسكرت, تسكر, سكرت, طلع, طلعت, وقع, وقعت, طاح, طاحت',
  },
  /** A guarded belly, too tender to touch. */
  guards: {
    en: 'wont let anyone touch, wont let me touch, wont let us touch, wont let anybody touch, doesnt let anyone touch, doesnt let me touch, cant bear anyone touching, cant bear being touched, screams when touched, screams if touched, screams when i touch, screams if i touch',
    tr: 'dokundurmuyor*, dokundurtmuyor*, elletmiyor*, elletmez, dokundurmaz, dokunulmuyor*, dokunmama izin vermiyor*, dokunulmasına izin, dokundurmuyo*, elletmiyo*, dokunamıyor*',
    ru: 'не дает дотронуться, не дает дотрагиваться, не дает потрогать, не дает трогать, не дает прикоснуться, не дает прикасаться, не дотронуться, не прикоснуться, не подпускает к животу, трогать не дает, потрогать не дает, дотронуться не дает, прикоснуться не дает, дотронуться нельзя, нельзя дотронуться, тронуть нельзя, нельзя тронуть, дотронуться невозможно',
    ar: 'ما يخلي احد يلمس*, ما تخلي احد يلمس*, ما يخلي حد يلمس*, ما يخليني المس*, ما تخليني المس*, ما يخلينا نلمس*, ما بيخلي حدا يلمس*, ما بتخلي حدا يلمس*, مش مخليني المس*, مش مخلي حد يلمس*, ما ينلمس, ما ينلمس*, ما يتحمل احد يلمس*, ما اقدر المسه, ما بقدر المسه, مش قادر المسه, مش قادره المسه',
  },
  /** Another person's collapse while it happens. */
  collapsedNow: {
    en: 'just collapsed, has collapsed, just dropped to the floor, just fell down unconscious, just passed out, just fainted, suddenly collapsed, collapsed in front',
    tr: 'yığıldı kaldı, yığılıp kaldı, şimdi bayıldı, az önce bayıldı, birden bayıldı, birden yığıldı, aniden yığıldı, şu an bayıldı, bayıldı kaldı, pat diye yığıldı',
    ru: 'только что упал*, только что потерял*, внезапно рухнул*, рухнул*, упал* и не встает, вдруг упал* без, упал* в обморок и не',
    ar: 'طاح علينا, طاح مغمي, وقع مغمي, وقعت مغمي, انهار فجاه, انهارت فجاه, اغمي عليه الان, اغمي عليه هلق, اغمي عليه الحين, سقط فجاه, سقطت فجاه',
  },
  chokesOn: {
    en: 'choking on, choking to death, is choking',
    tr: 'boğazına üzüm, boğazına lokma, soluk borusuna kaç*, nefes borusuna kaç*',
    ru: 'подавился, подавилась, давится',
    ar: 'شرق ب*, شرقت ب*, غص ب*, غصت ب*, مختنق ب*, عم يختنق ب*',
  },
  seesNot: {
    en: 'isnt seeing, sees nothing, cant see anything, not seeing anything, went dark',
    tr: 'görmüyor, karardı, hiçbir şey görmüyor',
    ru: 'не видит, ничего не видит, погас',
    ar: 'مش شايفه, مش شايف, مو شايفه, مو شايف, ما عم تشوف, ما تشوف, مبقتش تشوف, مبتشوفش, ما بتشوف, ما عاد تشوف, ماتشوف',
  },
  wokeWith: {
    en: 'woke up and, woke up blind, woke and',
    tr: 'uyandım, kalktım, uyandığımda',
    ru: 'проснулся, проснулась, проснулась а, проснулся а',
    ar: 'صحيت, قمت من النوم, صحينا, فقت من النوم',
  },
  /** Breath-holding spells of toddlers, by medical or common name. */
  breathHolding: {
    en: 'breath holding, breathholding, blue spells when crying',
    tr: 'katılma nöbet*, ağlarken katıl*, katılarak ağl*, ağlamaktan katıl*',
    ru: 'аффективно респиратор*, закатывается, закатывания, закатил* в плаче',
    ar: 'حبس النفس, نوبه حبس, نوبات حبس, حبس نفس',
  },
  /** Imagined voices. */
  voicesHeard: {
    en: 'hear voices, hearing voices, hears voices, voices tell*, hear them tell*, hearing them tell*, they tell me to jump',
    tr: 'sesler bana, sesler duy*, kulağıma ses* geliyor',
    ru: 'слышу голоса, слышит голоса, голоса вел*, голоса говор*, велят мне, слышу как они',
    ar: 'اسمع اصوات, يسمع اصوات, تسمع اصوات, اسمعهم يقول*, يقولون لي اقفز, بيسمع اصوات',
  },
  /** Paralysis of one side of the body. */
  sideDead: {
    en: 'wont move, not moving, doesnt move, cant move, wont work, not working, stopped working, gone dead, went dead',
    tr: 'tutmuyor*, hareket etmiyor*, oynamıyor*, kalkmıyor*, tutmaz oldu',
    ru: 'не работает, отказал*, отнял*, не двигается, не шевелится, не слушается, обездвижен*',
    ar: 'ما يتحرك, ما تتحرك, مش بيتحرك, مش بتتحرك, ما عم يتحرك, ما عم تتحرك, مشلول*, ما يشتغل, مو حاس ب*, ما احركه, ما احركها',
  },
  halfBody: {
    en: 'right side, left side, one side of my body, half my body, one side of his body, one side of her body',
    tr: 'sağ tarafım, sol tarafım, sağ tarafı, sol tarafı, vücudumun yarısı, vücudunun yarısı, bir yanım, bir yanı',
    ru: 'правая сторона, левая сторона, правая половина, левая половина, полтела, половина тела',
    ar: 'نصي اليمين, نصي اليسار, نصي الشمال, نصه اليمين, نصه اليسار, نصه الشمال, نصها اليمين, نصها اليسار, جهتي اليمين, جهتي اليسار, شقي اليمين, شقي اليسار, جنبي اليمين كله, نص جسمي, نص جسمه',
  },
} satisfies Record<string, Family>

/** Findings composed of these and other families, as in `COMPOSED`. */
export const PLAIN_SIGNS = {
  clothesAflame: 'garment + catchesFire @4',
  airwayBlocked: 'tracheostomy + blocked @5',
  acidOnFace: 'chemical + splash + face|eye @8',
  blueWithCold: 'hand|foot|nail|leg|arm + blue|turnsBlue + cold @5',
  blueLimbs: 'hand|foot|nail|arm|leg + turnsBlue|blue @4',
  eyeDark: 'eye + seesNot @4',
  halfDead: 'halfBody + sideDead @3',
} as const

/** Measures that only the fixed rules use. */
export const PLAIN_MEASURES = ['crisisPressure', 'slightTemperature', 'monthOfPregnancy', 'bareEnd'] as const

const NAMES = new Set([
  ...[
    PLAIN_SIGN_FAMILIES,
    PLAIN_SIGNS,
    PLAIN_EMERGENCY_FAMILIES,
    PLAIN_EMERGENCIES,
    PLAIN_INJURY_FAMILIES,
    PLAIN_INJURIES,
    PLAIN_DANGER_FAMILIES,
    PLAIN_DANGERS,
    PLAIN_VISIT_FAMILIES,
    LAY_DANGER_FAMILIES,
    LAY_DANGERS,
    ONSET_FAMILIES,
  ].flatMap(Object.keys),
  ...PLAIN_MEASURES,
])
export const isPlainSign = (name: string): boolean => NAMES.has(name)
