import type { Page } from 'playwright-core'

/** Holds GraphQL requests with this text back until the returned function is called. */
export async function holdRequests(page: Page, text: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(text)) await released
    await route.fallback()
  })
  return release
}
