import { type Vignette, vague } from './vignette.ts'

export const VAGUE_EARLY_BUILD: readonly Vignette[] = [
  vague('HQ01', 'Too little said', {
    tr: ['kendimi iyi hissetmiyorum ya'],
    ar: ['والله مش تمام انا'],
  }),
  vague('HQ02', 'Too little said', {
    en: ['hello?? anyone there, its about my husband'],
    ar: ['هلا في احد؟ السالفة عن زوجي'],
  }),
  vague('HQ03', 'Not medical: visa, transfer', {
    tr: ['havaalanindan otele transfer var mi birde vize lazim mi kazakistandan'],
    ru: ['а от аэропорта забираете? и виза из казахстана нужна или нет'],
  }),
  vague('HQ04', 'Too little said', {
    en: ['it hurts'],
    tr: ['cok agriyo'],
  }),
  vague('HQ05', 'Self-care: NHS common cold', {
    ru: ['со вчера сопли ручьем и чихаю, горло чуть першит. температуры нет, ем нормально. чай с малиной пью'],
    ar: ['من البارحة خشمي يجري واعطس وبلعومي شوية يخرش. ماكو حرارة واكلي زين. اشرب شاي ليمون'],
  }),
  vague('HQ06', 'Not medical: interpreter', {
    en: ['do the doctors speak english or should i bring my cousin to translate'],
    ru: ['врачи по русски понимают? или переводчика своего брать'],
  }),
  vague('HQ07', 'Self-care: overeating', {
    tr: ['iftarda biraz abarttım galiba davul gibi oldum, geğiriyorum rahatlıyorum. soda iyi gelir mi'],
    ar: ['تقلت في العزومة شوية وبطني بقت زي الطبلة، بتكرع وارتاح. الفوار ينفع؟'],
  }),
  vague('HQ08', 'Not medical: thanks', {
    en: ['ok thx, will write tmrw when im home from work'],
    ar: ['تمام يسلمو، بكتبلكن بكرا بس ارجع من الشغل'],
  }),
  vague('HQ09', 'Too little said', {
    tr: ['merhaba iyi bi doktor lazim bana'],
    ru: ['здравствуйте мне бы врача хорошего'],
  }),
  vague('HQ10', 'Self-care: NHS insect bites', {
    en: [
      'mosquitos ate me alive on the balcony, ankles itch like mad. tiny bumps, nothing else. whats the turkish ' +
        'word for the stuff from the pharmacy',
    ],
    tr: [
      'balkonda sivrisinekler yedi bitirdi bileklerim kaşınıyor da kaşınıyor. minik minik kabarık başka bir şey ' +
        'yok. eczaneden ne isteyeyim',
    ],
  }),
  vague('HQ11', 'Too little said', {
    ru: ['у меня что то вылезло не пойму что'],
    ar: ['طلعتلي شي حاجة ما عرفتهاش شنو هي'],
  }),
  vague('HQ12', 'Not medical: payment', {
    en: ['can i pay half now half later, and do u take klarna'],
    ru: ['рассрочка есть? картой мир не пройдет наверно'],
  }),
  vague('HQ13', 'Not medical: invoice, appointment', {
    tr: ['persembe olan randevumu cumaya alabilir miyiz faturayi da sirket adina istiyorum'],
    ar: ['نقدر ننقل الموعد من الخميس للجمعه؟ وابي الفاتوره باسم الشركه'],
  }),
  vague('HQ14', 'Self-care: NHS mild sunburn', {
    en: ['forgot sunscreen, shoulders are pink and a bit warm, no blisters, feel fine otherwise. aloe vera yes or no'],
    ar: ['نسيت الواقي وكتافي احمروا وسخنين شوي، ما في فقاعات وانا منيحة. الالوفيرا بتفيد؟'],
  }),
  vague('HQ15', 'Self-care: NHS sore muscles after exercise', {
    tr: ['iki sene sonra dün ilk defa spora gittim bugün merdiven inemiyorum, bacaklarım sopa gibi. normal di mi :)'],
    ru: [
      'вчера первый раз за два года сходила в зал, сегодня ноги деревянные по лестнице боком спускаюсь)) это же ' +
        'пройдет?',
    ],
  }),
]
