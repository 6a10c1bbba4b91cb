import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dashboardSearch } from '#domain/dashboard.ts'
import { getDashboard } from './reading.ts'
import { dashboardAnswer, systemPartAnswer, waitingAnswer } from './record.ts'
import { checkSystem } from './system.ts'
import { getAdminCounters } from './waiting.ts'

const tags = ['Dashboard']

export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Dashboard',
    {
      schema: {
        operationId: 'getDashboard',
        access: 'admin',
        tags,
        summary: 'Totals, changes and pending work',
        querystring: dashboardSearch,
        response: { 200: dashboardAnswer },
      },
    },
    ({ ctx, query }) => getDashboard(ctx, query),
  )
  app.get(
    '/Dashboard/waiting',
    {
      schema: {
        operationId: 'getAdminCounters',
        access: 'admin',
        tags,
        summary: 'Pending work',
        response: { 200: waitingAnswer },
      },
    },
    ({ ctx }) => getAdminCounters(ctx),
  )
  app.get(
    '/Dashboard/system',
    {
      schema: {
        operationId: 'checkSystem',
        access: 'admin',
        tags,
        summary: 'Current state of each part of the system',
        response: { 200: z.array(systemPartAnswer) },
      },
    },
    ({ ctx }) => checkSystem(ctx),
  )
}
