import { useParams } from '#web/router.tsx'
import { ReportsDesk } from './reports/desk.tsx'

export function Page() {
  const { id } = useParams()
  return <ReportsDesk key={id} id={id} />
}
