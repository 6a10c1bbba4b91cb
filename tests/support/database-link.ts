import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** Starts a connection to a database that can be cut or go silent, and be restored. */
export async function databaseLink(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'

  const server = createServer((inner) => {
    if (state === 'cut') return inner.destroy()
    const outer = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        inner.destroy()
        outer.destroy()
      })
    }
    inner.on('data', (chunk) => state === 'open' && outer.write(chunk))
    outer.on('data', (chunk) => state === 'open' && inner.write(chunk))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)

  return {
    url: through.href,
    cut: () => {
      state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    silence: () => {
      state = 'silent'
    },
    mend: () => {
      if (state === 'silent') for (const socket of sockets) socket.destroy()
      state = 'open'
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
