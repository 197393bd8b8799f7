import { storeLocatorType } from '../components/store-locator/register'

/** The store finder. */
export const contentTypes = [storeLocatorType]
