import type { Router } from 'express'
import { z } from 'zod'
import type { PasswordReset } from '../../../domain/customers/password-reset'
import { readScope } from '../../../http/request-scope'

const resetBody = z.looseObject({
  identification: z.string().trim().min(1).max(256),
  type: z.enum(['email', 'login'])
})

/**
 * `POST customers/password_reset`: mails a token to the customer with the login or e-mail address. The response is the
 * same without an account, so that it reveals no addresses.
 */
export function addPasswordResetRoute(
  router: Router,
  { passwordReset }: { passwordReset: PasswordReset }
): void {
  router.post('/customers/password_reset', (request, response) => {
    const { identification, type } = resetBody.parse(request.body)
    const { site, locale } = readScope(response)
    passwordReset.requestReset(site.id, identification, locale, type)
    response.status(204).end()
  })
}
