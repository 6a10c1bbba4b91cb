import { Presets, SingleBar } from 'cli-progress'

/** Shows a progress bar on a terminal. In a log or pipe it prints a line now and then. */
export function showProgress(stream: NodeJS.WriteStream) {
  if (stream.isTTY) {
    const format = 'Importing {bar} {value} of {total}, {eta_formatted} left'
    const bar = new SingleBar({ stream, format, hideCursor: true, linewrap: false }, Presets.shades_classic)
    bar.start(0, 0)
    const update = (done: number, total: number) => {
      bar.setTotal(total)
      bar.update(done)
    }
    return { update, stop: () => bar.stop() }
  }
  let lastPrinted = Date.now()
  const update = (done: number, total: number) => {
    if (done < total && Date.now() - lastPrinted < 1000) return
    lastPrinted = Date.now()
    stream.write(`Importing: ${done} of ${total} rows\n`)
  }
  return { update, stop: () => undefined }
}
