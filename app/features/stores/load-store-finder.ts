import type { ComponentType } from 'react'
import { StoreFinder } from './components/store-finder'
import type { StoreSearchProps } from './search/store-search'
import { withFinderMessages } from './with-finder-messages'

export const loadStoreFinder = (localeId: string): Promise<ComponentType<StoreSearchProps>> =>
  withFinderMessages(StoreFinder, localeId)
