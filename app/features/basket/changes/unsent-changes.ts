import { localStore } from '../../../browser/storage'
import { withLock } from '../../../browser/with-lock'
import type { AddContext } from '../../../platform/add-to-basket'
import type { BasketItemInput } from '../../../platform/scapi/shopper-baskets'
import { UNSENT_KEY as KEY } from './unsent-mark'

/** A requested change of the basket: added items, or another quantity (0 removes) or variant of a line. */
export type BasketChange =
  | { items: BasketItemInput[]; context?: AddContext }
  | { basketId: string; itemId: string; quantity: number; productId?: string }

/** Of whatever change was under way as the page was left: the next page may have read the basket before it arrived. */
interface Unanswered {
  isUnanswered: true
}

type UnsentChange = (BasketChange | Unanswered) & {
  id: string
  /** In milliseconds since 1970. */
  at: number
}

/** Calls end before the page hears of the last of them. */
const LEAVING = ['beforeunload', 'pagehide']
/** After a failure that was shown to the shopper. */
const FORGET_MS = 1_000

/** Shared lock of every tab with running changes; exclusive for the tab that repeats changes of a closed page. */
export const lockName = (siteId: string): string => `unsent-basket-changes-${siteId}`

/**
 * Runs a change of the basket so that it survives the page: what has not been sent when the page is left is done on the
 * next one (`redoUnsentChanges`). What has been sent arrives by itself (`keepalive`), so nothing is done twice.
 * Browsers without locks or storage cannot distinguish closed and working pages, and keep nothing.
 *
 * @param run calls `onSend` in the same task as it sends the change, as soon as nothing has to be waited for any more.
 */
export async function keepUntilSent<Result>(
  siteId: string,
  change: BasketChange,
  run: (onSend: () => void) => Promise<Result>
): Promise<Result> {
  const id = remember(siteId, change)
  if (!id) return run(() => undefined)
  const forget = () => forgetUnsent(siteId, id)
  let isLeft = false
  const leave = () => (isLeft = true)
  for (const kind of LEAVING) window.addEventListener(kind, leave)
  // A quantity can be set twice: it is kept until it is answered, since the next page may read the basket before.
  const running = run('items' in change ? forget : () => undefined)
  running
    .then(forget, () => {
      // Browsers end the calls of a page that is left, which sees them fail while it goes: its timers end with it.
      if (!isLeft) setTimeout(forget, FORGET_MS)
    })
    .finally(() => {
      for (const kind of LEAVING) window.removeEventListener(kind, leave)
    })
  const settled = running.catch(() => undefined)
  void withLock(lockName(siteId), { mode: 'shared' }, lock => {
    // Without a lock another tab could repeat a running change.
    if (!lock) forget()
    return settled
  })
  return running
}

/**
 * Runs a call that changes the basket. Where the page is left before its answer, the next one reads the basket again
 * (`redoUnsentChanges`).
 */
export async function keepUntilAnswered<Result>(siteId: string, run: () => Promise<Result>): Promise<Result> {
  // Only browsers leave pages.
  if (typeof window === 'undefined') return run()
  let id: string | undefined
  const leave = () => (id ??= remember(siteId, { isUnanswered: true }))
  for (const kind of LEAVING) window.addEventListener(kind, leave)
  try {
    return await run()
  } finally {
    for (const kind of LEAVING) window.removeEventListener(kind, leave)
    // The shopper stayed.
    if (id) setTimeout(forgetUnsent, FORGET_MS, siteId, id)
  }
}

function remember(siteId: string, change: BasketChange | Unanswered): string | undefined {
  const id = `${Date.now()}-${Math.random()}`
  if (write(siteId, [...listUnsent(siteId), { ...change, id, at: Date.now() }])) return id
  forgetUnsent(siteId, id)
  return undefined
}

export function forgetUnsent(siteId: string, id: string): void {
  const unsent = listUnsent(siteId)
  if (unsent.length > 0)
    write(
      siteId,
      unsent.filter(change => change.id !== id)
    )
}

export function listUnsent(siteId: string): UnsentChange[] {
  try {
    const kept: unknown = JSON.parse(localStore.read(KEY + siteId) ?? '[]')
    return Array.isArray(kept) ? (kept as UnsentChange[]) : []
  } catch {
    // Not in our format.
    return []
  }
}

/** @returns whether the browser keeps it. */
function write(siteId: string, unsent: UnsentChange[]): boolean {
  if (unsent.length > 0) return localStore.write(KEY + siteId, JSON.stringify(unsent))
  localStore.remove(KEY + siteId)
  return true
}
