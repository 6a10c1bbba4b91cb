import { availableParallelism } from 'node:os'
import bcrypt from 'bcrypt'

/** Cost of a hash: 76 ms on two cores. Cost 12 would take 228 ms. */
const cost = 10

/**
 * Number of hashes computed concurrently. Node has four threads for such work, and a new database
 * connection needs one of them. If many sign-ins took all four, connections would time out for
 * everyone.
 */
const abreast = Math.min(3, availableParallelism())
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < abreast) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    // The longest waiting caller is next.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => bcrypt.hash(password, cost))

/**
 * Hash of an unknown password, compared when there is no account, so that the answer takes the same
 * time.
 */
const dummyHash = hashPassword(crypto.randomUUID())

/** Compares a password with a hash. Returns false without a hash, after the same work. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const storedHash = hash ?? (await dummyHash)
  const matches = await inTurn(() => bcrypt.compare(password, storedHash))
  return matches && hash !== undefined
}
