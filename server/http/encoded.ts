import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
const forms = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => zip(bytes),
}
export type Encoding = keyof typeof forms
const ENCODINGS = Object.keys(forms)

/** Minimum length for compression, in bytes. */
const LEAST = 1024

/** Text of a response with its compressed forms, each made on first use. */
export class EncodedText {
  readonly #bytes: Buffer
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string) {
    this.#bytes = Buffer.from(text)
  }

  /**
   * Memory limit of all encodings together, in bytes. Each compressed one takes about a quarter of
   * the text.
   */
  get size(): number {
    return Math.ceil(1.5 * this.#bytes.length)
  }

  /**
   * Returns the payload in the encoding that `accept` (Accept-Encoding) prefers, with its name.
   * Returns it uncompressed if none is accepted.
   */
  async for(accept: string | undefined): Promise<{ encoding?: Encoding; payload: Buffer }> {
    if (!accept || this.#bytes.length < LEAST) return { payload: this.#bytes }
    const encoding = negotiate(accept.toLowerCase(), ENCODINGS) as Encoding | null
    if (!encoding) return { payload: this.#bytes }
    const packed = this.#packed.get(encoding) ?? forms[encoding](this.#bytes)
    this.#packed.set(encoding, packed)
    return { encoding, payload: await packed }
  }
}
