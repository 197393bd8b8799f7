import { withFinderMessages } from '../stores/with-finder-messages'
import { PackstationDialog } from './packstation-dialog'
import { PackstationPageFinder } from './packstation-page-finder'

/** The finder on a page. */
export const loadPackstationFinder = (localeId: string) => withFinderMessages(PackstationPageFinder, localeId)

/** The finder over an address form. */
export const loadPackstationDialog = (localeId: string) => withFinderMessages(PackstationDialog, localeId)
