import { paths } from '../../visit/addresses/paths'
import { combinePages } from '../../page-unit/combine-pages'
import { withMessages } from '../../page-unit/with-messages'
import { posStartPage } from './pos-start-page'
import { registrationPage } from './registration-page'
import { resetPasswordPage } from './reset-password-page'
import { loginPage } from './login-page'

/** The pages of login, registration and a new password, and the sale that an agent begins. */
export default withMessages(
  'personal',
  combinePages(path => {
    if (path === paths.login) return loginPage
    if (path === paths.posStart) return posStartPage
    return path === paths.registration ? registrationPage : resetPasswordPage
  })
)
