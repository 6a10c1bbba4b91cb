/** Commands available anywhere in the administrators' panel, with their keys. */
import { FileUp, HeartPulse, Hospital, type LucideIcon, Stethoscope, UserPlus } from 'lucide-react'
import { sentence } from '#domain/sentences.ts'
import { paths } from '#web/routing/paths.ts'

export type Command = { to: string; label: string; keys?: string; Icon: LucideIcon }

export const adminCommands: readonly Command[] = [
  { to: paths.adminNewHospital, label: sentence('Add Hospital'), keys: 'N H', Icon: Hospital },
  { to: paths.adminNewDoctor, label: sentence('Add Doctor'), keys: 'N D', Icon: Stethoscope },
  { to: paths.adminNewService, label: sentence('Add Service'), keys: 'N S', Icon: HeartPulse },
  { to: paths.adminImport(), label: sentence('Import a list'), keys: 'I', Icon: FileUp },
  { to: paths.newAdminUser(), label: sentence('Create New User'), keys: 'N U', Icon: UserPlus },
]
