import { isUuid } from '#domain/checks.ts'
import { PAGES, type PageName } from '#domain/pages.ts'
import { readableAddress } from '#domain/readable-address.ts'
import type { ReadyAnswers } from '../catalogue/ready-answers.ts'
import { createSystemContext, type Dependencies } from '../context.ts'
import type { AskSchema } from '../graphql/in-process.ts'
import { isRecordKind, shownRecord } from './page-record.ts'

type Options = { deps: Dependencies; readyAnswers: ReadyAnswers; ask: AskSchema }

/**
 * Returns a function that finds the readable address of a page whose address has a wrong or missing
 * name behind the ID. It resolves to undefined if the address is right or the record is unknown.
 */
export function readableAddresses({ deps, readyAnswers, ask }: Options) {
  const anybody = createSystemContext(deps)
  return async (page: PageName | undefined, url: string): Promise<string | undefined> => {
    if (!page || !PAGES[page].isNamed || !isRecordKind(page)) return undefined
    const [path = '', query] = url.split(/\?(.*)/s)
    const id = path.split('/').filter(Boolean)[1] ?? ''
    if (!isUuid(id)) return undefined
    const record = await readyAnswers.answer(`name ${page} ${id}`, anybody, {
      make: async (ctx) => ({ name: (await shownRecord(ask, ctx, { kind: page, id }))?.name }),
      sizeOf: ({ name = '' }) => 2 * name.length,
    })
    if (record.name === undefined) return undefined
    const right = readableAddress(PAGES[page].address, { id: id.toLowerCase(), name: record.name })
    return path === right ? undefined : right + (query === undefined ? '' : `?${query}`)
  }
}
