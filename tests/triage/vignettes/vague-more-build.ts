import { type Vignette, vague } from './vignette.ts'

export const VAGUE_MORE: readonly Vignette[] = [
  vague('V02', 'own: vague', { ru: ['чувствую себя не очень'], ar: ['مو مرتاح اليوم'] }),
  vague('V04', 'own: greeting', { en: ['hello are you a real person'], tr: ['selam sen robot musun'] }),
  vague('V06', 'own: about the product', { tr: ['hesabımı nasıl silerim'], ar: ['كيف اغير كلمة السر'] }),
  vague('V08', 'own: vague', { en: ['it hurts'], ru: ['болит'] }),
  vague('V10', 'own: price question without a treatment', { en: ['how much does it cost'], tr: ['fiyat ne kadar'] }),
  vague('V12', 'own: not medical', { ru: ['какая виза нужна в турцию'], ar: ['متى تفتح الجامعات بتركيا'] }),
  vague('V14', 'own: vague', { ar: ['ما بعرف شو فيني'], en: ['not sure whats going on with me lately'] }),
  vague('V16', 'own: need a doctor', { tr: ['bana doktor lazım'], ru: ['нужен врач'] }),
]
