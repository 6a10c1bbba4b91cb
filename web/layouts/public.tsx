import type { ReactNode } from 'react'
import { later } from '#web/routing/later.tsx'
import { useSession } from '#web/session/session.tsx'
import { Footer, ShortFooter } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'

const MergeHearts = later(() =>
  import('#web/features/visits/favourites/merge-hearts.tsx').then((file) => file.MergeHearts),
)

function Public({ footer }: { footer: ReactNode }) {
  const { authenticated } = useSession()
  return (
    <>
      {authenticated && <MergeHearts />}
      <Frame header={<Header />} footer={footer} />
    </>
  )
}

export function PublicLayout() {
  return <Public footer={<Footer />} />
}

/** Shows the layout of sign-in and booking, with few links that lead away. */
export function FocusedLayout() {
  return <Public footer={<ShortFooter />} />
}
