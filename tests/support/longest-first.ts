import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Duration of each test file in seconds, written by `npm test -- --durations`. */
export const DURATIONS_FILE = path.join(import.meta.dirname, '../durations.json')

/**
 * Starts the longest files of each project first, so that no long file is left for the end while
 * other workers are idle. A file without a duration counts as an average one.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = JSON.parse(readFileSync(DURATIONS_FILE, 'utf8')) as Record<string, number>
    const known = Object.values(durations)
    const average = known.reduce((sum, seconds) => sum + seconds, 0) / Math.max(1, known.length)
    const secondsOf = ({ moduleId, project }: TestSpecification) =>
      durations[path.relative(project.config.root, moduleId)] ?? average
    const sorted = await super.sort(files)
    // Keeps the order of the projects.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => secondsOf(b) - secondsOf(a)),
    )
  }
}
