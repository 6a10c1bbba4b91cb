import { describe, expect, test } from 'vitest'
import type { Turn } from '#web/features/site/assistant/answer.ts'
import {
  conversationAsText,
  languageFor,
  messagesOf,
  parseConversation,
} from '#web/features/site/assistant/conversation.ts'
import { piecesOf } from '#web/features/site/assistant/phrases.ts'

const marked = (text: string, words: string[]) =>
  piecesOf(text, words)
    .filter(({ marked: isMarked }) => isMarked)
    .map(({ text: piece }) => piece)

describe('the words that triggered a rule', () => {
  test.each([
    ['He has a tight pain in his chest. And he is sweating and pale.', ['tight', 'pain', 'chest', 'sweating', 'pale']],
    ['давит в груди и отдает в руку', ['давит', 'груди', 'отдает', 'руку']],
  ])('are one phrase if few words are between: %s', (text, words) => {
    expect(
      piecesOf(text, words)
        .map(({ text: piece }) => piece)
        .join(''),
    ).toBe(text)
    expect(marked(text, words)).toEqual(
      words[0] === 'tight' ? ['tight pain in his chest', 'sweating and pale'] : ['давит в груди и отдает в руку'],
    )
  })

  test('are found with Arabic marks, in either case, and never inside another word', () => {
    expect(marked('وهو شاحب ويتعرّق', ['ويتعرّق', 'شاحب'])).toEqual(['شاحب ويتعرّق'])
    expect(marked('Chest! The chestnut is fine', ['chest'])).toEqual(['Chest'])
    expect(marked('nothing', [])).toEqual([])
  })
})

test('a few Latin words are answered in the language of the conversation, or else of the page', () => {
  const asked = { detected: 'en', spoken: undefined, page: 'tr' } as const
  expect(languageFor('botox', asked)).toBe('tr')
  expect(languageFor('botox', { ...asked, spoken: 'ru' })).toBe('ru')
  expect(languageFor('my knee hurts', asked)).toBe('en')
  expect(languageFor('صداع', { ...asked, detected: 'ar' })).toBe('ar')
})

test('failed messages are not sent, and an invalid stored value is no conversation', () => {
  const at = { timestamp: '' }
  const turns: Turn[] = [
    { role: 'user', content: 'my knee hurts', ...at },
    { role: 'assistant', content: '', isError: true, ...at },
  ]
  expect(messagesOf(turns)).toEqual([{ role: 'user', content: 'my knee hurts' }])
  expect(parseConversation('{"turns":[{"role":"doctor"}]}')).toEqual({ id: null, turns: [] })
  const conversation = { id: null, turns }
  expect(parseConversation(conversationAsText(conversation))).toEqual(conversation)
  // As stored in the tab by an older page.
  expect(parseConversation(JSON.stringify({ form: 0, ...conversation }))).toEqual({ id: null, turns: [] })
  expect(parseConversation(null)).toEqual({ id: null, turns: [] })
})
