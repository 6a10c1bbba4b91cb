/**
 * Swagger UI inside of a page: its own layout has a main part and a first heading, which the page
 * has already.
 */
import type { ComponentType, createElement } from 'react'

type Parts = {
  getComponent: (name: string, isConnected?: boolean) => ComponentType
  specSelectors: { specStr: () => string; loadingStatus: () => string }
}
type System = { React: { createElement: typeof createElement } }

/** In their order. */
const PARTS = ['errors', 'InfoContainer', 'ServersContainer', 'AuthorizeBtnContainer', 'FilterContainer', 'operations']

export const IN_PAGE = 'InPage'

/** A plugin of Swagger UI, which brings a React of its own. */
export const inPage = ({ React: { createElement: make } }: System) => ({
  components: {
    [IN_PAGE]: ({ getComponent, specSelectors }: Parts) => {
      const isThere = specSelectors.specStr() && specSelectors.loadingStatus() !== 'loading'
      return make(
        'div',
        { className: 'swagger-ui' },
        make(getComponent('SvgAssets')),
        isThere &&
          PARTS.map((name) => make('div', { key: name, className: 'wrapper' }, make(getComponent(name, true)))),
      )
    },
  },
})
