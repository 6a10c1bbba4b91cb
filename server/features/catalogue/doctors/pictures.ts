import type { Queryable } from '#server/database/client.ts'
import { alternativesOf } from '#server/features/catalogue/pictures/reading.ts'

type DoctorPicture = { profileImageUrl: string | null; profileImageAlt: string | null }
type PictureUpdate = { profileImageUrl?: string | null | undefined; profileImageAlt?: string | null | undefined }

/** Picture of a doctor without a portrait. */
export const NO_PICTURE: DoctorPicture = { profileImageUrl: null, profileImageAlt: null }

/**
 * Returns the portrait after an edit with its text alternative: the sent one, else the previous
 * one, else that of its uploader.
 */
export async function pictureAfterEdit(
  db: Queryable,
  current: DoctorPicture,
  sent: PictureUpdate,
): Promise<Partial<DoctorPicture>> {
  const { profileImageUrl, profileImageAlt } = sent
  if (profileImageUrl === null) return { profileImageUrl, profileImageAlt: null }
  if (profileImageUrl === undefined)
    return profileImageAlt === undefined || !current.profileImageUrl ? {} : { profileImageAlt }
  const alternativeOf = new Map(
    current.profileImageUrl === null ? [] : [[current.profileImageUrl, current.profileImageAlt]],
  )
  const [alternative = ''] = await alternativesOf(db, [profileImageUrl], { alternativeOf, field: 'profileImageUrl' })
  return { profileImageUrl, profileImageAlt: profileImageAlt ?? (alternative || null) }
}
