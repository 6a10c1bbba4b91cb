/** Hospital and time that a checkout address names, for readers whose browser runs no scripts. */
import { isDate, isTime, isUuid } from '#domain/checks.ts'
import { instantOf } from '#domain/days.ts'
import type { PageName } from '#domain/pages.ts'
import type { ReadyAnswers } from '../catalogue/ready-answers.ts'
import { createSystemContext, type Dependencies } from '../context.ts'
import type { AskSchema } from '../graphql/in-process.ts'

type Options = { deps: Dependencies; readyAnswers: ReadyAnswers; ask: AskSchema }

type ShownHospital = { name: string; phone: string | null; email: string | null }
/** `at` is null if the address names no time. */
export type CheckoutContact = ShownHospital & { at: Date | null }

const QUESTION = 'query CheckoutHospital($id: ID!) { hospital(id: $id) { name phone email } }'

/** Returns the chosen time of a query, or null if it is missing or no time. */
function chosenTime(query: URLSearchParams): Date | null {
  const [date, time] = [query.get('date'), query.get('time')]
  return isDate(date) && isTime(time) ? instantOf(date, time) : null
}

/**
 * Returns a function that finds the hospital of a checkout address. It resolves to undefined for
 * other pages and unknown hospitals.
 */
export function checkoutContacts({ deps, readyAnswers, ask }: Options) {
  const anybody = createSystemContext(deps)
  return async (page: PageName | undefined, address: string): Promise<CheckoutContact | undefined> => {
    if (page !== 'checkout') return undefined
    const query = new URLSearchParams(address.split('?')[1])
    const id = query.get('hospital') ?? ''
    if (!isUuid(id)) return undefined
    const { hospital } = await readyAnswers.answer(`checkout ${id.toLowerCase()}`, anybody, {
      make: async (ctx) => {
        const { data } = await ask(ctx, { query: QUESTION, variables: { id } })
        return { hospital: (data as { hospital: ShownHospital | null } | null | undefined)?.hospital ?? null }
      },
      sizeOf: (answer) => 2 * JSON.stringify(answer).length,
    })
    return hospital ? { ...hospital, at: chosenTime(query) } : undefined
  }
}
