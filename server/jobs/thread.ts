/** Starts a worker thread from its own file. */
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts the bundle `name`.js beside this one, or its source with the TypeScript loader, which
 * threads do not inherit. The build (vite.config.ts) names the bundles.
 */
export function startThread(name: string, source: URL, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, import.meta.url), options)
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source.href)}) })`
  return new Worker(script, { ...options, eval: true })
}
