import { combinePages } from '../page-unit/combine-pages'
import { createPage } from '../page-unit/create-page'
import { notFound, showPage } from '../page-unit/outcome'
import { paths } from '../visit/addresses/paths'

/** /maintenance; the layout shows the page itself, the server answers with status 503 (requirement 1.2). */
const maintenancePage = createPage(
  async () => showPage({}),
  () => null
)

/** /page-not-found is, by its nature, not found. */
const notFoundPage = createPage(
  async () => notFound(),
  () => null
)

/** Addresses whose page has nothing of its own. */
export default combinePages(path => (path === paths.maintenance ? maintenancePage : notFoundPage))
