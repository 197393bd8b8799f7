import { http, HttpResponse } from 'msw'
import { CODE_ENDPOINT } from '../../app/platform/session/session'
import { NO_NAME, type Newcomer } from '../../app/platform/session/newcomer'
import type { serveSandbox } from './sandbox-platform'
import { PRIVATE_CLIENT } from './test-shopper'

type Sandbox = ReturnType<typeof serveSandbox>

interface CodeRequest {
  siteId: string
  email: string
  locale: string
  newcomer?: Newcomer
}

/**
 * The shop's own endpoint for codes, which asks the sandbox's login service by the private client, until the test ends.
 * Returns the requests so far.
 */
export function serveCodeRequests(sandbox: Sandbox): CodeRequest[] {
  const asked: CodeRequest[] = []
  const service = `${sandbox.origin}/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2`
  sandbox.use(
    http.post(CODE_ENDPOINT, async ({ request }) => {
      const body = (await request.json()) as CodeRequest
      asked.push(body)
      const { siteId, email, locale, newcomer } = body
      const { firstName = '', lastName = NO_NAME } = newcomer ?? {}
      await fetch(`${service}/passwordless/login?register_customer=${newcomer !== undefined}`, {
        method: 'POST',
        headers: { authorization: PRIVATE_CLIENT },
        body: new URLSearchParams({
          user_id: email,
          mode: 'email',
          locale,
          channel_id: siteId,
          ...(newcomer && { first_name: firstName, last_name: lastName })
        })
      })
      return HttpResponse.json({}, { status: 202 })
    })
  )
  return asked
}

/** What a tab hears when the link of a mail has logged in, in another one. */
export function spendCodeElsewhere(): void {
  localStorage.removeItem('login-code_jasmin')
  window.dispatchEvent(new StorageEvent('storage', { key: 'login-code_jasmin' }))
}

/** The code of the newest mail. */
export async function readSentCode(sandbox: Sandbox): Promise<string> {
  const { mails } = await sandbox.control<{ mails: { document: { token: string } }[] }>('/outbox')
  return mails[0]?.document.token ?? ''
}
