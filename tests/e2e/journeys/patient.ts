import { expect } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { provinceNameIn } from '#domain/place-names.ts'
import { hospitalStaff, type Staff, staffMoves, staffWrites } from '#tests/support/hospital-staff.ts'
import { linkInMail, mailTo } from '#tests/support/mailbox.ts'
import { bookDirectly, freeSlots, type Slot } from '#tests/support/patient.ts'
import { letBegin } from '#tests/support/product-database.ts'
import type { Traveller } from './traveller.ts'

/** Search words and messages as patients would write them at home. */
const WORDS: Record<
  UiLanguage,
  { treatment: string; city: string; firstName: string; question: string; review: string }
> = {
  en: {
    treatment: 'knee replacement',
    city: 'İstanbul',
    firstName: 'Ingrid',
    question: 'Shall I bring my films?',
    review: 'They took their time.',
  },
  tr: {
    treatment: 'diz protezi',
    city: 'İstanbul',
    firstName: 'Işıl',
    question: 'Filmlerimi getireyim mi?',
    review: 'Bana zaman ayırdılar.',
  },
  ru: {
    treatment: 'замена коленного сустава',
    city: 'Стамбул',
    firstName: 'Ирина',
    question: 'Взять с собой снимки?',
    review: 'Всё объяснили.',
  },
  ar: {
    treatment: 'استبدال مفصل الركبة',
    city: 'إسطنبول',
    firstName: 'إيمان',
    question: 'هل أحضر الأشعة معي؟',
    review: 'شرحوا لي كل شيء.',
  },
}
const PASSWORD = 'Fjord-2026'

/** Finds a doctor from the home page by a treatment and a city. */
async function findDoctor({ page, t, like, look, button, heading, field, device, language }: Traveller) {
  const { treatment, city } = WORDS[language]
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe(language === 'en' ? '/' : `/${language}`)
  await heading('Find the right care, right when you need it').waitFor()
  await look('home')
  await page.getByRole('combobox', { name: t('Treatment, symptom, hospital or doctor') }).fill(treatment)
  await field('City').focus()
  await page.getByRole('combobox', { name: t('City') }).pressSequentially(city.slice(0, 4))
  await page.getByRole('option', { name: city, exact: true }).click()
  await button('Search').click()
  await page.waitForURL(/\/search\?/)
  const cards = page.getByRole('main').getByRole('article')
  await cards.first().waitFor()
  await look('search')
  const stars = t('{{rating}}+ stars', { rating: 3 })
  if (device === 'phone') {
    await page.getByRole('button', { name: like('Filters') }).click()
    const drawer = page.getByRole('dialog', { name: t('Filters') })
    await drawer.getByLabel(stars, { exact: true }).check({ force: true })
    await page.waitForURL(/rating=3/)
    await look('filters')
    await drawer.getByRole('button', { name: like('Show Results ({{total}})') }).click()
    await drawer.waitFor({ state: 'hidden' })
  } else {
    await page
      .getByRole('complementary', { name: t('Filters') })
      .getByLabel(stars, { exact: true })
      .check({ force: true })
    await page.waitForURL(/rating=3/)
  }
  for (const card of await cards.all())
    await expect.poll(() => card.textContent()).toContain(provinceNameIn(language, 'İstanbul'))
  const first = cards.first().getByRole('heading').getByRole('link')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('complementary', { name: t('Book Appointment') }).waitFor()
  await look('hospital')
  await page.locator('main a[href*="/doctors/"]').first().click()
  await page.waitForURL(/\/doctors\//)
  await page.getByRole('complementary', { name: t('Book Appointment') }).waitFor()
  await look('doctor')
}

/** Registers with mistakes on the way, signs out and returns. */
export async function register({ page, field, button, says, look, t, language, device }: Traveller) {
  const email = `journey.${language}.${device}.${process.pid}.${Date.now()}@mail.example`
  const { firstName } = WORDS[language]
  const create = page.locator('form').getByRole('button', { name: t('Create account') })
  await page.goto('/register')
  await field('Email').fill('nobody')
  await field('Password').fill('12345')
  await create.click()
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ])
    await says(sentence)
  await look('register')
  await field('First name').fill(firstName)
  await field('Last name').fill('Solvang')
  await field('Email').fill(email)
  await field('Password').fill(PASSWORD)
  await field('Confirm password').fill(PASSWORD)
  await create.click()
  await heading1(page, t('Find the right care, right when you need it'))
  await page.goto(await linkInMail(email, '/confirm-email'))
  await says('Your email address is confirmed.')
  await look('confirm-email')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^(${firstName}|${t('Menu')})$`) })
    .click()
  await button('Sign Out').click()
  await page.goto('/login')
  await field('Email').fill(email)
  await field('Password').fill('not it at all')
  const login = page.locator('form').getByRole('button', { name: t('Login') })
  await login.click()
  await says('Email or password is wrong.')
  await look('login')
  await field('Password').fill(PASSWORD)
  await login.click()
  await heading1(page, t('Find the right care, right when you need it'))
  return email
}

const heading1 = (page: Traveller['page'], name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Books at the first demo hospital, whose staff can answer. */
export async function book(traveller: Traveller, { staff, slot, email }: { staff: Staff; slot: Slot; email: string }) {
  const { page, field, button, says, look, t, like, language } = traveller
  const { hospitalId, serviceId } = staff.place
  await page.goto(`/checkout?hospital=${hospitalId}&service=${serviceId}`)
  await heading1(page, t('Your details, date and time'))
  await field('Phone').fill('12')
  await button('Proceed to Payment').press('Enter')
  await says('Please agree to the terms and conditions')
  await look('checkout')
  await field('First name').fill(WORDS[language].firstName)
  await field('Last name').fill('Solvang')
  await field('Email').fill(email)
  await field('Phone').fill('+47 400 00 000')
  await choose(traveller, slot)
  await page.getByRole('checkbox').check()
  await button('Proceed to Payment').click()
  await heading1(page, t('Payment'))
  await field('Card number').fill('1234')
  await page.getByRole('button', { name: like('Send request, pay {{amount}} now') }).click()
  await says('Please enter the 16 digits of the card')
  await look('payment')
  await field('Card number').fill('')
  await field('Card number').pressSequentially('4111111111111111')
  await field('Name on card').fill('I Solvang')
  await field('Expiry date').pressSequentially('1230')
  await field('CVV').pressSequentially('1234')
  await page.getByRole('button', { name: like('Send request, pay {{amount}} now') }).click()
  await heading1(page, t('Your request is with the hospital'))
  const ticket = await page.getByRole('article', { name: t('Your booking') }).textContent()
  expect(ticket).toContain(traveller.longDay(slot.date))
  await look('confirmation')
  expect((await mailTo(email, t('We have received your booking'))).text).toContain(staff.place.hospitalName)
}

async function choose({ page, longDay }: Traveller, { date, time }: Slot) {
  const cell = page.getByRole('grid').getByRole('button', { name: longDay(date) })
  await page.getByRole('grid').waitFor()
  for (let turned = 0; turned < 12 && (await cell.count()) === 0; turned++)
    await page.locator('[slot=next]').first().click()
  await cell.click()
  await page.locator(`label:has(input[value="${time}"])`).click()
}

/** Runs the whole journey of a patient. */
export async function patientJourney(traveller: Traveller, at: number) {
  const { page, browser, t, field, button, link, says, look, like, language, longDay } = traveller
  await findDoctor(traveller)
  const email = await register(traveller)
  const staff = await hospitalStaff(browser.url, at)
  const free = await freeSlots(browser.url, staff.place)
  const slot = free.at(-1 - at) as Slot
  const other = free.filter(({ date }) => date !== slot.date).at(-1 - at) as Slot
  await book(traveller, { staff, slot, email })

  await link('View my appointments').click()
  await heading1(page, t('My Appointments'))
  await page.getByRole('article').first().waitFor()
  await look('my-appointments')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.locator('[data-live=true]').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await field('Write a message').fill(WORDS[language].question)
  await button('Send').click()
  await page.locator('[data-sender=patient]', { hasText: WORDS[language].question }).waitFor()
  await staffWrites(browser.url, staff, id, 'Evet.')
  await page.locator('[data-sender=hospital]', { hasText: 'Evet.' }).waitFor()
  await look('messages')

  await button('Reschedule').click()
  await button('Move appointment').click()
  await says('Please choose a day and a time.')
  await choose(traveller, other)
  await look('reschedule')
  await button('Move appointment').click()
  await page
    .getByRole('region', { name: t('Notifications') })
    .getByText(longDay(other.date))
    .waitFor()
  await look('moved')

  await staffMoves(browser.url, staff, id, 'confirmed')
  await page.locator('main header').getByText(t('Confirmed'), { exact: true }).waitFor()
  await letBegin(id)
  await staffMoves(browser.url, staff, id, 'completed')
  await page.getByRole('heading', { name: t('How was your visit?') }).waitFor()
  await button('Publish review').click()
  await says('Please choose 1 to 5 stars')
  await page.locator('input[type=radio][value="4"]').check({ force: true })
  await page.getByRole('textbox', { name: like('Your review') }).fill(WORDS[language].review)
  await look('review')
  await button('Publish review').click()
  await button('Edit review').waitFor()
  await look('reviewed')

  // A second appointment, which is cancelled.
  const token = (await page.evaluate(() => localStorage.getItem('hekima.token'))) ?? ''
  const self = { email, firstName: WORDS[language].firstName, lastName: 'Solvang', password: PASSWORD, token, user: {} }
  await bookDirectly(browser.url, self, staff.place, slot)
  await page.goto('/my-appointments')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: like('More: {{name}}') }).click()
  await page.getByRole('menuitem', { name: t('Cancel Appointment') }).click()
  await look('cancel')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Cancel Appointment') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await look('cancelled')
  await mailTo(email, t('Your appointment is cancelled'))
  await traveller.arrive()
}
