/** Entries of a panel's menu in groups with optional titles. */
import type { IconComponent } from '#web/ui/icon.ts'

export type PanelEntry = {
  to: string
  label: string
  Icon: IconComponent
  /** The entry of the panel itself, which is not the current one on every page below it. */
  exact?: boolean
}
export type PanelGroup = { title?: string; entries: readonly PanelEntry[] }
