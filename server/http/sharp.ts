import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/** Loads the library with the first picture, because it takes 16 MB of memory. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    // Only these three formats are ever decoded, whatever a file claims to be.
    library.block({ operation: ['VipsForeignLoad'] })
    library.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    library.cache(false)
    // One thread for each picture, so that many uploads leave processors to readers.
    library.concurrency(1)
    return library
  })
  return loading
}
