import type { FastifyInstance } from 'fastify'
import { documentRoute } from './rest/document.ts'
import { refuseUnstorable, renameKeys } from './rest/input.ts'

/** Every REST route of the product, under one prefix. Features are named here and nowhere else on this door. */
export async function restRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', documentRoute)
  app.addHook('preValidation', async (request) => {
    refuseUnstorable(request.query)
    refuseUnstorable(request.body)
    request.body = renameKeys(request.body)
  })
}
