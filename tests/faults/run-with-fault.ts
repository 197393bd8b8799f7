import { DEFAULT_DEADLINE } from '../../app/platform/http/send-request'
import { faultCases } from './client-faults'
import { pauseTimers, watch, type Clients, type Tab } from './client-setup'

interface FaultOptions {
  operation: string
  /** Name of the fault case. */
  what: string
  /** Milliseconds after which the client gives up by itself. */
  deadline?: number
}

const nextTick = () => new Promise(resolve => setImmediate(resolve))

/**
 * Runs a call under a fault and returns its outcome; checks that it ends at once, or at its deadline and not before.
 * Call counts start with it. The caller goes back to real timers.
 */
export async function runWithFault<Answer>(
  clients: Clients,
  { wire }: Tab,
  { operation, what, deadline = DEFAULT_DEADLINE }: FaultOptions,
  call: () => Promise<Answer>
) {
  const { fault, waits = false } = faultCases[what]!
  await clients.switchOn({ ...fault, operation, ...(waits && { times: 1 }) })
  await clients.countCalls()
  wire.sent = 0
  pauseTimers()
  const { seen, settled } = watch(call())
  if (waits) {
    while (await clients.hasFaults()) await nextTick()
    while (fault.kind === 'stall' && wire.underWay > 0) await nextTick()
    jest.advanceTimersByTime(deadline - 1)
    await nextTick()
    expect(seen.isSettled).toBe(false)
    jest.advanceTimersByTime(1)
  }
  await settled
  // A call that its caller no longer waits for ends as well.
  if (deadline < DEFAULT_DEADLINE) {
    jest.advanceTimersByTime(DEFAULT_DEADLINE - deadline)
    await nextTick()
  }
  return seen
}
