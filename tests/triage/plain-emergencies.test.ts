import { describe, expect, test } from 'vitest'
import { readTurns } from '#triage/reading.ts'
import { languageOf } from '#triage/text.ts'
import { judgeByRules } from '#triage/triage.ts'

const flagsOf = (text: string) => judgeByRules([text]).redFlags.map(({ id }) => id)

describe('an emergency in few words', () => {
  test.each([
    ['dived', 'came up too fast from the wreck, now my legs are numb'],
    ['dived', 'dün daldım, bugün bacaklarım uyuşuyor'],
    ['altitude', 'base camp, he talks nonsense and is confused'],
    ['crushed', 'мужчину придавило, нога под машиной'],
    ['birth-now', 'çocuğun başı göründü, ambulans yok'],
    ['birth-now', 'الراس باين واحنا بالسيارة'],
    ['held-by-current', 'ток его держит, что делать'],
    ['erection-stays', 'took viagra, it is still hard after six hours'],
    ['half-sight', 'gözümün yarısı gitti, perde indi, bu sabah'],
    ['farewell-arranged', 'я купил верёвку'],
    ['farewell-arranged', 'please look after my dog, passwords are in the drawer. I wont be needing the appointment'],
    ['strangled', 'my husband strangled me last night'],
    ['turns-blue', 'oğlum öksürürken morarıyor'],
    ['gas-at-home', 'old boiler on, my wife fainted and everyone has a headache'],
    ['off-the-scale', 'my glucose meter reads HI'],
  ])('%s: %s', (id, text) => {
    expect(flagsOf(text)).toContain(id)
  })

  test.each([
    'I want a diving medical before my holiday',
    'is the hotel at high altitude',
    'viagra on prescription, which doctor',
    'how much is cataract surgery, my sight is foggy',
    'my dog eats grass, who will look after my cat while I am in Antalya',
    'we lost the keys of the car',
    'gözlük numaram büyüdü',
    'сколько стоит слив',
  ])('is not seen in: %s', (text) => {
    expect(flagsOf(text)).toEqual([])
  })
})

describe('spelling', () => {
  test('accepts Russian in Latin letters', () => {
    expect(languageOf('pomogite muzh ne dyshit')).toBe('ru')
    expect(flagsOf('pomogite muzh ne dyshit')).toContain('cardiac-arrest')
    expect(languageOf('my mama and papa need a doctor in Istanbul')).toBe('en')
  })

  test('accepts spoken Turkish without the last letter of a verb', () => {
    expect([...readTurns(['nefes alamıyo, konuşamıyo']).present.keys()]).toEqual(
      expect.arrayContaining(['cannotBreathe']),
    )
    expect(languageOf('at tepti beni terliyorum')).toBe('tr')
  })

  test('accepts letters of Iraq and the Gulf', () => {
    expect([...readTurns(['گلبي يوجعني']).present.keys()]).toEqual([...readTurns(['قلبي يوجعني']).present.keys()])
  })

  test('weeks of a pregnancy are no duration of an illness', () => {
    expect(flagsOf('36 weeks, bleeding bright red')).toContain('pregnancy-bleeding')
  })
})
