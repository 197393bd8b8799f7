import { useMemo, type ComponentType } from 'react'
import { createIntl, RawIntlProvider, useIntl } from 'react-intl'
import type { Catalogue } from '../../intl/messages'
import { StoreFinder } from './components/store-finder'
import type { StoreSearchProps } from './components/search/store-search'

/**
 * The finder with its messages, which are not loaded with every page. English defaults are shown
 * where loading fails (requirement 1.7).
 */
export async function loadStoreFinder(localeId: string): Promise<ComponentType<StoreSearchProps>> {
  const words = await loadWords(localeId)
  return function StoreFinderInWords(props) {
    const page = useIntl()
    const intl = useMemo(
      () => createIntl({ ...page, messages: { ...(page.messages as Catalogue), ...words } }),
      [page]
    )
    return (
      <RawIntlProvider value={intl}>
        <StoreFinder {...props} />
      </RawIntlProvider>
    )
  }
}

const loadWords = (localeId: string): Promise<Catalogue> =>
  import(
    /* webpackChunkName: "finder-[request]" */ `../../../translations/compiled/finder/${localeId}.json`
  ).then(
    (words: { default: Catalogue }) => words.default,
    () => ({})
  )
