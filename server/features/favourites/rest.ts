import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { doctorAnswer } from '#server/features/doctors/answers.ts'
import { hospitalAnswer } from '#server/features/hospitals/answers.ts'
import { toHospital } from '#server/features/hospitals/rest.ts'
import { part } from '#server/rest/input.ts'
import { myFavourites, removeFavourite, savedDoctors, savedHospitals, saveFavourite } from './service.ts'

const tags = ['Favourites']
const favouritesAnswer = z.object({
  id: z.string(),
  hospitals: z.array(hospitalAnswer),
  doctors: z.array(doctorAnswer),
})

export async function favouriteRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Favourites',
    {
      schema: { tags, summary: 'Hospitals and doctors the viewer has saved', response: { 200: favouritesAnswer } },
    },
    async ({ ctx }) => {
      const { id } = myFavourites(ctx)
      const [hospitals, doctors] = await Promise.all([savedHospitals(ctx, { services: 100 }), savedDoctors(ctx)])
      return { id, hospitals: hospitals.map(toHospital), doctors }
    },
  )
  for (const [kind, collection] of [
    ['hospital', 'hospitals'],
    ['doctor', 'doctors'],
  ] as const) {
    const none = { 204: z.null() }
    app.put(
      `/Favourites/${collection}/:id`,
      { schema: { tags, summary: `Save a ${kind}`, response: none } },
      async (request, reply) => {
        await saveFavourite(request.ctx, { [`${kind}Id`]: part(request.params) })
        return reply.code(204).send()
      },
    )
    app.delete(
      `/Favourites/${collection}/:id`,
      { schema: { tags, summary: `Forget a saved ${kind}`, response: none } },
      async (request, reply) => {
        await removeFavourite(request.ctx, { [`${kind}Id`]: part(request.params) })
        return reply.code(204).send()
      },
    )
  }
}
