import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/features/*/table.ts', './server/jobs/table.ts', './server/limits.ts'],
  out: './drizzle',
})
