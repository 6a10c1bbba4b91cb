/** Returns the variables. An unused place of the query still needs an ID. */
export const variablesOf = (ids: readonly string[], serviceId: string | null) => {
  const [a = '', b = a, c = a] = ids
  return { a, b, c, second: ids.length > 1, third: ids.length > 2, serviceId }
}

export type Three<T> = { a: T | null; b?: T | null | undefined; c?: T | null | undefined }
export const existing = <T>({ a, b, c }: Three<T>): T[] => [a, b, c].filter((record) => record != null)
