/**
 * Layout of Swagger UI inside a page. Its own layout has a main landmark and a first heading, which
 * the page already has.
 */
import type { ComponentType, createElement } from 'react'

type Parts = {
  getComponent: (name: string, isConnected?: boolean) => ComponentType
  specSelectors: { specStr: () => string; loadingStatus: () => string }
}
type System = { React: { createElement: typeof createElement } }

/** Components in display order. */
const PARTS = ['errors', 'InfoContainer', 'ServersContainer', 'AuthorizeBtnContainer', 'FilterContainer', 'operations']

export const IN_PAGE = 'InPage'

/** Returns a plugin for Swagger UI, which bundles its own React. */
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
