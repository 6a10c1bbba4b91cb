/* Loaded by head.js if a script of the page fails to load. Reloads the document once, then shows
   a button (web/routing/missing-script.ts). */
;(() => {
  const words = {
    en: ['The page could not be loaded. Please check your connection.', 'Reload'],
    tr: ['Sayfa yüklenemedi. Lütfen bağlantınızı kontrol edin.', 'Yeniden yükle'],
    ru: ['Не удалось загрузить страницу. Проверьте подключение.', 'Обновить'],
    ar: ['تعذّر تحميل الصفحة. يرجى التحقق من الاتصال.', 'إعادة التحميل'],
  }
  const showButton = () => {
    const root = document.getElementById('root')
    if (!root || root.childElementCount > 0) return
    const [text, label] = words[document.documentElement.lang] ?? words.en
    const [message, button] = [document.createElement('p'), document.createElement('button')]
    message.textContent = text
    button.textContent = label
    button.addEventListener('click', () => location.reload())
    root.append(message, button)
  }
  try {
    const [address, at] = sessionStorage.getItem('hekima.reloaded')?.split(' ') ?? []
    if (address === location.href && Date.now() - at < 60_000) return showButton()
    sessionStorage.setItem('hekima.reloaded', `${location.href} ${Date.now()}`)
    location.reload()
  } catch {
    showButton()
  }
})()
