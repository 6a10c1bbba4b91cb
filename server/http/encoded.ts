import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
const forms = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => zip(text),
}
export type Encoding = keyof typeof forms
const ENCODINGS = Object.keys(forms)

/** Shorter answers are not worth it. */
const LEAST = 1024

/** A text and its packed forms, each made when somebody first asks for it. */
export class EncodedText {
  readonly text: string
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string) {
    this.text = text
  }

  /** In the form that `accept` (Accept-Encoding) asks for, and its name; as it is where it asks for none. */
  async for(accept: string | undefined): Promise<{ encoding?: Encoding; payload: string | Buffer }> {
    if (!accept || this.text.length < LEAST) return { payload: this.text }
    const encoding = negotiate(accept.toLowerCase(), ENCODINGS) as Encoding | null
    if (!encoding) return { payload: this.text }
    const packed = this.#packed.get(encoding) ?? forms[encoding](this.text)
    this.#packed.set(encoding, packed)
    return { encoding, payload: await packed }
  }
}
