import type { BrowserContextOptions, Page } from 'playwright-core'
import type { openBrowser } from './browser.ts'
import { ask, signedIn } from './patient.ts'

export type Admin = { token: string; user: object }

/** Signs in the demo administrator in a separate session. */
export async function signInAdmin(url: string): Promise<Admin> {
  const { data, errors } = await ask<{ login: Admin }>(
    url,
    `mutation {
      login(input: { email: "admin@hekima.test", password: "Admin123!" }) {
        token user { id email firstName lastName role roles hospitalId emailConfirmed twoFactorEnabled twoFactorRequired }
      }
    }`,
  )
  if (!data?.login) throw new Error(JSON.stringify(errors))
  return data.login
}

/** Opens a page on which the administrator is signed in. */
export async function adminPage(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  admin: Admin,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage(options)
  await signedIn(page, admin as Parameters<typeof signedIn>[1])
  return page
}

/** Opens an address of the panel for the administrator. */
export async function openAdminPage(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  admin: Admin,
  { address, ...options }: { address: string } & BrowserContextOptions,
): Promise<Page> {
  const page = await adminPage(browser, admin, options)
  await page.goto(address)
  return page
}

/** Waits until this sentence is visible. */
export const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()

/** Returns whether the page is wider than the window. */
export const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

type DoctorNow = { phone: string; website: string; description: string; isActive: boolean }
type Items = { items: { id: string }[] }

/** Returns other actions of the administrator, through the API. */
export function adminElsewhere(url: string, { token }: Admin) {
  async function does<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await ask<Data>(url, query, variables, token)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const create = async (noun: 'Doctor' | 'HealthService', input: object): Promise<string> => {
    const query = `mutation ($input: ${noun}Input!) { made: create${noun}(input: $input) { id } }`
    return (await does<{ made: { id: string } }>(query, { input })).made.id
  }
  return {
    createDoctor: (fullName: string, hospitalId: string) =>
      create('Doctor', { fullName, specialty: 'Cardiology', hospitalId }),
    createService: (name: string) => create('HealthService', { name, description: name, category: 'Therapy' }),
    changeDoctor: (id: string, input: object) =>
      does('mutation ($id: ID!, $input: DoctorUpdate!) { updateDoctor(id: $id, input: $input) { id } }', { id, input }),
    /** Reads a saved doctor. Null once deleted. */
    async doctor(id: string): Promise<DoctorNow | null> {
      const query = 'query ($id: ID!) { doctor(id: $id, includeInactive: true) { phone website description isActive } }'
      return (await does<{ doctor: DoctorNow | null }>(query, { id })).doctor
    },
    /** Returns a service that has a booking. */
    async usedService(): Promise<string> {
      const query = '{ appointments(limit: 1) { items { service { id } } } }'
      const { appointments } = await does<{ appointments: { items: { service: { id: string } }[] } }>(query)
      return appointments.items[0]?.service.id ?? ''
    },
    async firstRecords(): Promise<{ doctorId: string; serviceId: string }> {
      const query = '{ doctors(limit: 1) { items { id } } healthServices(limit: 1) { items { id } } }'
      const { doctors, healthServices } = await does<{ doctors: Items; healthServices: Items }>(query)
      return { doctorId: doctors.items[0]?.id ?? '', serviceId: healthServices.items[0]?.id ?? '' }
    },
  }
}
