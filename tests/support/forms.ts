import type { Page } from 'playwright-core'
import type { PageName } from '#domain/pages.ts'

export type FormCase = {
  page: PageName
  /** Query added to the address of the page. */
  query?: string
  /** Buttons to press in turn before the form is visible. */
  open?: readonly (string | RegExp)[]
  /** Label of the submit button. */
  button: string
  /** Search field whose first result is chosen before the form is sent a second time. */
  finder?: string
  wantsFile?: boolean
}

/** Every form by its file in web/, with its page, or the reason why it is not tested here. */
export const FORMS: Record<string, FormCase | readonly FormCase[] | string> = {
  'features/accounts/account/change-email-dialog': {
    page: 'profile',
    open: ['Edit Profile', 'Change email'],
    button: 'Send the link',
  },
  'features/accounts/account/change-password': {
    page: 'profile',
    open: ['Change Password'],
    button: 'Update Password',
  },
  'features/accounts/account/password-dialog': { page: 'profile', open: ['Delete account'], button: 'Delete account' },
  'features/accounts/account/persons-card': { page: 'profile', open: ['Add a person'], button: 'Save' },
  'features/accounts/account/saved-searches-card': 'it renames what was saved; tests/e2e/saved-searches',
  'features/accounts/account/profile-form': { page: 'profile', open: ['Edit Profile'], button: 'Save' },
  'features/accounts/account/two-factor-setup': { page: 'profile', open: ['Set up'], button: 'Turn on' },
  'features/developers/api-keys/key-form': { page: 'apiKeys', open: ['Create key'], button: 'Create key' },
  'features/developers/test-mode/test-keys': 'it needs a test mode; tests/e2e/test-mode',
  'features/developers/test-mode/test-webhook-form': 'as above',
  'features/developers/api-keys/key-list': 'it renames with the field of key-form, by the same save',
  'features/visits/appointments/portal/internal-notes': { page: 'portalAppointment', button: 'Add note' },
  'features/visits/appointments/portal/cancel-visit': {
    page: 'portalAppointment',
    open: [/^(Decline|Cancel this visit)$/],
    button: '(Decline the request|Cancel the visit) and tell',
  },
  'features/visits/appointments/portal/status-editor':
    'it has a choice alone that may stay empty; tests/e2e/portal-appointments',
  'features/visits/appointments/inbox/decline-move': 'its sentence may stay empty; tests/e2e/inbox',
  'features/visits/appointments/portal/time-dialog': 'its times come with the visit; tests/e2e/portal-appointments',
  'features/visits/quotes/written-dialog': [
    { page: 'portalQuote', open: [/^Ask /], button: 'Send the question to' },
    { page: 'portalQuote', open: ['Decline'], button: 'Decline the request and tell' },
  ],
  'features/visits/quotes/portal/templates/save-template': 'it needs a line of a quote; tests/e2e/quote-templates',
  'features/visits/quotes/portal/templates/template-edits': 'it renames what was saved; tests/e2e/quote-templates',
  'features/visits/quotes/share/link-form': 'it needs a request with quotes; tests/e2e/quotes-share',
  'features/visits/quotes/portal/bill/settle-dispute': 'it stands beside a disputed bill; tests/e2e/quotes-walk',
  'features/visits/quotes/portal/bill/bill-form': 'it stands beside an accepted quote; tests/e2e/quotes-walk',
  'features/visits/hospital-calendar/board/block-dialog': {
    page: 'portalDay',
    open: ['Block time'],
    button: 'Block this time',
  },
  'features/visits/hospital-calendar/board/book-dialog': 'it opens at a free place; tests/e2e/day-board',
  'features/visits/hospital-calendar/board/rooms': 'it opens for a hospital with rooms; tests/e2e/rooms',
  'features/visits/quotes/portal/builder/quote-builder': 'an unfinished draft is accepted; tests/e2e/portal-quotes',
  'features/site/assistant/assistant-box': 'nothing is sent while it is empty',
  'features/site/assistant/composer': 'nothing is sent while it is empty',
  'features/accounts/auth/forgot-form': { page: 'forgotPassword', button: 'Send the link' },
  'features/accounts/auth/login-form': { page: 'login', button: 'Login' },
  'features/accounts/auth/register-form': { page: 'register', button: 'Create account' },
  'features/accounts/auth/reset-form': { page: 'resetPassword', query: 'token=wrong', button: 'Set the new password' },
  'features/visits/waiting-list/time-of-treatment': { page: 'waitForTime', button: 'Put me on the list' },
  'features/visits/waiting-list/earlier-time': 'it has the days of time-of-treatment; tests/e2e/waiting-list',
  'features/visits/booking/card-form': 'it comes after the details; tests/e2e/keyboard and booking-form',
  'features/visits/booking/details-form': 'it has a calendar; tests/e2e/booking-form',
  'features/catalogue/certificates/certificate-dialog': {
    page: 'adminCertificates',
    open: ['Add certificate'],
    button: 'Save certificate',
  },
  'features/site/content/help-articles': 'it finds while one types',
  'features/site/content/request-form': [
    { page: 'contact', button: 'Send the message' },
    { page: 'accessibility', button: 'Send the request' },
    { page: 'forClinics', button: 'Send the application' },
    { page: 'jobApplication', button: 'Send the application', wantsFile: true },
  ],
  'features/catalogue/doctor-editing/edit-doctor': [
    { page: 'adminDoctorEdit', button: 'Save' },
    { page: 'portalDoctorEdit', button: 'Save' },
  ],
  'features/catalogue/doctor-editing/new-doctor': [
    { page: 'portalNewDoctor', button: 'Create Doctor' },
    { page: 'adminNewDoctor', button: 'Create Doctor', finder: 'Hospital' },
  ],
  'features/catalogue/hospital-editing/edit-hospital': [
    { page: 'adminHospitalEdit', button: 'Save' },
    { page: 'portalSettings', button: 'Save' },
  ],
  'features/catalogue/hospital-editing/new-hospital': { page: 'adminNewHospital', button: 'Create Hospital' },
  'features/administration/imports/import-form': 'it has one file; tests/e2e/admin-lists',
  'features/administration/managed-users/invitation-form': {
    page: 'newAdminUser',
    query: 'by=mail',
    button: 'Send invitation',
    finder: 'Hospital',
  },
  'features/administration/managed-users/new-user-form': { page: 'newAdminUser', button: 'Create User' },
  'features/administration/managed-users/user-form': { page: 'adminUser', button: 'Save Changes' },
  'features/visits/message-templates/template-form': {
    page: 'portalAppointment',
    open: ['Message templates', 'New template'],
    button: 'Save',
  },
  'features/administration/oversight/reason-dialog': { page: 'adminReviews', open: [/^Hide/], button: 'Hide review' },
  'features/administration/oversight/written-form': { page: 'adminRequest', button: 'Save note' },
  'features/administration/reports/report-form': 'it has choices alone, each with a value; tests/e2e/portal-first-day',
  'features/visits/reviews/report-form': { page: 'portalReviews', open: [/^Report the review/], button: 'Send report' },
  'features/visits/reviews/review-answer': { page: 'portalReviews', open: [/^Answer /], button: 'Publish the answer' },
  'features/visits/reviews/review-form': 'it stands below visits that are over; tests/e2e/after-booking',
  'features/visits/quotes/ask/ask-form': 'its steps are walked in tests/e2e/quotes',
  'pages/quotes/accept-form': 'its fields are checked in tests/e2e/quotes-accept',
  'features/visits/quotes/detail/hospital-question': 'it comes with the question of a hospital; tests/e2e/quotes',
  'features/catalogue/search/finder': 'a search without words shows all',
  'features/catalogue/search/search-bar': 'a search without words shows all',
  'features/catalogue/service-editing/edit-service': { page: 'adminServiceEdit', button: 'Save' },
  'features/catalogue/service-editing/new-service': { page: 'adminNewService', button: 'Create Service' },
  'features/accounts/settings/settings-form': { page: 'adminSettings', button: 'Save Changes' },
  'features/administration/team/invite-dialog': {
    page: 'portalTeam',
    open: ['Invite someone'],
    button: 'Send invitation',
  },
  'features/catalogue/taxonomy-editing/edit-term': { page: 'adminTerm', button: 'Save' },
  'features/developers/webhooks/webhook-form': { page: 'webhooks', open: ['Add a webhook'], button: 'Save webhook' },
  'layouts/newsletter': { page: 'about', button: 'Subscribe' },
  'pages/not-found': 'a search without words shows all',
  'pages/services/service-bar': 'it finds while one types',
  'pages/test-backend': 'its field has a value from the beginning',
}

type Hands = { empty: () => string[]; faults: (emptied: readonly string[]) => string[]; fill: () => void }

/** Runs in the page and empties, fills and validates the marked form. */
function bringHands() {
  const kept = globalThis as unknown as { hands?: Hands }
  const form = () => document.querySelector('form[data-judged]') as HTMLFormElement
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const controls = () =>
    [...form().querySelectorAll<Control>('input, textarea, select')].filter(
      (at) =>
        !at.disabled &&
        !at.closest('[aria-hidden="true"]') &&
        at.checkVisibility() &&
        !(at as HTMLInputElement).readOnly,
    )
  const write = (at: Control, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(at), 'value')?.set?.call(at, value)
    at.dispatchEvent(new Event(at.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  }
  const isText = (at: Control) =>
    at.matches(
      'textarea, input:not([type]), input:is([type=text], [type=email], [type=password], [type=url], [type=tel])',
    ) && at.role !== 'combobox'
  const isRequired = (at: Control) => at.required || at.ariaRequired === 'true'
  const nameOf = (at: Element) => (at as Control).labels?.[0]?.textContent ?? at.outerHTML.slice(0, 120)
  const KEPT = 'What was typed'
  /** Matches plain text fields without another half. Those that become comboboxes are `off`. */
  const isPlain = 'textarea, input:not([type]):not([autocomplete=off]), input[type=text]'
  const plain = (at: Control) => at.matches(isPlain) && !at.inputMode && !at.lang
  let before = new Map<Element, string>()
  const described = (at: Element) =>
    (at.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? [])
      .filter((said) => said.checkVisibility())
      .map((said) => said.textContent)
      .join(' ')
  let typed: Control[] = []

  const written = (at: Control) => {
    if (at.autocomplete === 'one-time-code') return '123456'
    return ['numeric', 'decimal'].includes(at.inputMode) ? '24' : 'Something written'
  }

  kept.hands = {
    empty() {
      before = new Map(controls().map((at) => [at, described(at)]))
      const texts = controls().filter(isText)
      const required = texts.filter(isRequired)
      for (const at of required) write(at, '')
      typed = texts.filter((at) => !isRequired(at) && plain(at) && !at.value).slice(0, 3)
      for (const at of typed) write(at, KEPT)
      return required.map(nameOf)
    },
    faults(emptied) {
      const wrong = [...form().querySelectorAll('[aria-invalid="true"]')]
      const faults = wrong.flatMap((at) => {
        const said = described(at)
        return [
          ...(said.trim() && said !== before.get(at) ? [] : [`says nothing: ${nameOf(at)}`]),
          ...(isText(at as Control) && !(at as Control).value && !isRequired(at as Control)
            ? [`does not say that it is required: ${nameOf(at)}`]
            : []),
        ]
      })
      const missing = emptied.filter((name) => !wrong.some((at) => nameOf(at) === name))
      const { activeElement } = document
      return [
        ...faults,
        ...missing.map((name) => `empty, and not called wrong: ${name}`),
        ...(wrong[0] === activeElement ? [] : [`the focus is not at ${nameOf(wrong[0] as Element)}`]),
        ...typed.filter((at) => at.value !== KEPT).map((at) => `lost what was typed: ${nameOf(at)}`),
      ]
    },
    fill() {
      const day = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10)
      const values: Record<string, string> = {
        email: 'somebody@mail.example',
        url: 'https://example.org/',
        tel: '+90 212 000 00 00',
        password: 'Fjord-2026',
        date: day,
      }
      /** Returns the last day that a field accepts, such as a birth date's. */
      const dayIn = (at: Control) => (at.type === 'date' && (at as HTMLInputElement).max) || null
      const times = ['09:00', '10:00', '11:00', '12:00']
      const timeIn = (at: Control) => (at.type === 'time' && times.shift()) || null
      for (const at of controls()) {
        if (at.matches('[type=radio]')) {
          const isChosen = form().querySelector(`[name="${at.name}"]:checked`) !== null
          if (at.matches('[aria-invalid="true"]') && !isChosen) at.click()
          continue
        }
        if (at.value && !at.matches('[aria-invalid="true"]')) continue
        if (at instanceof HTMLSelectElement) {
          if (isRequired(at)) write(at, [...at.options].find(({ value }) => value)?.value ?? '')
        } else if (at.role !== 'combobox' && isRequired(at))
          write(at, dayIn(at) ?? timeIn(at) ?? values[at.type] ?? written(at))
      }
    },
  }
}

type WithHands = { hands: Hands }

/** Marks the form of the button as the tested one. */
export async function takeForm(page: Page, { open = [], button }: FormCase): Promise<void> {
  for (const name of open)
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
  const send = page.getByRole('button', { name: new RegExp(`^${button}`) }).last()
  await send.waitFor()
  await send.evaluate((at) => at.closest('form')?.setAttribute('data-judged', ''))
  await page.evaluate(bringHands)
}

export const CV = {
  name: 'Ingrid Solvang.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 Ingrid Solvang'),
}

/** Adds values that cannot be typed: a file, and a result of a search field. */
export async function choose(page: Page, { finder, wantsFile }: FormCase): Promise<void> {
  const form = page.locator('form[data-judged]')
  if (wantsFile) {
    await form.locator('input[type=file]').setInputFiles(CV)
    await form.getByText(CV.name).waitFor()
  }
  if (!finder) return
  const field = form.getByLabel(finder, { exact: true })
  await field.focus()
  // Its list loads at the first focus and replaces the plain field.
  await form.locator('input[role="combobox"]:focus').waitFor()
  await field.fill('a')
  // Uses the mouse, because results may replace the list between two keys.
  await page.getByRole('listbox').getByRole('option').filter({ hasNotText: 'No results found' }).first().click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

/** Sends the form with the keyboard. */
export async function sendForm(page: Page, { button }: FormCase): Promise<void> {
  await page
    .locator('form[data-judged]')
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .last()
    .focus()
  await page.keyboard.press('Enter')
}

export const emptyForm = (page: Page) => page.evaluate(() => (globalThis as unknown as WithHands).hands.empty())
export const fillForm = (page: Page) => page.evaluate(() => (globalThis as unknown as WithHands).hands.fill())
export const formFaults = (page: Page, emptied: readonly string[]) =>
  page.evaluate((names) => (globalThis as unknown as WithHands).hands.faults(names), emptied)
