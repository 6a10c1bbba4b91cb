import { describe, expect, test } from 'vitest'
import { districtNameIn } from '#domain/district-names.ts'
import { districtSpelling } from '#domain/district-spellings.ts'
import { DISTRICTS } from '#domain/districts.ts'
import { searchTerms } from '#domain/search-meaning.ts'

const names = [...new Set(DISTRICTS.map(({ name }) => name))]

describe('the name of a district', () => {
  test.each([
    ['Çankaya', 'Чанкая', 'تشانكايا'],
    ['Kadıköy', 'Кадыкёй', 'قاضي كوي'],
    ['Beşiktaş', 'Бешикташ', 'بشكتاش'],
    ['Üsküdar', 'Ускюдар', 'أسكودار'],
    ['Fatih', 'Фатих', 'الفاتح'],
    ['Konyaaltı', 'Коньяалты', 'كونيا ألتي'],
    ['Selçuklu', 'Сельчуклу', 'سلجوقلو'],
    ['Merkez', 'Центр', 'المركز'],
  ])('is known in Russian and Arabic (%s)', (name, russian, arabic) => {
    expect([districtNameIn('ru', name), districtNameIn('ar', name)]).toEqual([russian, arabic])
  })

  test('stays in English and Turkish', () => {
    expect([districtNameIn('en', 'Şişli'), districtNameIn('tr', 'Şişli')]).toEqual(['Şişli', 'Şişli'])
  })

  test.each([
    ['ru', /^[\p{Script=Cyrillic}\d ]+$/u],
    ['ar', /^[\p{Script=Arabic}\d ]+$/u],
  ])('has only letters of its script in every district (%s)', (language, letters) => {
    expect(names.filter((name) => !letters.test(districtNameIn(language, name)))).toEqual([])
  })
})

describe('a district typed in another script', () => {
  test.each([
    ['Кадыкёй', 'kadikoy'],
    ['кадыкёе', 'kadikoy'],
    ['Аланье', 'alanya'],
    ['بشكتاش', 'besiktas'],
    ['قاضي كوي', 'kadikoy'],
    ['ألانيا', 'alanya'],
  ])('has its Turkish spelling (%s)', (typed, spelling) => expect(districtSpelling(typed)).toBe(spelling))

  test.each(['Kadıköy', 'центр', 'المركز', 'طبيب'])('is no other word (%s)', (typed) =>
    expect(districtSpelling(typed)).toBeUndefined(),
  )

  test('of several words is one word of a search', () => {
    expect(searchTerms('طبيب أسنان قاضي كوي').at(-1)).toBe('kadikoy')
  })
})
