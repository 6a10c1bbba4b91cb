import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { messageInput, type Side } from '#domain/appointments.ts'
import { COLLECTION_LIMIT, type Page, pageOf, paging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { list } from '#server/database/search.ts'
import { pageAndCount, query } from '#server/database/statement.ts'
import { requireAppointment, sideOf } from '#server/features/appointments/access.ts'
import { requireViewer } from '#server/viewer.ts'

export type Message = {
  id: string
  appointmentId: string
  sender: Side
  senderName: string
  message: string
  createdAt: string
}
type Row = Omit<Message, 'createdAt'> & { createdAt: Date }

const columns = sql.raw(
  'id, appointment_id as "appointmentId", sender, sender_name as "senderName", message, created_at as "createdAt"',
)
const toMessage = (row: Row): Message => ({ ...row, createdAt: row.createdAt.toISOString() })

/** The conversations of appointments the caller has been shown, oldest first. */
export async function messagesOfAppointments(ctx: Context, ids: string[]): Promise<Message[]> {
  const rows = await query<Row>(
    ctx.db,
    sql`select ${columns} from messages where appointment_id = any(${list(ids)}::uuid[]) order by created_at, id`,
  )
  return rows.map(toMessage)
}

/** One message of an appointment the caller has been shown. */
export async function findMessage(ctx: Context, appointmentId: string, id: string): Promise<Message | undefined> {
  const [row] = await query<Row>(
    ctx.db,
    sql`select ${columns} from messages where id = ${id}::uuid and appointment_id = ${appointmentId}::uuid`,
  )
  return row && toMessage(row)
}

/** The last messages of an appointment the caller has been shown, oldest first. */
export async function messagesSince(ctx: Context, appointmentId: string, since: Date): Promise<Message[]> {
  const rows = await query<Row>(
    ctx.db,
    sql`select ${columns} from messages where appointment_id = ${appointmentId}::uuid and created_at >= ${since}
      order by created_at desc, id desc limit ${COLLECTION_LIMIT}`,
  )
  return rows.reverse().map(toMessage)
}

/** One conversation, oldest first, for its patient, its hospital and administrators. */
export async function listMessages(ctx: Context, appointmentId: string, raw: unknown): Promise<Page<Message>> {
  const appointment = await requireAppointment(ctx, appointmentId)
  const wanted = paging.parse({ limit: COLLECTION_LIMIT, ...Object(raw) })
  const where = sql`appointment_id = ${appointment.id}::uuid`
  const { rows, total } = await pageAndCount<Row>(
    ctx.db,
    sql`select ${columns} from messages where ${where} order by created_at, id
      limit ${wanted.limit} offset ${(wanted.page - 1) * wanted.limit}`,
    sql`select count(*) as count from messages where ${where}`,
  )
  return pageOf(rows.map(toMessage), total, wanted)
}

/** Adds to a conversation and tells the other side: the patient, or everybody who works at the hospital. */
export async function sendMessage(ctx: Context, appointmentId: string, raw: unknown): Promise<Message> {
  const viewer = requireViewer(ctx)
  const { message } = messageInput.parse(raw)
  const appointment = await requireAppointment(ctx, appointmentId)
  const side = sideOf(viewer, appointment)
  const now = ctx.clock()
  const patient = sql`u.id = ${appointment.patientId}::uuid`
  const staff = sql`u.hospital_id = ${appointment.hospitalId}::uuid and u.role = 'hospital' and u.status = 'active'`
  const [row] = await query<Row>(
    ctx.db,
    sql`with written as (
        insert into messages (id, appointment_id, sender, sender_id, sender_name, message, created_at)
        values (${v7()}, ${appointment.id}, ${side}, ${viewer.id}, ${`${viewer.firstName} ${viewer.lastName}`},
          ${message}, ${now})
        returning *),
      mail as (
        insert into outbox (id, kind, user_id, payload, created_at, available_at)
        select gen_random_uuid(), 'message.received', u.id,
          jsonb_build_object('appointmentId', w.appointment_id, 'messageId', w.id), w.created_at, w.created_at
        from written w join users u on ${side === 'hospital' ? patient : staff})
      select ${columns} from written`,
  )
  return toMessage(row as Row)
}
