import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'

/** The cart is personal: the page's frame comes from the server, what is in it from the browser. */
export const cartLoader: Loader<Record<string, never>> = () => Promise.resolve(showPage({}))
