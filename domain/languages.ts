/** Languages a hospital's or a doctor's people speak; also the language filter of the search. */
export const SPOKEN_LANGUAGES = ['English', 'Turkish', 'Arabic', 'German', 'French', 'Russian', 'Chinese'] as const

/** Languages of the interface. */
export const UI_LANGUAGES = ['en', 'tr', 'ru', 'ar'] as const
export type UiLanguage = (typeof UI_LANGUAGES)[number]
