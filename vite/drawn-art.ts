import type { Plugin } from 'vite'

/**
 * Draws pictures under `/art` from the sources during development. In production the server draws
 * them with the built code.
 */
export function drawnArt(): Plugin {
  return {
    name: 'drawn-art',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use('/art', async (request, response, next) => {
        try {
          const [file = '', query] = (request.url ?? '').split('?')
          const { drawArt } = await vite.ssrLoadModule('/web/art/draw.ts')
          const drawn: string | undefined = drawArt(file.replace(/^\/|\.svg$/g, ''), new URLSearchParams(query))
          if (drawn) response.setHeader('content-type', 'image/svg+xml')
          else response.statusCode = 404
          response.end(drawn)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
