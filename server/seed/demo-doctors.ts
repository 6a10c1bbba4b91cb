/** The doctors of the demo data: who they are, put together from parts by chance. */
import type { Specialty } from '#domain/doctors.ts'
import type { DemoHospital } from './demo-hospitals.ts'
import { FOREIGN_DOCTORS, TURKISH } from './demo-people.ts'
import type { DemoService, Department } from './demo-services.ts'
import { makeDoctor, type NewDoctor } from './factories.ts'
import type { Random } from './random.ts'

type Calling = { specialty: Specialty; departments: readonly Department[]; fee: number; work: readonly string[] }

// specialty | departments | usual fee | what the work is: one of these begins the description
const TABLE = `
Cardiology | heart | 140 | Looks after people with high blood pressure and rhythm disorders. / Reads hearts by ultrasound and explains the pictures while they move. / Opens narrowed arteries through the wrist and follows patients up for a year.
Orthopedics | bones | 120 | Replaces knees and hips, and begins with asking whether it is needed. / Repairs ligaments and menisci of people who want to return to sport. / Treats backs, with the knife only after everything else was tried.
Pediatrics | family | 80 | Sees children from birth to eighteen, and their parents' worries too. / Cares for children with asthma and allergies. / Runs the fever clinic and teaches parents what can wait until morning.
Other | teeth | 90 | Dentist for implants and everything that has to be ready before them. / Dentist for veneers and crowns, with a liking for natural colours. / Orthodontist for adults and teenagers. / Dentist for root canals, patient with anxious people.
Other | eyes | 110 | Eye surgeon for cataract, with many years at the microscope. / Ophthalmologist for retina and diabetic eyes. / Eye surgeon for laser correction who also says when glasses are the better choice.
Surgery | surgery cancer general | 130 | General surgeon for gallbladder, hernia and bowel. / Surgeon for thyroid and breast. / Surgeon who operates on overweight only after a long conversation. / Urologist for stones and prostate.
Internal Medicine | general | 100 | Internist for unclear tiredness, weight and blood results. / Looks after diabetes and thyroid, with food before tablets. / Gastroenterologist who does endoscopy in the morning and talks in the afternoon.
Oncology | cancer | 180 | Medical oncologist for breast and lung cancer. / Plans chemotherapy together with the patient's doctor at home. / Oncologist for bowel cancer and for second opinions.
Other | family | 100 | Gynecologist for check-ups, contraception and the years after. / Fertility doctor who explains chances in plain numbers. / Obstetrician for ordinary and complicated pregnancies.
Neurology | general mind rehab | 130 | Neurologist for headache, dizziness and numb hands. / Cares for people after a stroke, from the ward to the way home. / Neurologist for memory, tremor and sleep.
Surgery | heart | 190 | Heart surgeon for bypass operations. / Repairs valves through small incisions where the valve allows it.
Dermatology | beauty | 95 | Dermatologist for skin, moles and eczema. / Dermatologist who plans hair transplants and declines those that make no sense. / Treats acne and scars in adults.
Radiology | general cancer | 90 | Reads MRI and CT and takes calls from colleagues. / Radiologist for breast imaging. / Plans radiotherapy together with the oncologists.
Family Medicine | general family | 70 | Family doctor for travellers and new residents. / Follows pregnancies and families for years. / Family doctor for vaccines, travel and everything that begins with a question.
Psychiatry | mind | 120 | Psychiatrist for depression and anxiety. / Psychiatrist for young people, who talks with parents separately. / Works with medication and conversation, more of the second.
Other | rehab | 95 | Doctor of physical medicine for joints and backs. / Leads the rehabilitation team and writes the weekly goals. / Physical medicine for athletes and for people at desks.
Surgery | beauty | 150 | Plastic surgeon for noses, with attention to breathing. / Plastic surgeon for eyelids and face, a friend of small changes.
Emergency Medicine | surgery | 85 | Emergency doctor, calm at three in the morning. / Emergency doctor who trains the ambulance teams.
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
  'Has worked in this house since specialising.',
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

export type DemoDoctor = NewDoctor & { departments: readonly Department[] }

/** Who of these doctors treats people for the service. */
export const treats = (doctor: DemoDoctor, service: DemoService): boolean =>
  doctor.specialty === service.specialty && doctor.departments.includes(service.department)

function makePerson(random: Random, used: Set<string>): { name: string; language?: string } {
  for (;;) {
    const foreign = random.chance(0.08) ? random.pick(FOREIGN_DOCTORS) : undefined
    const given = random.pick(random.chance(0.48) ? TURKISH.women : TURKISH.men)
    const name = foreign?.[0] ?? `${given} ${random.pick(TURKISH.families)}`
    if (used.has(name)) continue
    used.add(name)
    return { name, language: foreign?.[1] }
  }
}

function makeOne(random: Random, calling: Calling, hospital: DemoHospital | undefined, used: Set<string>): DemoDoctor {
  const { name, language } = makePerson(random, used)
  const experienceYears = random.int(3, 34)
  const title = experienceYears > 20 && random.chance(0.35) ? 'Prof. Dr.' : 'Dr.'
  const others = (hospital?.languages ?? ['English', 'German']).filter((spoken) => spoken !== 'Turkish')
  const languagesSpoken = [
    ...new Set(['Turkish', ...(language ? [language] : []), ...random.sample(others, random.int(0, 2))]),
  ]
  const level = (hospital?.priceLevel ?? 1) * (title === 'Dr.' ? 1 : 1.3)
  const fee = Math.round((calling.fee * level * (0.85 + random.next() * 0.3)) / 5) * 5
  const doctor = makeDoctor(random, {
    fullName: `${title} ${name}`,
    specialty: calling.specialty,
    experienceYears,
    languagesSpoken,
    consultationFee: random.chance(0.12) ? null : fee,
    description: [random.pick(calling.work), random.pick(PATHS), random.pick(MANNERS)].join(' '),
  })
  return { ...doctor, departments: calling.departments }
}

/** The first doctor of the first hospital, met again in the demo patient's appointments. */
export const FIRST_DOCTOR = 'Dr. Defne Karayel'

/** `total` doctors, more of them at the larger hospitals; the last six are independent. */
export function makeDoctors(
  random: Random,
  hospitals: readonly (DemoHospital & { id: string })[],
  total: number,
): DemoDoctor[] {
  const used = new Set([FIRST_DOCTOR.slice(4)])
  const staffed = total - 6
  const weights = hospitals.map((hospital) => Math.sqrt(hospital.weight * hospital.departments.length))
  const sum = weights.reduce((a, b) => a + b, 0)
  const doctors: DemoDoctor[] = []
  let due = 0
  const made = new Map<Calling, number>()
  // The callings stand in the order of how wanted they are: there are twice as many of the first as of the last.
  const share = (calling: Calling) => (made.get(calling) ?? 0) / (2 * CALLINGS.length - CALLINGS.indexOf(calling))
  const rarest = (callings: readonly Calling[]) => callings.reduce((a, b) => (share(b) < share(a) ? b : a))
  for (const [index, hospital] of hospitals.entries()) {
    due += ((weights[index] ?? 0) / sum) * staffed
    const callings = CALLINGS.filter(({ departments }) => departments.some((one) => hospital.departments.includes(one)))
    const here = new Set<Calling>()
    while (doctors.length < Math.round(due)) {
      const free = callings.filter((calling) => !here.has(calling))
      const calling = rarest(free.length > 0 ? free : callings)
      here.add(calling)
      made.set(calling, (made.get(calling) ?? 0) + 1)
      doctors.push({ ...makeOne(random, calling, hospital, used), hospitalId: hospital.id })
    }
  }
  while (doctors.length < total) doctors.push(makeOne(random, random.pick(CALLINGS), undefined, used))
  const [chief] = doctors
  if (chief) Object.assign(chief, { fullName: FIRST_DOCTOR, languagesSpoken: ['Turkish', 'English', 'German'] })
  return doctors
}
