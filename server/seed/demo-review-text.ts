/**
 * Reviews in four languages, composed of an opening (the treatment), one or two observations and a
 * closing. Every sentence is independent, so that each combination reads naturally.
 */
import type { UiLanguage } from '#domain/languages.ts'
import type { Topic } from './demo-services.ts'

export type Mood = 'good' | 'mixed' | 'bad'
export type Phrases = {
  /** Openings by topic. A topic without a sentence that fits all its services has none. */
  openings: Partial<Record<Topic, readonly string[]>>
  opinions: Record<Mood, readonly string[]>
  closings: Record<Mood, readonly string[]>
  replies: Record<Mood, readonly string[]>
}

const english: Phrases = {
  openings: {
    visit: [
      'Went for a consultation while on holiday.',
      'I brought a folder of old reports and all of it was read.',
      'Booked this because two doctors at home disagreed.',
      'A forty-minute appointment, not the seven I am used to.',
      'I came with symptoms nobody had put a name to.',
      'My first visit to a doctor in this country.',
    ],
    operation: [
      'I had my operation here in spring.',
      'Fewer nights in hospital than I had feared, and better food.',
      'The operation itself I cannot judge, I slept.',
      'I waited two years for this at home.',
      'Travelled with my sister for the surgery.',
      'Second operation of my life and much easier than the first.',
    ],
    teeth: [
      'They did what my dentist at home had put off for years.',
      'I am afraid of dentists, so I will be short.',
      'Two trips, as planned from the start.',
      'My photographs before and after hang on the fridge.',
      'I had asked for three offers and chose the most detailed one.',
    ],
    eyes: [
      'I read the clock from bed now.',
      'Both eyes, two days apart.',
      'The measurements took longer than the treatment.',
      'My mother reads the newspaper without glasses again.',
      'I had expected a longer procedure.',
    ],
    screening: [
      'A full morning of examinations, well organised.',
      'Blood, ultrasound, heart, and a talk at the end.',
      'Booked the check-up as a birthday present to myself.',
      'At sixty I thought it was time.',
    ],
    test: [
      'I had put this off for years.',
      'Quick, calm and well explained.',
      'My doctor at home had asked for it, and here the date was next week.',
      'Booked between two days at the beach.',
    ],
    therapy: [
      'Ten sessions in two weeks.',
      'I came in on crutches and left with one stick.',
      'The therapist was strict in the nicest way.',
      'Started here and continued at home with their plan.',
      'My father had his sessions here after his stroke.',
    ],
    child: [
      'Our son had a fever on the second day of the trip.',
      'My daughter now wants to become a doctor.',
      'Went with twins, which is never easy.',
      'Our baby was examined without one tear.',
      'We live here half the year and this is our children’s doctor now.',
    ],
  },
  opinions: {
    good: [
      'The doctor drew everything on paper, I still have the drawing.',
      'The interpreter stayed the whole time.',
      'Nobody tried to sell me anything else.',
      'The price was exactly what was written in the estimate.',
      'The nurses had time.',
      'My questions by e-mail were answered even after I was home.',
      'I was told clearly what they do not treat here.',
      'The room was simple, clean and quiet.',
      'They called two days later to ask how I was.',
      'I waited ten minutes, that was all.',
      'The report in English was ready before I left.',
      'Pick-up at the airport worked at two in the morning.',
      'The doctor also told me when it would be wiser to wait.',
      'Everyone introduced themselves by name.',
      'My own doctor at home was impressed by the letter.',
    ],
    mixed: [
      'The doctor was good, the paperwork was not.',
      'I waited over an hour past my time.',
      'The interpreter had to share herself between three of us.',
      'Parking is difficult and nobody mentioned it.',
      'The result was fine, the explanation rather short.',
      'The Wi-Fi did not work.',
      'Reception and ward told me different things.',
      'The report came a week late.',
    ],
    bad: [
      'My appointment was moved twice on the same day.',
      'Nobody could tell me who was responsible for my file.',
      'The estimate left out the medicines.',
      'I felt rushed from the first minute.',
      'The interpreter did not come.',
      'I asked for a copy of my images three times.',
    ],
  },
  closings: {
    good: [
      'I would come again.',
      'Thank you to the whole team.',
      'Worth the flight.',
      'Recommended to my brother already.',
      'I felt safe, which is what I had hoped for.',
      'Five weeks later all is well.',
      'Next check-up in autumn, same place.',
      'I can only thank them.',
    ],
    mixed: [
      'All in all fine.',
      'I would come back, with more patience.',
      'Good medicine, average organisation.',
      'Three and a half if I could.',
    ],
    bad: [
      'I expected more.',
      'The treatment itself was fine, which is why it is not one star less.',
      'I hope they read this.',
      'Would try somewhere else next time.',
    ],
  },
  replies: {
    good: [
      'Thank you for telling us. We passed your words on to the ward.',
      'It was a pleasure to look after you. See you at your check-up.',
      'Thank you, and our regards to your family.',
    ],
    mixed: [
      'Thank you for the honest words. We have since changed how the waiting list is kept.',
      'You are right about the paperwork; it is now sent before the visit.',
    ],
    bad: [
      'We are sorry. Please write to the international desk, so that we can look into it with you.',
      'This should not have happened, and we apologise. We would like to call you, if you allow it.',
    ],
  },
}

const turkish: Phrases = {
  openings: {
    visit: [
      'Almanya’dan tatile gelmişken muayene oldum.',
      'Yıllardır süren şikâyetim için geldim.',
      'İkinci bir görüş almak istiyordum.',
      'Annem için randevu aldık.',
      'Eski raporlarımın hepsine tek tek bakıldı.',
    ],
    operation: [
      'Ameliyatımı bu yaz burada oldum.',
      'Üç gece kaldım, dördüncü gün yürüyordum.',
      'Uzun süre erteledim, keşke ertelemeseymişim.',
      'Babamın ameliyatı için geldik, refakatçiye de yatak vardı.',
      'Ameliyattan önce her şey iki kez anlatıldı.',
    ],
    teeth: [
      'Yıllardır ertelediğim işi sonunda yaptırdım.',
      'Diş hekiminden korkan biriyim.',
      'Korktuğum kadar uzun sürmedi.',
      'Planlanan iki gelişte her şey bitti.',
    ],
    eyes: [
      'Artık gözlüksüz araba kullanıyorum.',
      'Annem gazeteyi yeniden gözlüksüz okuyor.',
      'Ölçümler çok ayrıntılı yapıldı.',
      'Önce uygun olup olmadığıma bakıldı.',
    ],
    screening: [
      'Sabah girdim, öğlene kadar bütün tetkikler bitti.',
      'Yıllık kontrolümü artık burada yaptırıyorum.',
      'Anne babama hediye olarak aldık.',
    ],
    test: ['Uzun süredir erteliyordum.', 'Kısa sürdü, rahat geçti.', 'Yaşadığım ülkede aylarca sıra vardı.'],
    therapy: [
      'On seans fizik tedavi aldım.',
      'Babam felçten sonra burada yürümeyi yeniden öğrendi.',
      'Sessiz ve aydınlık bir yer.',
      'Tedaviye burada başladım, evde devam ediyorum.',
    ],
    child: [
      'Kızımın ateşi gece yükseldi, sabah ilk randevuyu aldık.',
      'Oğlum doktordan hiç korkmadı.',
      'İkizlerle geldik, sabırla ilgilendiler.',
      'Aşı takvimini yaşadığımız ülkeye göre düzenlediler.',
    ],
  },
  opinions: {
    good: [
      'Doktor her şeyi kâğıda çizerek anlattı.',
      'Hemşireler çok ilgiliydi.',
      'Söylenen fiyatla ödediğim aynıydı.',
      'Gereksiz hiçbir tetkik istemediler.',
      'Randevu saatinde içeri alındım.',
      'Sonrasında iki kez arayıp sordular.',
      'Her yer temiz ve sakindi.',
      'Sorularımın hepsine cevap aldım.',
      'Raporumu İngilizce olarak aynı gün verdiler.',
      'Beklemenin daha doğru olacağını da açıkça söylediler.',
    ],
    mixed: [
      'Doktor iyiydi ama bir saatten fazla bekledim.',
      'Danışma ile servis farklı şeyler söyledi.',
      'Otopark bulmak zor.',
      'Sonuç iyi, açıklama biraz kısaydı.',
      'Rapor bir hafta geç geldi.',
    ],
    bad: [
      'Randevum aynı gün iki kez değişti.',
      'İlaçların ücrete dahil olmadığını sonradan öğrendim.',
      'Dosyamla kimin ilgilendiğini kimse bilmiyordu.',
      'Muayene çok aceleye geldi.',
    ],
  },
  closings: {
    good: [
      'Herkese teşekkür ederim.',
      'Tekrar gelirim.',
      'Gönül rahatlığıyla öneririm.',
      'Kontrole yine buraya geleceğim.',
      'İçim rahat döndüm.',
      'Emeği geçenlerin eline sağlık.',
    ],
    mixed: ['Genel olarak memnunum.', 'Tedavi iyi, düzen orta.', 'Biraz sabır gerekiyor.'],
    bad: ['Daha fazlasını beklerdim.', 'Umarım düzeltirler.', 'Bir daha düşünürüm.'],
  },
  replies: {
    good: [
      'Güzel sözleriniz için teşekkür ederiz, ekibimize ilettik.',
      'Geçmiş olsun dileklerimizle, kontrolde görüşmek üzere.',
    ],
    mixed: ['Görüşünüz için teşekkür ederiz; bekleme süreleri için yeni bir düzen kurduk.'],
    bad: ['Üzgünüz. Konuyu sizinle birlikte incelemek için hasta ilişkileri birimimize yazmanızı rica ederiz.'],
  },
}

const russian: Phrases = {
  openings: {
    visit: [
      'Обратились за консультацией во время отпуска.',
      'Хотелось услышать второе мнение.',
      'Привезли все старые выписки, их внимательно прочитали.',
      'Приём длился почти час, без спешки.',
    ],
    operation: [
      'Операция прошла спокойно, на третий день выписали.',
      'Дома пришлось бы ждать ещё год.',
      'Ехали на операцию всей семьёй.',
      'Перед операцией всё объяснили дважды.',
    ],
    teeth: [
      'Уложились в два приезда, как и обещали.',
      'Страх перед стоматологами, кажется, прошёл.',
      'Результат выглядит очень естественно.',
      'Выбирали из трёх клиник, здесь план был самым подробным.',
    ],
    eyes: [
      'Маме 76 лет, после операции снова читает без очков.',
      'Обследование заняло больше времени, чем сама операция.',
      'Сначала честно проверили, подходит ли операция.',
    ],
    screening: [
      'За одно утро прошли все обследования.',
      'Полная проверка здоровья в подарок родителям.',
      'В конце дня был подробный разговор с врачом.',
    ],
    test: ['Долго откладывали, а зря.', 'Быстро, спокойно и понятно.', 'Дома пришлось бы ждать два месяца.'],
    therapy: [
      'Десять занятий за две недели.',
      'После инсульта папа снова ходит по лестнице.',
      'Лечение начали здесь, продолжаем дома по их плану.',
      'В бассейне с тёплой водой спина отдыхает.',
    ],
    child: [
      'У сына поднялась температура на второй день отпуска.',
      'Дочка врача совсем не испугалась.',
      'Пришли с двумя детьми, всем уделили внимание.',
    ],
  },
  opinions: {
    good: [
      'Врач рисовал и объяснял, всё стало понятно.',
      'Переводчик был рядом всё время.',
      'Цена совпала с той, что была в смете.',
      'Медсёстры внимательные.',
      'Лишнего не назначали.',
      'Везде чисто и тихо.',
      'Через два дня позвонили и спросили о самочувствии.',
      'Ждать почти не пришлось.',
      'Заключение дали на русском и на английском.',
      'Встретили в аэропорту ночью, без опозданий.',
      'На письма отвечают и после возвращения домой.',
    ],
    mixed: [
      'Врач хороший, а с бумагами путаница.',
      'Ждали больше часа после назначенного времени.',
      'Переводчик был один на троих.',
      'Объяснили коротко, хотелось подробнее.',
      'Заключение прислали только через неделю.',
    ],
    bad: [
      'Время приёма перенесли дважды за день.',
      'О стоимости лекарств узнали только в конце.',
      'Никто не знал, у кого наши документы.',
      'Было ощущение, что всех торопят.',
    ],
  },
  closings: {
    good: [
      'Спасибо всей команде.',
      'Приедем ещё.',
      'Советуем знакомым.',
      'Всё хорошо, на контроль только сюда.',
      'Дорога того стоила.',
    ],
    mixed: ['В целом нормально.', 'Лечат хорошо, организация средняя.', 'Нужно немного терпения.'],
    bad: ['Ожидания были выше.', 'Надеемся, что это исправят.', 'В следующий раз выберем другое место.'],
  },
  replies: {
    good: ['Спасибо за тёплые слова, мы передали их отделению.', 'Будем рады видеть вас на контрольном приёме.'],
    mixed: ['Благодарим за отзыв. Запись уже ведётся по-новому, ждать теперь приходится меньше.'],
    bad: ['Нам очень жаль. Напишите, пожалуйста, в международный отдел, мы во всём разберёмся вместе с вами.'],
  },
}

const arabic: Phrases = {
  openings: {
    visit: [
      'حجزت استشارة أثناء إجازتنا في تركيا.',
      'كنت أبحث عن رأي طبي ثانٍ.',
      'أحضرت كل تقاريري القديمة وقرأها الطبيب بعناية.',
      'استمر الموعد قرابة ساعة دون استعجال.',
    ],
    operation: [
      'أجريت العملية هنا في الربيع.',
      'ثلاث ليالٍ في المستشفى ثم عدت إلى الفندق.',
      'رافقت والدي في عمليته.',
      'شُرحت لنا العملية خطوة خطوة قبل موعدها.',
    ],
    teeth: ['انتهى العلاج في زيارتين كما اتفقنا.', 'أخاف من طبيب الأسنان منذ الصغر.', 'النتيجة طبيعية جدًا.'],
    eyes: [
      'أصبحت أقرأ دون نظارة.',
      'والدتي تقرأ الجريدة من جديد دون نظارة.',
      'استغرقت القياسات وقتًا أطول من العلاج نفسه.',
    ],
    screening: ['أنهيت كل الفحوص في صباح واحد.', 'فحص شامل منظم من أوله إلى آخره.', 'هدية لوالديّ بعد التقاعد.'],
    test: ['كنت أؤجل هذا الفحص منذ زمن.', 'فحص سريع وهادئ.', 'كان علي أن أنتظر شهرين في بلدي.'],
    therapy: [
      'عشر جلسات في أسبوعين.',
      'تعلم والدي المشي من جديد بعد الجلطة.',
      'بدأنا العلاج هنا ونكمله في البيت حسب خطتهم.',
    ],
    child: [
      'ارتفعت حرارة ابننا في ثاني أيام الرحلة.',
      'لم تخف ابنتي من الطبيب أبدًا.',
      'حضرنا مع طفلين وكان الجميع صبورًا.',
    ],
  },
  opinions: {
    good: [
      'رسم لنا الطبيب كل شيء على الورق.',
      'بقيت المترجمة معنا طوال الوقت.',
      'كان السعر مطابقًا لما كُتب في العرض.',
      'لم يطلبوا فحوصًا لا لزوم لها.',
      'المكان نظيف وهادئ.',
      'اتصلوا بعد يومين للاطمئنان.',
      'دخلنا في الموعد تمامًا.',
      'استقبلونا في المطار في وقت متأخر من الليل.',
      'الممرضات لطيفات وسريعات.',
      'أجابوا عن أسئلتنا حتى بعد عودتنا.',
    ],
    mixed: [
      'الطبيب ممتاز لكن الانتظار طال أكثر من ساعة.',
      'كانت الأوراق كثيرة وغير واضحة.',
      'مترجمة واحدة لثلاثة مرضى لا تكفي.',
      'وصل التقرير متأخرًا أسبوعًا.',
    ],
    bad: ['تغير موعدي مرتين في يوم واحد.', 'لم يذكر العرض ثمن الأدوية.', 'لم نجد من يخبرنا أين ملفنا.'],
  },
  closings: {
    good: ['شكرًا للفريق كله.', 'سنعود إن شاء الله.', 'أنصح به.', 'عدنا مطمئنين.', 'يستحق السفر.'],
    mixed: ['بشكل عام جيد.', 'العلاج جيد والتنظيم متوسط.'],
    bad: ['كنت أتوقع أفضل من ذلك.', 'أرجو أن يُصلحوا الأمر.'],
  },
  replies: {
    good: ['شكرًا لكلماتكم الطيبة، وقد أبلغنا بها الفريق.', 'سعدنا بخدمتكم ونراكم في موعد المراجعة.'],
    mixed: ['شكرًا لملاحظتكم، وقد غيرنا ترتيب المواعيد لتقليل الانتظار.'],
    bad: ['نعتذر عما حدث. نرجو مراسلة مكتب المرضى الدوليين لنراجع الأمر معكم.'],
  },
}

export const PHRASES: Record<UiLanguage, Phrases> = { en: english, tr: turkish, ru: russian, ar: arabic }
