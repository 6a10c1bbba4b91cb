/** Imports health services. Existing ones are found by ID or name. */
import { eq, inArray, or } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import { fold } from '#domain/fold.ts'
import { healthServiceInput, healthServiceUpdate } from '#domain/health-services.ts'
import { sentence } from '#domain/sentences.ts'
import { type namedTextsInput, textChanges } from '#domain/texts.ts'
import { visitTypeByName } from '#domain/visit-types.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { auditedTexts } from '#server/database/texts.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { readTexts, writeTexts } from '#server/features/catalogue/health-services/texts.ts'
import {
  type ImportOptions,
  type ImportResult,
  inBatches,
  type ListRow,
  type Read,
  type RowDecision,
} from './batches.ts'
import { categoryOf, faultOf, yesOrNo } from './cells.ts'
import { changedIn } from './changed-in.ts'
import { amountOf } from './doctor-services.ts'
import { listRows } from './list-rows.ts'
import { type Encoding, encodingOf, type Source } from './read.ts'
import { textHeaders, textsIn, WRITTEN_TEXTS } from './text-columns.ts'

const HEADERS = {
  id: 'id',
  name: 'name, service, service name, hizmet, hizmet adı, ad, название, услуга, الاسم, الخدمة',
  description: 'description, açıklama, описание, الوصف',
  category: 'category, kategori, категория, الفئة',
  price: 'price, fiyat, ücret, цена, السعر',
  currency: 'currency, para birimi, döviz, валюта, العملة',
  duration: 'duration, minutes, süre, dakika, длительность, المدة',
  visitType: 'visitType, visit type, kind, ziyaret türü, вид визита, نوع الزيارة',
  nights: 'nights, nights in hospital, gece, ночей, ليالٍ',
  stayDays: 'stayDays, days, days in Türkiye, gün, дней, أيام',
  isActive: 'isActive, is active, active, status, aktif, etkin, durum, активна, نشط',
  ...textHeaders('name', 'description'),
}
type Row = Record<keyof typeof HEADERS, string>
type Texts = z.output<typeof namedTextsInput>
type ListedService = ListRow & {
  id: string | null
  name: string
  row: Row
  values: Record<string, unknown>
  texts: Texts
}

/** Parses a row. Empty cells keep existing values, and are missing for a new service. */
function toService({ line, text }: ListRow, row: Row): ListedService | string {
  if (row.name === '') return 'Service name is required'
  const isActive = row.isActive === '' ? undefined : yesOrNo(row.isActive)
  if (row.isActive !== '' && isActive === undefined)
    return sentence('"{{value}}" is neither yes nor no.', { value: row.isActive })
  const texts = textsIn(row, 'name', 'description')
  const message = {
    name: row.name,
    ...(row.description && { description: row.description }),
    ...(row.category && { category: categoryOf(row.category) }),
    ...(row.price && { price: amountOf(row.price) }),
    ...(row.currency && { currency: row.currency.toUpperCase() }),
    ...(row.duration && { duration: Number(row.duration) }),
    ...(row.visitType && { visitType: row.visitType.toLowerCase() }),
    ...(row.nights && { nights: Number(row.nights) }),
    ...(row.stayDays && { stayDays: Number(row.stayDays) }),
    ...(isActive !== undefined && { isActive }),
    ...(texts.length > 0 && { texts }),
  }
  const parsed = healthServiceUpdate.safeParse(message)
  if (!parsed.success) return faultOf(parsed.error, row)
  const { texts: written = [], ...fields } = parsed.data
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => name in message))
  return { line, text, id: isUuid(row.id) ? row.id.toLowerCase() : null, name: row.name, row, values, texts: written }
}

const servicesOf = (source: Source, encoding: Encoding): AsyncGenerator<Read<ListedService>> =>
  listRows(source, encoding, {
    headers: HEADERS,
    required: ['name'],
    written: ['description', ...WRITTEN_TEXTS],
    toRow: toService,
    keyOf: ({ id, name }) => id ?? fold(name),
    twice: 'The service is already listed in line {{line}}.',
  })

async function writeServices(tx: Tx, batch: ListedService[], { isDryRun }: ImportOptions): Promise<RowDecision[]> {
  const ids = batch.flatMap(({ id }) => id ?? [])
  const names = batch.map(({ name }) => fold(name))
  const rows = await tx
    .select()
    .from(healthServices)
    .where(or(inArray(healthServices.nameKey, names), ids.length > 0 ? inArray(healthServices.id, ids) : undefined))
    .for('no key update')
  const decided: RowDecision[] = []
  const added: (typeof healthServices.$inferInsert & { id: string; texts: Texts })[] = []
  for (const { line, text, id, name, row, values, texts } of batch) {
    const namesakes = rows.filter(({ nameKey }) => nameKey === fold(name))
    const existing = rows.find((service) => service.id === id) ?? namesakes[0]
    const refuse = (reason: string) => decided.push({ refusal: { line, text, reason } })
    if (existing && existing.id !== id && namesakes.length > 1) {
      refuse(sentence('There are several services named "{{name}}".', { name }))
    } else if (existing) {
      const after = changedIn(existing, values)
      const before = texts.length > 0 ? auditedTexts(await readTexts(tx, existing.id)) : []
      const isRewritten = textChanges(before, texts).written.length > 0
      const fields = [...Object.keys(after), ...(isRewritten ? ['texts'] : [])]
      const isChanged = fields.length > 0
      if (isChanged && !isDryRun) {
        await tx
          .update(healthServices)
          .set({ ...after, updatedAt: editedAt(healthServices.updatedAt) })
          .where(eq(healthServices.id, existing.id))
        if (isRewritten) await writeTexts(tx, existing.id, { before, sent: texts })
      }
      const audit = {
        action: 'health_service.update',
        subjectId: existing.id,
        before: { ...existing, texts: before },
        after: { ...after, ...(isRewritten && { texts }) },
        fields,
      }
      const message = `Line ${line}: change ${name}: ${fields.join(', ')}`
      decided.push({ outcome: isChanged ? 'changed' : 'unchanged', line, name, message, audit })
    } else {
      const input = healthServiceInput.safeParse(values)
      if (!input.success) refuse(faultOf(input.error, row))
      else {
        const newService = {
          ...input.data,
          visitType: input.data.visitType ?? visitTypeByName(input.data),
          id: v7(),
          texts,
        }
        added.push(newService)
        const audit = { action: 'health_service.create', subjectId: newService.id, after: values }
        decided.push({ outcome: 'added', line, name, message: `Line ${line}: add ${name}`, audit })
      }
    }
  }
  if (added.length > 0 && !isDryRun) {
    await tx.insert(healthServices).values(added)
    for (const { id, texts } of added) if (texts.length > 0) await writeTexts(tx, id, { before: [], sent: texts })
  }
  return decided
}

export async function importServices(db: Db, source: Source, options: ImportOptions = {}): Promise<ImportResult> {
  const encoding = await encodingOf(source)
  return inBatches<ListedService>(
    db,
    { rows: servicesOf(source, encoding), total: 0, write: (tx, batch) => writeServices(tx, batch, options) },
    options,
  )
}
