import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import yazl from 'yazl'
import type { Context } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { openStored } from '#server/features/files/storage.ts'
import { getProfile } from '#server/features/users/reading.ts'
import { requireViewer } from '#server/viewer.ts'

type Rows = Record<string, unknown>[]
type FileRow = { storageName: string; path: string; createdAt: Date }

/** What is asked of the database for an export; each gives rows of what the person knows anyway, never a secret. */
const sections = {
  consents: (id: string) => sql`select document, version, occasion, created_at as "createdAt" from consents
    where user_id = ${id}::uuid order by created_at, id`,
  sessions: (id: string) => sql`select user_agent as "userAgent", created_at as "createdAt",
      last_used_at as "lastUsedAt", expires_at as "expiresAt", revoked_at as "endedAt"
    from sessions where user_id = ${id}::uuid order by created_at, id`,
  appointments: (id: string) => sql`select a.booking_id as "bookingId", a.status, a.date,
      to_char(a.time, 'HH24:MI') as time, a.duration_minutes as "durationMinutes", h.name as hospital, s.name as service,
      d.full_name as doctor, a.patient_first_name as "firstName", a.patient_last_name as "lastName",
      a.patient_email as email, a.patient_phone as phone, a.notes, a.created_at as "createdAt",
      a.updated_at as "updatedAt",
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'by', e.actor_role, 'from', e.from_status,
          'to', e.to_status, 'change', e.change, 'note', e.note, 'at', e.created_at) order by e.created_at, e.id), '[]')
        from appointment_events e where e.appointment_id = a.id) as history,
      (select coalesce(json_agg(json_build_object('from', m.sender, 'name', m.sender_name, 'message', m.message,
          'at', m.created_at) order by m.created_at, m.id), '[]')
        from messages m where m.appointment_id = a.id) as messages,
      (select coalesce(json_agg(json_build_object('name', f.name, 'type', f.type, 'size', f.size,
          'uploadedBy', f.uploaded_by, 'at', f.created_at,
          'path', 'files/' || a.booking_id || '/' || f.id || '/' || f.name) order by f.created_at, f.id), '[]')
        from files f where f.appointment_id = a.id) as files
    from appointments a join hospitals h on h.id = a.hospital_id join health_services s on s.id = a.service_id
      left join doctors d on d.id = a.doctor_id
    where a.patient_id = ${id}::uuid order by a.starts_at, a.id`,
  reviews: (id: string) => sql`select a.booking_id as "bookingId", h.name as hospital, r.author_name as "authorName",
      r.rating, r.comment, r.language, r.reply, r.replied_at as "repliedAt", r.created_at as "createdAt",
      r.updated_at as "updatedAt"
    from reviews r join appointments a on a.id = r.appointment_id join hospitals h on h.id = r.hospital_id
    where r.patient_id = ${id}::uuid order by r.created_at, r.id`,
  reportedReviews: (id: string) => sql`select h.name as hospital, p.reason, p.created_at as "createdAt"
    from review_reports p join reviews r on r.id = p.review_id join hospitals h on h.id = r.hospital_id
    where p.user_id = ${id}::uuid order by p.created_at, p.review_id`,
  favourites: (id: string) => sql`select h.name as hospital, d.full_name as doctor, f.created_at as "createdAt"
    from favourites f left join hospitals h on h.id = f.hospital_id left join doctors d on d.id = f.doctor_id
    where f.user_id = ${id}::uuid order by f.created_at, f.id`,
  mails: (id: string) => sql`select kind, created_at as "createdAt", sent_at as "sentAt" from outbox
    where user_id = ${id}::uuid order by created_at, id`,
  newsletter: (id: string) => sql`select n.email, n.created_at as "createdAt" from newsletter_subscribers n
    join users u on u.email = n.email where u.id = ${id}::uuid`,
}

const filesOf = (id: string) => sql`select f.storage_name as "storageName", f.created_at as "createdAt",
    'files/' || a.booking_id || '/' || f.id || '/' || f.name as path
  from files f join appointments a on a.id = f.appointment_id
  where a.patient_id = ${id}::uuid order by f.created_at, f.id`

/** Everything of one moment, so that the lists agree with each other and with the files. */
async function collect(ctx: Context, id: string): Promise<{ data: Record<string, Rows>; files: FileRow[] }> {
  return ctx.db.transaction(
    async (tx) => {
      const data: Record<string, Rows> = {}
      for (const [name, rowsOf] of Object.entries(sections)) data[name] = await query(tx, rowsOf(id))
      return { data, files: await query<FileRow>(tx, filesOf(id)) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** All that is stored about the viewer as a zip: `data.json`, and each document under `files/`. Made as it is read. */
export async function exportAccount(ctx: Context): Promise<{ name: string; bytes: Readable }> {
  const viewer = requireViewer(ctx)
  const { data, files } = await collect(ctx, viewer.id)
  const document = { exportedAt: ctx.clock().toISOString(), account: await getProfile(ctx), ...data }
  const zip = new yazl.ZipFile()
  const bytes = zip.outputStream as Readable
  let open: Readable | undefined
  zip.addBuffer(Buffer.from(`${JSON.stringify(document, null, 2)}\n`), 'data.json', { mtime: ctx.clock() })
  // Documents are compressed already.
  for (const { storageName, path, createdAt } of files)
    zip.addReadStreamLazy(path, { compress: false, mtime: createdAt }, (give) => {
      if (bytes.destroyed) return
      openStored(ctx.config, storageName).then(
        (file) => {
          open = file
          give(null, file)
        },
        (error) => give(error, null as never),
      )
    })
  // A zip that breaks off must not look like a whole one; and who hangs up leaves no file open.
  zip.on('error', (error) => bytes.destroy(error))
  bytes.once('close', () => open?.destroy())
  zip.end()
  return { name: `hekima-${ctx.clock().toISOString().slice(0, 10)}.zip`, bytes }
}
