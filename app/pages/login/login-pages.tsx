import { paths } from '../../addresses/paths'
import { combinePages } from '../../page-unit/combine-pages'
import { withWords } from '../../page-unit/with-words'
import { registrationPage } from '../registration/registration-page'
import { resetPasswordPage } from '../reset-password/reset-password-page'
import { loginPage } from './login-page'

/** Login, registration and a new password. */
export default withWords(
  'personal',
  combinePages(path => {
    if (path === paths.login) return loginPage
    return path === paths.registration ? registrationPage : resetPasswordPage
  })
)
