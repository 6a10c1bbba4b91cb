import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { ownBytes } from './own-bytes.ts'

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
  #packedBytes = 0

  constructor(text: string) {
    this.#bytes = ownBytes(text)
  }

  /** Bytes of the text and of the compressed forms made so far. */
  get size(): number {
    return this.#bytes.length + this.#packedBytes
  }

  /**
   * Returns the payload in the encoding that `accept` (Accept-Encoding) prefers, with its name.
   * Returns it uncompressed if none is accepted.
   */
  async for(accept: string | undefined): Promise<{ encoding?: Encoding; payload: Buffer }> {
    if (!accept || this.#bytes.length < LEAST) return { payload: this.#bytes }
    const encoding = negotiate(accept.toLowerCase(), ENCODINGS) as Encoding | null
    if (!encoding) return { payload: this.#bytes }
    const packed = this.#packed.get(encoding) ?? this.#pack(encoding)
    this.#packed.set(encoding, packed)
    return { encoding, payload: await packed }
  }

  async #pack(encoding: Encoding): Promise<Buffer> {
    const packed = ownBytes(await forms[encoding](this.#bytes))
    this.#packedBytes += packed.length
    return packed
  }
}
