import { packstationFinderType } from '../components/service/packstation-finder'
import { storeLocatorType } from '../components/service/store-locator'

/** The finders of stores and Packstations. */
export const contentTypes = [packstationFinderType, storeLocatorType]
