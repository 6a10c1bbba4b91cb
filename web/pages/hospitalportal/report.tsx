import { useParams } from 'react-router-dom'
import { ReportsDesk } from './reports/desk.tsx'

export function Page() {
  const { id } = useParams()
  return <ReportsDesk key={id} id={id} />
}
