/** Commands available on every page of the administration panel, with their keys. */

import { sentence } from '#domain/sentences.ts'
import { paths } from '#web/routing/paths.ts'
import type { IconComponent } from '#web/ui/icon.ts'
import { FileUp } from '#web/ui/icons/file-up.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { UserPlus } from '#web/ui/icons/user-plus.ts'

export type Command = { to: string; label: string; keys?: string; Icon: IconComponent }

export const adminCommands: readonly Command[] = [
  { to: paths.adminNewHospital, label: sentence('Add Hospital'), keys: 'N H', Icon: Hospital },
  { to: paths.adminNewDoctor, label: sentence('Add Doctor'), keys: 'N D', Icon: Stethoscope },
  { to: paths.adminNewService, label: sentence('Add Service'), keys: 'N S', Icon: HeartPulse },
  { to: paths.adminImport(), label: sentence('Import a list'), keys: 'I', Icon: FileUp },
  { to: paths.newAdminUser(), label: sentence('Create New User'), keys: 'N U', Icon: UserPlus },
]
