/** IDs and accounts of a test mode. They stay the same when it is reset. */
import { v5 } from 'uuid'
import type { TestActor } from '#domain/test-mode.ts'
import type { Context } from '#server/context.ts'
import type { Viewer } from '#server/viewer.ts'

/** Returns the ID of a record of a test mode by its name, for instance `hospital`. */
export const testIdOf = (testModeId: string, name: string): string => v5(name, testModeId)

/** Returns the context of an account of a test mode, which acts as if it had signed in. */
export function actingAs(ctx: Context, testModeId: string, actor: TestActor): Context {
  const isOwner = actor === 'owner'
  const viewer: Viewer = {
    id: testIdOf(testModeId, actor),
    email: `${actor}@test-mode.example`,
    firstName: 'Test',
    lastName: isOwner ? 'Owner' : 'Patient',
    role: isOwner ? 'hospital' : 'user',
    hospitalId: isOwner ? testIdOf(testModeId, 'hospital') : null,
    hospitalRole: isOwner ? 'owner' : null,
    sessionId: testIdOf(testModeId, `session of the ${actor}`),
    scopes: null,
    mustSetUpTwoFactor: false,
    lastCommit: null,
  }
  return { ...ctx, viewer, person: viewer }
}
