import { cookies } from '#domain/content/cookies.ts'
import { BrowserStorageList } from '#web/features/site/content/browser-storage-list.tsx'
import { BrowserStoragePanel } from '#web/features/site/content/browser-storage-panel.tsx'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={cookies} parts={{ panel: <BrowserStoragePanel />, list: <BrowserStorageList /> }} />
}
