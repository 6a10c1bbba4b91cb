/** Labels of lines and recurring terms of demo quotes, in four languages. */
import type { UiLanguage } from '#domain/languages.ts'
import type { QuoteLabels } from '#domain/quotes/quote-input.ts'

// key | English | Turkish | Russian | Arabic
const LABELS_TABLE = `
knee | Total knee replacement, surgeon | Total diz protezi, cerrah | Эндопротезирование колена, хирург | استبدال مفصل الركبة بالكامل، الجرّاح
knee-implant | Knee prosthesis with liner | Diz protezi ve insert | Эндопротез колена со вкладышем | مفصل ركبة صناعي مع البطانة
hair | Hair transplant, planned grafts | Saç ekimi, planlanan greft | Пересадка волос, запланированные графты | زراعة الشعر، البصيلات المقررة
prp | Plasma treatment of the scalp | Saçlı deriye plazma tedavisi | Плазмотерапия кожи головы | جلسة بلازما لفروة الرأس
veneers | Ceramic veneers, upper front | Üst ön seramik lamina | Керамические виниры, верхние передние | قشور خزفية للأسنان العلوية الأمامية
trial-smile | Trial smile | Gülüş provası | Пробная улыбка | تجربة الابتسامة
night-guard | Night guard | Gece plağı | Ночная каппа | واقي أسنان ليلي
spine | Decompression of one level, surgeon | Tek seviye dekompresyon, cerrah | Декомпрессия одного уровня, хирург | تخفيف الضغط عن مستوى واحد، الجرّاح
implant-placing | Placing of the implants, surgeon | İmplant cerrahisi, hekim | Установка имплантатов, хирург | زرع الغرسات، الجرّاح
tooth-implant | Implant with abutment | İmplant ve abutment | Имплантат с абатментом | غرسة مع الدعامة
crown | Zirconia crown | Zirkonyum kron | Коронка из диоксида циркония | تاج من الزركونيا
bone-graft | Bone graft | Kemik grefti | Костная пластика | طُعم عظمي
eyelids | Upper eyelids, both sides, surgeon | Üst göz kapağı, iki taraf, cerrah | Верхние веки с двух сторон, хирург | الجفنان العلويان، الجرّاح
cataract | Cataract surgery, surgeon | Katarakt ameliyatı, cerrah | Операция катаракты, хирург | جراحة الساد، الجرّاح
lens | Lens for the eye | Göz içi mercek | Интраокулярная линза | عدسة داخل العين
anaesthetist | Anaesthetist and anaesthetic | Anestezi uzmanı ve anestezi | Анестезиолог и анестезия | طبيب التخدير والتخدير
theatre | Operating theatre | Ameliyathane | Операционная | غرفة العمليات
ward | Single room with meals | Tek kişilik oda, yemek dahil | Одноместная палата с питанием | غرفة مفردة مع الوجبات
blood | Blood tests and ECG | Kan tahlilleri ve EKG | Анализы крови и ЭКГ | تحاليل الدم وتخطيط القلب
scan | X-ray and planning scan | Röntgen ve planlama görüntülemesi | Рентген и планирующий снимок | أشعة وتصوير للتخطيط
eye-scan | Measurement of the eye | Göz ölçümü | Измерение глаза | قياس العين
medicine | Medicine for two weeks | İki haftalık ilaç | Лекарства на две недели | أدوية لأسبوعين
drops | Eye drops for four weeks | Dört haftalık göz damlası | Глазные капли на четыре недели | قطرات للعين لأربعة أسابيع
stockings | Compression stockings | Varis çorabı | Компрессионные чулки | جوارب ضاغطة
therapy | Physiotherapy, sessions | Fizyoterapi, seans | Физиотерапия, занятия | علاج طبيعي، جلسات
transfer | Airport transfers | Havalimanı transferi | Трансферы из аэропорта | التوصيل من المطار وإليه
hotel | Hotel with breakfast | Kahvaltı dahil otel | Отель с завтраком | فندق مع الإفطار
interpreter | Interpreter | Tercüman | Переводчик | مترجم
check | Check-ups before you travel home | Dönüş öncesi kontroller | Осмотры перед отъездом | فحوص قبل العودة
video-check | Video check after three months | Üç ay sonra görüntülü kontrol | Видеоосмотр через три месяца | متابعة بالفيديو بعد ثلاثة أشهر
longer-stay | Additional night on the ward | Ek bir gece yatış | Дополнительная ночь в палате | ليلة إضافية في القسم
blood-product | Blood transfusion | Kan nakli | Переливание крови | نقل دم
`

export const LINE_LABELS: ReadonlyMap<string, QuoteLabels> = new Map(
  LABELS_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [key = '', en = '', tr = '', ru = '', ar = ''] = line.split(' | ')
      return [key, { en, tr, ru, ar }]
    }),
)

export type QuoteWords = {
  causeLonger: string
  causeFindings: string
  who: string
  where: string
  whoPays: string
  until: string
  cost: string
  careWho: string
  careHow: string
  payWhen: string
  payHow: string
  companion: string
  notIncluded: readonly string[]
}

export const QUOTE_WORDS: Readonly<Record<UiLanguage, QuoteWords>> = {
  en: {
    causeLonger: 'A longer stay because of your condition, per night',
    causeFindings: 'A finding that nobody could see on the images you sent',
    who: 'The surgeon who operated on you, and the duty team at night',
    where: 'In our hospital, for as long as you are in Türkiye',
    whoPays: 'We pay for treatment of a complication within 30 days. Flights and hotel are yours.',
    until: 'twelve months after the operation',
    cost: 'Surgeon and theatre free of charge; you pay for the material',
    careWho: 'Our nurse and the surgeon',
    careHow: 'By message on weekdays, by video on days 7, 30 and 90',
    payWhen: 'On the day of admission, after you have met the surgeon',
    payHow: 'Card or bank transfer, with an invoice',
    companion: 'A bed in your room, breakfast included',
    notIncluded: ['Flights', 'Travel insurance', 'Treatment of conditions you had before'],
  },
  tr: {
    causeLonger: 'Sağlık durumunuz nedeniyle daha uzun yatış, gece başına',
    causeFindings: 'Gönderdiğiniz görüntülerde görülemeyen bir bulgu',
    who: 'Sizi ameliyat eden cerrah; geceleri nöbetçi ekip',
    where: 'Türkiye’de olduğunuz sürece hastanemizde',
    whoPays: 'İlk 30 gündeki komplikasyonun tedavisini biz karşılarız. Uçak ve otel size aittir.',
    until: 'ameliyattan on iki ay sonra',
    cost: 'Cerrah ve ameliyathane ücretsiz; malzemeyi siz ödersiniz',
    careWho: 'Hemşiremiz ve cerrahınız',
    careHow: 'Hafta içi mesajla; 7., 30. ve 90. günlerde görüntülü',
    payWhen: 'Yatış günü, cerrahla görüştükten sonra',
    payHow: 'Kart veya havale, faturalı',
    companion: 'Odanızda yatak, kahvaltı dahil',
    notIncluded: ['Uçak bileti', 'Seyahat sigortası', 'Daha önceki hastalıkların tedavisi'],
  },
  ru: {
    causeLonger: 'Более долгое пребывание по состоянию здоровья, за ночь',
    causeFindings: 'Находка, которую не видно на присланных снимках',
    who: 'Хирург, который вас оперировал; ночью дежурная бригада',
    where: 'В нашей больнице, пока вы в Турции',
    whoPays: 'Лечение осложнений в первые 30 дней оплачиваем мы. Перелёт и отель оплачиваете вы.',
    until: 'двенадцать месяцев после операции',
    cost: 'Работа хирурга и операционная бесплатно; материал оплачиваете вы',
    careWho: 'Наша медсестра и хирург',
    careHow: 'Сообщениями в будни, по видео на 7-й, 30-й и 90-й день',
    payWhen: 'В день госпитализации, после встречи с хирургом',
    payHow: 'Картой или переводом, со счётом',
    companion: 'Кровать в вашей палате, завтрак включён',
    notIncluded: ['Авиабилеты', 'Страховка путешественника', 'Лечение прежних заболеваний'],
  },
  ar: {
    causeLonger: 'إقامة أطول بسبب حالتك الصحية، عن كل ليلة',
    causeFindings: 'حالة لا تظهر في الصور التي أرسلتها',
    who: 'الجرّاح الذي أجرى لك العملية، وفريق المناوبة ليلاً',
    where: 'في مستشفانا ما دمت في تركيا',
    whoPays: 'نتحمّل علاج المضاعفات خلال 30 يوماً. الطيران والفندق على حسابك.',
    until: 'اثنا عشر شهراً بعد العملية',
    cost: 'الجرّاح وغرفة العمليات مجاناً، وتدفع ثمن المواد',
    careWho: 'ممرضتنا والجرّاح',
    careHow: 'برسائل في أيام العمل، وبالفيديو في الأيام 7 و30 و90',
    payWhen: 'يوم الدخول، بعد لقائك بالجرّاح',
    payHow: 'بطاقة أو تحويل مصرفي مع فاتورة',
    companion: 'سرير في غرفتك مع الإفطار',
    notIncluded: ['تذاكر الطيران', 'تأمين السفر', 'علاج أمراض سابقة'],
  },
}
