/**
 * Translations of the demo services. One line each: English name | name and description in Turkish,
 * Russian and Arabic.
 */
import type { TranslatedLanguage } from '#domain/languages.ts'

const TABLE = `
Cardiology | Kardiyoloji | Muayene, EKG ve ekokardiyografi; sonunda yazılı bir tedavi planı. | Кардиология | Консультация, ЭКГ и эхокардиография, после которых вы получаете письменный план. | أمراض القلب | استشارة وتخطيط قلب وإيكو، ثم خطة علاج مكتوبة.
Dental Implants | Diş İmplantı | Planlama, yerleştirme ve kron, iki kısa ziyarette. | Зубные импланты | Планирование, установка и коронка за два коротких приезда. | زراعة الأسنان | التخطيط والزرع والتاج في زيارتين قصيرتين.
Cataract Surgery | Katarakt Ameliyatı | Göz içi merceği bir günde değişir, kontrol ertesi sabah. | Операция катаракты | Замена хрусталика за один день, осмотр на следующее утро. | جراحة الساد (المياه البيضاء) | تبديل العدسة في يوم واحد، والمراجعة صباح اليوم التالي.
Knee Replacement | Diz Protezi | Kısmi ya da tam protez, beş gece yatış ve fizik tedavi. | Замена коленного сустава | Частичное или полное эндопротезирование, пять ночей в стационаре и физиотерапия. | تبديل مفصل الركبة | تبديل جزئي أو كلي، خمس ليالٍ في المستشفى وعلاج طبيعي.
Full Health Screening | Kapsamlı Check-up | Kan tahlilleri, görüntüleme ve sonuç görüşmesiyle bir günlük tarama. | Полное обследование | За один день: анализы крови, снимки и заключение врача. | فحص صحي شامل | فحص في يوم واحد: تحاليل الدم والتصوير وملخص للنتائج.
Pediatrics | Çocuk Sağlığı | Çocuklar için sağlam çocuk muayenesi, aşı ve ateş polikliniği. | Педиатрия | Осмотры, прививки и приём детей с температурой. | طب الأطفال | فحوص دورية وتطعيمات وعيادة لحرارة الأطفال.
Second Opinion | İkinci Görüş | Bir uzman dosyanızı inceler ve görüşünü yazılı verir. | Второе мнение | Специалист изучает ваши документы и отвечает письменно. | رأي طبي ثانٍ | يراجع اختصاصي ملفك الطبي ويجيبك كتابةً.
Heart Bypass Surgery | Kalp Bypass Ameliyatı | Daralmış kalp damarlarına bypass; yoğun bakım ve rehabilitasyon dahil. | Аортокоронарное шунтирование | Шунтирование суженных артерий сердца, включая реанимацию и восстановление. | جراحة مجازة القلب | مجازة لشرايين القلب المتضيقة، مع العناية المركزة وإعادة التأهيل.
Heart Valve Repair | Kalp Kapağı Onarımı | Kapağın onarımı ya da değişimi; kapak uygunsa küçük bir kesiden. | Пластика клапана сердца | Пластика или замена клапана; если клапан позволяет, через небольшой разрез. | إصلاح صمام القلب | إصلاح الصمام أو تبديله، عبر شق صغير متى سمحت حالته.
Coronary Angiography | Koroner Anjiyografi | Kalp damarlarının bilekten görüntülenmesi, aynı akşam taburcu. | Коронарография | Снимки артерий сердца через запястье, домой в тот же вечер. | تصوير شرايين القلب (قسطرة) | تصوير شرايين القلب عبر المعصم، والعودة إلى البيت في المساء نفسه.
Heart Rhythm Monitoring | Kalp Ritmi Takibi (Holter) | Bir ila yedi gün taşınan bir kayıt cihazı, ardından bulgular üzerine görüşme. | Холтеровское мониторирование | Регистратор на один–семь дней, затем разговор о том, что он показал. | مراقبة نظم القلب (هولتر) | جهاز تسجيل يُحمل من يوم إلى سبعة أيام، ثم حديث عن النتائج.
Hip Replacement | Kalça Protezi | Yeni kalça eklemi; ilk günden yardımla yürüme, günde iki kez tedavi. | Замена тазобедренного сустава | Новый сустав, ходьба с поддержкой с первого дня, занятия дважды в день. | تبديل مفصل الورك | مفصل ورك جديد، ومشي بمساعدة من اليوم الأول، وعلاج مرتين يوميًا.
Knee Arthroscopy | Diz Artroskopisi | Menisküs ve bağların kapalı tedavisi, çoğunlukla bir gece yatışla. | Артроскопия колена | Лечение мениска и связок через проколы, обычно одна ночь в клинике. | منظار الركبة | علاج الغضروف والأربطة بالمنظار، وليلة واحدة في الغالب.
Spine Surgery | Omurga Ameliyatı | Fıtık ve kanal darlığı ameliyatları mikroskop altında, öbür tedaviler denendikten sonra. | Операция на позвоночнике | Операции при грыже диска и стенозе под микроскопом, когда другое лечение уже испробовано. | جراحة العمود الفقري | عمليات الديسك وتضيق القناة تحت المجهر، بعد تجربة العلاجات الأخرى.
Orthopedic Consultation | Ortopedi Muayenesi | Eklem ve omurga muayenesi; gerekirse aynı gün röntgen. | Консультация ортопеда | Осмотр суставов и позвоночника, при необходимости рентген в тот же день. | استشارة عظام | فحص المفاصل والعمود الفقري، وصورة أشعة في اليوم نفسه عند الحاجة.
Sports Injury Clinic | Spor Yaralanmaları Polikliniği | Koşucular, oyuncular ve dansçılar için tanı ve spora dönüş planı. | Клиника спортивных травм | Диагноз и план возвращения к спорту для бегунов, игроков и танцоров. | عيادة إصابات الرياضة | تشخيص وخطة للعودة إلى الرياضة للعدّائين واللاعبين والراقصين.
Oncology Consultation | Onkoloji Muayenesi | Durumunuz birkaç uzmandan oluşan kurulda görüşülür; planı yazılı alırsınız. | Консультация онколога | Ваш случай обсуждает консилиум специалистов, план вы получаете письменно. | استشارة أورام | تُعرض حالتك على مجلس من عدة اختصاصيين، وتستلم خطتهم مكتوبة.
Chemotherapy | Kemoterapi | Tek kişilik odada bir tedavi günü, dosyanızı bilen bir hemşireyle. | Химиотерапия | День лечения в отдельной палате с медсестрой, которая знает вашу историю. | العلاج الكيميائي | يوم علاج في غرفة مفردة، مع ممرضة تعرف ملفك.
Radiotherapy Planning | Radyoterapi Planlaması | İlk seanstan önce görüntüleme, maske ya da işaretler ve doz planı. | Планирование лучевой терапии | Снимки, маска или разметка и план доз до первого сеанса. | تخطيط العلاج الإشعاعي | تصوير وقناع أو علامات وخطة جرعات قبل الجلسة الأولى.
PET-CT Scan | PET-BT Çekimi | Tüm vücut görüntüleme; rapor iki gün içinde İngilizce ya da Türkçe. | ПЭТ-КТ | Снимок всего тела, заключение на английском или турецком за два дня. | تصوير PET-CT | تصوير كامل الجسم مع تقرير بالإنجليزية أو التركية خلال يومين.
Breast Clinic | Meme Polikliniği | Muayene, ultrason ya da mamografi ve gerekirse biyopsi, tek ziyarette. | Маммологический центр | Осмотр, УЗИ или маммография и, если нужно, биопсия за один визит. | عيادة الثدي | فحص وإيكو أو ماموغرام، وخزعة عند الحاجة، في زيارة واحدة.
Gynecology | Kadın Hastalıkları | Muayene, ultrason ve smear testi; istenirse kadın hekimle. | Гинекология | Консультация, УЗИ и мазок; по желанию вас примет женщина-врач. | أمراض النساء | استشارة وإيكو ومسحة عنق الرحم، مع طبيبة عند الطلب.
Pregnancy Follow-up | Gebelik Takibi | İlk haftalardan doğum planına kadar ultrasonlu düzenli ziyaretler. | Ведение беременности | Регулярные визиты с УЗИ, от первых недель до плана родов. | متابعة الحمل | زيارات منتظمة مع إيكو، من الأسابيع الأولى حتى خطة الولادة.
IVF Treatment | Tüp Bebek Tedavisi | Tam bir döngü: görüşme, takip, yumurta toplama ve transfer. | ЭКО | Полный цикл: консультация, наблюдение, забор яйцеклеток и перенос. | أطفال الأنابيب | دورة كاملة: استشارة ومتابعة وسحب البويضات ونقل الأجنة.
Child Vaccination | Çocuk Aşıları | Eksik aşılar, kendi ülkenizin aşı takvimine göre. | Прививки детям | Недостающие прививки по календарю вашей страны. | تطعيم الأطفال | اللقاحات الناقصة بحسب جدول بلدك.
Eye Examination | Göz Muayenesi | Görme, göz tansiyonu ve retina; ülkenizde de geçerli bir reçeteyle. | Осмотр офтальмолога | Зрение, давление и сетчатка; рецепт, который пригодится и дома. | فحص العيون | النظر والضغط والشبكية، مع وصفة تنفعك في بلدك.
Laser Eye Surgery | Lazer Göz Ameliyatı | İlk gün ölçümler, ikinci gün lazer, üçüncü gün kontrol. | Лазерная коррекция зрения | В первый день измерения, во второй лазер, в третий контроль. | تصحيح النظر بالليزر | القياسات في اليوم الأول، والليزر في الثاني، والمراجعة في الثالث.
Retina Treatment | Retina Tedavisi | Diyabetik retina ve sarı nokta hastalığında enjeksiyon ve lazer. | Лечение сетчатки | Инъекции и лазер при диабетической ретинопатии и болезнях макулы. | علاج الشبكية | حقن وليزر لاعتلال الشبكية السكري وأمراض البقعة.
Dental Check-up | Diş Kontrolü | Muayene, panoramik röntgen ve temizlik; gerisi için fiyat listesiyle. | Осмотр у стоматолога | Осмотр, панорамный снимок и чистка; на остальное вы получаете прейскурант. | فحص الأسنان | فحص وصورة بانورامية وتنظيف، مع قائمة أسعار لما تبقى.
Dental Veneers | Lamina Kaplama | Önce bakabileceğiniz bir deneme gülüşü, sonra seramik lamina; fiyat diş başına. | Керамические виниры | Сначала примерка новой улыбки, затем виниры; цена за один зуб. | قشور الأسنان (فينير) | قشور خزفية بعد ابتسامة تجريبية تراها أولًا؛ السعر للسن الواحدة.
Root Canal Treatment | Kanal Tedavisi | Mikroskop altında, bir ya da iki seansta. | Лечение корневых каналов | Лечение под микроскопом за один-два визита. | علاج عصب السن | علاج تحت المجهر في زيارة أو زيارتين.
Orthodontics | Ortodonti | Tel ya da şeffaf plak; ziyaretler arasında görüntülü kontrol. | Ортодонтия | Брекеты или прозрачные капы, между приездами осмотры по видео. | تقويم الأسنان | تقويم ثابت أو شفاف، مع متابعة بالفيديو بين الزيارات.
Hair Transplant | Saç Ekimi | Hekim yönetimindeki ekiple bir günlük işlem, ertesi sabah yıkama. | Пересадка волос | Один день работы команды под руководством врача и мытьё на следующее утро. | زراعة الشعر | يوم علاج واحد مع فريق يقوده طبيب، وغسل في الصباح التالي.
Rhinoplasty | Burun Estetiği | Biçim ya da nefes için ameliyat; bir gece yatış, atel bir hafta sonra çıkar. | Ринопластика | Операция ради формы или дыхания, одна ночь в клинике, шина на неделю. | تجميل الأنف | عملية للشكل أو للتنفس، ليلة واحدة، وإزالة الجبيرة بعد أسبوع.
Eyelid Surgery | Göz Kapağı Estetiği | Üst ya da alt kapak, lokal anesteziyle; aynı gün eve. | Блефаропластика | Верхние или нижние веки под местной анестезией, домой в тот же день. | جراحة الجفون | الجفن العلوي أو السفلي بتخدير موضعي، والعودة في اليوم نفسه.
Dermatology | Dermatoloji | Deri, saç ve tırnak; karşılaştırmak için her benin fotoğrafıyla. | Дерматология | Кожа, волосы и ногти; каждая родинка фотографируется для сравнения. | الأمراض الجلدية | الجلد والشعر والأظافر، مع تصوير كل شامة للمقارنة.
Psychiatry | Psikiyatri | Tanı ve ilaç tedavisi; ülkenizdeki hekiminiz için bir mektupla. | Психиатрия | Диагностика и лекарства, письмо для вашего врача дома. | الطب النفسي | تشخيص وأدوية، مع رسالة لطبيبك في بلدك.
Psychotherapy | Psikoterapi | Psikologla görüşmeler, hastanede ya da görüntülü. | Психотерапия | Беседы с психологом, в клинике или по видео. | العلاج النفسي بالحديث | جلسات مع أخصائي نفسي، في المستشفى أو بالفيديو.
Child and Youth Psychology | Çocuk ve Ergen Psikolojisi | Çocuklar için oyunla seanslar, anne babalar için görüşmeler. | Детская и подростковая психология | Занятия в форме игры для детей и беседы для родителей. | علم نفس الأطفال واليافعين | جلسات باللعب للأطفال وأحاديث مع الوالدين.
Sleep Study | Uyku Testi | Uyku laboratuvarında bir gece ve ertesi öğleden sonra görüşme. | Исследование сна | Ночь в лаборатории сна и консультация на следующий день. | دراسة النوم | ليلة في مختبر النوم، واستشارة بعد ظهر اليوم التالي.
Physiotherapy | Fizik Tedavi | Ameliyat, sakatlık ya da masa başında geçen yıllardan sonra birebir egzersiz. | Физиотерапия | Индивидуальные занятия после операции, травмы или многих лет за столом. | العلاج الطبيعي | تمارين فردية بعد عملية أو إصابة أو سنوات خلف المكتب.
Stroke Rehabilitation | İnme Rehabilitasyonu | Hareket, konuşma ve günlük beceriler tek programda, haftalık hedeflerle. | Реабилитация после инсульта | Движение, речь и бытовые навыки в одной программе с целями на неделю. | التأهيل بعد السكتة الدماغية | الحركة والنطق ومهارات الحياة في برنامج واحد بأهداف أسبوعية.
Thermal Water Therapy | Kaplıca Tedavisi | Eklem ve sırt için ılık mineralli suda egzersiz. | Лечение термальной водой | Упражнения в тёплой минеральной воде для суставов и спины. | العلاج بالمياه الحارة | تمارين في مياه معدنية دافئة للمفاصل والظهر.
Speech Therapy | Konuşma Terapisi | Geç konuşan çocuklar ve inme geçirmiş yetişkinler için. | Занятия с логопедом | Для детей, которые поздно заговорили, и для взрослых после инсульта. | علاج النطق | للأطفال المتأخرين في الكلام، وللكبار بعد السكتة الدماغية.
Pain Clinic | Ağrı Polikliniği | Sırt, eklem ve sinir ağrısında adım adım tedavi; iğne en sonda. | Клиника боли | Боль в спине, суставах и нервах лечат поэтапно, уколы в последнюю очередь. | عيادة الألم | علاج متدرج لآلام الظهر والمفاصل والأعصاب، والحقن آخر الحلول.
Neurology Consultation | Nöroloji Muayenesi | Baş ağrısı, uyuşma, titreme ya da unutkanlık: muayene ve gereken testler. | Консультация невролога | Головная боль, онемение, дрожь или память: осмотр и нужные исследования. | استشارة أعصاب | صداع أو خدر أو رعشة أو نسيان: فحص وما يلزم من تحاليل.
Gastroenterology | Gastroenteroloji | Mide, bağırsak ve karaciğer; aynı ziyarette ultrason. | Гастроэнтерология | Желудок, кишечник и печень, с УЗИ в тот же визит. | أمراض الجهاز الهضمي | المعدة والأمعاء والكبد، مع إيكو في الزيارة نفسها.
Endoscopy and Colonoscopy | Endoskopi ve Kolonoskopi | İki inceleme hafif bir uyutmayla bir arada, sonuç aynı gün. | Гастроскопия и колоноскопия | Оба исследования в одном лёгком сне, результат в тот же день. | منظار المعدة والقولون | المنظاران معًا بتهدئة خفيفة واحدة، والنتيجة في اليوم نفسه.
Diabetes and Thyroid Care | Diyabet ve Tiroit Takibi | Kan tahlilleri, ilaç ve beslenme planı, görüntülü kontrol. | Диабет и щитовидная железа | Анализы крови, план лекарств и питания, контроль по видео. | رعاية السكري والغدة الدرقية | تحاليل دم وخطة للدواء والغذاء ومتابعة بالفيديو.
Urology | Üroloji | Böbrek, mesane ve prostat; taşlar dahil. | Урология | Почки, мочевой пузырь и простата, камни тоже. | المسالك البولية | الكلى والمثانة والبروستات، والحصى أيضًا.
Ear, Nose and Throat | Kulak Burun Boğaz | İşitme, sinüs ve ses; endoskopi ve işitme testiyle. | Ухо, горло, нос | Слух, пазухи и голос, с эндоскопией и проверкой слуха. | أنف وأذن وحنجرة | السمع والجيوب والصوت، مع تنظير واختبار سمع.
MRI Scan | MR Çekimi | Tek bölge; görüntüler bağlantıyla, rapor İngilizce ya da Türkçe. | МРТ | Одна область; снимки по ссылке, заключение на английском или турецком. | تصوير بالرنين المغناطيسي | منطقة واحدة، والصور عبر رابط، وتقرير بالإنجليزية أو التركية.
Blood Tests | Kan Tahlilleri | Öğlene kadar kan alma, sonuçlar aynı akşam e-postanızda. | Анализы крови | Забор до полудня, результаты в почте в тот же вечер. | تحاليل الدم | سحب العينات حتى الظهر، والنتائج في بريدك مساءً.
Gallbladder Surgery | Safra Kesesi Ameliyatı | Kapalı ameliyat, bir gece yatış; aynı akşam ayağa kalkarsınız. | Удаление желчного пузыря | Операция через проколы, одна ночь; в тот же вечер вы уже на ногах. | استئصال المرارة | استئصال بالمنظار، ليلة واحدة، وتقف على قدميك في المساء نفسه.
Gastric Sleeve Surgery | Tüp Mide Ameliyatı | Eksiksiz tetkik sonrası ameliyat, üç gece ve bir yıl diyetisyen görüşmesi. | Рукавная резекция желудка | Операция после полного обследования, три ночи и год бесед с диетологом. | تكميم المعدة | عملية بعد فحوص كاملة، ثلاث ليالٍ، وسنة من جلسات التغذية.
Hernia Repair | Fıtık Ameliyatı | Kasık ya da göbek fıtığı; mümkünse kapalı yöntemle, bir gece. | Операция грыжи | Паховая или пупочная, по возможности через проколы, одна ночь. | إصلاح الفتق | فتق مغبني أو سري، بالمنظار متى أمكن، وليلة واحدة.
Emergency Care | Acil Servis | Gece gündüz açık; yoğun bakım ve tercümanla. | Неотложная помощь | Открыто днём и ночью, есть реанимация и переводчики. | الطوارئ | مفتوحة ليلًا ونهارًا، مع عناية مركزة ومترجمين.
Ambulance Transfer | Ambulansla Nakil | Havalimanından ya da başka hastaneden; gerekirse hekim eşliğinde. | Перевозка на скорой | Из аэропорта или другой больницы, при необходимости с врачом. | النقل بسيارة إسعاف | من المطار أو من مستشفى آخر، مع طبيب عند الحاجة.
Vaccination | Aşı | Seyahat ve mevsim aşıları, uluslararası aşı kartıyla. | Вакцинация | Прививки для поездок и сезонные, с международным сертификатом. | التطعيم | لقاحات السفر واللقاحات الموسمية مع بطاقة دولية.
Treatment Planning Call | Tedavi Planlama Görüşmesi | Yola çıkmadan önce bir koordinatör ve bir hekim, isteklerinizi ve belgelerinizi sizinle görüntülü konuşur. | Видеозвонок о плане лечения | Координатор и врач обсуждают с вами пожелания и документы по видео до поездки. | مكالمة لتخطيط العلاج | يراجع منسق وطبيب معك رغباتك وأوراقك بالفيديو قبل السفر.
`

export type NamedText = { language: TranslatedLanguage; name: string; description: string }

/** Translations of services by English name. */
export const SERVICE_TEXTS: ReadonlyMap<string, NamedText[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', tr = '', inTurkish = '', ru = '', inRussian = '', ar = '', inArabic = ''] = line.split(' | ')
      return [
        name,
        [
          { language: 'tr', name: tr, description: inTurkish },
          { language: 'ru', name: ru, description: inRussian },
          { language: 'ar', name: ar, description: inArabic },
        ],
      ]
    }),
)
