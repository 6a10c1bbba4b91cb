import type { FastifyInstance } from 'fastify'
import { activitySearch } from '#domain/activity.ts'
import { dateIn } from '#domain/availability.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { download } from '#server/rest/operation.ts'
import { readActivity } from './reading.ts'
import type { Activity } from './record.ts'

const tags = ['Activity']

const columns: Record<string, (row: Activity) => unknown> = {
  createdAt: ({ createdAt }) => createdAt,
  actor: ({ actorName }) => actorName,
  action: ({ action }) => action,
  subject: ({ subjectName }) => subjectName,
  subjectId: ({ subjectId }) => subjectId,
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
  reason: ({ reason }) => reason,
  network: ({ network }) => network,
  fields: ({ fields }) => fields.join(', '),
}

export async function activityRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Activity/export',
    {
      schema: {
        operationId: 'exportActivity',
        access: 'admin',
        tags,
        summary: 'The list as CSV, at most 20,000 lines',
        querystring: activitySearch,
        response: download('text/csv'),
      },
    },
    ({ ctx, query }, reply) =>
      sendCsv(reply, readActivity(ctx, query), { name: `activity-${dateIn(ctx.clock())}.csv`, columns }),
  )
}
