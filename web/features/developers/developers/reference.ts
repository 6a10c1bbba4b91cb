/**
 * Swagger UI, loaded from this server's /api/docs. No other host is involved, and the bundle of
 * other pages does not grow.
 */
import { currentToken } from '#web/session/token.ts'
import { script, sheet } from './bring.ts'
import { IN_PAGE, inPage } from './reference-layout.ts'

const FILES = '/api/docs/static'

declare global {
  interface Window {
    SwaggerUIBundle: SwaggerUi
  }
}

type SentRequest = { url: string; headers: Record<string, string> }
type SwaggerUi = (options: {
  url: string
  domNode: HTMLElement
  layout: string
  plugins: readonly unknown[]
  docExpansion: 'list' | 'none'
  filter: boolean
  tryItOutEnabled: boolean
  displayRequestDuration: boolean
  defaultModelsExpandDepth: number
  requestInterceptor: (request: SentRequest) => SentRequest
  onComplete: () => void
}) => void

/** Adds the token only to requests to this server, and only if Authorize has no other value. */
function asViewer(request: SentRequest): SentRequest {
  const token = currentToken()
  const isOurs = new URL(request.url, location.href).origin === location.origin
  if (token && isOurs && !request.headers.Authorization) request.headers.Authorization = `Bearer ${token}`
  return request
}

export async function showReference(place: HTMLElement, onShown: () => void): Promise<void> {
  await Promise.all([script(`${FILES}/swagger-ui-bundle.js`), sheet(`${FILES}/swagger-ui.css`)])
  const { SwaggerUIBundle } = window
  const domNode = document.createElement('div')
  place.replaceChildren(domNode)
  SwaggerUIBundle({
    url: '/api/openapi.json',
    domNode,
    layout: IN_PAGE,
    plugins: [inPage],
    docExpansion: 'none',
    filter: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    requestInterceptor: asViewer,
    onComplete: onShown,
  })
}
