import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { inject } from 'vitest'

const PATIENCE_MS = 60_000

/** Returns the text of a file, empty if the erasure of another test's account has removed it. */
const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })

/** Returns the mails that the running product has written for an address, oldest first. */
async function mailsTo(address: string): Promise<Email[]> {
  const folder = path.join(inject('product').dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => textOf(path.join(folder, file))),
  )
  // The folder has the mails of all tests, and parsing one takes longer than searching for a word.
  const named = texts.filter((text) => text.toLowerCase().includes(address.toLowerCase()))
  const mails = await Promise.all(named.map((text) => PostalMime.parse(text)))
  return mails
    .filter(({ to }) => to?.some((one) => one.address?.toLowerCase() === address.toLowerCase()))
    .sort((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? ''))
}

/** Waits for a mail with a link to this page and returns the link's path and query. */
export async function linkInMail(address: string, page: string): Promise<string> {
  const wanted = new RegExp(`https?://[^\\s/]+((?:/(?:tr|ru|ar))?${page}\\?token=[\\w.-]+)`)
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(200))
    for (const { text } of await mailsTo(address)) {
      const link = wanted.exec(text ?? '')?.[1]
      if (link) return link
    }
  throw new Error(`No mail to ${address} leads to ${page}.`)
}

/** Waits for the mail with this subject. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let subjects: (string | undefined)[] = []
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(200)) {
    const mails = await mailsTo(address)
    const mail = mails.findLast((one) => one.subject === subject)
    if (mail) return mail
    subjects = mails.map((one) => one.subject)
  }
  throw new Error(`No mail to ${address} says ${subject}: ${subjects.join(', ')}`)
}
