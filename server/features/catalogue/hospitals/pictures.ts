import type { z } from 'zod'
import type { hospitalUpdate } from '#domain/hospitals.ts'
import type { Queryable } from '#server/database/client.ts'
import { alternativesOf } from '#server/features/catalogue/pictures/reading.ts'

type HospitalPictures = { logoUrl: string | null; logoAlt: string | null; imageUrls: string[]; imageAlts: string[] }
type PictureUpdate = Pick<z.output<typeof hospitalUpdate>, 'logoUrl' | 'logoAlt' | 'imageUrls' | 'images'>

/** Pictures of a hospital without any. */
export const NO_PICTURES: HospitalPictures = { logoUrl: null, logoAlt: null, imageUrls: [], imageAlts: [] }

async function imagesAfterEdit(
  db: Queryable,
  current: HospitalPictures,
  { imageUrls, images }: PictureUpdate,
): Promise<Partial<HospitalPictures>> {
  const addresses = images?.map(({ url }) => url) ?? imageUrls
  if (!addresses) return {}
  const alternativeOf = new Map(current.imageUrls.map((url, at) => [url, current.imageAlts[at] ?? '']))
  const alternatives = await alternativesOf(db, addresses, { alternativeOf, field: images ? 'images' : 'imageUrls' })
  return { imageUrls: addresses, imageAlts: images?.map(({ alt }) => alt) ?? alternatives }
}

async function logoAfterEdit(
  db: Queryable,
  current: HospitalPictures,
  { logoUrl, logoAlt }: PictureUpdate,
): Promise<Partial<HospitalPictures>> {
  if (logoUrl === null) return { logoUrl, logoAlt: null }
  if (logoUrl === undefined) return logoAlt === undefined || !current.logoUrl ? {} : { logoAlt }
  const alternativeOf = new Map(current.logoUrl === null ? [] : [[current.logoUrl, current.logoAlt]])
  const [alternative = ''] = await alternativesOf(db, [logoUrl], { alternativeOf, field: 'logoUrl' })
  return { logoUrl, logoAlt: logoAlt ?? (alternative || null) }
}

/** Returns the picture columns after an edit, with the text alternatives of the sent pictures. */
export const picturesAfterEdit = async (
  db: Queryable,
  current: HospitalPictures,
  input: PictureUpdate,
): Promise<Partial<HospitalPictures>> => ({
  ...(await logoAfterEdit(db, current, input)),
  ...(await imagesAfterEdit(db, current, input)),
})
