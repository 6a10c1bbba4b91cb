import { availableParallelism } from 'node:os'
import bcrypt from 'bcrypt'

/** 76 ms on two cores; 12 would be 228 ms. */
const cost = 10

/**
 * Number of hashes computed at once. Node has four threads for such work and a new database
 * connection needs one too: a rush of sign-ins that took all four would let connections time out
 * for everyone.
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

/** False without a hash, after the same work as with one. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const storedHash = hash ?? (await dummyHash)
  const matches = await inTurn(() => bcrypt.compare(password, storedHash))
  return matches && hash !== undefined
}
