import { SaveKeptHeart } from '../features/favourites/save-kept-heart.tsx'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'

export function PublicLayout() {
  return (
    <>
      <Frame header={<Header />} footer={<Footer />} />
      <SaveKeptHeart />
    </>
  )
}
