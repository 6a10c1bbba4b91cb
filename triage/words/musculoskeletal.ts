import type { Family } from '../stems.ts'

/** Joints, limbs and spine. */
export const MUSCULOSKELETAL_FAMILIES = {
  jointWords: {
    en: 'arthritis, rheumat*, gout, stiff joint*, joints hurt, joint pain*, lupus, fibromyalgia, osteoporosis, stiff in the morning, morning stiffness, stiff hands, swollen joint*, joints swell, big toe',
    tr: 'romatiz*, artrit*, gut, eklem*, lupus*, fibromiyalji*, kemik erime*, sabah tutukluğ*, tutuk*, ayak başparma*',
    ru: 'артрит*, ревмат*, подагр*, сустав*, волчанк*, фибромиалг*, остеопороз*, скован*, большой палец ног*',
    ar: 'روماتيزم*, نقرس, مفاصل*, ذئبه, هشاش*, تيبس صباحي, تيبس الصبح, روماتويد*, اصبع رجلي الكبير, خشونه',
  },
  arthrosis: {
    en: 'osteoarthritis, worn out joint, bone on bone, knee replacement, hip replacement, meniscus, acl, ligament*, torn ligament, cartilage, knee gives way, knee locks, arthroscop*, twisted my knee',
    tr: 'kireçlenme*, protez*, menisküs*, ön çapraz bağ*, bağ kop*, kıkırdak*, artroskopi*, dizim kilit*, bağlarım',
    ru: 'артроз*, мениск*, эндопротез*, связк*, хрящ*, замена сустав*, артроскоп*, коксартроз*, гонартроз*',
    ar: 'خشونه*, غضروف*, رباط صليبي, تبديل مفصل, مفصل صناعي, تغيير مفصل, الرباط*, هلالي, تبديل ركبه, تغيير ركبه, منظار ركبه',
  },
  limbPain: {
    en: 'shoulder pain, frozen shoulder, cant lift my arm, heel pain, heel hurts, tennis elbow, elbow*, wrist pain, hip pain, ankle*, plantar, foot pain, rotator cuff, finger lock*, trigger finger, bunion*, flat feet, sprain*, toe',
    tr: 'omz*, omuz*, topuk*, topuğ*, dirse*, dirseğ*, bilek*, bileğ*, kalça*, ayak bileğ*, halluks*, düz taban*, burkul*, tetik parmak',
    ru: 'плеч*, пятк*, пяточн*, локо*, запяст*, тазобедр*, голеностоп*, лодыж*, косточк*, плоскостоп*, растяжен*, подвернул*',
    ar: 'كتف*, كعب*, كوع*, مرفق*, رسغ*, ورك*, كاحل*, مسمار عظمي, شوكه عظم*, فلات فوت, التواء*, شوكه',
  },
  spineWords: {
    en: 'sciatica, slipped disc, herniated disc, disc, lower back, scoliosis, neck pain, stiff neck from, back ache, lumbago, spine, back pain, my back went, back went, back is out, put my back out, herniated',
    tr: 'siyatik*, bel fıtı*, boyun fıtı*, skolyoz*, bel ağrı*, belim ağrı*, boyun ağrı*, boynum ağrı*, sırt ağrı*, disk, belim tutul*, boynum tutul*, belim tut*, fıtığım',
    ru: 'ишиас*, грыжа диска, межпозвон*, сколиоз*, поясниц*, остеохондроз*, болит спина, спина болит, болит шея, шея болит, радикул*, люмбаго, сорвал спину, спину сорвал*, спину прихват*, защемил*',
    ar: 'عرق النسا, ديسك*, انزلاق غضروفي, جنف, اسفل الظهر, وجع ظهر, الم ظهر, الم رقبه, رقبتي توجع*, ظهري يوجع*, عمود فقري, الدسك, فقرات, ظهري انفك, ظهري انفتل, دسك, انزلاق',
  },
  rehab: {
    en: 'rehab*, physio*, physical therapy, after stroke, after my stroke, walk again, get my hand working, get walking',
    tr: 'rehabilitasyon*, fizik tedavi*, fizyoterapi*, inme sonra*',
    ru: 'реабилитац*, физиотерап*, восстановлен* после, лфк',
    ar: 'تاهيل*, علاج طبيعي, اعاده تاهيل, فيزيو*',
  },
} satisfies Record<string, Family>
