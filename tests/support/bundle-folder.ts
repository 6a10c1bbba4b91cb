import path from 'node:path'
import { projectRoot } from '#server/config.ts'

/** Returns the folder of a run's bundle, inside the project, where the packages are found. */
export const bundleFolder = (run: string): string => path.join(projectRoot(), `dist/tests-${run}`)
