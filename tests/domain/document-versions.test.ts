import { expect, test } from 'vitest'
import { privacy } from '#domain/content/privacy.ts'
import { terms } from '#domain/content/terms.ts'
import { DOCUMENT_VERSIONS } from '#domain/privacy.ts'

test('the pages show the versions that consents record', () => {
  expect({ terms: terms.version, privacy: privacy.version }).toEqual(DOCUMENT_VERSIONS)
})

/** Fails when the text changes: give it a new version then, and copy the new digest. */
test.each([
  ['terms', terms, '2026-11-30', 'bfc00d65531b5761'],
  ['privacy', privacy, '2026-11-30', '75cba92afc57ae98'],
] as const)('the text of %s has one version', async (_name, { sections, lead }, version, digest) => {
  const bytes = new TextEncoder().encode(JSON.stringify([lead, sections]))
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
    .toString('hex')
    .slice(0, 16)
  expect([version, hash]).toEqual([version, digest])
})
