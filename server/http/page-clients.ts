import type { IncomingHttpHeaders } from 'node:http'

/** Names of crawlers and of programs that fetch previews. `Cubot` is a brand of telephones. */
const CRAWLER =
  /(?<!cu)bot|crawl|spider|slurp|externalhit|inspectiontool|mediapartners|googleother|feedfetcher|apis-google|archiver|link ?preview|bingpreview|yandex(images|video|media|direct|metrika|favicons)|validator|embedly|vkshare|whatsapp/i

/**
 * Whether a page without content becomes a page there: browsers make it themselves, crawlers and
 * other programs would keep it empty.
 */
export const makesPages = ({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean =>
  /^(Mozilla|Opera)\//.test(agent) && !CRAWLER.test(agent)
