import { BOT_CHECK_REFUSED, buildBotCheckHeader } from '../bot-check'
import { PlatformError } from '../http/platform-error'
import { DEFAULT_DEADLINE, type Fetch } from '../http/send-request'
import { CASES_PROXY, type SideServiceSettings } from './side-service-settings'

/** A visitor's message to the shop (requirement 11.2). */
interface ContactCase {
  name: string
  email: string
  /** With its prefix, e.g. +49-221123. */
  phone?: string
  /** One of the reasons of requirement 11.2, in German as the service stores them. */
  reason: string
  description: string
  /** ISO 3166, e.g. DE. */
  country: string
  /** Address of the page that it is written on. */
  originUrl: string
  /** The return address of the service's response. */
  returnUrl: string
}

/** The shop's own server refuses in its own way, the service by a page. */
type Refusal = { type?: string } | undefined

/**
 * Opens a contact case: a form to `servlet/servlet.WebToCase`, whose header `Is-Processed`
 * says whether the case was accepted.
 *
 * @throws PlatformError; kind `fault` when the service did not accept it.
 */
export async function submitCase(
  send: Fetch,
  { organizationId, countryField, reasonField }: SideServiceSettings['cases'],
  contact: ContactCase,
  botCheckToken?: string
): Promise<void> {
  const operation = 'submitCase'
  const fields = new URLSearchParams({
    orgid: organizationId,
    Web_Origin_URL__c: contact.originUrl,
    retURL: contact.returnUrl,
    [countryField]: contact.country,
    name: contact.name,
    email: contact.email,
    ...(contact.phone && { phone: contact.phone }),
    [reasonField]: contact.reason,
    description: contact.description
  })
  const response = await send(`${CASES_PROXY}/servlet/servlet.WebToCase?encoding=UTF-8`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      ...buildBotCheckHeader(botCheckToken)
    },
    body: fields.toString(),
    signal: AbortSignal.timeout(DEFAULT_DEADLINE)
  }).catch((error: unknown) => {
    const kind = (error as Partial<Error>).name === 'TimeoutError' ? 'timeout' : 'network'
    throw new PlatformError({ kind, operation, detail: 'the case may not have arrived' })
  })
  const { status } = response
  if (
    status === 403 &&
    ((await response.json().catch(() => undefined)) as Refusal)?.type === BOT_CHECK_REFUSED
  )
    throw new PlatformError({ kind: 'status', operation, status, type: BOT_CHECK_REFUSED })
  if (!response.ok) throw new PlatformError({ kind: 'status', operation, status })
  const isProcessed = response.headers.get('is-processed')
  // On failure its value is "true Exception:…"; a page without it, 200 as well, is not the service's own.
  if (isProcessed?.trim() !== 'true')
    throw new PlatformError({
      kind: 'fault',
      operation,
      type: 'case-not-processed',
      detail: 'the case was not taken'
    })
}
