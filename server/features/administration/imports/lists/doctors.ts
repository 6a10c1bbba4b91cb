/** Imports doctors. Existing doctors are found by ID, or by name and hospital. */
import { doctorUpdate } from '#domain/doctors.ts'
import { isUuid } from '#domain/fields.ts'
import { fold } from '#domain/fold.ts'
import { sentence } from '#domain/sentences.ts'
import { splitLanguages } from '#domain/spoken-languages.ts'
import type { Db } from '#server/database/client.ts'
import { type ImportOptions, type ImportResult, inBatches, type ListRow, type Read } from './batches.ts'
import { faultOf, listOf, specialtyOf, subspecialtyOf, yesOrNo } from './cells.ts'
import { readablePhone } from './contact-details.ts'
import { amountOf } from './doctor-services.ts'
import { listRows } from './list-rows.ts'
import { type Encoding, encodingOf, type Source } from './read.ts'
import { textHeaders, textsIn, WRITTEN_TEXTS } from './text-columns.ts'
import { type ListedDoctor, writeDoctors } from './write-doctors.ts'
import { personKey } from './write-links.ts'

const HEADERS = {
  id: 'id',
  fullName:
    'fullName, full name, name, doctor, doctor name, doktor, doktor adı, ad soyad, hekim, hekim adı, врач, имя, الطبيب, الاسم',
  specialty: 'specialty, speciality, branch, uzmanlık, branş, специальность, التخصص',
  subspecialties:
    'subspecialties, subspecialty, sub-specialties, yan dal, yan dallar, üst uzmanlık, узкая специализация, التخصص الدقيق',
  hospital:
    'hospital, hospital name, hospitalName, hastane, hastane adı, kurum adı, больница, клиника, المستشفى, اسم المستشفى',
  province: 'province, city, il, şehir, провинция, город, المحافظة, المدينة',
  experienceYears: 'experienceYears, experience, experience years, deneyim, deneyim yılı, опыт, стаж, الخبرة',
  languagesSpoken: 'languagesSpoken, languages, languages spoken, diller, konuştuğu diller, языки, اللغات',
  phone: 'phone, telephone, tel, telefon, телефон, الهاتف',
  email: 'email, e-mail, mail, e-posta, eposta, эл почта, البريد الإلكتروني',
  website: 'website, web, url, web sitesi, сайт, الموقع',
  description: 'description, about, açıklama, hakkında, описание, الوصف',
  profileImageUrl: 'profileImageUrl, image, photo, picture, fotoğraf, resim, фото, الصورة',
  consultationFee: 'consultationFee, fee, consultation fee, muayene ücreti, ücret, цена, السعر',
  currency: 'currency, para birimi, döviz, валюта, العملة',
  isActive: 'isActive, is active, active, status, aktif, etkin, durum, активен, نشط',
  ...textHeaders('description'),
}
type Row = Record<keyof typeof HEADERS, string>

/** Parses a row. Empty cells keep existing values, and are missing for a new doctor. */
function toDoctor({ line, text }: ListRow, row: Row): ListedDoctor | string {
  if (row.fullName === '') return 'Full name is required'
  const isActive = row.isActive === '' ? undefined : yesOrNo(row.isActive)
  if (row.isActive !== '' && isActive === undefined)
    return sentence('"{{value}}" is neither yes nor no.', { value: row.isActive })
  const phone = row.phone === '' ? null : readablePhone(row.phone)
  if (row.phone !== '' && phone === null)
    return sentence('"{{value}}" is not a telephone number.', { value: row.phone })
  const texts = textsIn(row, 'description')
  const cells = {
    fullName: row.fullName,
    ...(row.specialty && { specialty: specialtyOf(row.specialty) }),
    ...(row.subspecialties && { subspecialties: listOf(row.subspecialties).map(subspecialtyOf) }),
    ...(row.experienceYears && { experienceYears: Number(row.experienceYears) }),
    ...(row.languagesSpoken && { languagesSpoken: splitLanguages(listOf(row.languagesSpoken)) }),
    ...(phone && { phone }),
    ...(row.email && { email: row.email }),
    ...(row.website && { website: row.website }),
    ...(row.description && { description: row.description }),
    ...(row.profileImageUrl && { profileImageUrl: row.profileImageUrl }),
    ...(row.consultationFee && { consultationFee: amountOf(row.consultationFee) }),
    ...(row.currency && { currency: row.currency.toUpperCase() }),
    ...(isActive !== undefined && { isActive }),
    ...(texts.length > 0 && { texts }),
  }
  const parsed = doctorUpdate.safeParse(cells)
  if (!parsed.success) return faultOf(parsed.error, row)
  const { texts: written = [], ...fields } = parsed.data
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => name in cells))
  const { fullName, hospital, province } = row
  const id = isUuid(row.id) ? row.id.toLowerCase() : null
  return { line, text, id, fullName, hospital, province, row, values, texts: written }
}

const doctorsOf = (source: Source, encoding: Encoding): AsyncGenerator<Read<ListedDoctor>> =>
  listRows(source, encoding, {
    headers: HEADERS,
    required: ['fullName'],
    written: ['description', ...WRITTEN_TEXTS],
    toRow: toDoctor,
    keyOf: ({ id, fullName, hospital, province }) =>
      id ?? [personKey(fullName), fold(hospital), fold(province)].join('/'),
    twice: 'The doctor is already listed in line {{line}}.',
  })

export async function importDoctors(db: Db, source: Source, options: ImportOptions = {}): Promise<ImportResult> {
  const encoding = await encodingOf(source)
  return inBatches<ListedDoctor>(
    db,
    { rows: doctorsOf(source, encoding), total: 0, write: (tx, batch) => writeDoctors(tx, batch, options) },
    options,
  )
}
