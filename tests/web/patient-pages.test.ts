import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/access.ts'
import { mailHref, telHref } from '#domain/contact-links.ts'
import type { HospitalRole } from '#domain/portal-access.ts'
import { afterLogin, originFrom } from '#web/features/accounts/auth/redirect.ts'
import { joinedDays, rangesOf } from '#web/features/catalogue/hospitals/hospital-hours.tsx'
import { mapLinkUrl } from '#web/features/catalogue/hospitals/hospital-map-address.ts'
import { mapEmbedUrl } from '#web/features/catalogue/hospitals/hospital-map-embed.ts'
import { sampleAppointments } from '#web/features/visits/appointments/samples.ts'
import { clocksDiffer } from '#web/i18n/own-time.ts'
import { webHref } from '#web/ui/contact-links.tsx'

describe('after signing in', () => {
  const as = (role: Role, hospitalRole: HospitalRole | null = null) => ({ role, hospitalRole })
  const from = (pathname: string, rest = {}) => ({ from: { pathname, search: '', hash: '', state: null, ...rest } })

  test('goes to the requested page, with its query and state', () => {
    const origin = { pathname: '/payment', search: '?hospital=1', hash: '', state: { hospitalId: '1' } }
    expect(afterLogin({ from: origin }, as('admin'))).toEqual(origin)
    expect(afterLogin({ from: origin }, as('hospital', 'doctor'))).toEqual(origin)
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', '/login', '/register'])(
    'does not follow %j',
    (path) => {
      expect(originFrom(from(path))).toBeNull()
    },
  )

  test('otherwise administrators go to the admin panel, staff to their portal and patients home', () => {
    expect(afterLogin(null, as('admin')).pathname).toBe('/admin')
    expect(afterLogin(null, as('hospital', 'owner')).pathname).toBe('/hospitalportal/inbox')
    expect(afterLogin(null, as('hospital', 'doctor')).pathname).toBe('/hospitalportal/quotes')
    expect(afterLogin(undefined, as('user')).pathname).toBe('/')
  })
})

describe('the map', () => {
  const place = { name: 'Firuze Park', address: 'Çınar Sokak 12', city: 'İstanbul', country: 'Turkey' }

  test.each([
    null,
    'javascript:alert(1)',
    'http://www.google.com/maps/embed?pb=1',
    'https://evil.example/maps/embed',
    'https://www.google.com.evil.example/maps/embed',
    'https://user@www.google.com/maps/embed',
    'https://www.google.com/maps/place/x',
  ])('is embedded from the address instead of %j', (stored) => {
    const url = new URL(mapEmbedUrl(stored, place))
    expect(url.origin).toBe('https://www.google.com')
    expect(url.searchParams.get('q')).toContain('Çınar Sokak 12, İstanbul, Turkey')
  })

  test('uses a stored embed and a stored short link', () => {
    const embed = 'https://www.google.com/maps/embed?pb=!1m18'
    expect(mapEmbedUrl(embed, place)).toBe(embed)
    expect(mapLinkUrl('https://maps.app.goo.gl/abc', place)).toBe('https://maps.app.goo.gl/abc')
    expect(mapLinkUrl(embed, place)).toContain('/maps/search/')
    expect(mapLinkUrl('javascript:alert(1)', place)).toContain('https://www.google.com/maps/search/')
  })
})

describe('contact links', () => {
  test('call and write', () => {
    expect(telHref('+90 (212) 000-00 18')).toBe('tel:+902120000018')
    expect(mailHref('a b?cc=x@y.example')).toBe('mailto:a%20b%3Fcc%3Dx@y.example')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense', null])('%j is not a website', (value) => {
    expect(webHref(value)).toBeNull()
  })
})

describe('opening hours', () => {
  test('consecutive times become ranges', () => {
    const joined = rangesOf(['14:00', '09:00', '10:00', '11:00', '15:00', '18:00']).map((one) =>
      one.replaceAll('\u2060', ''),
    )
    expect(joined).toEqual(['09:00–11:00', '14:00–15:00', '18:00'])
  })
  test('consecutive days with the same hours are one row', () => {
    const hours = ['', 'a', 'a', 'b', 'b', 'b', 'a', 'c']
    expect(joinedDays((weekday) => hours[weekday] ?? '')).toEqual([
      { from: 1, to: 2, hours: 'a' },
      { from: 3, to: 5, hours: 'b' },
      { from: 6, to: 6, hours: 'a' },
      { from: 7, to: 7, hours: 'c' },
    ])
  })
})

describe('the patient’s own clock', () => {
  const instant = '2026-12-01T11:00:00+03:00'
  test.each([
    ['Europe/London', true],
    ['Europe/Istanbul', false],
    ['Asia/Riyadh', false],
  ])('%s differs: %s', (zone, differs) => {
    expect(clocksDiffer(instant, zone, 'Europe/Istanbul')).toBe(differs)
  })
})

describe('sample appointments', () => {
  test('are one of each status, never on a Sunday, and have no actions', () => {
    const samples = sampleAppointments(new Date('2026-11-21T10:00:00Z'))
    expect(samples.map(({ status }) => status)).toEqual(['confirmed', 'pending', 'completed', 'cancelled'])
    for (const one of samples) {
      expect(new Date(`${one.date}T00:00:00Z`).getUTCDay()).not.toBe(0)
      expect(one.allowedMoves).toEqual([])
    }
  })
})
