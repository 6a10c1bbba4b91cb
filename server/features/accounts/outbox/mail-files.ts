/** Mails stored on disk while no mail server is configured. */
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'

export const mailFolder = (config: Config): string => path.join(config.dataDir, 'mail')

/**
 * Returns the name of a mail's file without its extension: the part of the Message-ID before the @.
 */
export const mailFileName = (messageId: string): string => messageId.replace(/^<|@.*$/g, '')

/** Returns the addresses in the `To` header of a mail, in lower case. */
const recipientsOf = (mail: string): string => {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1)
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  return (/^To:(.*)$/im.exec(unfolded)?.[1] ?? '').toLowerCase()
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

type MailsOf = {
  /** IDs of rows of the outbox. */
  ids: readonly string[]
  /** Recipients, also of mails whose rows are deleted. */
  addresses?: readonly string[]
}

/** Removes the files of these mails, half-written ones included. */
export async function removeMailFiles(config: Config, { ids, addresses = [] }: MailsOf): Promise<void> {
  const recipients = addresses.filter(Boolean).map((address) => address.toLowerCase())
  if (ids.length + recipients.length === 0) return
  const folder = mailFolder(config)
  const existing = new Set(ids)
  for (const name of await filesIn(folder)) {
    const file = path.join(folder, name)
    const isTheirs = existing.has(name.replace(/\.eml(\.part)?$/, ''))
    if (isTheirs || (recipients.length > 0 && isTo(await readFile(file, 'latin1'), recipients)))
      await rm(file, { force: true })
  }
}

const isTo = (mail: string, addresses: readonly string[]): boolean => {
  const recipients = recipientsOf(mail).split(/[\s,<>]+/)
  return addresses.some((address) => recipients.includes(address))
}
