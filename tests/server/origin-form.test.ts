import { expect, test } from 'vitest'
import { originForm } from '#server/http/proxy.ts'

test.each([
  ['http://host/services', '/services'],
  ['HTTPS://host:8443/services?q=knee', '/services?q=knee'],
  ['http://host', '/'],
  ['/services?next=http://host/', '/services?next=http://host/'],
])('a request for %s is one for %s', (sent, read) => {
  expect(originForm(sent)).toBe(read)
})
