import { describe, expect, test } from 'vitest'
import { fairTurns } from '#server/rendering/fair-turns.ts'
import { makesPages } from '#server/http/page-clients.ts'

/** Turns that end on demand, in the order of their starts. */
function held(limits: { atOnce: number; waiting: number }) {
  const turn = fairTurns(limits)
  const began: string[] = []
  const ends: (() => void)[] = []
  const ask = (who: string, name = who) =>
    turn(who, () => {
      began.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { ask, began, endAll }
}

describe('turns', () => {
  test('rotate among the waiting callers, regardless of their numbers of requests', async () => {
    const { ask, began, endAll } = held({ atOnce: 1, waiting: 10 })
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name[0] ?? '', name))
    await endAll()
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
    expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('the caller with most waiting requests yields to callers with fewer, and only to them', async () => {
    const { ask, endAll } = held({ atOnce: 2, waiting: 4 })
    const many = Array.from({ length: 8 }, (_, at) => ask('many', `many ${at}`))
    const few = ['one', 'two', 'two'].map((who) => ask(who))
    await endAll()
    expect(await Promise.all(few)).toEqual(['one', 'two', undefined])
    expect(await Promise.all(many)).toEqual(['many 0', 'many 1', 'many 2', 'many 3', ...Array(4).fill(undefined)])
  })

  test('that fail end too', async () => {
    const turn = fairTurns({ atOnce: 1, waiting: 1 })
    const failing = turn('a', () => Promise.reject(new Error('the reason')))
    const next = turn('b', () => 'done')
    await expect(failing).rejects.toThrow('the reason')
    expect([await next, await turn('c', () => 'also')]).toEqual(['done', 'also'])
  })
})

describe('a page without content', () => {
  test.each([
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 YaBrowser/25.8 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
  ])('is built by %s', (agent) => expect(makesPages({ 'user-agent': agent })).toBe(true))

  test.each([
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
    '',
  ])('stays empty for %j', (agent) => expect(makesPages({ 'user-agent': agent })).toBe(false))
})
