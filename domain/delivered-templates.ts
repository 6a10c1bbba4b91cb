/**
 * Message templates that every hospital has from the beginning. One of the hospital's own with the
 * same title and language takes the place of a delivered one.
 */
import type { UiLanguage } from './languages.ts'

export type DeliveredTemplate = { title: string; body: string }

/** Texts by their titles. */
const TEXTS: Record<UiLanguage, Record<string, string>> = {
  en: {
    'Documents for the visit': `Dear {{name}},

to prepare your appointment on {{date}} at {{time}}, please add these documents to your booking, if you have them: medical reports of the last year, images (X-ray, CT or MRI), laboratory results and a list of the medicines you take. Documents in your own language are fine.

{{hospital}}`,
    'How to get here': `Dear {{name}},

your appointment is on {{date}} at {{time}} (Türkiye time, GMT+3). You find us here: {{address}}.

Please bring your passport and come 20 minutes early. If you are late or cannot find us, write to us here.

{{hospital}}`,
    'What it costs': `Dear {{name}},

your booking shows the price of your appointment on {{date}}. Further examinations and treatments are priced separately. We tell you their cost beforehand and do nothing without your agreement.

If you need an offer in writing, for yourself or for your insurance, please tell us.

{{hospital}}`,
    'After the visit': `Dear {{name}},

thank you for your visit on {{date}}. If you have questions about your treatment, your medicines or your reports, please write to us here.

If you get worse, or have a fever, severe pain, bleeding or trouble breathing, do not wait for our answer. Call the emergency number of the country you are in. In Türkiye it is 112.

{{hospital}}`,
  },
  tr: {
    'Randevu için belgeler': `Sayın {{name}},

{{date}} günü saat {{time}} randevunuza hazırlanabilmemiz için elinizde varsa şu belgeleri randevunuza ekler misiniz: son bir yılın tıbbi raporları, görüntüler (röntgen, BT veya MR), laboratuvar sonuçları ve kullandığınız ilaçların listesi. Belgeler kendi dilinizde olabilir.

{{hospital}}`,
    'Bize nasıl ulaşırsınız': `Sayın {{name}},

randevunuz {{date}} günü saat {{time}} (Türkiye saati, GMT+3). Adresimiz: {{address}}.

Lütfen pasaportunuzu getirin ve 20 dakika erken gelin. Gecikirseniz veya bizi bulamazsanız buradan yazın.

{{hospital}}`,
    Ücret: `Sayın {{name}},

{{date}} günlü randevunuzun ücreti randevunuzda yazılıdır. Ek tetkik ve tedaviler ayrıca ücretlendirilir. Ücretlerini önceden bildiririz ve onayınız olmadan hiçbir işlem yapmayız.

Kendiniz veya sigortanız için yazılı teklif gerekirse lütfen bize bildirin.

{{hospital}}`,
    'Ziyaretten sonra': `Sayın {{name}},

{{date}} günü bize geldiğiniz için teşekkür ederiz. Tedaviniz, ilaçlarınız veya raporlarınız hakkında sorunuz olursa lütfen buradan yazın.

Durumunuz kötüleşirse ya da ateşiniz, şiddetli ağrınız, kanamanız veya nefes darlığınız olursa yanıtımızı beklemeyin. Bulunduğunuz ülkenin acil numarasını arayın. Türkiye'de bu numara 112'dir.

{{hospital}}`,
  },
  ru: {
    'Документы для приёма': `Здравствуйте, {{name}}!

Чтобы мы подготовились к приёму {{date}} в {{time}}, добавьте, пожалуйста, к записи документы, если они у вас есть: медицинские заключения за последний год, снимки (рентген, КТ или МРТ), результаты анализов и список принимаемых лекарств. Документы могут быть на вашем языке.

{{hospital}}`,
    'Как к нам добраться': `Здравствуйте, {{name}}!

Ваш приём {{date}} в {{time}} (время Турции, GMT+3). Наш адрес: {{address}}.

Возьмите с собой паспорт и приходите на 20 минут раньше. Если опаздываете или не можете нас найти, напишите нам здесь.

{{hospital}}`,
    'Сколько это стоит': `Здравствуйте, {{name}}!

Стоимость приёма {{date}} указана в вашей записи. Дополнительные обследования и лечение оплачиваются отдельно. Мы заранее сообщаем их стоимость и ничего не делаем без вашего согласия.

Если вам нужно письменное предложение для себя или для страховой компании, сообщите нам.

{{hospital}}`,
    'После приёма': `Здравствуйте, {{name}}!

Спасибо, что пришли к нам {{date}}. Если у вас есть вопросы о лечении, лекарствах или заключениях, напишите нам здесь.

Если вам станет хуже, появится температура, сильная боль, кровотечение или станет трудно дышать, не ждите нашего ответа. Позвоните по номеру экстренной помощи страны, где вы находитесь. В Турции это 112.

{{hospital}}`,
  },
  ar: {
    'مستندات الموعد': `عزيزنا {{name}}،

للتحضير لموعدك يوم {{date}} الساعة {{time}}، نرجو إضافة المستندات التالية إلى حجزك إن توفرت لديك: التقارير الطبية للسنة الأخيرة، والصور (أشعة سينية أو مقطعية أو رنين مغناطيسي)، ونتائج المختبر، وقائمة الأدوية التي تتناولها. يمكن أن تكون المستندات بلغتك.

{{hospital}}`,
    'كيف تصل إلينا': `عزيزنا {{name}}،

موعدك يوم {{date}} الساعة {{time}} (بتوقيت تركيا، GMT+3). عنواننا: {{address}}.

يرجى إحضار جواز سفرك والحضور قبل الموعد بعشرين دقيقة. إذا تأخرت أو لم تجد المكان فاكتب إلينا هنا.

{{hospital}}`,
    التكلفة: `عزيزنا {{name}}،

سعر موعدك يوم {{date}} مذكور في حجزك. تُحسب الفحوص والعلاجات الإضافية على حدة. نخبرك بتكلفتها مسبقًا ولا نجري شيئًا دون موافقتك.

إذا احتجت إلى عرض مكتوب لك أو لشركة التأمين فأخبرنا.

{{hospital}}`,
    'بعد الزيارة': `عزيزنا {{name}}،

شكرًا لزيارتك يوم {{date}}. إذا كانت لديك أسئلة عن علاجك أو أدويتك أو تقاريرك فاكتب إلينا هنا.

إذا ساءت حالتك، أو أصابتك حمى أو ألم شديد أو نزيف أو ضيق في التنفس، فلا تنتظر ردنا. اتصل برقم الطوارئ في البلد الذي أنت فيه. الرقم في تركيا هو 112.

{{hospital}}`,
  },
}

/** Returns all delivered templates of a language. */
export const deliveredTemplates = (language: UiLanguage): DeliveredTemplate[] =>
  Object.entries(TEXTS[language]).map(([title, body]) => ({ title, body }))

/** Returns the delivered templates of a language that the hospital has not replaced by its own. */
export const deliveredIn = (
  language: UiLanguage,
  own: readonly { language: string; title: string }[],
): DeliveredTemplate[] =>
  deliveredTemplates(language).filter(
    ({ title }) => !own.some((template) => template.language === language && template.title === title),
  )

/**
 * Answers to reviews from which a hospital can start, by their titles. They name nothing of the
 * visit, because everyone reads them.
 */
const REPLIES: Record<UiLanguage, Record<string, string>> = {
  en: {
    'Thank you': `Dear {{name}}, thank you for taking the time to write. Your kind words mean a lot to our whole team.`,
    'Sorry, please talk to us': `Dear {{name}}, we are sorry that we did not meet your expectations. Please write to us in the messages of your booking, so that we can talk about it in private.`,
    'We will look into it': `Dear {{name}}, thank you for telling us. We are looking into what you describe and will reply to you in private.`,
  },
  tr: {
    Teşekkür: `Sayın {{name}}, zaman ayırıp yazdığınız için teşekkür ederiz. Güzel sözleriniz bütün ekibimiz için çok değerli.`,
    'Üzgünüz, bize yazın': `Sayın {{name}}, beklentinizi karşılayamadığımız için üzgünüz. Konuyu özel olarak konuşabilmemiz için lütfen randevunuzun mesajlar bölümünden bize yazın.`,
    İnceliyoruz: `Sayın {{name}}, bunu bize bildirdiğiniz için teşekkür ederiz. Anlattıklarınızı inceliyoruz ve size özel olarak yanıt vereceğiz.`,
  },
  ru: {
    Благодарность: `Здравствуйте, {{name}}! Спасибо, что нашли время написать. Ваши добрые слова очень важны для всей нашей команды.`,
    'Сожалеем, напишите нам': `Здравствуйте, {{name}}! Нам жаль, что мы не оправдали ваших ожиданий. Пожалуйста, напишите нам в сообщениях к вашей записи, чтобы обсудить это лично.`,
    'Мы разбираемся': `Здравствуйте, {{name}}! Спасибо, что рассказали об этом. Мы разбираемся в том, что вы описали, и ответим вам лично.`,
  },
  ar: {
    شكر: `مرحبًا {{name}}، شكرًا لأنك خصصت وقتًا للكتابة إلينا. كلماتك الطيبة تعني الكثير لفريقنا كله.`,
    'نعتذر، تواصل معنا': `مرحبًا {{name}}، يؤسفنا أننا لم نكن عند حسن ظنك. يرجى الكتابة إلينا في رسائل حجزك حتى نتحدث عن الأمر على انفراد.`,
    'سننظر في الأمر': `مرحبًا {{name}}، شكرًا لإخبارنا. ننظر الآن في ما ذكرته وسنرد عليك على انفراد.`,
  },
}

/** Returns the answers in a language, addressed to the author of the review. */
export const repliesIn = (language: UiLanguage, name: string): DeliveredTemplate[] =>
  Object.entries(REPLIES[language]).map(([title, body]) => ({ title, body: body.replace(/\{\{name\}\}/u, () => name) }))
