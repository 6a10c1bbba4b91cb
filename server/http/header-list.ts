import { z } from 'zod'

/** Headers as `name=value`, separated by commas. */
export const headerList = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.split('=')))
  .refine((pairs) => pairs.every(([name, ...value]) => name?.trim() && value.length > 0), 'must be name=value,…')
  .transform((pairs) => Object.fromEntries(pairs.map(([name = '', ...value]) => [name.trim(), value.join('=').trim()])))
