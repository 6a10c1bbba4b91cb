/** First half of `npm start`: builds if a source has changed since the last build. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '../config.ts'
import { buildIfChanged } from './fresh-build.ts'

const root = projectRoot()

await buildIfChanged(root, async () => {
  const building = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [code] = await once(building, 'exit')
  if (code !== 0) process.exit(code ?? 1)
})
