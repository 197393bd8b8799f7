import type { Response, Router } from 'express'
import { z } from 'zod'
import type { Provider } from '../../domain/identity-provider/identity'
import type { ProviderLogin } from '../../domain/sessions/provider-login'
import { ORGANIZATION_ID } from '../../domain/sessions/slas-clients'
import { buildConsentAddress } from '../identity-provider/consent-address'
import { handle } from './handle'
import { optionalText, readInput, text } from './slas-input'

const callbackInput = z.object({ state: text, code: optionalText, error: optionalText })

/** Where providers send the browser back to: registered with them, as SLAS's guide has it. */
export const buildProviderCallback = (publicOrigin: string) =>
  `${publicOrigin}/shopper/auth/v1/organizations/${ORGANIZATION_ID}/oauth2/callback`

/** The first step: the browser goes to the provider. */
export function sendToProvider(
  response: Response,
  { provider, state, publicOrigin }: { provider: Provider; state: string; publicOrigin: string }
): void {
  const address = buildConsentAddress(publicOrigin, provider, {
    redirectUri: buildProviderCallback(publicOrigin),
    state
  })
  response.status(303).set('Location', address).end()
}

/** SLAS's own callback: from the provider on to the client's address, with a code or with the refusal. */
export function addProviderRoutes(router: Router, { providerLogin }: { providerLogin: ProviderLogin }): void {
  router.get(
    '/oauth2/callback',
    handle((request, response) => {
      const { state, ...given } = readInput(callbackInput, request.query)
      const outcome = providerLogin.finish(state, given)
      const address = new URL(outcome.redirectUri)
      for (const [name, value] of Object.entries(outcome.result)) address.searchParams.set(name, value)
      if (outcome.state !== undefined) address.searchParams.set('state', outcome.state)
      response.status(303).set('Location', address.href).end()
    })
  )
}
