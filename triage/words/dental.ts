import type { Family } from '../stems.ts'

/** Teeth and gums. */
export const DENTAL_FAMILIES = {
  teethWish: {
    en: 'veneer*, implant*, crowns, hollywood smile, whitening, braces, invisalign, zirconia, dentures, missing teeth, missing tooth, all on 4, all on four, straighten my teeth, crooked teeth, gap in my teeth, dental work, smile makeover, wisdom tooth, root canal, cavity, filling',
    tr: 'implant*, diş kaplama*, zirkonyum*, lamina*, gülüş tasarım*, diş beyazlat*, diş teli*, protez diş, eksik diş*, yirmilik*, kanal tedavi*, dolgu*, çürük*, yirmi yaş diş*, diş eksik*, takma diş*',
    ru: 'имплант*, виниры, коронк*, отбелив* зуб*, брекет*, протез* зуб*, голливудск*, зуб мудрости, кариес*, пломб*, циркони*, нет зубов, выровнять зубы, кривые зубы',
    ar: 'زراعه اسنان, فينير*, تبييض اسنان, تقويم, زيركون*, ابتسامه هوليود, طقم اسنان, تركيبات, ضرس العقل, حشوه*, تسوس*, سحب عصب, هوليود سمايل, تلبيس*, اسناني ناقصه, ناقص*, عصب السن, تيجان',
  },
  gumTrouble: {
    en: 'gums bleed*, bleeding gums, gum disease, loose tooth, wobbly tooth, sensitive teeth, bad breath, teeth grinding, grind my teeth, jaw click*',
    tr: 'diş eti kana*, diş etlerim kana*, diş etim*, diş etlerim*, dişim sallan*, diş sık*, ağız koku*, diş hassas*',
    ru: 'десны кровоточ*, кровоточ* десен, шата* зуб*, зуб шата*, чувствительн* зуб*, пародонт*, запах изо рта, скрежещу',
    ar: 'لثتي تنزف, نزيف لثه, سن يتحرك, حساسيه اسنان, ريحه فم, اللثه, لثه, صرير',
  },
} satisfies Record<string, Family>
