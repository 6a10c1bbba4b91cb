/** Hospitals of the demo data. All are fictional. Provinces, districts and area codes are real. */
import type { Department } from './demo-services.ts'

/**
 * Opening hours. `full`: the default hours. `half`: Saturday mornings only. `few`: four times a
 * day, Monday to Friday.
 */
export type Hours = 'full' | 'half' | 'few'

export type DemoHospital = {
  name: string
  city: string
  district: string
  street: string
  areaCode: number
  departments: readonly Department[]
  hours: Hours
  /** Factor of its prices to the usual ones. */
  priceLevel: number
  /** Average rating by its patients, 1 to 5. */
  quality: number
  /** Relative number of its reviews and appointments. */
  weight: number
  languages: readonly string[]
  /** Two short paragraphs. */
  description: string
}

const ALL: readonly Department[] = [
  'general',
  'heart',
  'bones',
  'cancer',
  'family',
  'eyes',
  'teeth',
  'beauty',
  'mind',
  'rehab',
  'surgery',
]
const LANGUAGES: Record<string, string> = {
  T: 'Turkish',
  E: 'English',
  A: 'Arabic',
  G: 'German',
  F: 'French',
  R: 'Russian',
  C: 'Chinese',
}

// name | province | district | street | area code | departments | hours | price level | quality |
// weight | languages | first paragraph | second paragraph
const TABLE = `
Firuze Park Hospital | İstanbul | Şişli | Çınar Sokak 12 | 212 | all | full | 1.5 | 4.7 | 11 | TEAR | A general hospital on a quiet street above the Bosphorus, with a heart centre, an orthopedics floor and a one-day screening programme. Most visitors from abroad start with a consultation and travel home with a written plan. | The international desk arranges interpreters, airport transfers and a cost estimate before the journey. After the stay, follow-up talks take place by video, at an hour that suits the patient's time zone.
Zeytin Koyu Hospital | İzmir | Çeşme | Zeytinlik Caddesi 48 | 232 | all | full | 1.1 | 4.6 | 7 | TEG | Low white buildings around an old olive grove, ten minutes from the harbour. Knee and hip patients walk their first steps in the garden, and the physiotherapy hall opens on to it. | Families can stay in the guest house next door. Nurses on the orthopedic ward speak English or German, and every operation is followed by a written exercise plan with drawings.
Yedi Lale Medical Centre | Antalya | Muratpaşa | Portakal Çiçeği Caddesi 7 | 242 | all | full | 1.2 | 4.6 | 7 | TERG | A medical centre in the middle of town that grew out of a practice for children. Pediatrics still has a floor of its own, with a playroom and rooms for parents. | Dental care and eye surgery share the newest wing. Patients who combine treatment with a holiday get their appointments grouped, so that the days in between stay free.
Sarnıç Heart and Vascular Centre | İstanbul | Fatih | Su Kemeri Sokak 5 | 212 | heart | full | 1.4 | 4.7 | 5 | TEAR | A heart hospital and nothing else: rhythm disorders, narrowed arteries and valves. Examinations, imaging and the decision about treatment usually fit into two days. | Cardiologists and surgeons look at every planned case together. Recovery begins in a small gym on the ward, with a nurse and a monitor beside each bicycle.
Mavi Çınar Hospital | İstanbul | Kadıköy | Moda Çınarı Sokak 21 | 216 | all | full | 1.3 | 4.5 | 6 | TEG | A hospital on the Asian side for planned treatments and second opinions, built around a courtyard with a plane tree. There is no emergency traffic in the corridors, so appointments tend to start on time. | Internal medicine and neurology work closely together here, and long or unclear illnesses get long appointments. Reports are written in English or German on request.
Poyraz Tepe Hospital | İstanbul | Sarıyer | Poyraz Yolu 90 | 212 | all | full | 1 | 4.2 | 4 | TEA | Emergency department, intensive care and surgery on a hill in the north of the city, open day and night. The general clinics see patients on every weekday and on Saturdays. | A relatives' room with beds and a kitchen is free of charge while somebody is in intensive care. Interpreters for Arabic are on site until midnight.
Kandil Sokak Eye Hospital | İstanbul | Beşiktaş | Kandil Sokak 3 | 212 | eyes | half | 1.1 | 4.6 | 4 | TERA | Three floors for eyes alone: cataract, laser correction and retina. Measurements are made on the first morning, and the surgeon explains them before anything is decided. | The hospital works with fixed prices per eye, lenses included. Patients come back the day after surgery and receive their measurements to take home.
Üç Martı Hospital | İstanbul | Bakırköy | Sahil Martı Caddesi 66 | 212 | all | full | 0.9 | 4.1 | 3 | TER | A neighbourhood hospital near the coast road that has looked after three generations of the same families. Visitors value the short ways: laboratory, imaging and clinics are on one floor. | Screening days begin at nine and end with a talk about the results. Russian-speaking coordinators accompany patients who come for operations.
Ihlamur Konak Dental Centre | İstanbul | Üsküdar | Ihlamur Konak Sokak 14 | 216 | teeth | full | 1.2 | 4.5 | 5 | TEFG | Dentistry in a restored wooden house with a modern annex behind it. Implants, crowns and veneers are planned on screen together with the patient before the first appointment is fixed. | The laboratory is in the same building, which shortens the wait between fitting and finish. Aftercare is agreed with the dentist at home, in English, French or German.
Lodos Bahçe Hospital | İstanbul | Ataşehir | Lodos Bulvarı 118 | 216 | all | full | 1.6 | 4.4 | 5 | TEAC | A tower among the offices of the finance quarter, used to people with little time. Full screenings finish in one morning, and results are explained by video in the evening. | Oncology has a day clinic with single rooms and a view over the islands. Interpreters for Chinese and Arabic can be booked with the appointment.
Saklı Koru Clinic | İstanbul | Beykoz | Koru Yolu 4 | 216 | beauty mind | few | 1.5 | 4.3 | 2 | TEG | A small clinic at the edge of the forest for plastic surgery, dermatology and mental health. It takes few patients at a time, and each has one person to turn to. | Wishes about appearance are talked through twice before a date is given. Psychotherapy continues by video for patients who return home.
Fener Burnu Women and Children Hospital | İstanbul | Maltepe | Fener Burnu Caddesi 33 | 216 | family | full | 1 | 4.6 | 4 | TEA | Gynecology, births, fertility treatment and pediatrics under one roof by the sea. Female doctors are available in every department. | Fertility patients get a calendar for the whole cycle before they book a flight. The children's clinic keeps hours without appointment for fever and ear pain.
Ihlamur Bahçe Hospital | Ankara | Çankaya | Selvi Caddesi 48 | 312 | all | full | 1.2 | 4.7 | 6 | TEFA | A hospital for planned care between the embassies, with linden trees along its drive. Diplomats' families have long been among its patients, so forms and reports come in several languages as a matter of course. | Cardiology, oncology and orthopedics hold joint case meetings twice a week. A second opinion on paper is usually ready within five working days.
Bozkır Kervanı Hospital | Ankara | Yenimahalle | Kervan Caddesi 210 | 312 | all | full | 0.9 | 4.2 | 3 | TE | A large hospital on the western edge of the capital, easy to reach by metro. Surgery and rehabilitation are its everyday work, and wards are connected to the therapy pool by a glazed corridor. | Patients from the region come back for years, and many nurses have worked here just as long. Rooms for two can be shared with a relative.
Kepez Işığı Eye Centre | Ankara | Keçiören | Kepez Işığı Sokak 9 | 312 | eyes | half | 0.9 | 4.4 | 2 | TE | An eye centre that began with school examinations and now operates on cataracts four days a week. The waiting area is bright, the letters on the signs are large, and staff come to fetch you. | Retina patients get their injections on fixed days, so that travel can be planned months ahead.
Gelincik Ovası Hospital | Ankara | Etimesgut | Gelincik Bulvarı 77 | 312 | general bones family surgery rehab | full | 0.8 | 4 | 2 | TE | A young hospital in a young district. Pediatrics, general surgery and sports injuries make up most of the work. | Football and volleyball clubs of the area train nearby, and their physiotherapists share the gym with patients. Saturday is the busiest day; weekdays are calmer.
Kordon Yelkeni Hospital | İzmir | Konak | Yelken Sokak 19 | 232 | all | full | 1.1 | 4.5 | 5 | TEGF | A general hospital one street back from the seafront. Its heart and stroke teams share a ward, because their patients so often need both. | Rehabilitation begins in bed and ends with walks along the promenade. The international desk answers in English, German and French.
Asma Altı Dental Clinic | İzmir | Karşıyaka | Asma Altı Sokak 8 | 232 | teeth | half | 0.9 | 4.6 | 4 | TEG | Six dentists around a courtyard with vines. They like to do as little as possible: a tooth that can be kept is kept. | Implants are placed with a guide made from your scan. Patients from abroad usually need two stays of four days, three months apart.
İncir Yaprağı Hospital | İzmir | Bornova | Yaprak Caddesi 52 | 232 | general heart cancer family surgery | full | 1 | 4.3 | 3 | TE | A hospital beside the university quarter, with an oncology day clinic and a breast clinic where examination, imaging and biopsy fit into one visit. | Patients who live alone are called by a nurse on the two evenings after an operation. Reports go to the doctor at home, in English, on the day of discharge.
Toros Kapısı Hospital | Antalya | Konyaaltı | Toros Caddesi 31 | 242 | all | full | 1.1 | 4.4 | 5 | TERG | Between the mountains and the beach, a hospital for people who want to recover outdoors. Orthopedics, hair transplants and dental care are its best-known departments. | Transfers from airport and hotels run all day. Russian and German are spoken at every desk, English everywhere.
Nar Bahçesi Hospital | Antalya | Alanya | Narlık Sokak 15 | 242 | general eyes teeth family beauty bones surgery | full | 1 | 4.2 | 4 | TERG | A hospital in a town where half of the neighbours come from somewhere else. Residents know it for its family doctors, guests for its eye and dental clinics. | Emergency care is open day and night. Insurance papers of foreign companies are handled at a desk of their own beside the entrance.
Selge Yamacı Rehabilitation Centre | Antalya | Manavgat | Çamlık Yolu 2 | 242 | rehab bones | few | 1.3 | 4.7 | 2 | TEG | A rehabilitation centre in pine woods for people after strokes, accidents and joint replacement. Stays last two to eight weeks, with therapy on six days. | Rooms open on to level paths, and the pool is warm all year. Weekly goals hang on the door, written by patient and therapist together.
Ulu Çarşı Hospital | Bursa | Osmangazi | Çarşı Caddesi 101 | 224 | all | full | 0.9 | 4.3 | 4 | TEA | A general hospital near the covered market, busy and friendly. The gallbladder and hernia operations of the whole quarter are done here. | Arabic-speaking coordinators accompany patients from the Gulf and the Levant from the airport to the ward. Prices are given per package and do not change on the day.
Kestane Kabuğu Thermal Hospital | Bursa | Nilüfer | Kaplıca Yolu 40 | 224 | rehab general bones | full | 0.9 | 4.4 | 2 | TEA | Warm mineral water has been used on this slope for centuries; today it fills the pools of a hospital for joints, backs and nerves. | A stay begins with an examination by a doctor, who decides together with the patient which of the many applications make sense. Most people stay ten days.
Mandalina Bükü Hospital | Muğla | Bodrum | Mandalina Sokak 27 | 252 | general eyes teeth beauty family surgery bones heart | full | 1.6 | 4.4 | 4 | TERF | A small hospital in a former mandarin grove. In summer it looks after sailors and holidaymakers, in winter after people who come for an operation and some quiet. | Plastic surgery, dental care and screening are the main reasons to travel here. A boat-shaped waiting room for children is the work of a local carpenter.
Likya Taşı Hospital | Muğla | Fethiye | Taş Köprü Caddesi 11 | 252 | general bones family surgery eyes teeth | half | 1 | 4.1 | 2 | TER | A hospital for the bay and the villages above it, with a heliport for emergencies. Doctors know the injuries of walkers and paragliders well. | English is spoken on all wards. Residents from abroad value the family doctors, who take time and keep complete files.
Pamuk Tarla Hospital | Adana | Seyhan | Pamuk Caddesi 64 | 322 | all | full | 0.8 | 4.2 | 3 | TEA | A large general hospital in the south with a burns unit and a busy children's clinic. Corridors are wide, and volunteers help with the way. | The department for transplant follow-up and dialysis holidays receives patients who stay for some weeks. Arabic is spoken at reception and on the wards.
Kum Zambağı Hospital | Mersin | Mezitli | Kum Zambağı Sokak 6 | 324 | general heart family eyes surgery teeth | full | 0.8 | 4.1 | 2 | TEAR | A hospital by the long beach promenade, opened for a fast-growing district. Cardiology and pediatrics see most patients. | Afternoon appointments are easier to get than mornings. A coordinator helps with residence and insurance papers.
Tuz Han Clinic | Gaziantep | Şahinbey | Tuz Hanı Sokak 2 | 342 | general family teeth | few | 0.7 | 3.9 | 1 | TA | A clinic in a restored inn of the old town, with family doctors, a dentist and a children's doctor. | The building is closed for repair; appointments are not taken until it opens again.
Bakır Usta Hospital | Gaziantep | Şehitkamil | Bakırcılar Caddesi 88 | 342 | all | full | 0.8 | 4.3 | 4 | TEA | A general hospital that serves the city and its visitors from across the south-east. Orthopedics and neurology have the most beds. | Its rehabilitation hall offers prosthesis training. Teams speak Arabic and Turkish throughout, English at every desk.
Yedi Değirmen Hospital | Konya | Selçuklu | Değirmen Caddesi 143 | 332 | general heart bones cancer family eyes surgery mind teeth | full | 0.8 | 4.2 | 3 | TE | A quiet, well-ordered hospital on the plain. Heart surgery, oncology and eye surgery draw patients from the whole centre of the country. | Relatives can eat with patients at one long table in the evening. Reports are translated into English within a day.
Erguvan Yolu Hospital | Kayseri | Melikgazi | Erguvan Caddesi 35 | 352 | all | full | 0.8 | 4.3 | 3 | TEG | A hospital with a view of the snow on the mountain. Many former patients live in Germany and come back every summer for a check of heart, eyes and teeth. | German is spoken in most departments. Screening, dentist and eye doctor can be booked for the same two days.
Porsuk Kıyısı Hospital | Eskişehir | Tepebaşı | Kıyı Sokak 22 | 222 | general mind family eyes rehab bones teeth heart surgery | full | 0.8 | 4.4 | 2 | TE | A student town's hospital on the river. Mental health, sleep medicine and speech therapy have more room here than elsewhere. | First talks with a psychologist are possible within a few days. Evening groups meet in a house across the bridge.
Yayla Suyu Hospital | Trabzon | Ortahisar | Yayla Suyu Caddesi 17 | 462 | all | full | 0.9 | 4.3 | 3 | TEAR | A hospital between the Black Sea and the high pastures. Summer visitors from the Gulf know its family clinic; the region knows its heart and lung doctors. | Arabic interpreters are present from June to September and on call the rest of the year. Windows open, and the air is part of the cure.
Martı Kanadı Hospital | Samsun | Atakum | Martı Caddesi 56 | 362 | general heart bones family eyes teeth surgery cancer | full | 0.8 | 4.1 | 2 | TER | A general hospital on the beach boulevard of the largest Black Sea port. Hip and knee operations are done on three mornings a week. | Patients from across the sea are met at the airport. After an operation they stay in a partner hotel, where a nurse calls every day.
Traverten Hospital | Denizli | Pamukkale | Ak Havuz Caddesi 29 | 258 | general rehab beauty eyes teeth family surgery bones heart | full | 0.8 | 4.4 | 2 | TEG | Close to the white terraces, a hospital that combines operations with weeks of water therapy. | Surgeons and therapists plan the stay together. The hospital has its own thermal basin, used by patients in the morning and open to their companions in the evening.
Kuş Adası Rıhtım Hospital | Aydın | Kuşadası | Rıhtım Sokak 10 | 256 | general eyes teeth beauty family bones surgery | full | 1 | 4 | 3 | TERFG | A hospital above the harbour that knows cruise passengers and winter guests. Dental work and eye laser are planned around the length of the stay. | Doctors answer questions by video before you book. Emergency care is open day and night, also for people who only need a prescription renewed.
Karaköprü Yaren Hospital | Şanlıurfa | Karaköprü | Yaren Caddesi 73 | 414 | general family eyes surgery teeth heart | full | 0.7 | 4 | 2 | TA | A family hospital in a young city: births, children and eyes are its main fields. Most rooms have space for a grandmother. | Arabic is spoken in all departments. Prices are low for the country, and estimates are given in writing.
Kervan Yolu Hospital | Nevşehir |  | Güvercinlik Caddesi 45 | 384 | general bones surgery family | half | 0.9 | 4.5 | 2 | TEC | A small hospital among the valleys, with rooms partly cut into the rock. It treats travellers for sprains and fevers and neighbours for everything else. | The team is used to languages; where words fail, a video interpreter helps within minutes. Balloon pilots come here for their medical checks.
Göl Işığı Hospital | Van | İpekyolu | Göl Işığı Bulvarı 8 | 432 | general heart family eyes surgery | full | 0.7 | 4.2 | 1 | TE | A new hospital by the lake for the far east of the country. Cardiology, births and general surgery opened first. | Its papers are still being checked, so it is not marked as verified yet. Appointments are real and can be booked as anywhere else.
Palan Yaylası Hospital | Erzurum | Palandöken | Kar Yolu 12 | 442 | bones general surgery rehab heart family eyes teeth | full | 0.8 | 4.3 | 2 | TER | A hospital at the foot of the ski slopes with a large department for knees, shoulders and broken bones. In summer it turns to joint replacement. | Athletes use its altitude laboratory. X-ray, magnetic resonance and operating rooms are on one level, two minutes from the helicopter.
`

export const DEMO_HOSPITALS: readonly DemoHospital[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [
      name = '',
      city = '',
      district = '',
      street = '',
      areaCode,
      departments = '',
      hours,
      level,
      quality,
      weight,
    ] = cells
    const [languages = '', first, second] = cells.slice(10)
    return {
      name,
      city,
      district,
      street,
      areaCode: Number(areaCode),
      departments: departments === 'all' ? ALL : (departments.split(' ') as Department[]),
      hours: hours as Hours,
      priceLevel: Number(level),
      quality: Number(quality),
      weight: Number(weight),
      languages: [...languages].map((letter) => LANGUAGES[letter] ?? letter),
      description: `${first}\n\n${second}`,
    }
  })

/** Inactive hospital, which only administrators see. */
export const CLOSED_HOSPITAL = 'Tuz Han Clinic'
/** Hospital without a checked licence. */
export const UNVERIFIED_HOSPITAL = 'Göl Işığı Hospital'
/** New hospitals without reviews. */
export const UNREVIEWED_HOSPITALS: readonly string[] = [UNVERIFIED_HOSPITAL, 'Karaköprü Yaren Hospital']

/** Fictional companies. */
export const INSURERS = [
  'Turna Sigorta',
  'Pusula Travel Cover',
  'Kuzey Yıldızı Sigorta',
  'Northlight Health',
  'Gulf Crescent Assurance',
  'Ladoga Medical Insurance',
  'Blauwald Krankenversicherung',
  'Deniz Feneri Assistance',
] as const
