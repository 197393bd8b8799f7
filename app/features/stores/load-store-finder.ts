import type { ComponentType } from 'react'
import { StoreFinder } from './components/store-finder'
import type { StoreSearchProps } from './components/search/store-search'
import { withFinderWords } from './with-finder-words'

export const loadStoreFinder = (localeId: string): Promise<ComponentType<StoreSearchProps>> =>
  withFinderWords(StoreFinder, localeId)
