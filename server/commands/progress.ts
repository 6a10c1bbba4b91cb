import { Presets, SingleBar } from 'cli-progress'

/** A bar on a terminal; elsewhere (a log, a pipe) a line now and then. */
export function showProgress(stream: NodeJS.WriteStream, total: number) {
  if (stream.isTTY) {
    const format = 'Importing {bar} {value} of {total} hospitals, {eta_formatted} left'
    const bar = new SingleBar({ stream, format, hideCursor: true, linewrap: false }, Presets.shades_classic)
    bar.start(total, 0)
    return { update: (done: number) => bar.update(done), stop: () => bar.stop() }
  }
  let said = Date.now()
  const update = (done: number) => {
    if (done < total && Date.now() - said < 1000) return
    said = Date.now()
    stream.write(`Importing: ${done} of ${total} hospitals\n`)
  }
  return { update, stop: () => undefined }
}
