import { z } from 'zod'

/**
 * Number or addresses of the proxies in front. `true` would let any caller choose its own address.
 */
export const trustProxy = z
  .string()
  .regex(
    /^(\d{1,2}|[0-9a-fA-F.:/, ]*[.:][0-9a-fA-F.:/, ]*)$/,
    'must be a number of proxies or their addresses, never "true"',
  )
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim())))

/** Name of a header, in small letters as Node.js has it. */
export const headerName = z
  .string()
  .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
  .transform((name) => name.toLowerCase())
