import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dashboardSearch } from '#domain/dashboard.ts'
import { dashboardAnswer, systemPartAnswer } from './record.ts'
import { getDashboard } from './reading.ts'
import { checkSystem } from './system.ts'

const tags = ['Dashboard']

export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Dashboard',
    {
      schema: {
        operationId: 'getDashboard',
        access: 'admin',
        tags,
        summary: 'How much there is, what has changed, and what waits',
        querystring: dashboardSearch,
        response: { 200: dashboardAnswer },
      },
    },
    ({ ctx, query }) => getDashboard(ctx, query),
  )
  app.get(
    '/Dashboard/system',
    {
      schema: {
        operationId: 'checkSystem',
        access: 'admin',
        tags,
        summary: 'How each part of the system does at this moment',
        response: { 200: z.array(systemPartAnswer) },
      },
    },
    ({ ctx }) => checkSystem(ctx),
  )
}
