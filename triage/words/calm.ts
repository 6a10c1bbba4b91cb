import type { Family } from '../stems.ts'

/** Harmless contexts of a sign: its cause, and general well-being. */
export const CALM_FAMILIES = {
  teething: {
    en: 'teething, first tooth, cutting teeth, teeth coming, tooth is coming, chewing everything',
    tr: 'diş çıkar*, dişi çıkıyor, ilk dişi, diş çıkıyor',
    ru: 'зубки, режутся зуб*, лезут зуб*, зуб лезет, прорезыва*',
    ar: 'تسنين, يسنن, بيسنن, طالع سن*, اول سن',
  },
  playful: {
    en: 'running about, running around, playing happily, happily playing, plays happily, plays normally, playing normally, plays fine, playing fine, is happy, eating ice, happily eating, in good spirits, full of energy, cheerful, normal since',
    tr: 'keyfi yerinde, neşesi yerinde, koşturuyor, oynuyor, neşeli*, turp gibi, oynadı, oynayıp',
    ru: 'скачет, играет, веселый, веселая, бегает, бодрый, бодрая, активный, активная, настроение хорош*',
    ar: 'بتلعب وبتاكل, بيلعب وبياكل, بتلعب عادي, بيلعب عادي, يلعب وياكل, تلعب وتاكل, ويلعب, وبيلعب, وتلعب, يلعب عادي, مبسوط, مبسوطه, نشيط, نشيطه',
  },
  bornWith: {
    en: 'since birth, from birth, born with, born without, congenital, since i was born, all my life',
    tr: 'doğuştan, doğduğumdan beri, doğduğundan beri',
    ru: 'с рождения, от рождения, врожденн*, родился с, родилась с',
    ar: 'من الولاده, منذ الولاده, خلقي, من يوم ولد*, من يوم انولد*',
  },
  sleptOn: {
    en: 'slept on it, slept on my, sleeping on it, slept on him, lay on it, sat on my foot, after a shake, shake it',
    tr: 'üstüne yat*, üzerine yat*, üstünde uyu*, üzerinde uyu*',
    ru: 'отлежал*, отсидел*, спал на рук*, спала на рук*, лежал на рук*',
    ar: 'نمت على, نمت عليها, نمت عليه, انام عليها, نام عليها',
  },
  restHelps: {
    en: 'settles when i rest, settles with rest, eases when, goes when i rest, goes off when i rest, stops when i stop, when i rest, when i stop, if i rest, after resting',
    tr: 'dinlenince, durunca, oturunca geç*, dinlendiğimde',
    ru: 'отдохну, остановлюсь, постою, в покое проход*, отпускает когда, посижу и',
    ar: 'وارتاح لما, لما اوقف, واقعد يروح, اقعد ويروح, لما ارتاح, اذا ارتحت, مع الراحه',
  },
  pressesSpot: {
    en: 'when i press, if i press, press the spot, press on it, pressing it, tender to touch',
    tr: 'bastırınca, basınca, üstüne basınca, dokununca',
    ru: 'когда нажимаю, при нажати*, если нажать, надавить',
    ar: 'لما اضغط, اذا ضغطت, اضغط عليه, مع الضغط عليه, باللمس',
  },
} satisfies Record<string, Family>
