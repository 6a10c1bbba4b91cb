import { readFileSync } from 'node:fs'

export type SystemAccount = { uid?: number; gid?: number }

/**
 * Returns an account of this machine for programs that refuse to run as root. Any other user starts
 * them under their own account.
 */
export function systemAccount(name: 'nobody' | 'postgres'): SystemAccount {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
