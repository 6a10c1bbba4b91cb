;(() => {
  const { dataset } = document.documentElement
  let theme
  try {
    theme = localStorage.getItem('hekima.theme')
    if (localStorage.getItem('hekima.token')) dataset.signedIn = ''
  } catch {}
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  dataset.theme = dark ? 'dark' : 'light'

  addEventListener(
    'error',
    ({ target }) => {
      if (target.type === 'module')
        document.head.append(Object.assign(document.createElement('script'), { src: '/reload.js' }))
    },
    true,
  )

  const startScripts = () => document.head.append(document.getElementById('scripts')?.content ?? '')
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) startScripts()
    else requestAnimationFrame(() => setTimeout(startScripts, 100))
  })
})()
