import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

const mapHosts = ['https://www.google.com', 'https://maps.google.com']
const twoYears = 2 * 365 * 24 * 60 * 60

/** Nothing from elsewhere runs; pictures may come from anywhere over https, maps from their host alone. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
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
        imgSrc: ["'self'", 'data:', 'https:'],
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
