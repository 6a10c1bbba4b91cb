import type { Family } from '../stems.ts'

/** Cancer and its treatment. */
export const CANCER_FAMILIES = {
  chemo: {
    en: 'chemo*, immunosuppress*, neutropen*, transplant patient, no spleen, leukaemia, leukemia, kidney transplant, cancer treatment, low immune, steroids long term, tacrolimus, ciclosporin, cyclosporin*, methotrexate, liver transplant, heart transplant, lung transplant, bone marrow, stem cell, transplanted, rituximab, biologics, azathioprine, low white cells, low white blood, hiv, kidney recipient, splenectomy, had chemo, mycophenolate, lymphoma, myeloma, kidney transplant last year, on steroids for life, sickle cell',
    tr: 'kemoterapi*, kemo, bağışıklık*, organ nakl*, lösemi*, böbrek nakl*, kanser tedavisi, karaciğer nakl*, nakil ol*, nakilli*, ilik nakl*, kemo al*, kemot*, kan kanser*, lenfoma*, metotreksat*, akyuvar*, orak hücre*, böbrek nakli*, organ nakli*',
    ru: 'химиотерап*, химии, химию, иммуносупр*, лейкоз*, после трансплант*, пересадк*, лейкеми*, химия, пересадил* поч*, пересажен*, пересадк* почк*, пересадк* печен*, такролимус*, донорск* почк*, химиотерапи*, курс химии, лимфом*, миелом*, метотрексат*, удален* селезен*, серповидн*, пересадка почки, пересадили почку, после трансплантации',
    ar: 'كيماوي, علاج كيميائي, كيماوي*, مناعه, مناعتي, زراعه كلى, لوكيميا, العلاج الكيميائي, كيمياوي, سرطان, زارع كليه, زارعه كليه, زارع كبد, زراعه كليه, زراعه كبد, اخذت كيماوي, جلسه كيماوي, نقص مناعه, زراعه نخاع, كيموثيرابي, مزروع*, كلية مزروع*, تاكروليمس, ليمفوما, ميثوتركسيت, زراعه كلى, زراعه كبد, انيميا منجليه, منجليه',
  },
  cancer: {
    en: 'cancer*, tumour*, tumor*, cancer in my bones, prostate cancer, spread to my spine, secondaries, metast*',
    tr: 'kanser*, tümör*',
    ru: 'рак, рака, опухол*, онколог*',
    ar: 'سرطان*, ورم خبيث',
  },
  cancerCare: {
    en: 'second opinion, chemotherapy, radiotherapy, biopsy, oncolog*, tumour, tumor, metasta*, cancer*',
    tr: 'ikinci görüş, kemoterapi*, biyopsi*, tümör*, kanser*, onkoloji*, metastaz*',
    ru: 'второе мнение, химиотерап*, биопси*, опухол*, рак, рака, онколог*, метастаз*',
    ar: 'راي ثاني, كيماوي*, خزعه, ورم خبيث, سرطان*, اورام',
  },
} satisfies Record<string, Family>
