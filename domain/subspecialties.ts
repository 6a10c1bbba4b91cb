/** Sub-specialties of doctors, with the specialties they belong to and the ages they treat. */
import type { AgeGroup } from './age-groups.ts'
import type { Specialty } from './specialties.ts'

/** Name, specialties (likeliest first), ages. */
const TABLE = [
  ['Pediatric Cardiology', ['Cardiology', 'Pediatrics'], 'children'],
  ['Interventional Cardiology', ['Cardiology'], 'adults'],
  ['Cardiac Electrophysiology', ['Cardiology'], 'all'],
  ['Pediatric Heart Surgery', ['Cardiovascular Surgery'], 'children'],
  ['Vascular Surgery', ['Cardiovascular Surgery'], 'adults'],
  ['Neonatology', ['Pediatrics'], 'newborns'],
  ['Pediatric Neurology', ['Neurology', 'Pediatrics'], 'children'],
  ['Pediatric Oncology', ['Oncology', 'Pediatrics'], 'children'],
  ['Pediatric Hematology', ['Hematology', 'Pediatrics'], 'children'],
  ['Pediatric Endocrinology', ['Endocrinology', 'Pediatrics'], 'children'],
  ['Pediatric Gastroenterology', ['Gastroenterology', 'Pediatrics'], 'children'],
  ['Pediatric Nephrology', ['Nephrology', 'Pediatrics'], 'children'],
  ['Pediatric Pulmonology', ['Pulmonology', 'Pediatrics'], 'children'],
  ['Pediatric Rheumatology', ['Rheumatology', 'Pediatrics'], 'children'],
  ['Pediatric Allergy and Immunology', ['Pediatrics', 'Internal Medicine'], 'children'],
  ['Pediatric Surgery', ['Surgery', 'Pediatrics'], 'children'],
  ['Pediatric Orthopedics', ['Orthopedics'], 'children'],
  ['Pediatric Urology', ['Urology'], 'children'],
  ['Pediatric Ophthalmology', ['Ophthalmology'], 'children'],
  ['Pediatric Dentistry', ['Dentistry'], 'children'],
  ['Child and Adolescent Psychiatry', ['Psychiatry'], 'children'],
  ['Spine Surgery', ['Neurosurgery', 'Orthopedics'], 'all'],
  ['Sports Medicine', ['Orthopedics', 'Physical Medicine and Rehabilitation'], 'all'],
  ['Hand Surgery', ['Orthopedics', 'Plastic Surgery'], 'all'],
  ['Foot and Ankle Surgery', ['Orthopedics'], 'all'],
  ['Gynecologic Oncology', ['Obstetrics and Gynecology', 'Oncology'], 'adults'],
  ['Radiation Oncology', ['Oncology', 'Radiology'], 'all'],
  ['Surgical Oncology', ['Surgery', 'Oncology'], 'adults'],
  ['Breast Surgery', ['Surgery', 'Oncology'], 'adults'],
  ['Epileptology', ['Neurology'], 'all'],
  ['Movement Disorders', ['Neurology'], 'adults'],
  ['Headache Medicine', ['Neurology'], 'all'],
  ['Retina', ['Ophthalmology'], 'all'],
  ['Cornea', ['Ophthalmology'], 'all'],
  ['Glaucoma', ['Ophthalmology'], 'adults'],
  ['Oculoplastic Surgery', ['Ophthalmology'], 'adults'],
  ['Andrology', ['Urology'], 'adults'],
  ['Urologic Oncology', ['Urology', 'Oncology'], 'adults'],
  ['Perinatology', ['Obstetrics and Gynecology'], 'adults'],
  ['Urogynecology', ['Obstetrics and Gynecology', 'Urology'], 'adults'],
  ['Hepatology', ['Gastroenterology'], 'adults'],
  ['Colorectal Surgery', ['Surgery'], 'adults'],
  ['Organ Transplantation', ['Surgery', 'Nephrology'], 'all'],
  ['Thoracic Surgery', ['Surgery', 'Pulmonology'], 'adults'],
  ['Interventional Radiology', ['Radiology'], 'adults'],
  ['Sleep Medicine', ['Pulmonology', 'Neurology'], 'adults'],
  ['Allergy and Immunology', ['Internal Medicine'], 'adults'],
  ['Geriatrics', ['Internal Medicine'], 'older'],
  ['Pain Medicine', ['Physical Medicine and Rehabilitation', 'Neurology'], 'adults'],
] as const satisfies readonly (readonly [string, readonly Specialty[], AgeGroup])[]

export type Subspecialty = (typeof TABLE)[number][0]
export const SUBSPECIALTIES = TABLE.map(([name]) => name) as [Subspecialty, ...Subspecialty[]]
/** Maximum number of sub-specialties of a doctor. */
export const MAX_SUBSPECIALTIES = 5

const byName = new Map<string, (typeof TABLE)[number]>(TABLE.map((row) => [row[0], row]))

/** Specialties a sub-specialty belongs to, likeliest first. Empty for an unknown name. */
export const specialtiesOfSub = (name: string): readonly Specialty[] => byName.get(name)?.[1] ?? []
export const agesOfSub = (name: string): AgeGroup => byName.get(name)?.[2] ?? 'all'

/** Sub-specialties that a doctor of a specialty may have. */
export const subspecialtiesOf = (specialty: string): Subspecialty[] =>
  TABLE.filter(([, specialties]) => (specialties as readonly string[]).includes(specialty)).map(([name]) => name)
