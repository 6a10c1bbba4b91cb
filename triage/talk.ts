/**
 * Turns without a complaint: thanks, prices, places, dates, insults. They determine no specialty
 * and no urgency.
 */
import { cityIn, leavesCity } from './city.ts'
import { partSpoken } from './spoken.ts'
import { plain, plainSetOf } from './text.ts'

const THANKS = plainSetOf(`
  thanks thank thx tnx thnx ty cheers helpful appreciated bye byebye
  tesekkurler tesekkur tesekkurederim ederim ederiz sagol sagolun sagolasin eyvallah yardimci yardimciydiniz gorusuruz hoscakal hoscakalin
  спасибо благодарю спс помогли помог помогла выручили выручил пока досвидания
  شكرا شكراً متشكر متشكره متشكرين مشكور مشكورين تسلم تسلمين يسلمو ممنون قصرتوا قصرت قصرتي قصرتم باي
`)

const HELLO = plainSetOf(`
  hi hello hey hallo greetings morning evening
  kolay gelsin calismalar
  merhaba merhabalar mrb sikiliyor sikiliyorum sikildi sikildim canim slm selam selamlar selamun aleykum gunaydin aksamlar gunler
  привет здравствуйте здравствуй добрый день вечер утро доброе
  مرحبا هلا هلو اهلا اهلين السلام سلام عليكم وعليكم صباح مساء الخير
`)

const PRICE = plainSetOf(`
  price prices pricing cost costs charge fee fees budget cheap cheaper cheapest expensive pay
  fiyat fiyati fiyatlar fiyatlari fiyatlariniz fiyatlara fiyatin fiyatini fiyata ucret ucreti ucretler ucretleri butce butcem tutar maliyet maliyeti pahali ucuz ucuzu ucuza ucuzlari kaca
  цена цены ценам цен ценами ценах ценник ценника ценники ценником цену стоят стоит стоимость бюджет дорого дешево дешевле подешевле подороже дешевые недорого прайс
  سعر السعر سعره سعرها اسعار الاسعار اسعاركم اسعارهم سعركم بكام تكلفه التكلفه تكاليف تكلف يكلف بكم ميزانيه ميزانيتي غالي ارخص رخيص
`)

/** Questions for the hospital, and topics other than health. */
const ELSE = plainSetOf(`
  included include includes cover covers covered insurance stay staying safe hotel hotels flight flights fly flying visa visas weather airport transfer taxi translator
  guarantee guaranteed trip travel traveling travelling
  otel oteli oteller konaklama ucak ucus bilet vize hava havaalani transfer guvenli garanti tercuman sigorta kalmam kalacagim kalmaliyim
  отель отели гостиница гостиницу билет билеты рейс лететь перелет виза визу погода безопасно гарантия гарантии переводчик трансфер страховка
  فندق الفندق فنادق طيران تذكره فيزا تاشيره الطقس امن آمن ضمان مترجم مواصلات المطار تامين اقامه السكن
`)

/** Words of questions about medicine. Words of a possible overdose are left out. */
const MEDICINE = plainSetOf(`
  medicine medicines medication recommend prescribe prescription
  ilac ilaclar ilaci onerir onerirsin onerirsiniz onerirmisin tavsiye edersin edersiniz recete
  лекарство лекарства лекарств посоветуйте посоветуете посоветуешь рецепт назначьте
  دواء الدواء ادويه تنصحني تنصح وصفه
`)

const WHO = plainSetOf(`
  bot robot human machine ai chatgpt gpt person real
  robot robotsun robotmusun insan insanmisin bilgisayar yapay zeka
  бот робот человек живой машина нейросеть
  بوت روبوت انسان حقيقي
`)

const RUDE = plainSetOf(`
  stupid useless idiot dumb moron shit fuck fucking crap trash garbage suck sucks nonsense
  salak aptal gerizekali mal rezalet sacma lan
  тупой тупая дурак идиот бесполезный бесполезно ерунда бред дура
  غبي غبيه حمار احمق تافه زفت كلب فاشل
`)

const JOKE = plainSetOf(`
  joke jokes joking haha hahaha hah lol lmao funny kidding
  saka sakaydi saka fikra espri komik hahaha sakalasiyorum
  шутка шутку шутки шучу анекдот анекдоты ха хаха хахаха ахах ахаха смешно
  نكته نكت ه هه امزح مزحه اضحك
`)

/** Small words, and the months. */
const BETWEEN = plainSetOf(`
  next a an the is it are do does did i we my me you u ur youre your its s that this what whats how hows long much many so very really
  about for in at on to from of and or but with without can could would will should have has be been before after there here
  then well ok okay please great good fine sure nice again also too just only maybe around roughly under over up less more than
  come get book talk speak want need any some all another else where when which who again bye day days week weeks month
  year city doctor turkey turkiye 
  re right arent arnt isnt
  tell make laugh today preferably prefer looking find only please somebody someone whoever
  arrive arriving arrives arrival landing coming may march anything any something lot kind kindly operation surgery fast soon possible early max maximum most mine is
  bir bu su ne nasil kadar kac olur olsun olabilir var varmi mi mu musun misin misiniz sen siz ben bana icin ile da de peki tamam tmm ya yaa
  cok iyi evet simdi sonra once ve veya ama hangi nerede neresi sehir sehirde sehri  gelebilirim gelecegim gelirim geliyoruz geliyorum gelecegiz variyoruz inecegiz
  neler yapilir yapabilirim yapabiliriz bin param oldunuz oldun oldu musunuz anlat soyle yap bugun bulmak ariyorum tercihen biri birini istiyorum lazim doktor doktorla ay ayinda yer yerde olsun fark etmez herhangi farkli max maksimum en fazla gun hafta ameliyat ameliyati baska acaba en yakin almanyadan almanya
  сделать тысяча мне всем вас нам свидания понял поняла ясно расскажи расскажите хочу ищу нужен нужна найти желательно лучше сегодня который которая
  а в во на и или но с со у к по до за из ли же бы то это эта этот какой какая какие какое лучше как сколько кому где когда что
  есть врач врача врачи врачей доктор можно нужно будет быть мне мы нам я вы ты вам ладно хорошо ок окей понятно большое очень пожалуйста еще город городе
  около примерно  приехать приеду приезжаем приезжаю прилетаем прилетаю прилетим прилечу летим встречаете встречают вдвоем втроем вчетвером прилететь в турции турцию турция
  операция операции операцию быстро ближайший ближайшее вообще другой другом другие любой любом города угодно макс максимум больше
  اريد ابغي ابغا بدي عايز عاوز ابحث احكي احكيلي قل قولي قول قولولي معي الاف ايش اقدر اسوي اعمل شو وش طبيبا طبيبه دكتورا دكتوره يفضل اليوم
  من في على الى عن مع و او لكن هل ما ماذا كم كيف اين وين متى اي هذا هذه هو هي انا انت انتم نحن لي لك لكم طيب تمام اوكي حسنا ممكن
  يمكن يوجد فيه عندكم طبيب دكتور جزيلا جدا كثير كتير الله يعطيك العافيه مدينه المدينه  بعد قبل شهر الشهر ايام يوم
  نوصل بنوصل جايين جايه نجي واصلين تركيا عمليه العمليه اقرب اسرع ثاني ثانيه غير تانيه اخري مكان مدن ورحمه وبركاته
`)

const PLACES = plainSetOf(`
  hospital hospitals clinic clinics hastane hastanesi hastaneler klinik klinikler больница больницы больницу клиника клиники клинику
  مستشفى المستشفى مستشفيات المستشفيات عياده العياده
`)

/** Times of a visit. */
const TIME = plainSetOf(`
  monday tuesday wednesday thursday friday saturday appointment appointments tomorrow available slot slots january february april june july august september october november december summer winter autumn
  pazartesi sali carsamba persembe cuma cumartesi yarin yarina musait randevu randevum randevuyu ocakta subatta martta nisanda mayista haziranda temmuz temmuzda agustos agustosta eylulde ekimde kasimda aralikta
  понедельник вторник среду среда четверг пятницу пятница субботу суббота завтра запись записаться записи января февраля марта апреля мая июня июля августа сентября октября ноября декабря январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре летом зимой весной осенью
  الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت غدا بكره متاح موعد الموعد مواعيد حجز الحجز يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر الصيف الشتاء
`)

const MONEY = plainSetOf(`
  € $ £ ₺ euro euros eur dollar dollars usd bucks pound pounds gbp lira liras try tl bin liram eurom dolar dolarim
  евро доллар доллара долларов рубль рубля рублей руб тысяч тыс лир дол دولار يورو ليره ريال درهم الف
`)

/** Months whose names are also common words. */
const IN_MONTH = /\b(?:in|by|until|before|after|from|mid|early|late) (?:may|march)\b/i

export type Talk =
  | 'medicine'
  | 'price'
  | 'else'
  | 'rude'
  | 'who'
  | 'thanks'
  | 'joke'
  | 'hello'
  | 'place'
  | 'time'
  | 'language'
  | 'story'
  | 'practical'
  | 'unknown'

/** Topics, most specific first. "Thanks, and the price?" asks for the price. */
const KINDS: readonly [Talk, readonly ReadonlySet<string>[]][] = [
  ['medicine', [MEDICINE]],
  ['price', [PRICE, MONEY]],
  ['else', [ELSE]],
  ['rude', [RUDE]],
  ['who', [WHO]],
  ['thanks', [THANKS]],
  ['joke', [JOKE]],
  ['hello', [HELLO]],
  ['place', [PLACES]],
  ['time', [TIME]],
]

/** Returns a word with and without the joined Arabic "and". */
const formsOf = (word: string) => [
  word,
  word.replace(/^و(?=\p{Script=Arabic}{2})/u, ''),
  word.replace(/^[عهبل](?=ال\p{Script=Arabic}{2})/u, ''),
]

/** Returns the topic of a turn without health facts. Undefined if any word is unknown. */
export function talkIn(written: string): Talk | undefined {
  const { languages, rest: turn } = partSpoken(written)
  const words = turn.match(/[\p{L}\p{M}]+|\d+(?:k\b)?|[€$£₺]/gu) ?? []
  const isIn = (set: ReadonlySet<string>) => (word: string) => formsOf(plain(word)).some((form) => set.has(form))
  const isPlace = (word: string) => cityIn(formsOf(word)) !== undefined
  const kind =
    KINDS.find(([, sets]) => sets.some((set) => words.some(isIn(set))))?.[0] ??
    (IN_MONTH.test(turn) ? 'time' : undefined)
  const isKnown = (word: string) =>
    isIn(BETWEEN)(word) ||
    KINDS.some(([, sets]) => sets.some((set) => isIn(set)(word))) ||
    isPlace(word) ||
    // A bare number may be an age.
    (/^\d/.test(word) && (kind === 'price' || kind === 'else' || kind === 'time'))
  if (!words.every(isKnown)) return undefined
  if (kind) return kind
  if (languages.length > 0) return 'language'
  return words.some(isPlace) || leavesCity(turn) ? 'place' : undefined
}

const WISH = plainSetOf(`
  want wish need like interested considering getting
  istiyorum isterim dusunuyorum yaptirmak istiyom isticem istiorum aldirmak yaptirsam yaptiricam yaptircam
  хочу хотим хотел хотела хотелось хотелось хотели нужен нужна нужно интересует сделать
  اريد ابغي ابغا بدي عايز عاوز عايزه عاوزه بدنا ودي حابب حابه ابي نريد نبي
`)

const wordsOf = (turn: string): string[] => turn.match(/[\p{L}\p{M}]+|[€$£₺]/gu) ?? []
const holds = (turn: string, set: ReadonlySet<string>): boolean =>
  wordsOf(turn).some((word) => formsOf(plain(word)).some((form) => set.has(form)))

/** Unambiguous words of "how much". */
const HOW_MUCH =
  /\bhow much (?:is|are|does|do|for|would)\b|\bhow much ?\??$|\b(?:ne kadar|kac para|kaca)\b|сколько (?:это |будет )?сто[ия]|почем(?!у)|بكا?م|(?:كم|قديش|اديش|بقديش|شقد|قد ايش) (?:ال)?(?:سعر|تكلف|يكلف|بتكلف|بيكلف|تكلفه|ثمن|عمليه|زراعه|تركيب)/u

/** Question about a sum of money: "are 3000 euros enough". */
const IS_ENOUGH =
  /\d\s*k?\s*(?:[€$£₺]|euros?|eur|dollars?|usd|bucks|pounds?|gbp|lira|tl|avro|dolar|sterlin|евро|доллар\p{L}*|баксов|рубл\p{L}*|يورو|دولار|ليره|ريال)(?!\p{L})[^.?!]*(?:enough|yeter|yetiyor|хватит|достаточно|يكفي|بيكفي|تكفي|بتكفي)/u

/** Whether a turn asks for a price, among other things. */
export const asksPrice = (turn: string): boolean =>
  HOW_MUCH.test(plain(turn)) || IS_ENOUGH.test(plain(turn)) || holds(turn, PRICE)

/** Whether a turn requests something or asks for its price. */
export const wishesFor = (turn: string): boolean => asksPrice(turn) || holds(turn, WISH)

/** Whether a turn asks for a hospital, a clinic or a place. */
export const asksPlace = (turn: string): boolean => holds(turn, PLACES)

/** Topics that refine the search. Cards may change and the advice stays. */
export const REFINES: ReadonlySet<Talk | undefined> = new Set<Talk | undefined>(['place', 'price', 'time', 'language'])
