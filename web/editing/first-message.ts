/** Returns the first message anywhere below a part of the errors. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  for (const [name, part] of Object.entries(error)) {
    const message = name === 'ref' ? undefined : firstMessage(part)
    if (message) return message
  }
  return undefined
}
