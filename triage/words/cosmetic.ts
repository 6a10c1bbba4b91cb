import type { Family } from '../stems.ts'

/** Cosmetic changes of the body. */
export const COSMETIC_FAMILIES = {
  reshape: {
    en: 'reduce*, reduction, enlarg*, augment*, reshap*, lift, smaller, firmer',
    tr: 'küçült*, büyüt*, dikleştir*, germe*, gerdir*, estetik*, kaldırt*',
    ru: 'уменьш*, увелич*, подтян*, поднять грудь, подтяжк*',
    ar: 'تكبير*, تصغير*, شد, رفع, تجميل*, نحت*, اكبر, اصغر',
  },
  noseWish: {
    en: 'rhinoplasty, nose job, bump on my nose, nose reshap*, nose surgery, crooked nose, big nose',
    tr: 'burun estetik*, rinoplasti*, burnumdaki kemer*, burnumda kemer*, burun kemer*, burun ameliyat*, kemerli burun*, burnumu',
    ru: 'ринопластик*, горбинк*, исправить нос, операция на нос*, форму носа, пластика носа',
    ar: 'تجميل انف, رينوبلاستي, عمليه انف, تجميل خشم, تعديل انف, تصغير انف, حدبه',
  },
  bodyWish: {
    en: 'liposuction, lipo, tummy tuck, bbl, breast augmentation, breast reduction, breast implant*, breast lift, boob job, bigger boobs, bigger breast*, bigger bust, smaller boobs, smaller breast*, facelift, face lift, eyelid surgery, droopy eyelid*, saggy, excess skin, loose skin, mommy makeover, botox, filler*, gynecomastia, man boobs, cosmetic, plastic surgery',
    tr: 'liposuction*, karın germe*, göğüs büyüt*, göğüs küçült*, yüz germe*, meme estetik*, meme büyüt*, meme küçült*, meme dik*, göz kapağı estetik*, sarkm*, botoks*, dolgu yaptır*, jinekomasti*, estetik*, yağ aldır*',
    ru: 'липосакц*, абдоминопласт*, увеличение груд*, увеличить грудь, уменьшение груд*, подтяжк*, блефаропласт*, ботокс*, филлер*, гинекомаст*, пластик*, лишняя кожа, обвисш* кож*, подтянуть, маммопластик*',
    ar: 'شفط*, شد بطن, شد البطن, تكبير ثدي, تصغير ثدي, شد وجه, بوتوكس, فيلر*, تجميل*, ترهل*, شد الجفون, تكبير صدر, تصغير صدر, رفع ثدي, التثدي, نحت, شد الوجه',
  },
} satisfies Record<string, Family>
