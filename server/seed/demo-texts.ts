/** Translations of the demo catalogue, as rows. Each has the hash of its current English text. */
import { createHash } from 'node:crypto'
import type { doctors, doctorTexts } from '#server/features/catalogue/doctors/table.ts'
import type { healthServices, healthServiceTexts } from '#server/features/catalogue/health-services/table.ts'
import type { hospitals, hospitalTexts } from '#server/features/catalogue/hospitals/table.ts'
import type { DemoDoctor } from './demo-doctors.ts'
import { hospitalTexts as textsOfHospital } from './texts/hospitals.ts'
import { SERVICE_TEXTS } from './texts/services.ts'

/** Returns the hash that the tables store. */
const hashOf = (source: string | null | undefined) =>
  createHash('md5')
    .update(source ?? '')
    .digest('hex')

type DemoText = {
  hospitalRows: readonly (typeof hospitals.$inferInsert)[]
  serviceRows: readonly (typeof healthServices.$inferInsert)[]
  doctors: readonly (DemoDoctor & typeof doctors.$inferInsert)[]
}

export function makeTexts({ hospitalRows, serviceRows, doctors: people }: DemoText) {
  const ofHospitals = hospitalRows.flatMap(({ id = '', name, description }) =>
    textsOfHospital(name).map((text) => ({ hospitalId: id, sourceHash: hashOf(description), ...text })),
  )
  const ofServices = serviceRows.flatMap(({ id = '', name, description }) =>
    (SERVICE_TEXTS.get(name) ?? []).map((text) => ({
      serviceId: id,
      sourceHash: hashOf(`${name}\n${description}`),
      ...text,
    })),
  )
  const ofDoctors = people.flatMap(({ id = '', description, texts }) =>
    texts.map((text) => ({ doctorId: id, sourceHash: hashOf(description), ...text })),
  )
  return { ofHospitals, ofServices, ofDoctors } satisfies {
    ofHospitals: (typeof hospitalTexts.$inferInsert)[]
    ofServices: (typeof healthServiceTexts.$inferInsert)[]
    ofDoctors: (typeof doctorTexts.$inferInsert)[]
  }
}
