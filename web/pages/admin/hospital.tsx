import { HospitalEditor } from './hospital-editor.tsx'

export function Page() {
  return <HospitalEditor />
}
