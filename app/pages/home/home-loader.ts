import type { Loader } from '../page-unit/loader'
import { showPage } from '../page-unit/outcome'

/** The home page is all content, which the layout reads for every page. */
export const loadHome: Loader<object> = async () => showPage({})
