/** HAProxy and PgBouncer, with their configurations. */
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { makeFolder, type Places } from './places.ts'
import { type Program, program, waitFor } from './programs.ts'

/**
 * Returns the configuration of docs/operations.md, with one more service that leads to the primary.
 */
const haproxyConfig = ({ front, web, nodes, roles, primary }: Places) => `
global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout client 120s
  timeout server 120s
  timeout check 3s
frontend public
  bind 127.0.0.1:${front}
  option forwardfor
  default_backend hekima
backend hekima
  balance leastconn
  option httpchk GET /health/ready
  http-check expect status 200
  option redispatch
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless { method GET HEAD }
  default-server check inter 1s fall 1 rise 1
${web.map((port, index) => `  server web${index + 1} 127.0.0.1:${port}`).join('\n')}
listen primary
  mode tcp
  bind 127.0.0.1:${primary}
  timeout client 1h
  timeout server 1h
  option httpchk GET /
  http-check expect status 200
  default-server check inter 200ms fall 1 rise 1 on-marked-down shutdown-sessions
${nodes.map((port, index) => `  server postgres${index + 1} 127.0.0.1:${port} port ${roles[index]}`).join('\n')}
`

const LIMITS = 'set role hekima_app; set statement_timeout = 4000; set idle_in_transaction_session_timeout = 5000'

const pgbouncerConfig = ({ pooler, primary }: Places) => `
[databases]
hekima = host=127.0.0.1 port=${primary} dbname=hekima user=hekima connect_query='${LIMITS}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 10
`

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })

async function startAt(port: number, made: Program): Promise<Program> {
  const start = made.start
  start()
  await waitFor(`port ${port} answers`, () => accepts(port))
  return made
}

export async function startFronts(places: Places) {
  const folder = await makeFolder(path.join(places.folder, 'fronts'), places.account)
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name)
    await writeFile(file, text, { mode: 0o644 })
    return file
  }
  const haproxyFile = await write('haproxy.cfg', haproxyConfig(places))
  const haproxy = await startAt(
    places.front,
    program('/usr/sbin/haproxy', { args: ['-db', '-f', haproxyFile], log: path.join(places.folder, 'haproxy.log') }),
  )
  const pgbouncerFile = await write('pgbouncer.ini', pgbouncerConfig(places))
  const pgbouncer = await startAt(
    places.pooler,
    program('/usr/sbin/pgbouncer', {
      args: [pgbouncerFile],
      log: path.join(places.folder, 'pgbouncer.log'),
      ...places.account,
    }),
  )
  return { haproxy, pgbouncer }
}
