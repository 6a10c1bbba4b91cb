import { describe, expect, test } from 'vitest'
import { suffererIn } from '#triage/sufferer.ts'
import { judge } from '#triage/triage.ts'

const suffererOf = (turns: string[]) => suffererIn(turns, judge(turns).redFlags)

describe('the sufferer', () => {
  test.each([
    'crushing pressure on my chest and my left arm hurts, sweating',
    'I want to kill myself',
    'My chest feels crushed, I am sweating, my husband is driving me',
    'I am pregnant and bleeding heavily',
    'crushing chest pain going into the left arm, sweating',
    'göğsümde baskı var, sol koluma vuruyor, terliyorum',
    'nefes alamıyorum, boğazım şişti',
    'intihar etmek istiyorum',
    'давит в груди и отдает в левую руку, холодный пот, мне плохо',
    'у меня онемела половина лица и рука',
    'ضغط قوي بصدري وينزل على يدي اليسار وعرقان',
    'اريد ان انتحر',
  ])('is the writer: %s', (words) => {
    expect(suffererOf([words])).toBe('self')
  })

  test.each([
    'My father has a tight pain in his chest and his left arm, he is sweating',
    'my wife cannot breathe and her lips are blue',
    'my baby is blue and not breathing',
    'My son says he wants to kill himself',
    'a man collapsed here, he is not breathing',
    'babamın göğsünde baskı var, sol koluna vuruyor, terliyor',
    'eşim bayıldı, nefes almıyor',
    'у отца давит в груди и отдает в левую руку, холодный пот',
    'соседка не дышит',
    'والدي عنده ضغط قوي بصدره وينزل على يده اليسار وعرقان',
    'ابني لا يتنفس وشفايفه زرقاء',
  ])('is another person: %s', (words) => {
    expect(suffererOf([words])).toBe('other')
  })

  test('is known from earlier turns', () => {
    expect(suffererOf(['my father is 67', 'tight pain in the chest and the left arm, sweating'])).toBe('other')
  })
})
