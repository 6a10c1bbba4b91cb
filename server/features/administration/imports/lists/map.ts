/** Turns the columns of a list, in any language, into hospitals. */
import { fold } from '#domain/fold.ts'
import { hospitalUpdate } from '#domain/hospitals.ts'
import { COUNTRY, findProvince, type Point } from '#domain/places.ts'
import { sentence } from '#domain/sentences.ts'
import { titleCase } from '#domain/title-case.ts'
import type { ListRow, Read } from './batches.ts'
import { readablePhone, readableWebsite } from './contact-details.ts'
import { listRows } from './list-rows.ts'
import { placeIn } from './place.ts'
import type { Encoding, Source } from './read.ts'

/** Hospital as a list describes it. Null for missing values. */
export interface ListedHospital extends ListRow {
  /**
   * Identity of the hospital: code and name together, because published lists give one code to
   * several hospitals.
   */
  externalCode: string
  code: string
  /** Kind of hospital as the list names it. */
  type: string
  name: string
  city: string
  country: string
  district: string | null
  address: string | null
  phone: string | null
  website: string | null
  place: Point
}

const HEADERS = {
  code: 'code, id, hospital code, facility code, kod, kodu, kurum kodu, tesis kodu, hastane kodu, код, الرمز, الكود',
  name: `name, hospital, hospital name, facility, facility name, ad, adı, kurum adı, tesis adı, hastane, hastane adı,
    название, наименование, больница, клиника, الاسم, اسم المستشفى, المستشفى`,
  type: 'type, kind, hospital type, facility type, tür, türü, tip, tipi, kurum türü, kurum tipi, hastane türü, тип, вид, النوع',
  province: 'province, city, il, ili, il adı, şehir, провинция, город, المحافظة, الولاية, المدينة',
  district: 'district, county, town, ilçe, ilçesi, ilçe adı, район, المنطقة, القضاء',
  address: 'address, street address, adres, adresi, açık adres, адрес, العنوان',
  phone: 'phone, telephone, tel, telefon, telefonu, telefon no, телефон, الهاتف',
  website:
    'website, web, url, site, web site, web sitesi, web adresi, internet adresi, сайт, الموقع, الموقع الإلكتروني',
}
type Row = Record<keyof typeof HEADERS, string>

/** Reads every row of a list. Each is a hospital, or is refused with its line and a sentence. */
export const hospitalsOf = (source: Source, encoding: Encoding): AsyncGenerator<Read<ListedHospital>> =>
  listRows(source, encoding, {
    headers: HEADERS,
    required: ['name', 'province'],
    toRow: toHospital,
    keyOf: ({ externalCode }) => externalCode,
    twice: 'The hospital is already listed in line {{line}}.',
  })

function toHospital({ line, text }: ListRow, row: Row): ListedHospital | string {
  if (row.name === '') return 'The name is missing.'
  if (row.province === '') return 'The province is missing.'
  const province = findProvince(row.province)
  if (!province) return sentence('"{{value}}" is not one of the 81 provinces.', { value: row.province })
  const phone = row.phone === '' ? null : readablePhone(row.phone)
  if (row.phone !== '' && phone === null)
    return sentence('"{{value}}" is not a telephone number.', { value: row.phone })
  const website = row.website === '' ? null : readableWebsite(row.website)
  if (row.website !== '' && website === null)
    return sentence('"{{value}}" is not a web address.', { value: row.website })

  const { district, point, mend } = placeIn(province, row.district)
  const hospital: ListedHospital = {
    line,
    text,
    code: row.code,
    externalCode: '',
    type: row.type,
    name: mend(hospitalName(row.name)),
    city: province.name,
    country: COUNTRY,
    district,
    address: row.address === '' ? null : mend(titleCase(row.address)),
    phone,
    website,
    place: point,
  }
  hospital.externalCode = `${row.code === '' ? slug(province.name) : row.code}/${slug(hospital.name)}`
  // Applies the limits of the administrators' form.
  const { name, city, address } = hospital
  const checked = hospitalUpdate.safeParse({ name, city, district, address: address ?? undefined, phone, website })
  const fault = checked.error?.issues[0]
  if (fault)
    return sentence('The {{field}} cannot be used: {{why}}.', {
      field: fault.path.join('.'),
      why: fault.message,
    })
  if (row.code.length > 100 || !row.code.isWellFormed() || row.code.includes('\0')) return 'The code cannot be used.'
  return hospital
}

/** Formats the name. Registers sometimes join the word for "private" to the following name. */
const hospitalName = (text: string): string => titleCase(text.replace(/^ÖZEL(?=[^\sL\P{Lu}]\p{Lu}{3})/u, 'ÖZEL '))

const slug = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '')
