// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  let theme = null
  let language = null
  let token = null
  try {
    theme = localStorage.getItem('hekima.theme')
    language = localStorage.getItem('hekima.language')
    token = localStorage.getItem('hekima.token')
  } catch {
    // A browser that forbids storage gets the defaults.
  }
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  if (token) root.dataset.signedIn = ''
  root.dataset.theme = dark ? 'dark' : 'light'
  if (language === 'tr' || language === 'ru' || language === 'ar') {
    root.lang = language
    root.dir = language === 'ar' ? 'rtl' : 'ltr'
  }
})()
