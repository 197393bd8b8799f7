/** Compiles the catalogues of translations/ into translations/compiled/. */
import { compileMessages } from './messages/compile'

compileMessages()
