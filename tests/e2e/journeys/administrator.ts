import { signInAdmin } from '#tests/support/admin-screens.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { ask, newPatient, signedIn } from '#tests/support/patient.ts'
import type { Browser, Traveller } from './traveller.ts'

/** Reports a review of the demo data. */
async function reportReview({ url }: Browser, at: number): Promise<string> {
  const { data } = await ask<{ hospitals: { items: { reviews: { items: { id: string }[] } }[] } }>(
    url,
    '{ hospitals(limit: 40) { items { reviews(limit: 1) { items { id } } } } }',
  )
  const reviews = data.hospitals.items.flatMap(({ reviews: { items } }) => items)
  const reporter = await newPatient(url)
  const reason = `It names a nurse. (${reporter.email})`
  await ask(
    url,
    'mutation ($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) }',
    { id: reviews.at(-1 - at)?.id, reason },
    reporter.token,
  )
  return reason
}

/** Creates, edits and deletes a hospital, decides about a review, and invites a user. */
export async function administratorJourney(traveller: Traveller, at: number) {
  const { page, browser, t, like, field, button, says, look, dialog, language, device } = traveller
  const run = `${Date.now()}`.slice(-6)
  await page.addInitScript((chosen) => localStorage.setItem('hekima.language', chosen), language)
  await signedIn(page, await signInAdmin(browser.url))
  await page.goto('/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look('dashboard')

  await page.goto('/admin/hospitals/new')
  await field('Country').fill('')
  await page.getByLabel(like('Email')).fill('nowhere')
  await button('Create Hospital').click()
  for (const sentence of [
    'Hospital name is required',
    'Address is required',
    'City is required',
    'Please enter a valid email address',
  ])
    await says(sentence)
  await look('hospital refused')
  await field('Hospital name').fill(`Papatya Hastanesi ${run}`)
  await field('Address').fill('Çınar Caddesi 18')
  await field('City').click()
  await page.getByRole('combobox', { name: t('City') }).fill('İzmir')
  await page.keyboard.press('Escape')
  await field('Country').fill('Türkiye')
  await page.getByLabel(like('Email')).fill('info@papatya.example')
  await button('Create Hospital').click()
  await page.waitForURL(/\/edit$/)
  await page.getByRole('heading', { level: 1, name: `Papatya Hastanesi ${run}` }).waitFor()
  await look('hospital')
  await page.getByLabel(like('Phone')).first().fill('+90 232 000 00 18')
  await page
    .getByRole('switch', { name: t('Active') })
    .first()
    .uncheck()
  await look('hospital changed')
  await page.keyboard.press('Control+s')
  await says('Changes saved successfully.')
  await page.goto(`/admin/hospitals?q=${encodeURIComponent(`Papatya Hastanesi ${run}`)}`)
  await page.getByText(t('Inactive'), { exact: true }).filter({ visible: true }).first().waitFor()
  await look('hospitals')

  const reason = await reportReview(browser, at)
  await page.goto('/admin/reviews')
  const item = page.getByRole('listitem').filter({ hasText: reason }).first()
  await item.getByRole('button', { name: t('Hide review') }).click()
  await dialog.getByRole('button', { name: t('Hide review') }).click()
  await says('Please say why: the author reads it')
  await look('review refused', reason)
  await dialog.getByRole('textbox').fill('Please write without names.')
  await dialog.getByRole('button', { name: t('Hide review') }).click()
  await says('The review is hidden.')
  await look('review decided', reason)

  const email = `bora.${language}.${device}.${process.pid}.${run}@mail.example`
  await page.goto('/admin/users')
  await page.getByRole('link', { name: t('Invite by email') }).click()
  await page.getByRole('button', { name: like('Send invitation') }).click()
  for (const sentence of ['First name is required', 'Last name is required', 'Email is required']) await says(sentence)
  await look('invitation refused')
  await page.getByLabel(like('First name')).fill('Bora')
  await page.getByLabel(like('Last name')).fill('Akbulut')
  await page.getByLabel(like('Email')).first().fill(email)
  await field('Role').selectOption('user')
  await field('Language of the email').selectOption(language)
  await page.getByRole('button', { name: like('Send invitation') }).click()
  await says('We have sent an invitation to {{email}}.', { email })
  await look('users')
  await mailTo(email, t('You are invited to Hekima'))
  await traveller.arrive()
}
