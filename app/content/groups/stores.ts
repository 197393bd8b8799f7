import { packstationFinderType } from '../components/packstation-finder'
import { storeLocatorType } from '../components/store-locator'

/** The finders of stores and Packstations. */
export const contentTypes = [packstationFinderType, storeLocatorType]
