/** Doctors of the demo data, combined at random from parts. */
import { specialtiesOfService } from '#domain/concepts/ranking.ts'
import type { Specialty } from '#domain/doctors.ts'
import { subspecialtiesOf } from '#domain/subspecialties.ts'
import type { TranslatedLanguage } from '#domain/languages.ts'
import type { DemoHospital } from './demo-hospitals.ts'
import { FOREIGN_DOCTORS, TURKISH } from './demo-people.ts'
import { DEMO_SERVICES, type DemoService, type Department, POPULAR } from './demo-services.ts'
import { makeDoctor, type NewDoctor } from './factories.ts'
import type { Random } from './random.ts'
import { doctorTexts } from './texts/doctors.ts'

type Calling = { specialty: Specialty; departments: readonly Department[]; fee: number; work: readonly string[] }

// specialty | departments | usual fee | descriptions of the work, one of which begins the doctor's
// description
const TABLE = `
Cardiology | heart | 140 | Looks after people with high blood pressure and rhythm disorders. / Reads hearts by ultrasound and explains the pictures while they move. / Opens narrowed arteries through the wrist and follows patients up for a year.
Dentistry | teeth | 90 | Dentist for implants and everything that has to be ready before them. / Dentist for veneers and crowns, with a liking for natural colours. / Orthodontist for adults and teenagers. / Dentist for root canals, patient with anxious people.
Orthopedics | bones | 120 | Replaces knees and hips, and begins with asking whether it is needed. / Repairs ligaments and menisci of people who want to return to sport. / Treats backs, with the knife only after everything else was tried.
Pediatrics | family | 80 | Sees children from birth to eighteen, and their parents' worries too. / Cares for children with asthma and allergies. / Runs the fever clinic and teaches parents what can wait until morning.
Ophthalmology | eyes | 110 | Eye surgeon for cataract, with many years at the microscope. / Ophthalmologist for retina and diabetic eyes. / Eye surgeon for laser correction who also says when glasses are the better choice.
Hair Restoration | beauty | 100 | Plans hair transplants and declines those that make no sense. / Leads a hair transplant team and draws every hairline himself before the first graft.
Internal Medicine | general | 100 | Internist for unclear tiredness, weight and blood results. / Internist who reads long files and sorts what matters. / Internist for check-ups and for second opinions.
Surgery | surgery cancer general | 130 | General surgeon for gallbladder, hernia and bowel. / Surgeon for thyroid and breast. / Surgeon for everything that can be done through a keyhole.
Plastic Surgery | beauty | 150 | Plastic surgeon for noses, with attention to breathing. / Plastic surgeon for eyelids and face, a friend of small changes.
Obstetrics and Gynecology | family | 100 | Gynecologist for check-ups, contraception and the years after. / Obstetrician for ordinary and complicated pregnancies. / Gynecologist for endometriosis and fibroids.
Oncology | cancer | 180 | Medical oncologist for breast and lung cancer. / Plans chemotherapy together with the patient's doctor at home. / Oncologist for bowel cancer and for second opinions.
Neurology | general mind rehab | 130 | Neurologist for headache, dizziness and numb hands. / Cares for people after a stroke, from the ward to the way home. / Neurologist for memory, tremor and sleep.
Dermatology | beauty | 95 | Dermatologist for skin, moles and eczema. / Dermatologist for hair and scalp. / Treats acne and scars in adults.
Reproductive Medicine | family | 140 | Fertility doctor who explains chances in plain numbers. / Fertility doctor who plans the whole cycle around your flights.
Cardiovascular Surgery | heart | 190 | Heart surgeon for bypass operations. / Repairs valves through small incisions where the valve allows it. / Surgeon for arteries and veins.
Bariatric Surgery | surgery | 170 | Operates on overweight only after a long conversation. / Surgeon for gastric sleeves, with a dietitian at every visit.
Urology | general | 120 | Urologist for stones and prostate. / Urologist for men who have waited too long to ask.
Ear Nose and Throat | general | 105 | Treats ears, sinuses and voices. / Surgeon for tonsils and septum who also treats snoring.
Physical Medicine and Rehabilitation | rehab | 95 | Doctor of physical medicine for joints and backs. / Leads the rehabilitation team and writes the weekly goals. / Physical medicine for athletes and for people at desks.
Radiology | general cancer | 90 | Reads MRI and CT and takes calls from colleagues. / Radiologist for breast imaging. / Plans radiotherapy together with the oncologists.
Psychiatry | mind | 120 | Psychiatrist for depression and anxiety. / Psychiatrist for young people, who talks with parents separately. / Works with medication and conversation, more of the second.
Family Medicine | general family | 70 | Family doctor for travellers and new residents. / Follows pregnancies and families for years. / Family doctor for vaccines, travel and everything that begins with a question.
Gastroenterology | general | 125 | Does endoscopy in the morning and talks in the afternoon. / Gastroenterologist for liver and bowel.
Neurosurgery | bones | 180 | Operates on discs and narrow spines under the microscope. / Neurosurgeon who sends half of his patients to physiotherapy first.
Endocrinology | general | 115 | Looks after diabetes and thyroid, with food before tablets. / Endocrinologist for hormones at every age.
Emergency Medicine | surgery | 85 | Emergency doctor, calm at three in the morning. / Emergency doctor who trains the ambulance teams.
Pulmonology | general mind | 110 | Lung doctor for asthma and long coughs. / Lung doctor who runs the sleep laboratory.
Rheumatology | rehab | 115 | Rheumatologist for swollen joints and stiff mornings. / Rheumatologist who works with the thermal baths.
Nephrology | general | 115 | Looks after kidneys before and after dialysis. / Nephrologist for blood pressure and kidneys together.
Hematology | cancer | 140 | Treats anaemia, clotting and lymphoma. / Hematologist who explains a blood count line by line.
Infectious Diseases | general | 100 | Doctor for infections, hepatitis and vaccines before travel. / Infectious disease doctor who stops more antibiotics than he starts.
`

const CALLINGS: readonly Calling[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [specialty, departments = '', fee, work = ''] = line.split(' | ')
    return {
      specialty: specialty as Specialty,
      departments: departments.split(' ') as Department[],
      fee: Number(fee),
      work: work.split(' / '),
    }
  })

const PATHS = [
  'Studied in İstanbul and specialised in Ankara.',
  'Trained in İzmir, with two years in Vienna.',
  'Came from a university hospital in Ankara.',
  'Worked in Hamburg before coming home.',
  'Studied in Adana and spent a research year in Leeds.',
  'Specialised in Bursa and learned the rest from older colleagues.',
  'Teaches residents two days a week.',
  'Grew up in a doctors’ family on the Black Sea and studied in İstanbul.',
  'Trained in Eskişehir and Lyon.',
  'Has worked at this hospital since specialising.',
]
const MANNERS = [
  'Draws on paper while explaining.',
  'Answers letters within two days.',
  'Asks patients to bring their list of medicines, and reads it.',
  'Appointments start with listening.',
  'Offers follow-up talks by video.',
  'Writes reports in English on the same day.',
  'Likes second questions.',
  'Says so plainly when an operation can wait.',
  'Calls patients on the evening after a procedure.',
  'Works closely with the doctor at home.',
]

export type DemoDoctor = NewDoctor & { texts: { language: TranslatedLanguage; description: string }[] }
type Employer = DemoHospital & { id: string; offers: readonly DemoService[] }

/** Services that every doctor of the hospital offers. */
const ADVICE = ['Second Opinion', 'Treatment Planning Call']

/**
 * Specialties for each service, recognised from its name. Read once, because recognition takes
 * time.
 */
const SPECIALTIES_BY_SERVICE = new Map(DEMO_SERVICES.map(({ name }) => [name, specialtiesOfService(name)]))

const isOf = (specialty: Specialty, { name }: DemoService): boolean =>
  SPECIALTIES_BY_SERVICE.get(name)?.includes(specialty) ?? false

/** Returns true if a doctor offers the service. */
export const treats = (doctor: DemoDoctor, service: DemoService): boolean =>
  isOf(doctor.specialty, service) || ADVICE.includes(service.name)

/**
 * Returns true if the hospital has work for this profession. Some professions have no service of
 * their own and only advise.
 */
function isWanted({ departments, specialty }: Calling, hospital: Employer): boolean {
  if (!departments.some((department) => hospital.departments.includes(department))) return false
  const work = DEMO_SERVICES.filter((service) => isOf(specialty, service)).map(({ name }) => name)
  return hospital.offers.some(({ name }) => (work.length > 0 ? work : ADVICE).includes(name))
}

function makePerson(random: Random, used: Set<string>): { name: string; language?: string } {
  for (;;) {
    const foreign = random.chance(0.08) ? random.pick(FOREIGN_DOCTORS) : undefined
    const firstName = random.pick(random.chance(0.48) ? TURKISH.women : TURKISH.men)
    const name = foreign?.[0] ?? `${firstName} ${random.pick(TURKISH.families)}`
    if (used.has(name)) continue
    used.add(name)
    return { name, language: foreign?.[1] }
  }
}

function makeOne(random: Random, calling: Calling, hospital: DemoHospital | undefined, used: Set<string>): DemoDoctor {
  const { name, language } = makePerson(random, used)
  const experienceYears = random.int(3, 34)
  const title = experienceYears > 20 && random.chance(0.35) ? PROFESSOR : 'Dr.'
  const others = (hospital?.languages ?? ['English', 'German']).filter((spoken) => spoken !== 'Turkish')
  const languagesSpoken = [
    ...new Set(['Turkish', ...(language ? [language] : []), ...random.sample(others, random.int(0, 2))]),
  ]
  const level = (hospital?.priceLevel ?? 1) * (title === 'Dr.' ? 1 : 1.3)
  const fee = Math.round((calling.fee * level * (0.85 + random.next() * 0.3)) / 5) * 5
  const consultationFee = random.chance(0.12) ? null : fee
  const parts = [random.pick(calling.work), random.pick(PATHS), random.pick(MANNERS)]
  const row = makeDoctor(random, {
    fullName: `${title} ${name}`,
    specialty: calling.specialty,
    experienceYears,
    languagesSpoken,
    consultationFee,
    description: parts.join(' '),
  })
  return { ...row, texts: doctorTexts(parts) }
}

export const PROFESSOR = 'Prof. Dr.'

/** Cardiologist of the first hospital, who also occurs in the demo patient's appointments. */
export const FIRST_DOCTOR = 'Dr. Defne Karayel'

/** Creates `total` doctors, more of them at larger hospitals. The last six are independent. */
export function makeDoctors(random: Random, hospitals: readonly Employer[], total: number): DemoDoctor[] {
  const used = new Set([FIRST_DOCTOR.slice(4)])
  const staffed = total - 6
  const weights = hospitals.map((hospital) => Math.sqrt(hospital.weight * hospital.departments.length))
  const sum = weights.reduce((a, b) => a + b, 0)
  const doctors: DemoDoctor[] = []
  const chosen = callingChooser()
  let due = 0
  for (const [index, hospital] of hospitals.entries()) {
    due += ((weights[index] ?? 0) / sum) * staffed
    const next = chosen(hospital)
    while (doctors.length < Math.round(due))
      doctors.push({ ...makeOne(random, next(), hospital, used), hospitalId: hospital.id })
  }
  while (doctors.length < total) doctors.push(makeOne(random, random.pick(CALLINGS), undefined, used))
  addSubspecialties(doctors)
  const chief = doctors.find(({ specialty }) => specialty === 'Cardiology')
  if (chief) {
    const languagesSpoken = ['Turkish', 'English', 'German']
    Object.assign(chief, { fullName: FIRST_DOCTOR, languagesSpoken, subspecialties: ['Interventional Cardiology'] })
  }
  return doctors
}

/**
 * Assigns sub-specialties to the doctors of a specialty in turn. Some get none. Heart doctors for
 * children speak Arabic.
 */
function addSubspecialties(doctors: DemoDoctor[]): void {
  const turns = new Map<string, number>()
  for (const doctor of doctors) {
    const names = subspecialtiesOf(doctor.specialty)
    const turn = turns.get(doctor.specialty) ?? 0
    turns.set(doctor.specialty, turn + 1)
    const name = names[turn % (names.length + 1)]
    if (name) doctor.subspecialties = [name]
  }
  const ofHearts = doctors.filter(({ subspecialties }) => subspecialties?.includes('Pediatric Cardiology'))
  for (const doctor of ofHearts) doctor.languagesSpoken = ['Turkish', 'English', 'Arabic']
}

/**
 * Weight of uncovered work in a hospital against the overall rarity of a profession, found by
 * trial.
 */
const ANY_CALLING = 0.6
const RARITY = 30

/**
 * Returns a function that chooses the profession of a hospital's next doctor: one who covers most
 * of the missing services and is rare overall. Specialties are in order of demand. The first has
 * twice the weight of the last.
 */
function callingChooser() {
  const counts = new Map<Calling, number>()
  const share = (calling: Calling) => (counts.get(calling) ?? 0) / (2 * CALLINGS.length - CALLINGS.indexOf(calling))
  return (hospital: Employer) => {
    const here = new Set<Calling>()
    const callings = CALLINGS.filter((calling) => isWanted(calling, hospital))
    let undone = [...hospital.offers]
    const need = (calling: Calling) => {
      const work = undone.filter((offer) => isOf(calling.specialty, offer))
      const popular = work.filter(({ name }) => POPULAR.includes(name))
      return (work.length + popular.length + ANY_CALLING) / (1 + share(calling) * RARITY)
    }
    return (): Calling => {
      const free = callings.filter((calling) => !here.has(calling))
      const calling = (free.length > 0 ? free : callings).reduce((a, b) => (need(b) > need(a) ? b : a))
      here.add(calling)
      counts.set(calling, (counts.get(calling) ?? 0) + 1)
      undone = undone.filter((offer) => !isOf(calling.specialty, offer))
      return calling
    }
  }
}
