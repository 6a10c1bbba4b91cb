/** Entries of a panel's menu in groups with optional titles. */
import type { IconComponent } from '#web/ui/icon.ts'

export type PanelEntry = {
  to: string
  label: string
  Icon: IconComponent
  /** Marks the entry of the panel's home, which is not current on the pages below it. */
  exact?: boolean
}
export type PanelGroup = { title?: string; entries: readonly PanelEntry[] }
