import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Creates a data folder. If root runs the tests, PostgreSQL runs under another account, which needs
 * access.
 */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-'))
  await chmod(folder, 0o755)
  return folder
}
