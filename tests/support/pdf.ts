import { getResolvedPDFJS } from 'unpdf'

type Piece = { text: string; x: number; y: number; width: number; font: string }

/** Reads the pages of a PDF: pieces of text with their positions, in reading order. */
export async function readPdf(bytes: Buffer) {
  const { getDocument } = await getResolvedPDFJS()
  const file = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const pieces: Piece[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    for (const item of (await page.getTextContent()).items)
      if ('str' in item && item.str.trim())
        pieces.push({
          text: item.str,
          x: item.transform[4],
          y: item.transform[5],
          width: item.width,
          font: item.fontName,
        })
  }
  const { info } = await file.getMetadata()
  const first = await file.getPage(1)
  const [, , width, height] = first.view
  const pages = file.numPages
  await file.destroy()
  return { pages, pieces, size: [width, height], info: info as Record<string, unknown> }
}

/**
 * Returns the text of the page without spaces, because writers split it into pieces differently.
 */
export const lettersOf = (pieces: Piece[]): string => pieces.map(({ text }) => text.replace(/\s/gu, '')).join('')
