import { createPage } from '../page-unit/create-page'
import { showPage } from '../page-unit/outcome'

/** /maintenance; the layout shows the page itself, the server answers with status 503 (requirement 1.2). */
export default createPage(
  async () => showPage({}),
  () => null
)
