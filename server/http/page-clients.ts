import type { IncomingHttpHeaders } from 'node:http'

/** Names of crawlers and of programs that fetch previews. `Cubot` is a brand of telephones. */
const CRAWLER =
  /(?<!cu)bot|crawl|spider|slurp|externalhit|inspectiontool|mediapartners|googleother|feedfetcher|apis-google|archiver|link ?preview|bingpreview|yandex(images|video|media|direct|metrika|favicons)|validator|embedly|vkshare|whatsapp/i

/**
 * Returns true for browsers, which render a page without content themselves. Crawlers and other
 * programs would keep the empty page.
 */
export const makesPages = ({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean =>
  /^(Mozilla|Opera)\//.test(agent) && !CRAWLER.test(agent)
