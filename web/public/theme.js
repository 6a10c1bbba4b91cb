// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  let theme = null
  let token = null
  try {
    theme = localStorage.getItem('hekima.theme')
    token = localStorage.getItem('hekima.token')
  } catch {
    // A browser that forbids storage gets the defaults.
  }
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  if (token) root.dataset.signedIn = ''
  root.dataset.theme = dark ? 'dark' : 'light'
})()
