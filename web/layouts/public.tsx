import type { ReactNode } from 'react'
import { SaveKeptHeart } from '#web/features/visits/favourites/save-kept-heart.tsx'
import { Footer, ShortFooter } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'

function Public({ footer }: { footer: ReactNode }) {
  return (
    <>
      <SaveKeptHeart />
      <Frame header={<Header />} footer={footer} />
    </>
  )
}

export function PublicLayout() {
  return <Public footer={<Footer />} />
}

/** For signing in and booking: little that leads away. */
export function FocusedLayout() {
  return <Public footer={<ShortFooter />} />
}
