/** What the demo hospitals offer. Prices are in US dollars and plausible for Türkiye; null means on request. */
import type { Specialty } from '#domain/doctors.ts'
import type { Category, IconKey } from '#domain/health-services.ts'

/** Which departments a hospital has decides what it can offer; `general` is what every general hospital has. */
export type Department =
  | 'general'
  | 'heart'
  | 'bones'
  | 'cancer'
  | 'family'
  | 'eyes'
  | 'teeth'
  | 'beauty'
  | 'mind'
  | 'rehab'
  | 'surgery'

/** How a patient would speak of it in a review. */
export type Topic = 'visit' | 'operation' | 'teeth' | 'eyes' | 'screening' | 'test' | 'therapy' | 'child' | 'other'

export type DemoService = {
  name: string
  category: Category
  iconKey: IconKey
  department: Department
  specialty: Specialty
  topic: Topic
  price: number | null
  duration: number
  description: string
}

/** The services asked for most, most first: nearly every general hospital offers them. */
export const POPULAR: readonly string[] = [
  'Cardiology',
  'Dental Implants',
  'Cataract Surgery',
  'Knee Replacement',
  'Full Health Screening',
  'Pediatrics',
]

// name | category | icon | department | specialty | topic | price | minutes | description
const TABLE = `
Cardiology | Specialist Care | heart | heart | Cardiology | visit | 120 | 45 | Consultation, ECG and echocardiography with a written plan.
Dental Implants | Dental Care | tooth | teeth | Other | teeth | 650 | 60 | Planning, placement and crown in two short stays.
Cataract Surgery | Vision Care | eye | eyes | Other | eyes | 1250 | 60 | Lens replacement in one day, with a follow-up next morning.
Knee Replacement | Surgery | bone | bones | Orthopedics | operation | 7800 | 60 | Partial or total replacement, five nights and physiotherapy.
Full Health Screening | Diagnostics | microscope | general | Internal Medicine | screening | 390 | 120 | One-day check with blood panel, imaging and a summary.
Pediatrics | Primary Care | baby | family | Pediatrics | child | 70 | 30 | Check-ups, vaccines and fever clinics for children.
Second Opinion | Specialist Care | stethoscope | general | Internal Medicine | visit | 90 | 30 | A specialist reviews your records and answers in writing.
Heart Bypass Surgery | Surgery | heart | heart | Surgery | operation | 14500 | 60 | Bypass of narrowed coronary arteries, intensive care and rehabilitation included.
Heart Valve Repair | Surgery | heartpulse | heart | Surgery | operation | 16800 | 60 | Repair or replacement of a valve, through a small incision where the valve allows it.
Coronary Angiography | Diagnostics | heartpulse | heart | Cardiology | test | 980 | 60 | Imaging of the coronary arteries through the wrist, home the same evening.
Heart Rhythm Monitoring | Diagnostics | heartpulse | heart | Cardiology | test | 160 | 30 | A recorder worn for one to seven days, then a talk about what it found.
Hip Replacement | Surgery | bone | bones | Orthopedics | operation | 8200 | 60 | A new hip joint, walking with help from the first day, therapy twice daily.
Knee Arthroscopy | Surgery | bone | bones | Orthopedics | operation | 2900 | 60 | Keyhole treatment of meniscus and ligaments, usually one night.
Spine Surgery | Surgery | bone | bones | Orthopedics | operation | 9400 | 60 | Disc and narrowing operations under the microscope, after other treatment was tried.
Orthopedic Consultation | Specialist Care | bone | bones | Orthopedics | visit | 95 | 30 | Examination of joints and spine, X-ray the same day when needed.
Sports Injury Clinic | Specialist Care | zap | bones | Orthopedics | visit | 110 | 45 | Diagnosis and a return-to-sport plan for runners, players and dancers.
Oncology Consultation | Specialist Care | stethoscope | cancer | Oncology | visit | 180 | 60 | Your case goes to a board of several specialists; you get their plan in writing.
Chemotherapy | Medical | syringe | cancer | Oncology | other | 720 | 120 | One treatment day in a single room, with a nurse who knows your file.
Radiotherapy Planning | Medical | zap | cancer | Radiology | other | 540 | 90 | Imaging, mask or marks, and a dose plan before the first session.
PET-CT Scan | Diagnostics | microscope | cancer | Radiology | test | 890 | 90 | Whole-body imaging with a report in English or Turkish within two days.
Breast Clinic | Specialist Care | users | cancer | Surgery | visit | 130 | 45 | Examination, ultrasound or mammography and, when needed, a biopsy in one visit.
Gynecology | Specialist Care | users | family | Other | visit | 90 | 30 | Consultation, ultrasound and smear test with a female doctor on request.
Pregnancy Follow-up | Primary Care | baby | family | Family Medicine | other | 85 | 30 | Regular visits with ultrasound, from the first weeks to the birth plan.
IVF Treatment | Medical | baby | family | Other | other | 3400 | 60 | One full cycle: consultation, monitoring, egg collection and transfer.
Child Vaccination | Preventive Care | syringe | family | Pediatrics | other | 40 | 30 | Missing vaccines after the schedule of your own country.
Eye Examination | Vision Care | eye | eyes | Other | other | 60 | 30 | Sight, pressure and retina, with a prescription you can use at home.
Laser Eye Surgery | Vision Care | eye | eyes | Other | eyes | 1400 | 60 | Measurements on the first day, laser on the second, control on the third.
Retina Treatment | Vision Care | eye | eyes | Other | other | 820 | 45 | Injections and laser for diabetic retina and macular disease.
Dental Check-up | Dental Care | tooth | teeth | Other | other | 45 | 30 | Examination, panoramic X-ray and cleaning, with a price list for the rest.
Dental Veneers | Dental Care | tooth | teeth | Other | teeth | 280 | 60 | Ceramic veneers after a trial smile you can look at first; price per tooth.
Root Canal Treatment | Dental Care | tooth | teeth | Other | teeth | 210 | 60 | Treatment under the microscope, in one or two visits.
Orthodontics | Dental Care | tooth | teeth | Other | teeth | 1900 | 45 | Braces or clear aligners, with checks by video between stays.
Hair Transplant | Surgery | users | beauty | Dermatology | other | 2100 | 120 | One day of treatment by a doctor-led team and a wash the next morning.
Rhinoplasty | Surgery | users | beauty | Surgery | other | 3600 | 60 | Operation on shape or breathing, one night, splint off after a week.
Eyelid Surgery | Surgery | eye | beauty | Surgery | other | 1700 | 60 | Upper or lower lids under local anaesthetic, home the same day.
Dermatology | Specialist Care | stethoscope | beauty | Dermatology | visit | 85 | 30 | Skin, hair and nails, with photographs of every mole for comparison.
Psychiatry | Mental Health | brain | mind | Psychiatry | other | 120 | 60 | Diagnosis and medication, with a letter for your doctor at home.
Psychotherapy | Mental Health | brain | mind | Psychiatry | other | 75 | 60 | Talks with a psychologist, in the hospital or by video.
Child and Youth Psychology | Mental Health | brain | mind | Psychiatry | other | 80 | 60 | Play-based sessions for children and talks for their parents.
Sleep Study | Diagnostics | brain | mind | Neurology | test | 420 | 60 | A night in the sleep laboratory and a consultation the next afternoon.
Physiotherapy | Therapy | bone | rehab | Other | therapy | 45 | 45 | One-to-one exercises after an operation, an injury or years at a desk.
Stroke Rehabilitation | Therapy | brain | rehab | Neurology | therapy | 240 | 90 | Movement, speech and daily skills in one programme, with weekly goals.
Thermal Water Therapy | Therapy | zap | rehab | Other | other | 65 | 45 | Exercises in warm mineral water for joints and back.
Speech Therapy | Therapy | users | rehab | Neurology | other | 55 | 45 | For children who speak late and for adults after a stroke.
Pain Clinic | Therapy | zap | rehab | Neurology | other | 140 | 45 | Back, joint and nerve pain treated step by step, injections last.
Neurology Consultation | Specialist Care | brain | general | Neurology | visit | 110 | 45 | Headache, numbness, tremor or memory: examination and the tests it asks for.
Gastroenterology | Specialist Care | stethoscope | general | Internal Medicine | visit | 105 | 45 | Stomach, bowel and liver, with ultrasound in the same visit.
Endoscopy and Colonoscopy | Diagnostics | microscope | general | Internal Medicine | test | 460 | 90 | Both examinations under one light sedation, result on the same day.
Diabetes and Thyroid Care | Medical | pill | general | Internal Medicine | visit | 95 | 45 | Blood tests, a plan for medicine and food, and a follow-up by video.
Urology | Specialist Care | stethoscope | general | Surgery | visit | 95 | 30 | Kidney, bladder and prostate, stones included.
Ear, Nose and Throat | Specialist Care | users | general | Surgery | visit | 85 | 30 | Hearing, sinus and voice, with endoscopy and a hearing test.
MRI Scan | Diagnostics | microscope | general | Radiology | test | 190 | 45 | One region, with images on a link and a report in English or Turkish.
Blood Tests | Diagnostics | microscope | general | Internal Medicine | test | 35 | 30 | Samples until noon, results in your inbox the same evening.
Gallbladder Surgery | Surgery | syringe | surgery | Surgery | operation | 3100 | 60 | Keyhole removal, one night, back on your feet the same evening.
Gastric Sleeve Surgery | Surgery | syringe | surgery | Surgery | operation | 4900 | 60 | Operation after a full work-up, three nights and a year of dietitian talks.
Hernia Repair | Surgery | syringe | surgery | Surgery | operation | 2400 | 60 | Groin or navel, keyhole where possible, one night.
Emergency Care | Emergency Care | emergency | surgery | Emergency Medicine | other | null | 30 | Open day and night, with intensive care and interpreters.
Ambulance Transfer | Emergency | emergency | surgery | Emergency Medicine | other | null | 60 | From the airport or another hospital, with a doctor on board when needed.
Vaccination | Preventive Care | syringe | general | Family Medicine | other | 50 | 30 | Travel and seasonal vaccines with an international card.
Treatment Planning Call | Other | stethoscope | general | Family Medicine | other | null | 30 | A coordinator and a doctor go through your wishes and papers by video before you travel.
`

export const DEMO_SERVICES: readonly DemoService[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name, category, iconKey, department, specialty, topic, price, minutes, description] = line.split(' | ')
    return {
      name,
      category,
      iconKey,
      department,
      specialty,
      topic,
      price: price === 'null' ? null : Number(price),
      duration: Number(minutes),
      description,
    } as DemoService
  })
