import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../config.ts'

const mapHosts = ['https://www.google.com', 'https://maps.google.com']
const twoYears = 2 * 365 * 24 * 60 * 60

/**
 * Returns the options of helmet: scripts only from here, pictures from any https address, maps only
 * from their hosts.
 */
function optionsOf(config: Config): FastifyHelmetOptions {
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // The page checks that the map is reachable before it shows it.
        connectSrc: ["'self'", ...mapHosts],
        fontSrc: ["'self'"],
        // A picture is previewed before its upload from a blob, which only our own code can create.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        manifestSrc: ["'self'"],
        frameSrc: mapHosts,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Browsers ignore the header on plain http. A proxy in front serves TLS.
    strictTransportSecurity: config.production ? { maxAge: twoYears, includeSubDomains: true } : false,
  }
}

/**
 * Returns the headers, which are equal for every response. helmet writes them once, in an
 * application used only for that.
 */
export async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, optionsOf(config))
  app.get('/', async () => '')
  app.get('/plain', { helmet: false }, async () => '')
  const [{ headers }, { headers: plain }] = [await app.inject('/'), await app.inject('/plain')]
  await app.close()
  const added = Object.entries(headers).filter(([name]) => !(name in plain))
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]))
}
