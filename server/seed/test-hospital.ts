/** Contents of a test mode: a hospital with services and doctors, its owner and a patient. */
import type { Db } from '#server/database/client.ts'
import { testIdOf } from '#server/features/developers/test-mode/accounts.ts'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { insertDoctor, insertHealthService, insertHospital, insertUser } from './factories.ts'

const SERVICES = [
  { name: 'Cardiology', iconKey: 'heart', category: 'Specialist Care', price: 120, duration: 45 },
  { name: 'Dental Implants', iconKey: 'tooth', category: 'Dental Care', price: 650, duration: 60 },
  { name: 'Full Health Screening', iconKey: 'microscope', category: 'Diagnostics', price: 390, duration: 60 },
] as const

const DOCTORS = [
  { name: 'Dr. Test One', specialty: 'Cardiology', services: ['Cardiology', 'Full Health Screening'] },
  { name: 'Dr. Test Two', specialty: 'Dentistry', services: ['Dental Implants'] },
] as const

/** Fills the empty database of a test mode. The IDs follow from that of the test mode. */
export async function fillTestHospital(db: Db, testModeId: string, now: Date): Promise<void> {
  const idOf = (name: string) => testIdOf(testModeId, name)
  const hospitalId = idOf('hospital')
  const confirmed = { emailConfirmedAt: now, createdAt: now }
  await db.transaction(async (tx) => {
    await insertHospital(tx, {
      id: hospitalId,
      name: 'Hekima Test Hospital',
      description: 'A hospital that exists only in your test mode.',
      email: 'desk@test-mode.example',
    })
    for (const { name, ...service } of SERVICES)
      await insertHealthService(
        tx,
        { ...service, id: idOf(name), name, description: 'A treatment of the test hospital.' },
        [hospitalId],
      )
    for (const { name, specialty, services } of DOCTORS)
      await insertDoctor(tx, { id: idOf(name), fullName: name, specialty, hospitalId }, services.map(idOf))
    await insertUser(tx, {
      id: idOf('owner'),
      email: 'owner@test-mode.example',
      firstName: 'Test',
      lastName: 'Owner',
      hospitalId,
      ...confirmed,
    })
    await insertUser(tx, {
      id: idOf('patient'),
      email: 'patient@test-mode.example',
      firstName: 'Test',
      lastName: 'Patient',
      ...confirmed,
    })
  })
  await refreshNextFree(db, () => now)
}
