import type { z } from 'zod'
import type { hospitalUpdate } from '#domain/hospitals.ts'
import type { Queryable } from '#server/database/client.ts'
import { alternativesOf } from '#server/features/catalogue/pictures/reading.ts'

type Shown = { logoUrl: string | null; logoAlt: string | null; imageUrls: string[]; imageAlts: string[] }
type Sent = Pick<z.output<typeof hospitalUpdate>, 'logoUrl' | 'logoAlt' | 'imageUrls' | 'images'>

/** A hospital that shows nothing yet. */
export const NO_PICTURES: Shown = { logoUrl: null, logoAlt: null, imageUrls: [], imageAlts: [] }

async function imagesAfterEdit(db: Queryable, current: Shown, { imageUrls, images }: Sent): Promise<Partial<Shown>> {
  const addresses = images?.map(({ url }) => url) ?? imageUrls
  if (!addresses) return {}
  const said = new Map(current.imageUrls.map((url, at) => [url, current.imageAlts[at] ?? '']))
  const known = await alternativesOf(db, addresses, { said, field: images ? 'images' : 'imageUrls' })
  return { imageUrls: addresses, imageAlts: images?.map(({ alt }) => alt) ?? known }
}

async function logoAfterEdit(db: Queryable, current: Shown, { logoUrl, logoAlt }: Sent): Promise<Partial<Shown>> {
  if (logoUrl === null) return { logoUrl, logoAlt: null }
  if (logoUrl === undefined) return logoAlt === undefined || !current.logoUrl ? {} : { logoAlt }
  const said = new Map(current.logoUrl === null ? [] : [[current.logoUrl, current.logoAlt]])
  const [known = ''] = await alternativesOf(db, [logoUrl], { said, field: 'logoUrl' })
  return { logoUrl, logoAlt: logoAlt ?? (known || null) }
}

/** The columns of its pictures after an edit: those that are sent, each with what it shows. */
export const picturesAfterEdit = async (db: Queryable, current: Shown, input: Sent): Promise<Partial<Shown>> => ({
  ...(await logoAfterEdit(db, current, input)),
  ...(await imagesAfterEdit(db, current, input)),
})
