import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../config.ts'

const mapHosts = ['https://www.google.com', 'https://maps.google.com']
const twoYears = 2 * 365 * 24 * 60 * 60

/**
 * Nothing from elsewhere runs; pictures may come from anywhere over https, maps from their host
 * alone.
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
        // The page asks whether the map can be reached before it shows it.
        connectSrc: ["'self'", ...mapHosts],
        fontSrc: ["'self'"],
        // A picture is shown before it is uploaded, from a blob that only our own code can make.
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
    // Browsers ignore it on plain http; a proxy in front serves TLS.
    strictTransportSecurity: config.production ? { maxAge: twoYears, includeSubDomains: true } : false,
  }
}

/**
 * They are the same for every answer, so helmet writes them once, to an application that nobody
 * else asks.
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
