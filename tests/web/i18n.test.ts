import { beforeAll, describe, expect, test, vi } from 'vitest'
import { STATUS_WORDS } from '#domain/appointments.ts'
import { SPOKEN_LANGUAGES, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { sentence } from '#domain/sentences.ts'
import { showArea, showLanguage, startTranslation, translation } from '#web/i18n/i18n.ts'
import { languageNames } from '#web/i18n/language-names.ts'

const page = { lang: '', dir: '' }
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: page })
  await startTranslation({ language: 'tr', terms: {} })
})

describe('the sentences of the pages', () => {
  test('start with those of the shell, and a page loads those of its area', async () => {
    expect(page).toEqual({ lang: 'tr', dir: 'ltr' })
    expect(translation.t('Sign Out')).toBe('Çıkış yap')
    expect(translation.t('{{count}} hospitals found', { count: 1 })).toBe('1 hospital found')
    await showArea('discover')
    expect(translation.t('{{count}} hospitals found', { count: 1 })).toBe('1 hastane bulundu')
  })

  test('distinguish two meanings of a word by their context, and without one in English', () => {
    expect(translation.t('View', { context: 'profile' })).toBe('Profili gör')
    expect(translation.t('View')).toBe('Görünüm')
    expect(translation.t('Of another planet', { context: 'profile' })).toBe('Of another planet')
  })

  test('translate the server’s refusals, nested words too', async () => {
    const moved = sentence('An appointment that is {{from}} cannot become {{to}}.', {
      from: STATUS_WORDS.completed,
      to: STATUS_WORDS.cancelled,
    })
    await showArea('server')
    expect(translation.t(moved)).toBe('Durumu “tamamlandı” olan bir randevu “iptal edildi” durumuna geçemez.')
    expect(translation.t('This time has just been taken. Please choose another time.')).toMatch(
      /^Bu saat az önce doldu/,
    )
    expect(translation.t(sentence('Please use at most {{count}} characters', { count: 5 }))).toBe(
      'Lütfen en fazla 5 karakter kullanın',
    )
  })

  test('list languages in one line in the user’s language', async () => {
    const { t } = translation
    const line = (language: UiLanguage) => languageNames(['Turkish', 'English', 'Kurdî'], { language, t })
    expect(line('tr')).toEqual(['Türkçe', 'İngilizce', 'Kurdî'])
    await showLanguage('ru')
    expect(line('ru')).toEqual(['Турецкий', 'английский', 'Kurdî'])
    for (const language of UI_LANGUAGES) {
      await showLanguage(language)
      const [, ...said] = languageNames(['Arabic', ...SPOKEN_LANGUAGES], { language, t })
      const alone = SPOKEN_LANGUAGES.map((one) => (language === 'ru' ? t(one).toLowerCase() : t(one)))
      expect(said).toEqual(alone)
    }
    await showLanguage('tr')
  })

  test('change with the language for every area that was shown', async () => {
    await showLanguage('ar')
    expect(page).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(translation.t('{{count}} hospitals found', { count: 3 })).toBe('عُثر على 3 مستشفيات')
    await showLanguage('tr')
    expect(translation.t('{{count}} hospitals found', { count: 3 })).toBe('3 hastane bulundu')
  })
})
