import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; mail: Email }

/**
 * Starts a mail server that stores received mails, can refuse recipients, and can stop and start
 * again on the same port.
 */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  /** Returns an SMTP code for an address to be refused. */
  let refuse: (address: string) => number | undefined = () => undefined
  let server: SMTPServer | undefined
  let port = 0

  async function open(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = refuse(address)
        done(responseCode ? Object.assign(new Error(`${address} is refused`), { responseCode }) : undefined)
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk) => chunks.push(chunk))
        stream.on('end', async () => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ to, mail: await PostalMime.parse(Buffer.concat(chunks)) })
          done()
        })
      },
    })
    server.on('error', () => undefined)
    const opened = server
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
    port = (opened.server.address() as AddressInfo).port
  }
  const close = () => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()))

  await open()
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    open,
    close,
    refuse: (rule: typeof refuse) => {
      refuse = rule
    },
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>
