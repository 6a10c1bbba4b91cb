/** The TypeScript compiler as a language server, which checks sources that are not on disk. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#server/config.ts'

const root = projectRoot()
const END_OF_HEAD = '\r\n\r\n'

type Message = { id?: number; method?: string; result?: unknown }
type Report = { items: { severity?: number; message: string }[] }

/** Splits the server's output into messages, each of which follows its length. */
function readMessages(server: ChildProcessWithoutNullStreams, onMessage: (message: Message) => void) {
  let bytes = Buffer.alloc(0)
  server.stdout.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      const head = bytes.indexOf(END_OF_HEAD)
      const length = Number(/Content-Length: (\d+)/i.exec(bytes.subarray(0, Math.max(head, 0)).toString())?.[1])
      const start = head + END_OF_HEAD.length
      if (head < 0 || bytes.length < start + length) return
      onMessage(JSON.parse(bytes.subarray(start, start + length).toString()) as Message)
      bytes = bytes.subarray(start + length)
    }
  })
}

export async function startCompiler() {
  const server = spawn(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '--lsp', '--stdio'], {
    cwd: root,
  })
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}${END_OF_HEAD}${body}`)
  }
  const waiting = new Map<number, (result: unknown) => void>()
  readMessages(server, ({ id, method, result }) => {
    // The server requests settings, and there are none.
    if (method && id !== undefined) send({ id, result: method === 'workspace/configuration' ? [null] : null })
    else if (id !== undefined) waiting.get(id)?.(result)
  })
  let calls = 0
  const call = (method: string, params: object) =>
    new Promise<unknown>((resolve) => {
      waiting.set(++calls, resolve)
      send({ id: calls, method, params })
    })
  const addressOf = (file: string) => pathToFileURL(path.join(root, file)).href

  await call('initialize', { processId: process.pid, rootUri: pathToFileURL(root).href, capabilities: {} })
  send({ method: 'initialized', params: {} })

  const versions = new Map<string, number>()
  /** Sets the content of a file in the compiler's memory. */
  function write(file: string, text: string) {
    const version = (versions.get(file) ?? 0) + 1
    versions.set(file, version)
    const uri = addressOf(file)
    const languageId = file.endsWith('x') ? 'typescriptreact' : 'typescript'
    if (version === 1)
      send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId, version, text } } })
    else
      send({ method: 'textDocument/didChange', params: { textDocument: { uri, version }, contentChanges: [{ text }] } })
  }

  return {
    write,
    /** Returns the errors of these files, each with its file. */
    async errorsIn(files: readonly string[]): Promise<string[]> {
      const errors: string[] = []
      for (const file of files) {
        if (!versions.has(file)) write(file, readFileSync(path.join(root, file), 'utf8'))
        const report = (await call('textDocument/diagnostic', { textDocument: { uri: addressOf(file) } })) as Report
        errors.push(
          ...report.items.flatMap(({ severity = 1, message }) => (severity === 1 ? [`${file}: ${message}`] : [])),
        )
      }
      return errors
    },
    close: () => server.kill(),
  }
}
