/** The built product on the other releases of Node.js that package.json allows. */
import { rm } from 'node:fs/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { nodeRelease } from '#tests/support/node-release.ts'
import { ask, bookDirectly, freeSlots, newPatient, type Place } from '#tests/support/patient.ts'
import { startServerProcess, stopServerProcess } from '#tests/support/server-process.ts'

const RELEASES = ['22.23.3', '24.21.0']

// A download of 100 MB for each, once for all runs.
beforeAll(async () => {
  for (const version of RELEASES) await nodeRelease(version)
})

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function firstPlace(url: string): Promise<Place> {
  const { data } = await ask<{
    hospitals: { items: { id: string; name: string; services: { service: { id: string; name: string } }[] }[] }
  }>(url, '{ hospitals(limit: 40) { items { id name services(limit: 1) { service { id name } } } } }')
  for (const { id, name, services } of data.hospitals.items)
    for (const { service } of services)
      return { hospitalId: id, hospitalName: name, serviceId: service.id, serviceName: service.name }
  throw new Error('The demo data has no hospital with services.')
}

test.each(RELEASES)('starts, books and renders a page on Node.js %s', async (version) => {
  const executable = await nodeRelease(version)
  const DATA_DIR = await makeDataFolder()
  closers.push(() => rm(DATA_DIR, { recursive: true, force: true }))
  const { child, ready } = startServerProcess('dist/server/main.js', { DATA_DIR, DEMO_DATA: 'true' }, { executable })
  closers.push(() => stopServerProcess(child))
  const url = await ready

  // Registration hashes a password with bcrypt.
  const patient = await newPatient(url)
  const place = await firstPlace(url)
  const [slot] = await freeSlots(url, place)
  if (!slot) throw new Error(`${place.hospitalName} has no free time`)
  const { bookingId } = await bookDirectly(url, patient, place, slot)
  expect(bookingId).not.toBe('')

  const page = await fetch(`${url}/hospitals/${place.hospitalId}`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>/)
  expect(html).toContain(place.serviceName)
  // Drawn with resvg and sharp.
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const image = await fetch(new URL(new URL(picture).pathname, url))
  expect(image.headers.get('content-type')).toMatch(/^image\/(png|jpeg)/)

  expect(await stopServerProcess(child)).toBe(0)
})
