import type { Router } from 'express'
import { z } from 'zod'
import type { Resources } from '../../domain/payment-provider/resources'
import { PUBLIC_KEY } from './provider-key'

const query = z.object({ publicKey: z.literal(PUBLIC_KEY), session_id: z.string().regex(/^[\w-]{16,128}$/) })

/**
 * The script of the fraud screening. As with the original, loading it is what makes the session known; it
 * looks at nothing in the page.
 */
export function addFraudRoute(router: Router, { resources }: { resources: Resources }): void {
  router.get('/fraud.js', (request, response) => {
    const { session_id: id } = query.parse(request.query)
    resources.registerFraudSession(id)
    response
      .set('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('js')
      .send(`/* Replaces a fraud screening: registers the session. */\n`)
  })
}
