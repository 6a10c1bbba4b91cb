import { Footer, ShortFooter } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'

export function PublicLayout() {
  return <Frame header={<Header />} footer={<Footer />} />
}

/** For signing in and booking: little that leads away. */
export function FocusedLayout() {
  return <Frame header={<Header />} footer={<ShortFooter />} />
}
