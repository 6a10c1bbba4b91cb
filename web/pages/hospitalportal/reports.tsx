import { ReportsDesk } from './reports/desk.tsx'

export function Page() {
  return <ReportsDesk />
}
