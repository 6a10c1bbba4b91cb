import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#domain/page-document.ts'
import type { Logger } from './log.ts'

/**
 * The renderer of public pages that is built from web/; undefined where it was not built or does
 * not load.
 */
export async function loadRenderer(folder: string, log: Logger): Promise<Renderer | undefined> {
  const file = path.join(folder, 'entry-server.js')
  try {
    if (!existsSync(file)) throw new Error(`${path.basename(file)} was not built`)
    const { renderer } = (await import(pathToFileURL(file).href)) as { renderer: Renderer }
    return renderer
  } catch (error) {
    log.warn({ err: error }, 'public pages are sent empty, for browsers to fill: their renderer does not load')
    return undefined
  }
}
