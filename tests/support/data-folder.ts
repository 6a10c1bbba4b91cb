import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A data folder of one's own. When root runs the tests, PostgreSQL runs under another account,
 * which must get in.
 */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-'))
  await chmod(folder, 0o755)
  return folder
}
