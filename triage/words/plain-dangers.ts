import type { Family } from '../stems.ts'

/**
 * Dangers in the words of who looks on, for the fixed rules only: a battery that is missing, a meal
 * missed after insulin, a bladder that does not empty. No weight is learned for them.
 */
export const PLAIN_DANGER_FAMILIES = {
  /** A battery or magnet that nobody finds, beside the word for it. */
  batteryGone: {
    en: 'battery is gone, batteries are gone, battery is missing, batteries are missing, battery has gone missing, battery gone, magnet is gone, magnet is missing, cant find the battery',
    tr: 'pil yok, pili yok, pilleri yok, pil kayıp, pili kayıp, pil ortada yok, pili ortada yok, pil kaybolmuş, pili kaybolmuş, mıknatıs yok, mıknatıs kayıp',
    ru: 'батарейки нет, нет батарейки, батарейка пропала, батарейка исчезла, батарейки не хватает, магнита нет, магнитик пропал',
    ar: 'البطاريه مش موجوده, البطاريه مو موجوده, البطاريه اختفت, البطاريه ضايعه, البطاريه راحت, ما لقينا البطاريه, مش لاقيين البطاريه, المغناطيس اختفى',
  },
  insulinTaken: {
    en: 'insulin',
    tr: 'insülin*',
    ru: 'инсулин*',
    ar: 'انسولين*',
  },
  mealMissed: {
    en: 'never got dinner, never had dinner, never got lunch, never ate, didnt eat, hasnt eaten, havent eaten, not eaten, skipped dinner, skipped lunch, skipped breakfast, skipped the meal, missed dinner, missed lunch, missed his meal, missed her meal, missed my meal, without eating, no dinner, no lunch',
    tr: 'yemek yemedi*, yemek yiyem*, bir şey yemedi*, bişey yemedi*, hiçbir şey yemedi*, öğün atla*, yemeği atla*, aç kaldı*, yemeden',
    ru: 'не поел*, не поужинал*, не пообедал*, не позавтракал*, ничего не ел, ничего не ела, пропустил* обед, пропустил* ужин, без еды, не успел* поесть',
    ar: 'ما اكل, ما اكلت, ما تعشى, ما تعشت, ما تعشينا, ما تغدى, ما تغدت, بدون اكل, من غير اكل, مكلش, ما اكلش, مكلتش, ما لحق ياكل',
  },
  /** Laughter or silliness without a reason: a brain that lacks sugar. */
  laughsForNothing: {
    en: 'giggling at nothing, laughing at nothing, giggling for no reason, laughing for no reason, giggles at nothing, laughs at nothing',
    tr: 'kendi kendine gülüyor*, sebepsiz gülüyor*, durup dururken gülüyor*, boş boş gülüyor*',
    ru: 'смеется без причины, хихикает без причины, беспричинно смеется, смеется ни с того, хихикает ни с того',
    ar: 'يضحك بدون سبب, تضحك بدون سبب, بيضحك من غير سبب, بتضحك من غير سبب, يضحك لحاله, عم يضحك بلا سبب, عم تضحك بلا سبب',
  },
  /** Wishes to pass urine, and none comes. */
  triesToPass: {
    en: 'try to pee, try to wee, trying to pee, trying to wee, want to pee, want to wee, need to pee, need to wee, desperate to pee',
    tr: 'işemek istiyorum, çişim var, çişim geliyor, çişim geliyo, işemeye çalışıyor*, çiş yapmaya çalışıyor*',
    ru: 'хочу писать, хочу пописать, пытаюсь помочиться, пытаюсь пописать, хочется писать, хочется пописать',
    ar: 'ابي ابول, بدي ابول, عايز ابول, عاوز ابول, ودي ابول, احاول ابول, بحاول ابول, اريد ابول, اريد اتبول',
  },
  nothingComes: {
    en: 'nothing comes, nothing comes out, nothing is coming, nothing happens, cant, wont come',
    tr: 'çıkmıyor*, çıkmıyo*, gelmiyor*, gelmiyo*, yapamıyor*, yapamıyo*, olmuyor*',
    ru: 'не идет, не выходит, ничего не выходит, не получается, не могу',
    ar: 'ما يطلع شي, ما بيطلع شي, ما عم يطلع شي, ما يطلع, ما بيطلع, مش بينزل, ما ينزل, مفيش حاجه, مش قادر',
  },
  /** Calls those who are near by names of others. */
  namesWrongly: {
    en: 'calling me by name, calls me by name, called me by name, calling us by name, calling me the wrong name, calls me the wrong name, thinks im her mother, thinks im his mother, thinks i am her mother',
    tr: 'bana adıyla, bana ismiyle, bana başkasının adıyla, beni annesi san*, beni teyzem san*, beni başkası san*',
    ru: 'называет меня именем, называет меня чужим, зовет меня именем, зовет меня чужим, принимает меня за',
    ar: 'تناديني باسم, يناديني باسم, بتناديني باسم, بيناديني باسم, تسميني باسم, مفكرتني, مفكرني, فاكرني امه, فاكراني امها',
  },
  marbled: {
    en: 'like marble, marble pattern',
    tr: 'mermer gibi, ebru gibi',
    ru: 'как мрамор, мраморн* рисунок',
    ar: 'متل الرخام, مثل الرخام, زي الرخام, كالرخام',
  },
  headBangs: {
    en: 'heads banging, head is banging, head banging, heads thumping, head is thumping, heads throbbing, head is throbbing, heads pounding, head is bursting',
    tr: 'başım zonk*, kafam zonk*, başım patl*, kafam kazan',
    ru: 'голова гудит, башка трещит, башка раскал*, голова лопается, в висках стучит, стучит в висках',
    ar: 'راسي بيطق, راسي يطق, راسي بيفرقع, راسي رح يطق, راسي يدق, راسي بيدق',
  },
} satisfies Record<string, Family>

/** Findings put together from them and from other families, as in `COMPOSED`. */
export const PLAIN_DANGERS = {
  passesNothing: 'triesToPass + nothingComes @9',
} as const
