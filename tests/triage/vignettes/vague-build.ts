import { type Vignette, vague } from './vignette.ts'

export const VAGUE_BUILD: readonly Vignette[] = [
  vague('V01', 'own: vague', { en: ['hi i dont feel well'], tr: ['merhaba kendimi iyi hissetmiyorum'] }),
  vague('V03', 'own: greeting', { ru: ['здравствуйте'], ar: ['السلام عليكم'] }),
  vague('V05', 'own: about the product', { en: ['how do i cancel my appointment'], ru: ['как отменить запись'] }),
  vague('V07', 'own: vague', { tr: ['ağrım var'], ar: ['عندي الم'] }),
  vague('V09', 'own: no sense', { en: ['asdkjh qwe'], tr: ['fghfgh ..'] }),
  vague('V11', 'own: not medical', {
    en: ['whats the weather in izmir and a good restaurant'],
    ar: ['شو احسن مطعم باسطنبول'],
  }),
  vague('V13', 'own: vague', { ru: ['мне плохо'], en: ['something is wrong with me'] }),
  vague('V15', 'own: thanks', { tr: ['teşekkürler'], ru: ['спасибо большое'] }),
]
