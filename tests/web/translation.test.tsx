import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Trans } from '#web/i18n/trans.tsx'
import { createTranslation } from '#web/i18n/translation.ts'
import { TranslationProvider } from '#web/i18n/use-translation.tsx'

const FOUND = '{{count}} doctors found'

function spoken() {
  const translation = createTranslation()
  translation.addDictionary('en', { [`${FOUND}_one`]: '{{count}} doctor found' })
  translation.addDictionary('ru', {
    [`${FOUND}_one`]: 'Найден {{count}} врач',
    [`${FOUND}_few`]: 'Найдено {{count}} врача',
    [`${FOUND}_many`]: 'Найдено {{count}} врачей',
    Open: 'Открыть',
    Open_state: 'Открыто',
  })
  return translation
}

describe('a sentence', () => {
  test('takes the plural form of its language', () => {
    const translation = spoken()
    const inBoth = (count: number) =>
      (['en', 'ru'] as const).map((language) => {
        translation.changeLanguage(language)
        return translation.t(FOUND, { count })
      })
    expect(inBoth(1)).toEqual(['1 doctor found', 'Найден 1 врач'])
    expect(inBoth(2)).toEqual(['2 doctors found', 'Найдено 2 врача'])
    expect(inBoth(11)).toEqual(['11 doctors found', 'Найдено 11 врачей'])
  })

  test('is selected by its context, and in English if a language lacks it', () => {
    const translation = spoken()
    translation.changeLanguage('ru')
    expect(translation.t('Open')).toBe('Открыть')
    expect(translation.t('Open', { context: 'state' })).toBe('Открыто')
    expect(translation.t('Closed until {{day}}', { day: 'Monday' })).toBe('Closed until Monday')
  })

  test('keeps a placeholder without a value, and shows nothing for an empty value', () => {
    const { t } = spoken()
    expect(t('{{one}} and {{other}}', { one: '{{other}}' })).toBe('{{other}} and {{other}}')
    expect(t('It is {{what}}.', { what: undefined })).toBe('It is .')
  })

  test('ends with one full stop for any last value', () => {
    const { t } = spoken()
    const ends = (value: string) => [t('Since {{value}}.', { value }), t('Since {{value}}...', { value })]
    expect(ends('22 ноября 2026 г.')).toEqual(['Since 22 ноября 2026 г.', 'Since 22 ноября 2026 г....'])
    expect(ends('Monday')).toEqual(['Since Monday.', 'Since Monday...'])
  })

  test('updates its component when its text loads or its language changes', () => {
    const { spoken: now, subscribe, changeLanguage, addDictionary } = spoken()
    const { t } = now()
    let told = 0
    const tell = () => {
      told += 1
    }
    const stop = subscribe(tell)
    changeLanguage('ru')
    addDictionary('ru', { Closed: 'Закрыто' })
    expect(told).toBe(2)
    expect(now().t).not.toBe(t)
    expect(now().t('Closed')).toBe('Закрыто')
    expect(now()).toBe(now())
    stop()
    changeLanguage('en')
    expect(told).toBe(2)
  })
})

describe('in Arabic text', () => {
  const arabic = () => {
    const translation = createTranslation()
    translation.changeLanguage('ar')
    return translation
  }
  const said = (value: string) => arabic().t('{{value}}', { value })

  test('Latin names and signed numbers keep their own order', () => {
    expect(said('Hekima A.Ş.')).toBe('\u2068Hekima A.Ş.\u2069')
    expect(said('Елена К.')).toBe('\u2068Елена К.\u2069')
    expect(said('+90 212 000 00 00')).toBe('\u2066+90 212 000 00 00\u2069')
    expect(said('2026-11-24')).toBe('\u20662026-11-24\u2069')
  })

  test('Arabic names, times and plain numbers are unchanged, and other languages have no such marks', () => {
    expect(['ليلى', '09:00', '1,240'].map(said)).toEqual(['ليلى', '09:00', '1,240'])
    expect(spoken().t('{{value}}', { value: 'Hekima A.Ş.' })).toBe('Hekima A.Ş.')
  })

  test('a name that ends with a full stop ends the sentence too', () => {
    expect(arabic().t('At {{value}}.', { value: 'Hekima A.Ş.' })).toBe('At \u2068Hekima A.Ş.\u2069')
  })

  test('parts in other markup too', () => {
    const shown = renderToStaticMarkup(
      <TranslationProvider translation={arabic()}>
        <Trans i18nKey="To <b>{{name}}</b>" values={{ name: 'Hekima A.Ş.' }} components={{ b: <b /> }} />
      </TranslationProvider>,
    )
    expect(shown).toBe('To <b>\u2068Hekima A.Ş.\u2069</b>')
  })
})

test('parts of a sentence are in other markup, and a name is never parsed as markup', () => {
  const shown = renderToStaticMarkup(
    <TranslationProvider translation={spoken()}>
      <Trans
        i18nKey="With <name>{{doctor}}</name>, {{place}}; press <keys/> <other>now</other>"
        values={{ doctor: '<keys/> & Co', place: '<name>Ada</name>' }}
        components={{ name: <b />, keys: <kbd>K</kbd> }}
      />
    </TranslationProvider>,
  )
  expect(shown).toBe(
    'With <b>&lt;keys/&gt; &amp; Co</b>, &lt;name&gt;Ada&lt;/name&gt;; press <kbd>K</kbd> &lt;other&gt;now&lt;/other&gt;',
  )
})
