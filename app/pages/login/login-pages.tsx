import { paths } from '../../visit/addresses/paths'
import { combinePages } from '../../page-unit/combine-pages'
import { withWords } from '../../page-unit/with-words'
import { posStartPage } from '../pos-start/pos-start-page'
import { registrationPage } from '../registration/registration-page'
import { resetPasswordPage } from '../reset-password/reset-password-page'
import { loginPage } from './login-page'

/** Where a visit becomes somebody's: login, registration, a new password, and the sale that an agent begins. */
export default withWords(
  'personal',
  combinePages(path => {
    if (path === paths.login) return loginPage
    if (path === paths.posStart) return posStartPage
    return path === paths.registration ? registrationPage : resetPasswordPage
  })
)
