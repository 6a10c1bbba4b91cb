import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/features/*/*/table.ts',
    './server/features/*/*/*/table.ts',
    './server/limits.ts',
    './server/database/changes.ts',
    './server/jobs/turns.ts',
    './server/search/next-free.ts',
  ],
  out: './drizzle',
})
