/**
 * Services of the demo hospitals. Prices are in US dollars and plausible for Türkiye. Null means on
 * request.
 */
import type { Category, IconKey } from '#domain/health-services.ts'

/**
 * Department of a hospital, which determines its services. Every general hospital has `general`.
 */
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

/** Kind of treatment, for the sentences of reviews. */
export type Topic = 'visit' | 'operation' | 'teeth' | 'eyes' | 'screening' | 'test' | 'therapy' | 'child' | 'other'

export type DemoService = {
  name: string
  category: Category
  iconKey: IconKey
  department: Department
  topic: Topic
  price: number | null
  duration: number
  description: string
}

/** Most popular services, highest demand first. Nearly every general hospital offers them. */
export const POPULAR: readonly string[] = [
  'Cardiology',
  'Dental Implants',
  'Cataract Surgery',
  'Knee Replacement',
  'Full Health Screening',
  'Pediatrics',
]

// name | category | icon | department | topic | price | minutes | description
const TABLE = `
Cardiology | Specialist Care | heart | heart | visit | 120 | 45 | Consultation, ECG and echocardiography with a written plan.
Dental Implants | Dental Care | tooth | teeth | teeth | 650 | 60 | Planning, placement and crown in two short stays.
Cataract Surgery | Vision Care | eye | eyes | eyes | 1250 | 60 | Lens replacement in one day, with a follow-up next morning.
Knee Replacement | Surgery | bone | bones | operation | 7800 | 60 | Partial or total replacement, five nights and physiotherapy.
Full Health Screening | Diagnostics | microscope | general | screening | 390 | 120 | One-day check with blood panel, imaging and a summary.
Pediatrics | Primary Care | baby | family | child | 70 | 30 | Check-ups, vaccines and fever clinics for children.
Second Opinion | Specialist Care | stethoscope | general | visit | 90 | 30 | A specialist reviews your records and answers in writing.
Heart Bypass Surgery | Surgery | heart | heart | operation | 14500 | 60 | Bypass of narrowed coronary arteries, intensive care and rehabilitation included.
Heart Valve Repair | Surgery | heartpulse | heart | operation | 16800 | 60 | Repair or replacement of a valve, through a small incision where the valve allows it.
Coronary Angiography | Diagnostics | heartpulse | heart | test | 980 | 60 | Imaging of the coronary arteries through the wrist, home the same evening.
Heart Rhythm Monitoring | Diagnostics | heartpulse | heart | test | 160 | 30 | A recorder worn for one to seven days, then a talk about what it found.
Hip Replacement | Surgery | bone | bones | operation | 8200 | 60 | A new hip joint, walking with help from the first day, therapy twice daily.
Knee Arthroscopy | Surgery | bone | bones | operation | 2900 | 60 | Keyhole treatment of meniscus and ligaments, usually one night.
Spine Surgery | Surgery | bone | bones | operation | 9400 | 60 | Disc and narrowing operations under the microscope, after other treatment was tried.
Orthopedic Consultation | Specialist Care | bone | bones | visit | 95 | 30 | Examination of joints and spine, X-ray the same day when needed.
Sports Injury Clinic | Specialist Care | zap | bones | visit | 110 | 45 | Diagnosis and a return-to-sport plan for runners, players and dancers.
Oncology Consultation | Specialist Care | stethoscope | cancer | visit | 180 | 60 | Your case goes to a board of several specialists; you get their plan in writing.
Chemotherapy | Medical | syringe | cancer | other | 720 | 120 | One treatment day in a single room, with a nurse who knows your file.
Radiotherapy Planning | Medical | zap | cancer | other | 540 | 90 | Imaging, mask or marks, and a dose plan before the first session.
PET-CT Scan | Diagnostics | microscope | cancer | test | 890 | 90 | Whole-body imaging with a report in English or Turkish within two days.
Breast Clinic | Specialist Care | users | cancer | visit | 130 | 45 | Examination, ultrasound or mammography and, when needed, a biopsy in one visit.
Gynecology | Specialist Care | users | family | visit | 90 | 30 | Consultation, ultrasound and smear test with a female doctor on request.
Pregnancy Follow-up | Primary Care | baby | family | other | 85 | 30 | Regular visits with ultrasound, from the first weeks to the birth plan.
IVF Treatment | Medical | baby | family | other | 3400 | 60 | One full cycle: consultation, monitoring, egg collection and transfer.
Child Vaccination | Preventive Care | syringe | family | other | 40 | 30 | Missing vaccines after the schedule of your own country.
Eye Examination | Vision Care | eye | eyes | other | 60 | 30 | Sight, pressure and retina, with a prescription you can use at home.
Laser Eye Surgery | Vision Care | eye | eyes | eyes | 1400 | 60 | Measurements on the first day, laser on the second, control on the third.
Retina Treatment | Vision Care | eye | eyes | other | 820 | 45 | Injections and laser for diabetic retina and macular disease.
Dental Check-up | Dental Care | tooth | teeth | other | 45 | 30 | Examination, panoramic X-ray and cleaning, with a price list for the rest.
Dental Veneers | Dental Care | tooth | teeth | teeth | 280 | 60 | Ceramic veneers after a trial smile you can look at first; price per tooth.
Root Canal Treatment | Dental Care | tooth | teeth | teeth | 210 | 60 | Treatment under the microscope, in one or two visits.
Orthodontics | Dental Care | tooth | teeth | teeth | 1900 | 45 | Braces or clear aligners, with checks by video between stays.
Hair Transplant | Surgery | users | beauty | other | 2100 | 120 | One day of treatment by a doctor-led team and a wash the next morning.
Rhinoplasty | Surgery | users | beauty | other | 3600 | 60 | Operation on shape or breathing, one night, splint off after a week.
Eyelid Surgery | Surgery | eye | beauty | other | 1700 | 60 | Upper or lower lids under local anaesthetic, home the same day.
Dermatology | Specialist Care | stethoscope | beauty | visit | 85 | 30 | Skin, hair and nails, with photographs of every mole for comparison.
Psychiatry | Mental Health | brain | mind | other | 120 | 60 | Diagnosis and medication, with a letter for your doctor at home.
Psychotherapy | Mental Health | brain | mind | other | 75 | 60 | Talks with a psychologist, in the hospital or by video.
Child and Youth Psychology | Mental Health | brain | mind | other | 80 | 60 | Play-based sessions for children and talks for their parents.
Sleep Study | Diagnostics | brain | mind | test | 420 | 60 | A night in the sleep laboratory and a consultation the next afternoon.
Physiotherapy | Therapy | bone | rehab | therapy | 45 | 45 | One-to-one exercises after an operation, an injury or years at a desk.
Stroke Rehabilitation | Therapy | brain | rehab | therapy | 240 | 90 | Movement, speech and daily skills in one programme, with weekly goals.
Thermal Water Therapy | Therapy | zap | rehab | other | 65 | 45 | Exercises in warm mineral water for joints and back.
Speech Therapy | Therapy | users | rehab | other | 55 | 45 | For children who speak late and for adults after a stroke.
Pain Clinic | Therapy | zap | rehab | other | 140 | 45 | Back, joint and nerve pain treated step by step, injections last.
Neurology Consultation | Specialist Care | brain | general | visit | 110 | 45 | Headache, numbness, tremor or memory: examination and the tests it asks for.
Gastroenterology | Specialist Care | stethoscope | general | visit | 105 | 45 | Stomach, bowel and liver, with ultrasound in the same visit.
Endoscopy and Colonoscopy | Diagnostics | microscope | general | test | 460 | 90 | Both examinations under one light sedation, result on the same day.
Diabetes and Thyroid Care | Medical | pill | general | visit | 95 | 45 | Blood tests, a plan for medicine and food, and a follow-up by video.
Urology | Specialist Care | stethoscope | general | visit | 95 | 30 | Kidney, bladder and prostate, stones included.
Ear, Nose and Throat | Specialist Care | users | general | visit | 85 | 30 | Hearing, sinus and voice, with endoscopy and a hearing test.
MRI Scan | Diagnostics | microscope | general | test | 190 | 45 | One region, with images on a link and a report in English or Turkish.
Blood Tests | Diagnostics | microscope | general | test | 35 | 30 | Samples until noon, results in your inbox the same evening.
Gallbladder Surgery | Surgery | syringe | surgery | operation | 3100 | 60 | Keyhole removal, one night, back on your feet the same evening.
Gastric Sleeve Surgery | Surgery | syringe | surgery | operation | 4900 | 60 | Operation after a full work-up, three nights and a year of dietitian talks.
Hernia Repair | Surgery | syringe | surgery | operation | 2400 | 60 | Groin or navel, keyhole where possible, one night.
Emergency Care | Emergency Care | emergency | surgery | other | null | 30 | Open day and night, with intensive care and interpreters.
Ambulance Transfer | Emergency Care | emergency | surgery | other | null | 60 | From the airport or another hospital, with a doctor on board when needed.
Vaccination | Preventive Care | syringe | general | other | 50 | 30 | Travel and seasonal vaccines with an international card.
Treatment Planning Call | Specialist Care | stethoscope | general | other | null | 30 | A coordinator and a doctor go through your wishes and papers by video before you travel.
`

export const DEMO_SERVICES: readonly DemoService[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name, category, iconKey, department, topic, price, minutes, description] = line.split(' | ')
    return {
      name,
      category,
      iconKey,
      department,
      topic,
      price: price === 'null' ? null : Number(price),
      duration: Number(minutes),
      description,
    } as DemoService
  })
