import { say } from '../../texts/localized-text'
import { Router } from 'express'
import { z } from 'zod'
import { SignUpError, type NewsletterSignUp } from '../../domain/customers/newsletter-sign-up'
import type { PasswordReset } from '../../domain/customers/password-reset'
import { readJsonBody } from '../../http/read-json-body'
import { readScope } from '../../http/request-scope'
import { actionAddress, createControllerScope } from './controller-scope'
import { buildConfirmLink } from '../newsletter-confirm-link'
import { addMailConfirmations, type NewsletterConfirmServices } from './mail-confirmations'
import { refuseControllerErrors } from './refuse-controller'

export interface AccountServices extends NewsletterConfirmServices {
  passwordReset: PasswordReset
  signUpForNewsletter: NewsletterSignUp
}

const text = z.string().max(256)
const tokenBody = z.looseObject({ token: text.min(1) })
const passwordBody = z.looseObject({
  token: text.min(1),
  password: z.string().max(4096),
  email: text.optional()
})
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'on'])])
  .transform(value => `${value}` !== 'false')
const signUpBody = z.looseObject({
  email: z.string().max(1000),
  newsletter: flag.default(false),
  newsletterSource: text.optional(),
  salutation: text.optional(),
  firstName: text.optional(),
  lastName: text.optional()
})

/**
 * Controllers `Account-SaveNewPassword` and `Account-SubmitGuestRegistration` (requirement 13.1), both public: the
 * first is allowed by the token of a reset mail, the second has no effect before the link in its mail is followed
 * (`Newsletter-Confirm`). The shop's own `Account-CheckResetToken` says of a token whether it would set a password,
 * nothing else, and leaves it as it is.
 */
export function createAccountRouter(services: AccountServices): Router {
  const { passwordReset, signUpForNewsletter, sites, publicOrigin } = services
  const readControllerScope = createControllerScope(sites)
  const router = Router()

  router.post(
    actionAddress('Account-CheckResetToken'),
    readControllerScope,
    ...readJsonBody,
    (request, response) => {
      const { token } = tokenBody.parse(request.body)
      passwordReset.requireUsable(readScope(response).site.id, token)
      response.json({ success: true })
    }
  )
  router.post(
    actionAddress('Account-SaveNewPassword'),
    readControllerScope,
    ...readJsonBody,
    (request, response, next) => {
      const { token, password, email } = passwordBody.parse(request.body)
      passwordReset
        .resetPassword(readScope(response).site.id, email, token, password)
        .then(() => response.json({ success: true }))
        .catch(next)
    }
  )
  router.post(
    actionAddress('Account-SubmitGuestRegistration'),
    readControllerScope,
    ...readJsonBody,
    (request, response) => {
      const { site, language, locale } = readScope(response)
      try {
        signUpForNewsletter(
          site.id,
          signUpBody.parse(request.body),
          buildConfirmLink(publicOrigin, site.id, locale)
        )
      } catch (error) {
        if (!(error instanceof SignUpError)) throw error
        // The only controller whose refusal is an object with a message (requirement 13.1).
        response.json({ success: false, error: { message: say(error.shopperText, language) } })
        return
      }
      response.json({ success: true })
    }
  )
  addMailConfirmations(router, services)
  router.use(refuseControllerErrors)
  return router
}
