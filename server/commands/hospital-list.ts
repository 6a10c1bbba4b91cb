import { fold } from '#domain/fold.ts'
import { hospitalUpdate } from '#domain/hospitals.ts'
import { COUNTRY, findProvince, type Point } from '#domain/places.ts'
import { inEnglish } from '#domain/sentences.ts'
import { titleCase } from '#domain/title-case.ts'
import { findDistrict } from '../seed/districts.ts'
import { readablePhone, readableWebsite } from './contact-details.ts'
import { csvRecords } from './csv-records.ts'

/** A hospital as a list tells of it; null where the list says nothing. */
export interface ListedHospital {
  line: number
  /** What finds the hospital again: the list's code and the name, because published lists give one code to many. */
  externalCode: string
  code: string
  /** The kind of hospital in the list's words. */
  type: string
  name: string
  city: string
  country: string
  district: string | null
  address: string | null
  phone: string | null
  website: string | null
  /** The centre of the district, or of the province where the district is not known. */
  place: Point
}

export interface Refusal {
  line: number
  reason: string
}

/** The file as a whole cannot be read as a list of hospitals. */
export class ListError extends Error {
  override readonly name = 'ListError'
}

const COLUMNS = ['code', 'name', 'type', 'province', 'district', 'address', 'phone', 'website'] as const
type Column = (typeof COLUMNS)[number]
type Row = Record<Column, string>

/** Reads a list; every row is either a hospital or refused with its line and a sentence. */
export function readHospitalList(file: Buffer): { hospitals: ListedHospital[]; refused: Refusal[] } {
  const hospitals: ListedHospital[] = []
  const refused: Refusal[] = []
  const seen = new Map<string, number>()
  let positions: Map<Column, number> | undefined
  for (const record of csvRecords(file)) {
    const { line } = record
    if (!positions) {
      if (!('values' in record)) throw new ListError(`The header (line ${line}) cannot be read. ${record.refusal}`)
      positions = readHeader(record.values)
      continue
    }
    const hospital = 'values' in record ? readRow(line, pick(record.values, positions)) : record.refusal
    if (typeof hospital === 'string') {
      refused.push({ line, reason: hospital })
      continue
    }
    const earlier = seen.get(hospital.externalCode)
    if (earlier) refused.push({ line, reason: `The hospital stands in line ${earlier} already.` })
    else {
      seen.set(hospital.externalCode, line)
      hospitals.push(hospital)
    }
  }
  if (!positions) throw new ListError('The file is empty.')
  return { hospitals, refused }
}

function readHeader(names: string[]): Map<Column, number> {
  const positions = new Map<Column, number>()
  for (const [at, name] of names.entries()) {
    const column = COLUMNS.find((known) => known === fold(name.replace(/^\uFEFF/u, '')).trim())
    if (!column) continue
    if (positions.has(column)) throw new ListError(`The header has two columns named "${column}".`)
    positions.set(column, at)
  }
  const missing = (['name', 'province'] as const).filter((column) => !positions.has(column))
  if (missing.length > 0)
    throw new ListError(`The header has no column named ${missing.map((column) => `"${column}"`).join(' and ')}.`)
  return positions
}

const pick = (values: string[], positions: Map<Column, number>): Row =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, (values[positions.get(column) ?? -1] ?? '').replace(/\s+/gu, ' ').trim()]),
  ) as Row

function readRow(line: number, row: Row): ListedHospital | string {
  if (row.name === '') return 'The name is missing.'
  if (row.province === '') return 'The province is missing.'
  const province = findProvince(row.province)
  if (!province) return `"${row.province}" is not one of the 81 provinces.`
  const phone = row.phone === '' ? null : readablePhone(row.phone)
  if (row.phone !== '' && phone === null) return `"${row.phone}" is not a telephone number.`
  const website = row.website === '' ? null : readableWebsite(row.website)
  if (row.website !== '' && website === null) return `"${row.website}" is not a web address.`

  const knownDistrict = findDistrict(province.name, row.district)
  const { latitude, longitude } = knownDistrict ?? province
  const hospital: ListedHospital = {
    line,
    code: row.code,
    externalCode: '',
    type: row.type,
    name: hospitalName(row.name),
    city: province.name,
    country: COUNTRY,
    district: row.district === '' ? null : (knownDistrict?.name ?? titleCase(row.district)),
    address: row.address === '' ? null : titleCase(row.address),
    phone,
    website,
    place: { latitude, longitude },
  }
  hospital.externalCode = `${row.code === '' ? slug(province.name) : row.code}/${slug(hospital.name)}`
  // The same limits as the form of an administrator.
  const { name, city, district, address } = hospital
  const checked = hospitalUpdate.safeParse({ name, city, district, address: address ?? undefined, phone, website })
  const fault = checked.error?.issues[0]
  if (fault) return `The ${fault.path.join('.')} cannot be used: ${inEnglish(fault.message)}.`
  if (row.code.length > 100 || !row.code.isWellFormed() || row.code.includes('\0')) return 'The code cannot be used.'
  return hospital
}

/** Registers now and then glue the word for "private" to the name that follows it. */
const hospitalName = (text: string): string => titleCase(text.replace(/^ÖZEL(?=[^\sL\P{Lu}]\p{Lu}{3})/u, 'ÖZEL '))

const slug = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '')
