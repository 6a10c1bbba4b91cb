import { sql } from 'drizzle-orm'
import { worksAt } from '#domain/access.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { type AppointmentRow, appointmentColumns, appointmentJoins } from './rows.ts'

/** An appointment is its patient's, its hospital's and the administrators'; for anybody else it does not exist. */
export const maySee = (viewer: Viewer, appointment: Pick<AppointmentRow, 'patientId' | 'hospitalId'>): boolean =>
  appointment.patientId === viewer.id || worksAt(viewer, appointment.hospitalId)

/** The side somebody takes in the conversation about an appointment. */
export const sideOf = (viewer: Viewer, appointment: Pick<AppointmentRow, 'patientId'>) =>
  appointment.patientId === viewer.id ? 'patient' : 'hospital'

/** The appointment, or the same 404 for one that is unknown and one that is somebody else's. */
export async function requireAppointment(
  ctx: Context,
  id: string,
  { db = ctx.db, lock = false }: { db?: Queryable; lock?: boolean } = {},
): Promise<AppointmentRow> {
  const viewer = requireViewer(ctx)
  const [row] = isUuid(id)
    ? await query<AppointmentRow>(
        db,
        sql`select ${appointmentColumns} from appointments a ${appointmentJoins} where a.id = ${id}::uuid
          ${lock ? sql`for no key update of a` : sql``}`,
      )
    : []
  if (!row || !maySee(viewer, row)) throw new AppError('not_found', 'Appointment not found.')
  return row
}
