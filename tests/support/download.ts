import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Download, Page } from 'playwright-core'
import { button } from './account-screens.ts'

/** Presses a button that saves a file, and waits for the file. */
export async function pressForFile(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return download
}

/**
 * Reads a download as a file on disk. The browser may run on another machine, so the file is
 * transferred first.
 */
export async function readDownload<Content>(
  download: Download,
  read: (file: string) => Promise<Content>,
): Promise<Content> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-download-'))
  try {
    const file = path.join(folder, 'file')
    await download.saveAs(file)
    return await read(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const bytesOf = (download: Download): Promise<Buffer> => readDownload(download, (file) => readFile(file))
