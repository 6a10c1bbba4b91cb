/** Ports, folders and names of the cluster. */
import { chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type SystemAccount, systemAccount } from '#tests/support/system-account.ts'

export type Places = ReturnType<typeof placesFrom>

type Settings = { base: number; webs: number; folder: string; bin: string }

/** Returns twenty ports from `base` on, for up to eight web processes. */
export function placesFrom({ base, webs, folder, bin }: Settings) {
  return {
    folder,
    /** Folder of PostgreSQL's programs. */
    bin,
    /** PostgreSQL and PgBouncer refuse to run as root. */
    account: systemAccount('postgres'),
    /** Port of HAProxy for all clients. */
    front: base,
    web: Array.from({ length: webs }, (_, index) => base + 1 + index),
    worker: base + 9,
    nodes: [base + 10, base + 11] as const,
    /** Ports that report to HAProxy whether a node is the primary. */
    roles: [base + 12, base + 13] as const,
    /** Port of HAProxy that leads to the primary. */
    primary: base + 14,
    pooler: base + 15,
  }
}

/** Creates a folder that belongs to the account of the servers. */
export async function makeFolder(folder: string, { uid, gid }: SystemAccount): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  return folder
}

export const urlAt = (port: number) => `postgresql://hekima@127.0.0.1:${port}/hekima`
export const fileIn = ({ folder }: Pick<Places, 'folder'>, name: string) => path.join(folder, name)
