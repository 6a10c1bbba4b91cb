/** Thread that draws comparisons as PDF (`drawing.ts`), one at a time. */
import { parentPort } from 'node:worker_threads'
import type { Drawing } from './drawing.ts'
import { comparisonPdf } from './pdf.ts'
import { wordsIn } from './words.ts'

if (!parentPort) throw new Error('pdf-worker.ts runs as a worker thread alone')
const port = parentPort

port.on('message', async ({ comparison, language, issuedOn }: Drawing) => {
  port.postMessage(await comparisonPdf(comparison, { words: wordsIn(language), issuedOn }))
})
