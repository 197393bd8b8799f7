import type { PlatformErrorDetails } from '../../app/platform/http/platform-error'
import type { SwitchedFault } from './client-setup'

interface FaultCase {
  fault: Omit<SwitchedFault, 'operation'>
  /** The error that the caller gets. */
  outcome: Partial<PlatformErrorDetails> & { name: string }
  /** The platform has executed the call although its response never arrived. */
  isDone?: boolean
  /** The answer says that its caller has to wait. */
  asksToWait?: boolean
  /** The client's own deadline ends the call. */
  waits?: boolean
}

const LATE = { name: 'PlatformError', kind: 'timeout', status: undefined } as const
const LOST = { name: 'PlatformError', kind: 'network', detail: 'the connection failed' } as const

/** All faults that the console can inject into a response. */
export const faultCases: Record<string, FaultCase> = {
  'a 429': {
    fault: { kind: 'status', status: 429 },
    asksToWait: true,
    outcome: { name: '429', kind: 'fault', status: 429, type: 'too-many-requests', retryAfter: 2 }
  },
  'a 500': {
    fault: { kind: 'status', status: 500 },
    outcome: { name: '500', kind: 'fault', status: 500, retryAfter: undefined }
  },
  'a 503': {
    fault: { kind: 'status', status: 503 },
    asksToWait: true,
    outcome: { name: '503', kind: 'fault', status: 503, retryAfter: 2 }
  },
  maintenance: {
    fault: { kind: 'maintenance' },
    outcome: { name: '503', kind: 'fault', status: 503, type: 'maintenance' }
  },
  'a page of a gateway': { fault: { kind: 'html' }, outcome: { name: '502', kind: 'status', status: 502 } },
  'the 404 page of a proxy in between': {
    fault: { kind: 'html-status', status: 404 },
    outcome: { name: '404', kind: 'status', status: 404 }
  },
  'the 404 problem of a gateway': {
    fault: { kind: 'foreign-problem', status: 404 },
    outcome: { name: '404', kind: 'status', status: 404, title: 'Not Found' }
  },
  'too much load': {
    fault: { kind: 'shed' },
    asksToWait: true,
    outcome: { name: '503', kind: 'fault', status: 503, retryAfter: 5 }
  },
  'an answer after the deadline': { fault: { kind: 'delay', ms: 60_000 }, outcome: LATE, waits: true },
  'a body that stalls': { fault: { kind: 'stall' }, outcome: LATE, waits: true },
  'a connection that breaks before the work': { fault: { kind: 'drop-before' }, outcome: LOST },
  'a connection that breaks after the work': { fault: { kind: 'drop-after' }, outcome: LOST, isDone: true },
  'JSON that is cut off': {
    fault: { kind: 'malformed' },
    outcome: { name: '200', kind: 'unreadable', detail: 'the answer is not JSON' },
    isDone: true
  },
  'an empty body': {
    fault: { kind: 'empty' },
    outcome: { name: '200', kind: 'unreadable', detail: 'the answer is empty' },
    isDone: true
  }
}
