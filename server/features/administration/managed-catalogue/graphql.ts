import { nullWhenNotFound } from '#server/graphql/answers.ts'
import { missingPartsOf } from '#server/features/catalogue/hospitals/missing.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { changeActivation, previewActivation, undoActivation } from './activation.ts'
import { countHospitalDoctors, getHospitalDoctor, listHospitalDoctors } from './hospital-doctors.ts'
import { countManaged, listManagedDoctors, listManagedHospitals, listManagedServices } from './reading.ts'
import type { ManagedHospitalPage } from './record.ts'

export const resolvers = {
  Query: {
    managedHospitals: (_, { search, page, limit }, ctx) => listManagedHospitals(ctx, search, { page, limit }),
    managedDoctors: (_, { search, page, limit }, ctx) => listManagedDoctors(ctx, search, { page, limit }),
    managedServices: (_, { search, page, limit }, ctx) => listManagedServices(ctx, search, { page, limit }),
    hospitalDoctors: (_, { hospitalId, search, page, limit }, ctx) =>
      listHospitalDoctors(ctx, hospitalId, { raw: search, paging: { page, limit } }),
    hospitalDoctorCounts: (_, { hospitalId }, ctx) => countHospitalDoctors(ctx, hospitalId),
    hospitalDoctor: (_, { hospitalId, id }, ctx) => nullWhenNotFound(getHospitalDoctor(ctx, hospitalId, id)),
    recordCounts: (_, { kind }, ctx) => countManaged(ctx, kind),
    previewActivation: (_, { input }, ctx) => previewActivation(ctx, input),
  },
  ManagedHospitalPage: {
    missing: ({ items }: ManagedHospitalPage, _args, ctx) =>
      missingPartsOf(
        ctx,
        items.map(({ id }) => id),
      ),
  },
  Mutation: {
    changeActivation: (_, { input }, ctx) => changeActivation(ctx, input),
    undoActivation: (_, { id }, ctx) => undoActivation(ctx, id),
  },
} satisfies Resolvers
