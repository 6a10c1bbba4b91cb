;(() => {
  const { dataset } = document.documentElement
  let theme
  try {
    theme = localStorage.getItem('hekima.theme')
    if (localStorage.getItem('hekima.token')) dataset.signedIn = ''
  } catch {}
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  dataset.theme = dark ? 'dark' : 'light'

  /* Where the scripts of the page cannot be loaded, the document is loaded once more, then a button says so (web/missing-script.ts). */
  const words = {
    en: ['The page could not be loaded. Please check your connection.', 'Reload'],
    tr: ['Sayfa yüklenemedi. Lütfen bağlantınızı kontrol edin.', 'Yeniden yükle'],
    ru: ['Не удалось загрузить страницу. Проверьте подключение.', 'Обновить'],
    ar: ['تعذّر تحميل الصفحة. يرجى التحقق من الاتصال.', 'إعادة التحميل'],
  }
  const showReload = () => {
    const root = document.getElementById('root')
    if (!root || root.childElementCount > 0) return
    const [text, label] = words[document.documentElement.lang] ?? words.en
    const [message, button] = [document.createElement('p'), document.createElement('button')]
    message.textContent = text
    button.textContent = label
    button.addEventListener('click', () => location.reload())
    root.append(message, button)
  }
  const reloadOnce = () => {
    try {
      const [address, at] = sessionStorage.getItem('hekima.reloaded')?.split(' ') ?? []
      if (address === location.href && Date.now() - at < 60_000) return showReload()
      sessionStorage.setItem('hekima.reloaded', `${location.href} ${Date.now()}`)
      location.reload()
    } catch {
      showReload()
    }
  }
  const onError = ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') reloadOnce()
  }
  addEventListener('error', onError, true)

  const startScripts = () => document.head.append(document.getElementById('scripts')?.content ?? '')
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) startScripts()
    else requestAnimationFrame(() => setTimeout(startScripts, 100))
  })
})()
