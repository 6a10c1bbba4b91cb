import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '#server/commands/make-admin.ts'
import { neighbourhoodOf } from '#server/http/address.ts'
import { insertHospital, insertUser } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const auditOf = (id: string) =>
  app.query<{ actor: string | null; action: string; details: unknown }>(
    'select actor_id as actor, action, details from audit_events where subject_id = $1 order by created_at, id',
    [id],
  )

describe('the audit log', () => {
  test('records the approximate origin of the caller', async () => {
    const admin = await app.signIn('admin')
    const hospital = await insertHospital(app.db)
    await app.request.delete(`/api/Hospitals/${hospital.id}`).set('authorization', `Bearer ${admin.token}`).expect(204)
    const rows = await app.query('select network from audit_events where subject_id = $1', [hospital.id])
    expect(rows).toEqual([{ network: '127.0.0.0/24' }])
    expect(neighbourhoodOf('2001:db8:12:3456:789a::1')).toBe('2001:db8:12::/48')
    expect(neighbourhoodOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
    expect(neighbourhoodOf('nowhere')).toBeNull()
  })

  test('is append-only, and of a deleted account only an ID remains that leads nowhere', async () => {
    const admin = await app.signIn('admin')
    const hospital = await insertHospital(app.db)
    await app.request.delete(`/api/Hospitals/${hospital.id}`).set('authorization', `Bearer ${admin.token}`).expect(204)
    for (const change of [
      "update audit_events set action = 'nothing'",
      'update audit_events set actor_id = null',
      'delete from audit_events',
      'truncate audit_events',
    ])
      await expect(app.query(change), change).rejects.toThrow('the audit is only ever added to')
    await app.query('delete from users where id = $1', [admin.id])
    expect(await auditOf(hospital.id)).toMatchObject([{ actor: admin.id, action: 'hospital.delete' }])
  })
})

describe('the audit of a change', () => {
  test('stores the changed values, before and after, and nothing else', async () => {
    const admin = await app.signIn('admin')
    const hospital = await insertHospital(app.db, { name: 'Deva Hospital', website: null })
    await app.request
      .put(`/api/Hospitals/${hospital.id}`)
      .set('authorization', `Bearer ${admin.token}`)
      .send({ name: 'Şifa Hospital', website: 'https://sifa.example', address: hospital.address })
      .expect(200)
    expect(await auditOf(hospital.id)).toEqual([
      {
        actor: admin.id,
        action: 'hospital.update',
        details: {
          before: { name: 'Deva Hospital', website: null },
          after: { name: 'Şifa Hospital', website: 'https://sifa.example' },
          hospitalId: hospital.id,
        },
      },
    ])
  })

  test('of an account names the fields, and stores only the values of its rights', async () => {
    const admin = await app.signIn('admin')
    const user = await insertUser(app.db, { firstName: 'Ragnhild', phone: null })
    const edit = { firstName: 'Ragna', phone: '+47 911 22 333', mustUseTwoFactor: true }
    const authorization = `Bearer ${admin.token}`
    await app.request.put(`/api/Users/${user.id}`).set('authorization', authorization).send(edit).expect(200)
    await app.request
      .put(`/api/Users/${user.id}`)
      .set('authorization', authorization)
      .send({ lastName: 'Li' })
      .expect(200)
    await app.request.delete(`/api/Users/${user.id}`).set('authorization', authorization).expect(204)
    const [update, rename, erased] = await auditOf(user.id)
    expect(update?.details).toEqual({
      before: { mustUseTwoFactor: false },
      after: { mustUseTwoFactor: true },
      fields: expect.arrayContaining(['firstName', 'phone']),
    })
    expect(rename?.details).toEqual({ fields: ['lastName'] })
    expect(erased?.details).toEqual({
      before: {
        role: 'user',
        status: 'active',
        hospitalId: null,
        hospitalRole: null,
        doctorId: null,
        mustUseTwoFactor: true,
      },
    })
    const query = 'query ($id: ID!) { activity(search: { subjectId: $id }) { items { before after fields } } }'
    const { data } = await app.graphql(query, { id: user.id }, admin.token)
    expect(data.activity.items[1]).toMatchObject({ before: null, after: null, fields: ['lastName'] })
  })

  test('names no notification address of a hospital', async () => {
    const admin = await app.signIn('admin')
    const hospital = await insertHospital(app.db)
    await app.request
      .put(`/api/Hospitals/${hospital.id}`)
      .set('authorization', `Bearer ${admin.token}`)
      .send({ notifiedEmails: ['ragnhild@mail.example'] })
      .expect(200)
    const [event] = await auditOf(hospital.id)
    expect(event?.details).toMatchObject({ fields: ['notifiedEmails'], hospitalId: hospital.id })
    expect(JSON.stringify(event)).not.toContain('ragnhild')
  })

  test('stores the whole erased record', async () => {
    const admin = await app.signIn('admin')
    const hospital = await insertHospital(app.db, { name: 'Old Hospital' })
    await app.request.delete(`/api/Hospitals/${hospital.id}`).set('authorization', `Bearer ${admin.token}`).expect(204)
    const [event] = await auditOf(hospital.id)
    expect(event).toMatchObject({ action: 'hospital.delete', details: { before: { name: 'Old Hospital' } } })
    expect(event?.details).not.toHaveProperty('after')
  })

  test('records the rights that a command granted, and no secret', async () => {
    const user = await insertUser(app.db)
    await makeAdmin(app.db, user.email, { firstName: 'A', lastName: 'B' }, async () => '')
    expect(await auditOf(user.id)).toEqual([
      { actor: null, action: 'user.make_admin', details: { before: { role: 'user' }, after: { role: 'admin' } } },
    ])
    await makeAdmin(app.db, 'new@mail.example', { firstName: 'A', lastName: 'B' }, async () => 'Unheard-of-1')
    const [made] = await app.query<{ id: string }>('select id from users where email = $1', ['new@mail.example'])
    const [event] = await auditOf(made?.id ?? '')
    expect(event).toMatchObject({ action: 'user.create_admin', details: { after: { role: 'admin' } } })
    expect(JSON.stringify(event)).not.toContain('$2b$')
  })
})
