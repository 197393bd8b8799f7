import { withFinderWords } from '../stores/with-finder-words'
import { PackstationDialog } from './components/packstation-dialog'
import { PackstationPageFinder } from './components/packstation-page-finder'

/** The finder on a page. */
export const loadPackstationFinder = (localeId: string) => withFinderWords(PackstationPageFinder, localeId)

/** The finder over an address form. */
export const loadPackstationDialog = (localeId: string) => withFinderWords(PackstationDialog, localeId)
