/** What administrators begin from anywhere in their panel, each with its keys. A command is there from the moment its page is. */
import { FileUp, HeartPulse, Hospital, type LucideIcon, Stethoscope, UserPlus } from 'lucide-react'
import { pageAt } from '#domain/pages.ts'
import { sentence } from '#domain/sentences.ts'

export type Command = { to: string; label: string; keys?: string; Icon: LucideIcon }

const commands: readonly Command[] = [
  { to: '/admin/hospitals/new', label: sentence('Add Hospital'), keys: 'N H', Icon: Hospital },
  { to: '/admin/doctors/new', label: sentence('Add Doctor'), keys: 'N D', Icon: Stethoscope },
  { to: '/admin/services/new', label: sentence('Add Service'), keys: 'N S', Icon: HeartPulse },
  { to: '/admin/import', label: sentence('Import a list'), keys: 'I', Icon: FileUp },
  { to: '/admin/users/new', label: sentence('Create New User'), keys: 'N U', Icon: UserPlus },
]

export const adminCommands: readonly Command[] = commands.filter(({ to }) => pageAt(to))
