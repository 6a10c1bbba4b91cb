import { createReadStream, createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/

/**
 * Writes `.br` and `.gz` beside every text file of the build at the highest compression level. The
 * server only selects one.
 */
export function precompress(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    // Runs last, when the files of public/ are present too.
    async closeBundle() {
      // After a failed build there is no folder, and an error here would hide the reason.
      if (!isWritten) return
      const files = await readdir(folder, { recursive: true })
      const texts = files.filter((file) => TEXT.test(file)).map((file) => path.join(folder, file))
      await Promise.all(
        texts.flatMap((file) => [
          pipeline(
            createReadStream(file),
            createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
            createWriteStream(`${file}.br`),
          ),
          pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
        ]),
      )
    },
  }
}
