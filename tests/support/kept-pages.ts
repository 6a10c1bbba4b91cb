/**
 * Pages that are handed out again. Opening one takes 0.5 s of processor time in a new renderer
 * process, and 0.15 s in a process that has shown the site before.
 *
 * A page that is given back forgets its test: routes, init scripts, listeners, cookies, storage and
 * history. Its HTTP cache stays. A test that did what cannot be undone uses the page up.
 */
import { isDeepStrictEqual } from 'node:util'
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Disposable,
  type Page,
} from 'playwright-core'

export type PageOptions = BrowserContextOptions & { baseURL: string }

/** Idle pages of a worker. Each holds a renderer process. */
const MOST_IDLE = 6
/** Limits what a renderer process accumulates. */
const MOST_USES = 50
/** A small document of the product without scripts. */
const SMALL_DOCUMENT = '/robots.txt'

/** Events of pages that tests listen to. Playwright itself uses others. */
const EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const

/** Methods with an effect that cannot be undone, or that is too rare to be worth it. */
const LASTING = {
  page: ['addLocatorHandler', 'exposeBinding', 'exposeFunction', 'routeFromHAR', 'routeWebSocket', 'setDefaultTimeout'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setHTTPCredentials',
    'setOffline',
  ],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
}

function beforeCalls(target: object, names: readonly string[], act: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') throw new Error(`Playwright has no ${name}`)
    Reflect.set(target, name, (...args: unknown[]) => {
      act()
      return Reflect.apply(method, target, args)
    })
  }
}

export class KeptPage {
  /** Errors that no script of the page has caught. */
  readonly uncaught: string[] = []
  readonly page: Page
  private isUsedUp = false
  private readonly initScripts: Disposable[] = []
  private uses = 0
  private readonly options: PageOptions
  /** Null on a page whose tab cannot be cleared. */
  private readonly tools: CDPSession | null
  private readonly goto: Page['goto']
  private readonly closeContext: () => Promise<void>

  private constructor(page: Page, options: PageOptions, tools: CDPSession | null) {
    const context = page.context()
    this.page = page
    this.options = options
    this.tools = tools
    this.goto = page.goto.bind(page)
    this.closeContext = context.close.bind(context)
    context.on('weberror', (event) => this.uncaught.push(`${event.page()?.url()}: ${event.error().message}`))
    const useUp = () => {
      this.isUsedUp = true
    }
    context.on('page', useUp)
    page.on('crash', useUp)
    page.on('close', useUp)
    beforeCalls(page, LASTING.page, useUp)
    beforeCalls(context, LASTING.context, useUp)
    beforeCalls(page.clock, LASTING.clock, useUp)
    const { addInitScript } = page
    page.addInitScript = async (...args) => {
      const script = await addInitScript.apply(page, args as Parameters<typeof addInitScript>)
      this.initScripts.push(script)
      return script
    }
  }

  static async open(browser: Browser, options: PageOptions): Promise<KeptPage> {
    const context = await browser.newContext(options)
    // A service worker would answer instead of a test's route and send requests of its own. Its
    // tests allow it.
    const hasWorkers = options.serviceWorkers === 'allow'
    if (!hasWorkers) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const page = await context.newPage()
    const isClearable = !hasWorkers && options.javaScriptEnabled !== false
    return new KeptPage(page, options, isClearable ? await context.newCDPSession(page) : null)
  }

  /** The size counts too: further pages of the context take it from there. */
  fits(options: PageOptions): boolean {
    return isDeepStrictEqual(this.options, options)
  }

  /** Hands the page out. Closing its context calls `giveBack`. */
  async handOut(options: PageOptions, giveBack: () => Promise<void>): Promise<Page> {
    const { page } = this
    const { viewport, colorScheme = 'light', reducedMotion = 'no-preference' } = options
    page.context().close = giveBack
    page.on('framenavigated', (frame) => {
      const { protocol, origin } = new URL(frame.url())
      // Storage of other sites is out of reach.
      if (protocol.startsWith('http') && origin !== new URL(options.baseURL).origin) this.isUsedUp = true
    })
    if (this.uses > 0) {
      if (viewport) await page.setViewportSize(viewport)
      await page.emulateMedia({ media: null, colorScheme, reducedMotion })
    }
    this.uses += 1
    return page
  }

  /** Returns whether the page may be handed out again. */
  async clear(): Promise<boolean> {
    const { page, tools } = this
    const context = page.context()
    if (this.isUsedUp || !tools || this.uses >= MOST_USES) return false
    try {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const event of EVENTS) page.removeAllListeners(event)
      for (const script of this.initScripts.splice(0)) await script.dispose()
      // Ends the scripts of the page. On another site the tab would get another process.
      await this.goto(SMALL_DOCUMENT)
      await Promise.all([
        page.evaluate(async () => {
          localStorage.clear()
          sessionStorage.clear()
          for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
          for (const name of await caches.keys()) await caches.delete(name)
        }),
        context.clearCookies(),
        page.mouse.move(0, 0),
        tools.send('Page.resetNavigationHistory'),
      ])
    } catch {
      return false
    }
    return !this.isUsedUp && this.uncaught.length === 0
  }

  async end(): Promise<void> {
    // A page may still send requests when its test ends.
    await Promise.all(
      this.page
        .context()
        .pages()
        .map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
    )
    await this.closeContext()
  }
}

/** Idle pages, least recently used first. */
const idle: KeptPage[] = []
let connection: { address: string; browser: Promise<Browser> } | undefined

/** Connects to the browser of the run once per worker. Its files share the module. */
function connectTo(address: string): Promise<Browser> {
  if (connection?.address !== address) {
    idle.length = 0
    connection = { address, browser: chromium.connect(address) }
  }
  return connection.browser
}

type Choice = { address: string; isFresh: boolean; prepare: (page: Page) => void }

/** Takes an idle page with these options, or opens and prepares one. */
export async function takePage(options: PageOptions, { address, isFresh, prepare }: Choice): Promise<KeptPage> {
  const browser = await connectTo(address)
  const at = isFresh ? -1 : idle.findLastIndex((kept) => kept.fits(options))
  const [kept] = at < 0 ? [] : idle.splice(at, 1)
  if (kept) return kept
  const opened = await KeptPage.open(browser, options)
  prepare(opened.page)
  return opened
}

/** Clears a page for the next test, or closes it. */
export async function givePageBack(kept: KeptPage): Promise<void> {
  if (!(await kept.clear())) return kept.end()
  idle.push(kept)
  if (idle.length > MOST_IDLE) await idle.shift()?.end()
}
