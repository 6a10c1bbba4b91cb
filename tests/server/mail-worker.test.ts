import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import { ConfigError, projectRoot, readConfig, senderOf } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { removeSentMails } from '#server/features/accounts/outbox/jobs.ts'
import { LEASE_MS, MAX_ATTEMPTS, PAUSES_MS } from '#server/features/accounts/outbox/queue.ts'
import { createMailTransport, type MailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deliverDue, startMailWorker } from '#server/features/accounts/outbox/worker.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { insertUser } from '#server/seed/factories.ts'
import { bundledScript } from '#tests/support/bundled.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/server.ts'

let app: TestApp
let mailServer: MailServer
let transport: MailTransport
let now: Date
beforeAll(async () => {
  mailServer = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://hekima.example' } })
  transport = createMailTransport(app.config)
})
afterAll(async () => {
  await mailServer.close()
  await app.close()
})
beforeEach(() => {
  now = new Date()
})
afterEach(async () => {
  mailServer.received.length = 0
  mailServer.refuse(() => undefined)
  await app.query('delete from outbox')
})

const partsOf = (db = app.db) => ({ config: app.config, db, log: createLogger('silent', false), clock: () => now })
const deliver = (through = transport) => deliverDue(partsOf(), { makers: mailMakers, transport: through })
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

type State = {
  id: string
  sent_at: Date | null
  failed_at: Date | null
  attempts: number
  last_error: string | null
  available_at: Date
}
const rows = () => app.query<State>('select * from outbox order by id')

/** Queues a mail to a new user. */
async function queue(email = `${v7()}@mail.example`): Promise<string> {
  const user = await insertUser(app.db, { email })
  await queueMail(app.db, now, { kind: 'account.welcome', userId: user.id })
  return user.email
}
const recipients = () => mailServer.received.flatMap(({ to }) => to).sort()

describe('the mail worker', () => {
  test('sends due mails once, with a Message-ID of the row', async () => {
    const address = await queue()
    await deliver()
    await deliver()
    expect(recipients()).toEqual([address])
    const [row] = await rows()
    expect(row).toMatchObject({ sent_at: now, attempts: 1, last_error: null })
    const { mail } = mailServer.received[0] ?? expect.fail('no mail')
    expect(mail.messageId).toBe(`<${row?.id}@hekima.example>`)
    expect(mail.from).toMatchObject({ name: 'Hekima', address: 'no-reply@hekima.example' })
    expect(mail.html).toContain('<html lang="en" dir="ltr">')
    expect(mail.text).toContain('https://hekima.example/')
  })

  test('two at once send each mail once', async () => {
    const addresses = []
    for (let index = 0; index < 30; index++) addresses.push(await queue())
    const other = createPool(app.appUrl, createLogger('silent', false))
    await Promise.all([
      deliverDue(partsOf(), { makers: mailMakers, transport }),
      deliverDue(partsOf(createDb(other)), { makers: mailMakers, transport: createMailTransport(app.config) }),
    ])
    await other.end()
    expect(recipients()).toEqual(addresses.sort())
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  test('killed between sending and marking: nothing is lost, and the Message-ID identifies the duplicate', async () => {
    const addresses = [await queue(), await queue(), await queue()]
    const worker = spawn(process.execPath, [await bundledScript('dying-worker')], {
      cwd: projectRoot(),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATA_DIR: app.config.dataDir,
        PUBLIC_URL: 'https://hekima.example',
        DATABASE_URL: app.databaseUrl,
        JWT_SECRET: testSecret,
        SMTP_URL: mailServer.url,
      },
    })
    expect((await once(worker, 'exit'))[1]).toBe('SIGKILL')
    expect(recipients()).toHaveLength(1)
    expect((await rows()).map(({ sent_at }) => sent_at)).toEqual([null, null, null])

    // The dead worker's lease is still valid.
    now = new Date()
    await deliver()
    expect(recipients()).toHaveLength(1)

    later(LEASE_MS + 1000)
    await deliver()
    await deliver()
    expect(new Set(recipients())).toEqual(new Set(addresses))
    expect(recipients()).toHaveLength(4)
    expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(3)
    expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true)
  })

  test('a mail server that is down delays and loses nothing', async () => {
    const addresses = [await queue(), await queue(), await queue()]
    await mailServer.close()
    expect(await deliver()).toMatchObject({ down: true })
    // The first mail detected it. The others were not tried and count no attempt.
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1])
    expect((await rows()).every(({ failed_at, sent_at }) => !failed_at && !sent_at)).toBe(true)
    await mailServer.open()
    await deliver()
    expect(recipients()).toHaveLength(2)
    later(PAUSES_MS[0] ?? 0)
    await deliver()
    expect(recipients()).toEqual(addresses.sort())
  })

  test('a temporary refusal is retried after growing pauses, and ends in the list of dead letters', async () => {
    const address = await queue()
    mailServer.refuse(() => 451)
    for (const pause of PAUSES_MS) {
      await deliver()
      const [row] = await rows()
      expect(row?.available_at.getTime()).toBe(now.getTime() + pause)
      expect(row?.failed_at).toBeNull()
      later(pause - 1)
      expect((await deliver()).taken).toBe(0)
      later(1)
    }
    expect([...PAUSES_MS].sort((a, b) => a - b)).toEqual(PAUSES_MS)
    await deliver()
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: MAX_ATTEMPTS, failed_at: now })
    // The server's response repeats the address, but the stored error does not.
    expect(row?.last_error).toContain('451')
    expect(row?.last_error).not.toContain(address)
    later(7 * 24 * 3_600_000)
    expect((await deliver()).taken).toBe(0)
  })

  test('a permanent refusal goes to the dead letters at once, and blocks no other mail', async () => {
    const bad = await queue()
    const good = await queue()
    mailServer.refuse((address) => (address === bad ? 550 : undefined))
    await deliver()
    expect(recipients()).toEqual([good])
    expect((await rows()).map(({ attempts, failed_at }) => [attempts, failed_at !== null])).toEqual([
      [1, true],
      [1, false],
    ])
  })

  test('a mail that cannot be composed is retried later', async () => {
    const address = await queue()
    await deliverDue(
      { ...partsOf(), config: { ...app.config, publicUrl: 'no address' } },
      { makers: mailMakers, transport },
    )
    expect((await rows())[0]).toMatchObject({
      last_error: 'could not be composed',
      attempts: 1,
      sent_at: null,
      failed_at: null,
    })
    later(PAUSES_MS[0] ?? 0)
    await deliver()
    expect(recipients()).toEqual([address])
  })

  test('starts by itself, and stops with the server', async () => {
    const address = await queue()
    const worker = startMailWorker(partsOf(), { makers: mailMakers })
    await expect.poll(recipients).toEqual([address])
    await worker.stop()
    await queue()
    expect(recipients()).toEqual([address])
  })

  test('stopped in the middle of a batch, it releases what it has not begun', async () => {
    for (let index = 0; index < 3; index++) await queue()
    let ending = false
    const last: MailTransport = {
      send: async (mail) => {
        await transport.send(mail)
        ending = true
      },
      close: () => undefined,
    }
    await deliverDue(partsOf(), { makers: mailMakers, transport: last, isEnding: () => ending })
    expect(recipients()).toHaveLength(1)
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1])
    await deliver()
    expect(recipients()).toHaveLength(3)
  })

  test('sent mails are deleted after three months, dead letters and waiting ones are not', async () => {
    const old = new Date(now.getTime() - 91 * 24 * 3_600_000)
    for (const state of ['sent_at', 'failed_at', 'claimed_until']) {
      await queue()
      await app.query(`update outbox set ${state} = $1, created_at = $1, kind = $2 where kind = 'account.welcome'`, [
        old,
        state,
      ])
    }
    await queue()
    await removeSentMails(partsOf())
    const kept = await app.query<{ kind: string }>('select kind from outbox order by id')
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['account.welcome', 'claimed_until', 'failed_at'])
  })

  test('every kind of mail ends', async () => {
    const user = await insertUser(app.db)
    for (const kind of Object.keys(MAILS) as MailKind[]) await queueMail(app.db, now, { kind, userId: user.id })
    await app.query('update outbox set sent_at = $1', [now])
    later(91 * 24 * 3_600_000)
    await removeSentMails(partsOf())
    expect(await rows()).toEqual([])
  })

  test('a mail server is named by an SMTP address, and a sender by an e-mail address', () => {
    for (const bad of [
      { SMTP_URL: 'http://mail.example' },
      { MAIL_FROM: 'nobody' },
      { MAIL_FROM: 'A <a@b>\nBcc: c@d' },
    ])
      expect(() => readConfig({ ...bad }), JSON.stringify(bad)).toThrow(ConfigError)
    const sender = (from: string) => senderOf({ mailFrom: from })
    expect(sender('Hekima Clinic <care@hekima.example>')).toEqual({
      name: 'Hekima Clinic',
      email: 'care@hekima.example',
    })
    expect(sender('care@hekima.example')).toEqual({ name: 'Hekima', email: 'care@hekima.example' })
  })

  test('without a mail server it writes each mail to one .eml file', async () => {
    const address = await queue()
    const config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: app.config.dataDir,
      DATABASE_URL: app.databaseUrl,
      JWT_SECRET: testSecret,
    })
    const files = createMailTransport(config)
    await deliverDue({ ...partsOf(), config }, { makers: mailMakers, transport: files })
    await app.query('update outbox set sent_at = null')
    await deliverDue({ ...partsOf(), config }, { makers: mailMakers, transport: files })
    const [row] = await rows()
    const folder = path.join(app.config.dataDir, 'mail')
    expect(await readdir(folder)).toEqual([`${row?.id}.eml`])
    const mail = await PostalMime.parse(await readFile(path.join(folder, `${row?.id}.eml`)))
    expect(mail.to?.[0]?.address).toBe(address)
    expect(mail.subject).toBe('Welcome to Hekima')
    expect(recipients()).toEqual([])
  })
})
