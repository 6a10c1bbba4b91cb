import { lookalike, type Vignette } from './vignette.ts'

export const LOOKALIKES_MORE: readonly Vignette[] = [
  lookalike('L02', 'own: figure of speech', {
    ru: ['чуть инфаркт не получил от ваших цен на пересадку волос, есть дешевле?'],
    ar: ['كدت اصاب بجلطة من اسعار زراعة الشعر، عندكم ارخص؟'],
    specialties: ['Hair Restoration', 'Dermatology', 'Plastic Surgery'],
  }),
  lookalike('L04', 'own: family history', {
    tr: ['annem inme geçirmişti, ben de check up yaptırmak istiyorum şikayetim yok'],
    ar: ['امي ماتت بسرطان الثدي وابي اعمل فحص، انا ما عندي شي'],
  }),
  lookalike('L06', 'own: negation', {
    en: ['bad headache on and off for weeks, no stiff neck no fever no vomiting and no weakness'],
    ru: ['голова болит неделями то да то нет, рвоты нет, температуры нет, слабости в руках нет'],
    urgency: 'routine',
    specialties: ['Neurology', 'Internal Medicine', 'Family Medicine'],
  }),
  lookalike('L08', 'own: long past', {
    tr: ['geçen yıl kalp krizi geçirdim stent takıldı, kontrol için randevu almak istiyorum iyiyim'],
    ru: ['два года назад был инфаркт, поставили стент, чувствую себя хорошо, нужен плановый осмотр'],
    specialties: ['Cardiology'],
  }),
  lookalike('L10', 'own: question for knowledge', {
    ar: ['شو هي اعراض الجلطة القلبية؟ عم اكتب بحث للجامعة'],
    tr: ['zehirlenme belirtileri nelerdir, okul ödevi için soruyorum'],
    urgency: null,
  }),
  lookalike('L12', 'own: figure of speech', {
    en: ['i would kill for a nose like hers, how much is a nose job'],
    ru: ['муж меня убьет если узнает сколько стоит ринопластика)) какая цена?'],
    specialties: ['Plastic Surgery', 'Ear Nose and Throat'],
  }),
  lookalike('L14', 'own: about a film or quotation', {
    en: [
      'my sister wrote "i cant breathe" but she was just laughing at a video. we are looking for an eye doctor for her glasses',
    ],
    tr: ['arkadaşım "gülmekten ölüyorum nefes alamıyorum" yazmış :) biz göz doktoru arıyoruz gözlük için'],
    specialties: ['Ophthalmology'],
  }),
  lookalike('L16', 'NHS: Panic, recurrent and known', {
    en: ['ive had panic attacks for years, no attack now, want to find a therapist to talk to regularly'],
    ar: ['عندي نوبات هلع من سنين والحين ما في شي بس ابي معالج نفسي اتابع معه'],
    specialties: ['Psychiatry'],
  }),
  lookalike('L18', 'own: hypothesis', {
    tr: ['tatildeyken çocuğum ateşlenirse hangi hastaneye götürmeliyim? şu an sağlıklı'],
    ru: ['если в отпуске поднимется температура у ребенка, куда обращаться? сейчас он здоров'],
    specialties: ['Pediatrics', 'Emergency Medicine', 'Family Medicine'],
    urgency: null,
  }),
  lookalike('L20', 'own: taken back', {
    ar: ['عندي ضيق نفس قوي', 'لا آسف كتبت بالغلط ما عندي ضيق نفس، بس انسداد بالأنف من الحساسية'],
    ru: ['не могу дышать', 'извините, неточно написал: дышать могу, просто нос заложен уже месяц'],
    specialties: ['Ear Nose and Throat'],
  }),
  lookalike('L22', 'NHS: Nosebleed, small', {
    en: [
      'small nosebleed this morning stopped after 5 minutes, happens when the air is dry, should i see an ENT some day',
    ],
    tr: ['sabah burnum biraz kanadı beş dakikada durdu, kuru havada oluyor, kbb ye görünsem mi'],
    specialties: ['Ear Nose and Throat', 'Family Medicine'],
  }),
]
