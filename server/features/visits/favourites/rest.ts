import type { FastifyInstance } from 'fastify'
import { withServices } from '#server/features/catalogue/hospitals/offers.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { nothing } from '#server/rest/operation.ts'
import { myFavourites, savedDoctors, savedHospitals } from './reading.ts'
import { favouritesAnswer } from './record.ts'
import { removeFavourite, saveFavourite } from './writing.ts'

const tags = ['Favourites']

export async function favouriteRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Favourites',
    {
      schema: {
        operationId: 'getFavourites',
        access: 'viewer',
        tags,
        summary: 'Saved hospitals and doctors of the viewer',
        response: { 200: favouritesAnswer },
      },
    },
    async ({ ctx }) => {
      const { id } = myFavourites(ctx)
      const [hospitals, doctors] = await Promise.all([savedHospitals(ctx), savedDoctors(ctx)])
      return { id, hospitals: await withServices(ctx, hospitals), doctors }
    },
  )
  for (const [kind, collection, noun] of [
    ['hospital', 'hospitals', 'Hospital'],
    ['doctor', 'doctors', 'Doctor'],
  ] as const) {
    app.put(
      `/Favourites/${collection}/:id`,
      {
        schema: {
          operationId: `save${noun}`,
          access: 'viewer',
          refuses: ['conflict'],
          tags,
          summary: `Save a ${kind}`,
          response: nothing,
        },
      },
      (request, reply) => sendNothing(reply, saveFavourite(request.ctx, { [`${kind}Id`]: part(request.params) })),
    )
    app.delete(
      `/Favourites/${collection}/:id`,
      {
        schema: {
          operationId: `forget${noun}`,
          access: 'viewer',
          tags,
          summary: `Remove a saved ${kind}`,
          response: nothing,
        },
      },
      (request, reply) => sendNothing(reply, removeFavourite(request.ctx, { [`${kind}Id`]: part(request.params) })),
    )
  }
}
