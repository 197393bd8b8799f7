import { createPage } from '../page-unit/create-page'
import { showPage } from '../page-unit/outcome'
import { MaintenanceSection } from './maintenance-section'

/** /maintenance; the server answers with status 503 (spec 1 section 2.1). */
export default createPage(async () => showPage({}), MaintenanceSection)
