import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchDoors } from '#tests/support/search-doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const NO_PLACE = 'distance needs a place: send a province as location, or latitude and longitude'

test.each(['hospitals', 'doctors'] as const)('a distance of %s without a place is refused by name', async (noun) => {
  for (const [, find] of searchDoors(app, noun)) {
    expect(await find({ distance: 10 })).toMatchObject({ code: 'bad_input', errors: { distance: NO_PLACE } })
    for (const place of [{ location: 'Ankara' }, { latitude: 39.9, longitude: 32.8 }])
      expect((await find({ distance: 10, ...place })).code).toBeUndefined()
  }
})
