import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { ownBytes } from '../http/own-bytes.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzip)
/**
 * Compression level. A document of 100 kB takes 2 ms. The next level takes twice as long and saves
 * 3 %.
 */
const QUALITY = 4

export type EncodedPage = { encoding?: 'br' | 'gzip'; payload: Buffer }

/** Document in compressed form only, in memory or in a file. */
export class PackedPage {
  readonly size: number
  #bytes: Buffer | undefined
  #file: string | undefined

  private constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.size = bytes.length
  }

  static async of(text: string): Promise<PackedPage> {
    const packed = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    return new PackedPage(ownBytes(packed))
  }

  /**
   * Returns the document in the encoding that `accept` (Accept-Encoding) allows. Most browsers
   * accept brotli.
   */
  async for(accept = ''): Promise<EncodedPage> {
    const packed = await this.load()
    const encoding = negotiate(accept.toLowerCase(), ['br', 'gzip']) as 'br' | 'gzip' | null
    if (encoding === 'br') return { encoding, payload: packed }
    const text = await decompress(packed)
    return encoding ? { encoding, payload: await zip(text) } : { payload: text }
  }

  /** Reads the bytes back into memory. */
  async load(): Promise<Buffer> {
    this.#bytes ??= await readFile(this.#file ?? '')
    return this.#bytes
  }

  /** Writes the bytes to a file. They stay in memory until `release`. */
  async store(file: string): Promise<void> {
    if (!this.#bytes) return
    await writeFile(file, this.#bytes)
    const before = this.#file
    this.#file = file
    if (before) await rm(before, { force: true })
  }

  /** Drops the bytes from memory if a file holds them. */
  release(): void {
    if (this.#file) this.#bytes = undefined
  }

  async remove(): Promise<void> {
    const file = this.#file
    this.#file = undefined
    if (file) await rm(file, { force: true })
  }
}
