import { SectionLinks } from '#web/editing/section-links.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { fieldsIn, SECTIONS, type SectionName } from './hospital-fields.ts'

type SectionTabsProps = { names: readonly SectionName[]; isChanged: (path: string) => boolean }

/** Links to the sections of the form. */
export function SectionTabs({ names, isChanged }: SectionTabsProps) {
  const { t } = useTranslation()
  const sections = names.map((name) => ({
    id: name,
    label: t(SECTIONS[name]),
    changed: fieldsIn(name).some(isChanged),
  }))
  return <SectionLinks sections={sections} />
}
