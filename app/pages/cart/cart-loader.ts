import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'

/** The cart is personal: the server renders the page's layout, the browser loads the content. */
export const cartLoader: Loader<Record<string, never>> = () => Promise.resolve(showPage({}))
