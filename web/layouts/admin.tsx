import { sentence } from '#domain/sentences.ts'
import { paths } from '../paths.ts'
import { adminGroups } from './admin-entries.ts'
import { Panel } from './panel.tsx'

const NAME = sentence('Admin')
const HOME = { to: paths.admin, label: sentence('Dashboard') }

export function Layout() {
  return <Panel needs="admin" name={NAME} home={HOME} groups={adminGroups} />
}
