import { storeLocatorType } from '../components/store-locator/register'

/** Stores around a place. */
export const contentTypes = [storeLocatorType]
