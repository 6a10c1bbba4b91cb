import { describe, expect, test } from 'vitest'
import type { Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { lighterPackages } from '../vite/lighter-packages.ts'
import { lighterSources } from '../vite/lighter-sources.ts'

/** Ends a build with these files and returns its errors. */
function errorsOf({ transform, buildEnd }: Plugin, files: Record<string, string> = {}): string[] {
  const errors: string[] = []
  const context = { error: (message: string) => errors.push(message) }
  for (const [id, code] of Object.entries(files))
    (transform as (code: string, id: string) => unknown).call(context, code, id)
  ;(buildEnd as (error?: Error) => void).call(context)
  return errors
}

describe('a build whose packages or sources have changed', () => {
  test('fails and names the modules and patterns that no longer match', () => {
    const [error = ''] = errorsOf(lighterPackages({ checked: true }))
    for (const name of ['maskOperation.js', 'innerFrom.js', 'names of components', 'calls of React', 'sets of names'])
      expect(error).toContain(name)
  })

  test('fails when a single pattern of the router matches nothing', () => {
    const file = '/node_modules/react-router/dist/production/index.mjs'
    const router = 'Context.displayName = "Router";\nvar Context = React2.createContext(null);\n'
    const [error = ''] = errorsOf(lighterPackages({ checked: true }), { [file]: router })
    expect(error).toContain('sets of names')
    expect(error).not.toContain('calls of React')
  })

  test('fails when the notation of our own files changes', () => {
    const page = `import styles from './page.module.css'\nconst name = styles.card`
    const files = { '/web/page.tsx': page }
    expect(errorsOf(lighterSources(), files)).toEqual([
      'vite/lighter-sources.ts no longer matches sentences, documents',
    ])
    const whole = { ...files, '/web/words.ts': "sentence('Poor')\ngraphql(`query A { a }`)" }
    expect(errorsOf(lighterSources(), whole)).toEqual([])
  })
})

test('packages that the build modifies have exact versions', () => {
  for (const name of ['@apollo/client', 'rxjs', 'react-router-dom'] as const)
    expect(packageJson.devDependencies[name], name).toMatch(/^\d+\.\d+\.\d+$/)
})
