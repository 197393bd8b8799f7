import { localStore } from '../../browser/storage'
import { sendRequest } from '../http/send-request'
import { parseAccessToken } from './access-token'
import type { TabSession } from './tab-session'

/** The instance's session is renewed when it is this old (requirement 13.2). */
const REFRESH_MS = 15 * 60_000
/** A failed bridge call is not retried sooner. */
const TRY_AGAIN_MS = 60_000
/** Version of the sessions resource (requirement 13.2). */
const VERSION = 'v22_8'
/** The cookie itself is out of reach of scripts; this records the shopper it belongs to and its age, for all tabs and sites. */
const RECORD = 'dwsid'

interface Established {
  siteId: string
  customerId: string
  /** Milliseconds since the epoch. */
  at: number
}

const running = new WeakMap<TabSession, { token: string; done: Promise<void> }>()

/**
 * Opens the shopper's session at the instance, so that storefront controllers recognise the `dwsid` cookie
 * (requirement 13.2): by `force` after each login or refresh, otherwise when the instance's session is unset,
 * another shopper's, or 15 minutes old. Never rejects; a failure is retried after a minute.
 */
export function bridgeToInstance(tab: TabSession, force = false): Promise<void> {
  const { token } = tab
  if (!token) return Promise.resolve()
  const earlier = running.get(tab)
  if (earlier?.token === token) return earlier.done
  const done = establish(tab, token, force).finally(() => {
    if (running.get(tab)?.done === done) running.delete(tab)
  })
  running.set(tab, { token, done })
  return done
}

async function establish(tab: TabSession, token: string, force: boolean): Promise<void> {
  const { siteId, instanceBase, send, now } = tab
  const { customerId, authType } = parseAccessToken(token)
  const established = readRecord()
  const isOurs = established?.siteId === siteId && established.customerId === customerId
  let at = isOurs ? established.at : 0
  try {
    if (force || now() - at >= REFRESH_MS || now() < at) {
      await sendRequest(send, {
        operation: 'establishInstanceSession',
        url: `${instanceBase}/s/${siteId}/dw/shop/${VERSION}/sessions`,
        method: 'POST',
        headers: { authorization: `Bearer ${token}` }
      })
      at = now()
      writeRecord({ siteId, customerId, at })
    }
    // A guest's session is renewed with the next login, refresh or controller call, without waiting for it.
    tab.instanceDueAt = authType === 'registered' ? at + REFRESH_MS : Infinity
  } catch {
    tab.instanceDueAt = now() + TRY_AGAIN_MS
  }
}

function readRecord(): Established | undefined {
  try {
    return (JSON.parse(localStore.read(RECORD) ?? 'null') as Established | null) ?? undefined
  } catch {
    return undefined
  }
}

const writeRecord = (record: Established) => void localStore.write(RECORD, JSON.stringify(record))
