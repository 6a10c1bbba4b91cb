import { mailHref, telHref } from '#domain/contact-links.ts'
import { HOSPITAL_TIME_ZONE } from '#domain/days.ts'
import { addressIn } from '#domain/language-addresses.ts'
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import arServer from '#domain/sentences/ar/server.json' with { type: 'json' }
import arShell from '#domain/sentences/ar/shell.json' with { type: 'json' }
import ruServer from '#domain/sentences/ru/server.json' with { type: 'json' }
import ruShell from '#domain/sentences/ru/shell.json' with { type: 'json' }
import trServer from '#domain/sentences/tr/server.json' with { type: 'json' }
import trShell from '#domain/sentences/tr/shell.json' with { type: 'json' }
import { type Say, sentence } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'
import type { CheckoutContact } from './checkout-contact.ts'
import { inMarkup } from './document-head.ts'

const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator({ ...trShell, ...trServer }, 'tr'),
  ru: translator({ ...ruShell, ...ruServer }, 'ru'),
  ar: translator({ ...arShell, ...arServer }, 'ar'),
}

const NEEDED = sentence('This page needs JavaScript')
const ONLY_WITH = sentence(
  'Signing in, booking and your appointments work only with it. Switch it on and reload the page.',
)
const WITHOUT = sentence(
  'Without it you can search and read every hospital page, with its phone number and email address.',
)

const CALL_ABOUT = sentence('You can also call or write to the hospital. You have chosen this time:')
const TIME = sentence('{{time}}, Türkiye time')
const CALL = sentence('You can also call or write to the hospital:')

export type Notice = { language: UiLanguage; sentence: string; address: string }

/**
 * Returns a page with a sentence and a link to try again. It runs no script, so it needs no further
 * requests.
 */
export function noticePage({ language, sentence, address }: Notice): { title: string; content: string } {
  const say = sayIn[language]
  const title = inMarkup(say(sentence))
  const link = `<a href="${inMarkup(address)}">${inMarkup(say('Retry'))}</a>`
  return { title, content: `<main><h1>${title}</h1><p>${link}</p></main>` }
}

/** Returns the hospital that a reader has chosen, its phone and email, and the chosen time. */
function contactMarkup(language: UiLanguage, { name, phone, email, at }: CheckoutContact): string {
  const say = sayIn[language]
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: HOSPITAL_TIME_ZONE,
  })
  const time = at && say(TIME, { time: format.format(at) })
  const item = (text: string) => `<li>${text}</li>`
  const link = (href: string, text: string) => `<a href="${inMarkup(href)}"><bdi>${inMarkup(text)}</bdi></a>`
  const items = [
    time && item(inMarkup(time)),
    phone && item(link(telHref(phone), phone)),
    email && item(link(mailHref(email), email)),
  ].filter(Boolean)
  const lead = inMarkup(say(time ? CALL_ABOUT : CALL))
  return `<h2><bdi>${inMarkup(name)}</bdi></h2><p>${lead}</p><ul>${items.join('')}</ul>`
}

/**
 * Returns what a browser without scripts shows for a page that only a browser can render. At the
 * checkout it names the hospital that the reader has chosen.
 */
export function withoutScripts(language: UiLanguage, contact?: CheckoutContact): string {
  const say = sayIn[language]
  const link = (path: string, text: string) =>
    `<li><a href="${inMarkup(addressIn(language, path))}">${inMarkup(text)}</a></li>`
  const sentences = [say(ONLY_WITH), say(WITHOUT)].map((words) => `<p>${inMarkup(words)}</p>`)
  const links = [
    link('/search', say('Search hospitals and doctors')),
    link('/help', say('Help')),
    link('/contact', say('Contact')),
  ]
  const title = `<h1>${inMarkup(say(NEEDED))}</h1>`
  const chosen = contact ? contactMarkup(language, contact) : ''
  const content = `<main>${title}${sentences.join('')}${chosen}<ul>${links.join('')}</ul></main>`
  return `<noscript><link rel="stylesheet" href="/notice.css">${content}</noscript>`
}
