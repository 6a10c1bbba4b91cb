import { expect } from 'vitest'
import { makeReports } from '#server/features/administration/reports/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { insertAppointment } from '#server/seed/factories.ts'
import { type Clinic, NOON } from './clinic.ts'
import type { TestApp } from './server.ts'

type Row = Partial<Parameters<typeof insertAppointment>[1]> & { date: string; time: string }

/** Returns actions for a clinic's appointments, and the job that creates its reports. */
export function reporting(app: TestApp) {
  const deps = (now = NOON) => ({
    config: app.config,
    db: app.db,
    log: createLogger('silent', false),
    clock: () => now,
  })
  const work = (isEnding?: () => boolean) => makeReports(deps(), isEnding)
  const addressOf = ({ hospital }: Clinic, path: string) => `/api/Hospitals/${hospital.id}/reports${path}`
  const send = (clinic: Clinic, path: string) =>
    app.request.post(addressOf(clinic, path)).set('authorization', `Bearer ${clinic.staff.token}`)
  const get = (clinic: Clinic, path: string, token = clinic.staff.token) =>
    app.request.get(addressOf(clinic, path)).set('authorization', `Bearer ${token}`)
  return {
    deps,
    work,
    insert: ({ hospital, service }: Clinic, row: Row) =>
      insertAppointment(app.db, { hospitalId: hospital.id, serviceId: service.id, ...row }),
    ask: (clinic: Clinic, body: object) => send(clinic, '').send(body),
    send,
    get,
    /** Returns a finished report that the clinic's staff have requested. */
    async made(clinic: Clinic, body: object) {
      const asked = await send(clinic, '').send(body)
      expect(asked.status, asked.text).toBe(201)
      await work()
      const { body: report } = await get(clinic, `/${asked.body.id}`)
      expect(report.state).toBe('done')
      return report
    },
  }
}
export type Reporting = ReturnType<typeof reporting>
