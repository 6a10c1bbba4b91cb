import type { Family } from '../stems.ts'

/** Fever and infections. */
export const INFECTION_FAMILIES = {
  fever: {
    en: 'fever*, high temp, high temperature, temperature of, running a temp*, burning up, feverish, has a temp, a temperature, temp of, temp is, temperature, hot to touch, burning hot, boiling hot, roasting, baking hot, on fire with fever, spiking',
    tr: 'ateş, ateşi*, ateşle*, ateşim*, ateş*, harareti*, ateşler içinde, yanıyor ateş*, cayır cayır, ateş gibi, ateşi çık*',
    ru: 'температур*, жар, лихорад*, жара, горит весь, весь горит, вся горит, горю вся, горит вся, пышет, пылает, темпер*',
    ar: 'حرار*, سخون*, حمى, الحمى, سخن*, مسخن*, سخانه, مسخن, مولع نار, مولع*, يغلي, جسمه نار, حرارته, حرارتها, حرارتي, نار, سخن نار, كيغلي',
  },
  shiver: {
    en: 'fever shakes, rigors, shiver*, shaking, chills, rigor*, trembling, cant get warm, teeth chatter*, teeth are chattering, shaking so hard, teeth chattering, teeth banging, cant stop shaking, shaking like a leaf, shaking like mad, shivers, shivering uncontrollably, under three duvets, under blankets',
    tr: 'titre*, üşü*, zangır*, dişlerim birbirine, dişleri birbirine, dişlerim takır*, titriyorum, titriyor, titreyip, titremeden, titremekten, zangır zangır, tir tir, üşüme titreme',
    ru: 'озноб*, трясет, тряс*, знобит, дрож*, колотит, зубы стучат, зубами стуч*, зуб на зуб, трясло, озноб, трясет под, лихорадит, колотун',
    ar: 'ارجف*, يرجف*, رجف*, قشعرير*, برديه, ارتجاف, رعش*, انتفض, ارتعش, برجف, اسناني تصطك, اسنانه تصطك, سناني تخبط, اسناني بتخبط, يرتجف, ترتجف, ارتجف, يرجف, ترجف, ارجف, رجفه, رعشه, نفاضه, قشعريره, قشعريرات, سناني تصطك, تكتكه اسنان',
  },
  bigNodes: {
    en: 'swollen gland*, swollen lymph, lymph node*, glands in my neck, lump in my neck, lump in neck, night sweats, lump under my arm, lump in armpit',
    tr: 'lenf*, bezeler*, boynumda şişlik, boynumda beze, koltuk altımda şişlik, gece terle*, boynumda kitle, boyunda şişlik, boyunda beze',
    ru: 'лимфоузл*, шишка на шее, узел на шее, ночн* пот*, увеличен* лимф*, подмышкой шишк*',
    ar: 'غدد لمفاويه, عقد لمفاويه, كتله بالرقبه, كتله برقبتي, تعرق ليلي, غده تحت الابط, كتله تحت الابط, الغدد اللمفاويه',
  },
  hepatitis: {
    en: 'hepatitis, hiv, std, sti, unprotected sex, syphilis, gonorr*, chlamydia, malaria, parasite*, worms, tuberculosis, typhoid',
    tr: 'hepatit*, hiv, cinsel yolla, korunmasız*, frengi*, parazit*, sıtma*, verem*, bel soğukluğ*',
    ru: 'гепатит*, вич, зппп, незащищен*, сифилис*, гоноре*, хламид*, паразит*, малярия, глисты, туберкулез*',
    ar: 'التهاب كبد, ايدز, امراض جنسيه, بدون واقي, زهري, سيلان, طفيلي*, ديدان, ملاريا, سل',
  },
  vaccine: {
    en: 'vaccin*, jab*, immunis*, immuniz*, travel shot*',
    tr: 'aşı, aşısı*, aşılar*',
    ru: 'прививк*, вакцин*',
    ar: 'تطعيم*, لقاح*',
  },
  infection: {
    en: 'infect*, uti, kidney infection, pneumonia, sepsis, septic, abscess*, cellulitis',
    tr: 'enfeksiyon*, iltihap*, zatürre*, sepsis*, apse*, sistit*',
    ru: 'инфекц*, воспал*, цистит*, пневмон*, сепсис*, абсцесс*, пиелонефр*',
    ar: 'التهاب*, ملتهب*, عدوى, تسمم دم, خراج*, انتان*',
  },
} satisfies Record<string, Family>
