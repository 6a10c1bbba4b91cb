import { digestInput } from '#domain/digests.ts'
import type { Context } from '#server/context.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requirePortal } from '#server/staff.ts'
import { getDigest } from './reading.ts'
import type { DigestSettings } from './record.ts'
import { hospitalDigests } from './table.ts'

/** Updates the digest, for owners of a hospital and administrators. */
export async function updateDigest(
  ctx: Context,
  chosen: string | null | undefined,
  raw: unknown,
): Promise<DigestSettings> {
  const hospitalId = await requirePortal(ctx, chosen, 'settings')
  const { isOn, language = null } = digestInput.parse(raw)
  const { hospitalId: _, ...before } = await getDigest(ctx, hospitalId)
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(hospitalDigests)
      .values({ hospitalId, isOn, language })
      .onConflictDoUpdate({ target: hospitalDigests.hospitalId, set: { isOn, language } })
    const after = { isOn, language }
    await recordAudit(tx, ctx, 'hospital.digest', hospitalId, { hospitalId, before, after })
  })
  return getDigest(ctx, hospitalId)
}
