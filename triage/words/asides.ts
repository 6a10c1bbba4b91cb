import type { Family } from '../stems.ts'

/** Remarks beside a complaint: companions, and wishes for something to be done. */
export const ASIDES = {
  /** Findings of companions or speakers and not of the patient. */
  helps: {
    en: 'bring me, brings me, drive me, drives me, take me there, takes me there, come with me, comes with me, coming with me, travel with me, accompany, accompanies, accompanying, translate, translates, translating, live in, lives in, works in, studies in, will pay, pays for, is paying, booked for me, book for me, with my son, with my daughter, with my children, with my kids, with my wife and, recommended, told me about',
    tr: 'beni getir*, beni götür*, getirebilir, götürebilir, benimle gel*, bana eşlik, eşlik ed*, refakat*, tercüm*, çeviri yap*, yanımda gel*, yaşıyor, oturuyor, ödeyecek, oğlumla, kızımla, çocuklarımla, tavsiye etti',
    ru: 'меня привез*, привезет меня, меня отвез*, отвезет меня, поедет со мной, приедет со мной, со мной поедет, со мной приедет, сопровожда*, сопровод*, переводит, переведет, живет в, живут в, оплатит, оплачивает, посоветова*, с сыном приед*, с дочкой приед*, с дочерью приед*',
    ar: 'بتجيبني, يجيبني, تجيبني, بيجيبني, يوصلني, توصلني, بيوصلني, بتوصلني, يجي معي, تجي معي, بيجي معي, معي بنتي, معي ابني, يرافقني, ترافقني, بيرافقني, بترافقني, يترجم*, تترجم*, بيترجم*, عايش في, عايشه في, ساكن في, ساكنه في, بيدفع, يدفع عني, نصحني, نصحتني',
  },
  /** Elective changes of one's own body. */
  haveDone: {
    en: 'get done, getting done, have done, having done, need done, want done, nose done, teeth done, hair done, eyes done, breasts done, boobs done, redo my, fix my teeth, fix my nose, do my teeth, do my nose',
    tr: 'yaptırac*, yaptırma*, yaptırıyor*, yaptırsam, yaptırs*, yaptırabil*, yaptırayım, yaptırcam, yaptırıcam, yaptırmay*, aldırmak, aldırmay*, aldırac*, aldırıcam, aldırcam, aldırsam',
    ru: 'сделать, переделать, вставить, исправить, хочу делать, хотим делать',
    ar: 'اسوي, نسوي, اعمل, نعمل, اركب, نركب, ازرع, نزرع',
  },
} satisfies Record<string, Family>
