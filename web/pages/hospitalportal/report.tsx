import { useParams } from '#web/routing/router.tsx'
import { ReportsDesk } from './reports/desk.tsx'

export function Page() {
  const { id } = useParams()
  return <ReportsDesk key={id} id={id} />
}
