import { createPage } from '../page-unit/create-page'
import { notFound } from '../page-unit/outcome'

/** /page-not-found is, by its nature, not found. */
export default createPage(
  async () => notFound(),
  () => null
)
