/**
 * Building blocks of the demo doctors' descriptions in other languages: English | Turkish | Russian
 * | Arabic. They fit women and men alike.
 */
import type { TranslatedLanguage } from '#domain/languages.ts'

const TABLE = `
Looks after people with high blood pressure and rhythm disorders. | Yüksek tansiyonu ve ritim bozukluğu olan hastaları izler. | Наблюдает пациентов с повышенным давлением и нарушениями ритма. | متابعة مرضى ارتفاع الضغط واضطراب نظم القلب.
Reads hearts by ultrasound and explains the pictures while they move. | Kalbi ultrasonla okur, görüntüleri hareket halindeyken anlatır. | Читает сердце по УЗИ и объясняет картинку, пока она движется. | قراءة القلب بالإيكو وشرح الصور وهي تتحرك.
Opens narrowed arteries through the wrist and follows patients up for a year. | Daralmış damarları bilekten girerek açar ve hastalarını bir yıl izler. | Открывает суженные артерии через запястье и ведёт пациентов год. | فتح الشرايين المتضيقة عبر المعصم ومتابعة المرضى سنة كاملة.
Dentist for implants and everything that has to be ready before them. | İmplant ve öncesinde hazır olması gereken her şey için diş hekimi. | Стоматолог по имплантам и всему, что нужно подготовить до них. | طب الأسنان: الزرعات وكل ما يجب إعداده قبلها.
Dentist for veneers and crowns, with a liking for natural colours. | Lamina ve kron için diş hekimi; doğal renkleri sever. | Стоматолог по винирам и коронкам, любит естественные цвета. | طب الأسنان: القشور والتيجان، مع ميل إلى الألوان الطبيعية.
Orthodontist for adults and teenagers. | Yetişkinler ve gençler için ortodontist. | Ортодонт для взрослых и подростков. | تقويم الأسنان للكبار واليافعين.
Dentist for root canals, patient with anxious people. | Kanal tedavisi için diş hekimi; korkan hastaya sabırlıdır. | Стоматолог по лечению каналов, терпеливый к тревожным пациентам специалист. | علاج جذور الأسنان، بصبر مع من يخافون.
Replaces knees and hips, and begins with asking whether it is needed. | Diz ve kalça protezi yapar; önce gerekli olup olmadığını sorar. | Заменяет колени и тазобедренные суставы и сначала спрашивает, нужно ли это. | تبديل مفاصل الركبة والورك، والبداية دائمًا بسؤال: هل يلزم ذلك؟
Repairs ligaments and menisci of people who want to return to sport. | Spora dönmek isteyenlerin bağ ve menisküslerini onarır. | Восстанавливает связки и мениски тем, кто хочет вернуться в спорт. | إصلاح الأربطة والغضاريف لمن يريد العودة إلى الرياضة.
Treats backs, with the knife only after everything else was tried. | Sırt ve bel tedavi eder; ameliyat ancak her şey denendikten sonra. | Лечит спины, за скальпель берётся, только когда испробовано всё. | علاج الظهر، والجراحة بعد تجربة كل ما سواها.
Sees children from birth to eighteen, and their parents' worries too. | Doğumdan on sekiz yaşa çocuklara bakar, ailelerin kaygılarına da. | Принимает детей от рождения до восемнадцати и родительские тревоги тоже. | رعاية الأطفال من الولادة حتى الثامنة عشرة، وقلق أهلهم أيضًا.
Cares for children with asthma and allergies. | Astımı ve alerjisi olan çocuklarla ilgilenir. | Лечит детей с астмой и аллергией. | رعاية الأطفال المصابين بالربو والحساسية.
Runs the fever clinic and teaches parents what can wait until morning. | Ateş polikliniğini yürütür, neyin sabaha kalabileceğini ailelere öğretir. | Ведёт приём детей с температурой и учит родителей, что может подождать до утра. | إدارة عيادة الحرارة وتعليم الأهل ما يمكن تأجيله إلى الصباح.
Eye surgeon for cataract, with many years at the microscope. | Katarakt için göz cerrahı; mikroskop başında uzun yılları var. | Офтальмохирург по катаракте с многолетним опытом за микроскопом. | جراحة الساد، بخبرة سنوات طويلة أمام المجهر.
Ophthalmologist for retina and diabetic eyes. | Retina ve diyabetik göz için göz hekimi. | Офтальмолог по сетчатке и глазам при диабете. | طب العيون: الشبكية وعيون مرضى السكري.
Eye surgeon for laser correction who also says when glasses are the better choice. | Lazerle düzeltme için göz cerrahı; gözlüğün daha iyi olduğu yerde bunu da söyler. | Офтальмохирург по лазерной коррекции, говорит и тогда, когда лучше очки. | تصحيح النظر بالليزر، مع مصارحتك حين تكون النظارة أفضل.
Plans hair transplants and declines those that make no sense. | Saç ekimini planlar, anlamsız olanı kabul etmez. | Планирует пересадку волос и отказывает там, где в ней нет смысла. | التخطيط لزراعة الشعر والاعتذار عمّا لا جدوى منه.
Leads a hair transplant team and draws every hairline himself before the first graft. | Saç ekimi ekibini yönetir, her saç çizgisini ilk greftten önce kendi eliyle çizer. | Руководит командой по пересадке волос и сам чертит каждую линию роста до первого графта. | قيادة فريق زراعة الشعر ورسم كل خط للشعر يدويًا قبل أول طُعم.
Internist for unclear tiredness, weight and blood results. | Nedeni belirsiz yorgunluk, kilo ve kan sonuçları için iç hastalıkları uzmanı. | Терапевт по необъяснимой усталости, весу и анализам крови. | الأمراض الباطنة: التعب غير المفسر والوزن ونتائج الدم.
Internist who reads long files and sorts what matters. | Kalın dosyaları okuyup önemli olanı ayıran iç hastalıkları uzmanı. | Терапевт, который читает толстые истории болезни и находит главное. | الأمراض الباطنة: قراءة الملفات الطويلة واستخلاص المهم منها.
Internist for check-ups and for second opinions. | Check-up ve ikinci görüş için iç hastalıkları uzmanı. | Терапевт по обследованиям и второму мнению. | الأمراض الباطنة: الفحوص الدورية والرأي الثاني.
General surgeon for gallbladder, hernia and bowel. | Safra kesesi, fıtık ve bağırsak için genel cerrah. | Общий хирург: желчный пузырь, грыжи и кишечник. | جراحة عامة: المرارة والفتق والأمعاء.
Surgeon for thyroid and breast. | Tiroit ve meme cerrahı. | Хирург по щитовидной железе и груди. | جراحة الغدة الدرقية والثدي.
Surgeon for everything that can be done through a keyhole. | Kapalı yöntemle yapılabilen her şeyin cerrahı. | Хирург по всему, что можно сделать через проколы. | جراحة كل ما يمكن إجراؤه بالمنظار.
Plastic surgeon for noses, with attention to breathing. | Burun için plastik cerrah; nefese de dikkat eder. | Пластический хирург по носам, внимательный к дыханию специалист. | جراحة تجميل الأنف، مع العناية بالتنفس.
Plastic surgeon for eyelids and face, a friend of small changes. | Göz kapağı ve yüz için plastik cerrah; küçük değişikliklerden yanadır. | Пластический хирург по векам и лицу, сторонник малых изменений. | جراحة تجميل الجفون والوجه، مع تفضيل التغييرات الصغيرة.
Gynecologist for check-ups, contraception and the years after. | Kontroller, doğum kontrolü ve sonraki yıllar için kadın hastalıkları uzmanı. | Гинеколог: осмотры, контрацепция и годы после. | أمراض النساء: الفحوص ومنع الحمل وما بعد سن الإنجاب.
Obstetrician for ordinary and complicated pregnancies. | Olağan ve riskli gebelikler için kadın doğum uzmanı. | Акушер для обычной и сложной беременности. | التوليد: متابعة الحمل العادي والمعقّد.
Gynecologist for endometriosis and fibroids. | Endometriozis ve miyom için kadın hastalıkları uzmanı. | Гинеколог по эндометриозу и миомам. | أمراض النساء: بطانة الرحم المهاجرة والأورام الليفية.
Medical oncologist for breast and lung cancer. | Meme ve akciğer kanseri için tıbbi onkolog. | Онколог-химиотерапевт: рак груди и лёгких. | طب الأورام: سرطان الثدي والرئة.
Plans chemotherapy together with the patient's doctor at home. | Kemoterapiyi hastanın kendi ülkesindeki hekimiyle birlikte planlar. | Планирует химиотерапию вместе с врачом пациента на родине. | تخطيط العلاج الكيميائي مع طبيب المريض في بلده.
Oncologist for bowel cancer and for second opinions. | Bağırsak kanseri ve ikinci görüş için onkolog. | Онколог по раку кишечника и второму мнению. | طب الأورام: سرطان الأمعاء والرأي الثاني.
Neurologist for headache, dizziness and numb hands. | Baş ağrısı, baş dönmesi ve uyuşan eller için nörolog. | Невролог: головная боль, головокружение и онемение рук. | طب الأعصاب: الصداع والدوار وخدر اليدين.
Cares for people after a stroke, from the ward to the way home. | İnme sonrası hastalarla servisten eve dönüşe kadar ilgilenir. | Ведёт людей после инсульта, от палаты до дороги домой. | رعاية المرضى بعد السكتة الدماغية، من الجناح حتى العودة إلى البيت.
Neurologist for memory, tremor and sleep. | Bellek, titreme ve uyku için nörolog. | Невролог: память, дрожь и сон. | طب الأعصاب: الذاكرة والرعشة والنوم.
Dermatologist for skin, moles and eczema. | Cilt, ben ve egzama için dermatolog. | Дерматолог: кожа, родинки и экзема. | الأمراض الجلدية: البشرة والشامات والأكزيما.
Dermatologist for hair and scalp. | Saç ve saçlı deri için dermatolog. | Дерматолог: волосы и кожа головы. | الأمراض الجلدية: الشعر وفروة الرأس.
Treats acne and scars in adults. | Yetişkinlerde akne ve iz tedavi eder. | Лечит акне и рубцы у взрослых. | علاج حب الشباب والندوب لدى البالغين.
Fertility doctor who explains chances in plain numbers. | Şansı düz rakamlarla anlatan bir üreme sağlığı uzmanı. | Репродуктолог, который объясняет шансы простыми цифрами. | طب الخصوبة، مع شرح الفرص بأرقام واضحة.
Fertility doctor who plans the whole cycle around your flights. | Bütün döngüyü uçuşlarınıza göre planlayan bir üreme sağlığı uzmanı. | Репродуктолог, который строит весь цикл вокруг ваших рейсов. | طب الخصوبة، مع تنسيق الدورة كلها بحسب رحلاتك.
Heart surgeon for bypass operations. | Bypass ameliyatları için kalp cerrahı. | Кардиохирург по шунтированию. | جراحة القلب: عمليات المجازة.
Repairs valves through small incisions where the valve allows it. | Kapak uygunsa küçük kesilerden onarır. | Восстанавливает клапаны через небольшие разрезы, если клапан позволяет. | إصلاح الصمامات عبر شقوق صغيرة متى سمحت حالتها.
Surgeon for arteries and veins. | Atardamar ve toplardamar cerrahı. | Хирург по артериям и венам. | جراحة الشرايين والأوردة.
Operates on overweight only after a long conversation. | Obezite ameliyatını ancak uzun bir görüşmeden sonra yapar. | Оперирует при лишнем весе только после долгого разговора. | جراحة السمنة، بعد حديث طويل فقط.
Surgeon for gastric sleeves, with a dietitian at every visit. | Tüp mide cerrahı; her ziyarette bir diyetisyen de var. | Хирург по рукавной резекции, на каждом приёме с диетологом. | جراحة تكميم المعدة، مع أخصائي تغذية في كل زيارة.
Urologist for stones and prostate. | Taş ve prostat için ürolog. | Уролог: камни и простата. | المسالك البولية: الحصى والبروستات.
Urologist for men who have waited too long to ask. | Sormak için fazla beklemiş erkekler için ürolog. | Уролог для мужчин, которые слишком долго не решались спросить. | المسالك البولية، لمن تأخر كثيرًا في السؤال.
Treats ears, sinuses and voices. | Kulak, sinüs ve ses tedavi eder. | Лечит уши, пазухи и голос. | علاج الأذن والجيوب والصوت.
Surgeon for tonsils and septum who also treats snoring. | Bademcik ve septum cerrahı; horlamayı da tedavi eder. | Хирург по миндалинам и перегородке, лечит и храп. | جراحة اللوزتين والحاجز الأنفي، وعلاج الشخير أيضًا.
Doctor of physical medicine for joints and backs. | Eklem ve sırt için fiziksel tıp uzmanı. | Врач физической медицины: суставы и спина. | الطب الفيزيائي: المفاصل والظهر.
Leads the rehabilitation team and writes the weekly goals. | Rehabilitasyon ekibini yönetir, haftalık hedefleri yazar. | Руководит командой реабилитации и пишет цели на неделю. | قيادة فريق التأهيل وكتابة أهداف الأسبوع.
Physical medicine for athletes and for people at desks. | Sporcular ve masa başında çalışanlar için fiziksel tıp. | Физическая медицина для спортсменов и тех, кто работает за столом. | الطب الفيزيائي للرياضيين ولمن يعملون خلف المكاتب.
Reads MRI and CT and takes calls from colleagues. | MR ve BT okur, meslektaşlarının telefonlarını yanıtlar. | Читает МРТ и КТ и отвечает на звонки коллег. | قراءة صور الرنين والطبقي والرد على اتصالات الزملاء.
Radiologist for breast imaging. | Meme görüntüleme için radyolog. | Рентгенолог по маммографии и УЗИ груди. | الأشعة: تصوير الثدي.
Plans radiotherapy together with the oncologists. | Radyoterapiyi onkologlarla birlikte planlar. | Планирует лучевую терапию вместе с онкологами. | تخطيط العلاج الإشعاعي مع أطباء الأورام.
Psychiatrist for depression and anxiety. | Depresyon ve kaygı için psikiyatrist. | Психиатр: депрессия и тревога. | الطب النفسي: الاكتئاب والقلق.
Psychiatrist for young people, who talks with parents separately. | Gençler için psikiyatrist; ailelerle ayrıca konuşur. | Психиатр для молодых людей, с родителями говорит отдельно. | الطب النفسي لليافعين، مع حديث منفصل للوالدين.
Works with medication and conversation, more of the second. | İlaç ve konuşmayla çalışır, daha çok ikincisiyle. | Работает лекарствами и беседой, больше беседой. | العلاج بالدواء والحديث، وبالحديث أكثر.
Family doctor for travellers and new residents. | Yolcular ve yeni yerleşenler için aile hekimi. | Семейный врач для путешественников и новых жителей. | طب الأسرة للمسافرين والمقيمين الجدد.
Follows pregnancies and families for years. | Gebelikleri ve aileleri yıllarca izler. | Годами ведёт беременности и семьи. | متابعة الحمل والعائلات لسنوات.
Family doctor for vaccines, travel and everything that begins with a question. | Aşı, seyahat ve bir soruyla başlayan her şey için aile hekimi. | Семейный врач: прививки, поездки и всё, что начинается с вопроса. | طب الأسرة: اللقاحات والسفر وكل ما يبدأ بسؤال.
Does endoscopy in the morning and talks in the afternoon. | Sabah endoskopi yapar, öğleden sonra konuşur. | Утром эндоскопия, днём разговоры с пациентами. | تنظير في الصباح وأحاديث مع المرضى بعد الظهر.
Gastroenterologist for liver and bowel. | Karaciğer ve bağırsak için gastroenterolog. | Гастроэнтеролог: печень и кишечник. | الجهاز الهضمي: الكبد والأمعاء.
Operates on discs and narrow spines under the microscope. | Fıtık ve dar kanal ameliyatlarını mikroskop altında yapar. | Оперирует грыжи дисков и стеноз под микроскопом. | جراحة الديسك وتضيق القناة تحت المجهر.
Neurosurgeon who sends half of his patients to physiotherapy first. | Hastalarının yarısını önce fizik tedaviye gönderen bir beyin cerrahı. | Нейрохирург, который половину пациентов сначала направляет на физиотерапию. | جراحة الأعصاب، مع إحالة نصف المرضى إلى العلاج الطبيعي أولًا.
Looks after diabetes and thyroid, with food before tablets. | Diyabet ve tiroidi izler; önce beslenme, sonra ilaç. | Ведёт диабет и щитовидную железу: сначала питание, потом таблетки. | رعاية السكري والغدة الدرقية، والغذاء قبل الأقراص.
Endocrinologist for hormones at every age. | Her yaşta hormonlar için endokrinolog. | Эндокринолог: гормоны в любом возрасте. | الغدد الصماء: الهرمونات في كل الأعمار.
Emergency doctor, calm at three in the morning. | Sabahın üçünde sakin bir acil hekimi. | Врач неотложной помощи, спокойный и в три часа ночи. | طب الطوارئ، بهدوء حتى في الثالثة فجرًا.
Emergency doctor who trains the ambulance teams. | Ambulans ekiplerini eğiten bir acil hekimi. | Врач неотложной помощи, обучает бригады скорой. | طب الطوارئ وتدريب فرق الإسعاف.
Lung doctor for asthma and long coughs. | Astım ve uzun süren öksürük için göğüs hastalıkları uzmanı. | Пульмонолог: астма и затяжной кашель. | أمراض الصدر: الربو والسعال الطويل.
Lung doctor who runs the sleep laboratory. | Uyku laboratuvarını yöneten göğüs hastalıkları uzmanı. | Пульмонолог, заведует лабораторией сна. | أمراض الصدر وإدارة مختبر النوم.
Rheumatologist for swollen joints and stiff mornings. | Şiş eklemler ve tutuk sabahlar için romatolog. | Ревматолог: опухшие суставы и утренняя скованность. | أمراض الروماتيزم: تورم المفاصل وتيبس الصباح.
Rheumatologist who works with the thermal baths. | Kaplıcalarla birlikte çalışan bir romatolog. | Ревматолог, работает вместе с термальными источниками. | أمراض الروماتيزم بالتعاون مع الحمامات الحارة.
Looks after kidneys before and after dialysis. | Diyaliz öncesinde ve sonrasında böbrekleri izler. | Наблюдает почки до диализа и после него. | رعاية الكلى قبل الغسيل وبعده.
Nephrologist for blood pressure and kidneys together. | Tansiyon ve böbreği birlikte ele alan bir nefrolog. | Нефролог: давление и почки вместе. | أمراض الكلى والضغط معًا.
Treats anaemia, clotting and lymphoma. | Kansızlık, pıhtılaşma ve lenfoma tedavi eder. | Лечит анемию, нарушения свёртывания и лимфому. | علاج فقر الدم والتخثر والليمفوما.
Hematologist who explains a blood count line by line. | Kan sayımını satır satır anlatan bir hematolog. | Гематолог, который объясняет анализ крови строка за строкой. | أمراض الدم، مع شرح تحليل الدم سطرًا سطرًا.
Doctor for infections, hepatitis and vaccines before travel. | Enfeksiyon, hepatit ve seyahat öncesi aşılar için uzman. | Врач по инфекциям, гепатитам и прививкам перед поездкой. | الأمراض المعدية والتهاب الكبد ولقاحات ما قبل السفر.
Infectious disease doctor who stops more antibiotics than he starts. | Başlattığından çok antibiyotik kestiren bir enfeksiyon uzmanı. | Инфекционист, который отменяет больше антибиотиков, чем назначает. | الأمراض المعدية، وإيقاف مضادات حيوية أكثر من وصفها.
Studied in İstanbul and specialised in Ankara. | İstanbul’da okudu, Ankara’da uzmanlaştı. | Учёба в Стамбуле, специализация в Анкаре. | الدراسة في إسطنبول والتخصص في أنقرة.
Trained in İzmir, with two years in Vienna. | İzmir’de yetişti, iki yıl Viyana’da çalıştı. | Подготовка в Измире и два года в Вене. | التدريب في إزمير مع سنتين في فيينا.
Came from a university hospital in Ankara. | Ankara’daki bir üniversite hastanesinden geldi. | Прежде работа в университетской клинике Анкары. | الخبرة السابقة في مستشفى جامعي في أنقرة.
Worked in Hamburg before coming home. | Ülkeye dönmeden önce Hamburg’da çalıştı. | До возвращения на родину работа в Гамбурге. | العمل في هامبورغ قبل العودة إلى الوطن.
Studied in Adana and spent a research year in Leeds. | Adana’da okudu, bir yıl Leeds’te araştırma yaptı. | Учёба в Адане и год исследований в Лидсе. | الدراسة في أضنة وسنة بحث في ليدز.
Specialised in Bursa and learned the rest from older colleagues. | Bursa’da uzmanlaştı, gerisini kıdemli meslektaşlarından öğrendi. | Специализация в Бурсе, остальное от старших коллег. | التخصص في بورصة، والباقي من الزملاء الأكبر سنًا.
Teaches residents two days a week. | Haftada iki gün asistanlara ders verir. | Два дня в неделю учит ординаторов. | تدريس الأطباء المقيمين يومين في الأسبوع.
Grew up in a doctors’ family on the Black Sea and studied in İstanbul. | Karadeniz’de hekim bir ailede büyüdü, İstanbul’da okudu. | Детство в семье врачей на Чёрном море, учёба в Стамбуле. | نشأة في عائلة أطباء على البحر الأسود ودراسة في إسطنبول.
Trained in Eskişehir and Lyon. | Eskişehir ve Lyon’da yetişti. | Подготовка в Эскишехире и Лионе. | التدريب في إسكي شهر وليون.
Has worked at this hospital since specialising. | Uzmanlığından beri bu kurumda çalışıyor. | Работает здесь со времени специализации. | العمل هنا منذ إنهاء التخصص.
Draws on paper while explaining. | Anlatırken kâğıda çizer. | Объясняя, рисует на бумаге. | الشرح مع الرسم على الورق.
Answers letters within two days. | Mektupları iki gün içinde yanıtlar. | Отвечает на письма за два дня. | الرد على الرسائل خلال يومين.
Asks patients to bring their list of medicines, and reads it. | Hastalardan ilaç listelerini getirmelerini ister ve okur. | Просит приносить список лекарств и читает его. | طلب قائمة أدويتك وقراءتها فعلًا.
Appointments start with listening. | Randevular dinlemekle başlar. | Приём начинается с того, что вас слушают. | كل موعد يبدأ بالإصغاء.
Offers follow-up talks by video. | Kontrol görüşmelerini görüntülü de yapar. | Предлагает повторные беседы по видео. | إمكانية المتابعة بالفيديو.
Writes reports in English on the same day. | Raporları aynı gün İngilizce yazar. | В тот же день пишет заключение на английском. | كتابة التقارير بالإنجليزية في اليوم نفسه.
Likes second questions. | İkinci soruları sever. | Любит уточняющие вопросы. | ترحيب دائم بالسؤال الثاني.
Says so plainly when an operation can wait. | Ameliyat bekleyebiliyorsa bunu açıkça söyler. | Прямо говорит, если операция может подождать. | مصارحتك حين يمكن تأجيل العملية.
Calls patients on the evening after a procedure. | İşlem gününün akşamı hastalarını arar. | Вечером после процедуры звонит пациентам. | الاتصال بالمرضى مساء يوم الإجراء.
Works closely with the doctor at home. | Ülkenizdeki hekimle yakın çalışır. | Тесно сотрудничает с вашим врачом дома. | تعاون وثيق مع طبيبك في بلدك.
`

const LANGUAGES: readonly TranslatedLanguage[] = ['tr', 'ru', 'ar']

const byEnglish = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [english = '', ...others] = line.split(' | ')
      return [english, others] as const
    }),
)

/** Returns translations of a description made of these English parts, none if a part is unknown. */
export function doctorTexts(parts: readonly string[]): { language: TranslatedLanguage; description: string }[] {
  const translations = parts.map((part) => byEnglish.get(part))
  if (translations.includes(undefined)) return []
  return LANGUAGES.map((language, at) => ({
    language,
    description: translations.map((texts) => texts?.[at]).join(' '),
  }))
}
