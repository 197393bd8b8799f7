import { DEFAULT_DEADLINE } from '../../app/platform/http/send-request'
import { faultCases } from './client-faults'
import { holdTime, watch, type Clients, type Tab } from './client-setup'

interface Misfortune {
  operation: string
  /** Name of the fault case. */
  what: string
  /** Milliseconds after which the client gives up by itself. */
  deadline?: number
}

const nextTurn = () => new Promise(resolve => setImmediate(resolve))

/**
 * Lets a fault befall a call, and answers how the call ended: at once, or at its deadline and not before. Counts
 * of calls begin with it. The caller goes back to real timers.
 */
export async function befall<Answer>(
  clients: Clients,
  { wire }: Tab,
  { operation, what, deadline = DEFAULT_DEADLINE }: Misfortune,
  call: () => Promise<Answer>
) {
  const { fault, waits = false } = faultCases[what]!
  await clients.switchOn({ ...fault, operation, ...(waits && { times: 1 }) })
  await clients.countCalls()
  wire.sent = 0
  holdTime()
  const { seen, settled } = watch(call())
  if (waits) {
    while (await clients.hasFaults()) await nextTurn()
    while (fault.kind === 'stall' && wire.underWay > 0) await nextTurn()
    jest.advanceTimersByTime(deadline - 1)
    await nextTurn()
    expect(seen.isSettled).toBe(false)
    jest.advanceTimersByTime(1)
  }
  await settled
  return seen
}
