import { cookies } from '#domain/content/cookies.ts'
import { BrowserStorageList } from '#web/features/content/browser-storage-list.tsx'
import { BrowserStoragePanel } from '#web/features/content/browser-storage-panel.tsx'
import { ContentPage } from '#web/features/content/content-page.tsx'

export function Page() {
  return <ContentPage content={cookies} parts={{ panel: <BrowserStoragePanel />, list: <BrowserStorageList /> }} />
}
