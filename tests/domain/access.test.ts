import { describe, expect, test } from 'vitest'
import { hasRole, isAdmin, type Person, ROLES, type Role } from '#domain/access.ts'
import { worksAt } from '#domain/portal-access.ts'

const [HERE, THERE] = ['hospital-here', 'hospital-there']
const people: Record<string, Person | null> = {
  visitor: null,
  patient: { id: '1', role: 'user', hospitalId: null, hospitalRole: null },
  'staff here': { id: '2', role: 'hospital', hospitalId: HERE, hospitalRole: 'viewer' },
  'staff there': { id: '3', role: 'hospital', hospitalId: THERE, hospitalRole: 'owner' },
  administrator: { id: '4', role: 'admin', hospitalId: null, hospitalRole: null },
}

describe('access to the portal', () => {
  test.each([
    ['visitor', false],
    ['patient', false],
    ['staff here', true],
    ['staff there', false],
    ['administrator', true],
  ])('%s: %s', (who, may) => {
    expect(worksAt(people[who] ?? null, HERE)).toBe(may)
  })

  test('only administrators have access without a hospital', () => {
    const acting = Object.entries(people).filter(([, person]) => worksAt(person, null))
    expect(acting.map(([who]) => who)).toEqual(['administrator'])
    // Staff without a known hospital do not own records without a hospital.
    expect(worksAt({ id: '5', role: 'hospital', hospitalId: null, hospitalRole: 'owner' }, null)).toBe(false)
  })
})

describe('pages of a role', () => {
  const admitted: Record<Role, Role[]> = {
    user: ['user', 'admin'],
    hospital: ['hospital', 'admin'],
    admin: ['admin'],
  }
  test.each(Object.entries(admitted))('%s: admits %s', (page, roles) => {
    expect(ROLES.filter((role) => hasRole({ role }, page as Role))).toEqual(roles)
    expect(hasRole(null, page as Role)).toBe(false)
  })

  test('of administrators accept the role in the spelling of other systems', () => {
    expect(isAdmin({ role: 'Admin' })).toBe(true)
    for (const role of ['administrator', 'user', '', 'hospital']) expect(isAdmin({ role })).toBe(false)
    for (const nobody of [null, undefined]) expect(isAdmin(nobody)).toBe(false)
  })
})
