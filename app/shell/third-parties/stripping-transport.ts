import { makeFetchTransport } from '@sentry/react'
import { stripPersonalData, stripPersonalJson } from './strip-personal-data'

type Transport = ReturnType<typeof makeFetchTransport>
type Envelope = Parameters<Transport['send']>[0]
type Item = [headers: { type: string; length?: number }, payload: unknown]

/**
 * Sends reports without personal data. The service's own hooks (`beforeSend` and others)
 * see only some kinds of reports: recordings and their addresses pass through none of them,
 * while everything that leaves the page passes through here.
 */
export function makeStrippingTransport(...options: Parameters<typeof makeFetchTransport>): Transport {
  const transport = makeFetchTransport(...options)
  return { ...transport, send: envelope => transport.send(stripEnvelope(envelope)) }
}

function stripEnvelope(envelope: Envelope): Envelope {
  const [headers, items] = envelope as [{ trace?: unknown }, Item[]]
  // The other headers say which project the report is for.
  const stripped = [{ ...headers, trace: stripPersonalData(headers.trace) }, items.flatMap(stripItem)]
  return stripped as Envelope
}

function stripItem([headers, payload]: Item): Item[] {
  if (headers.type !== 'replay_recording') return [[headers, stripPersonalData(payload)]]
  const recording = stripRecording(payload)
  return recording === undefined
    ? []
    : [[{ ...headers, length: new TextEncoder().encode(recording).length }, recording]]
}

/** A recording is a line with its number and a line of events; any other format cannot be checked. */
function stripRecording(payload: unknown): string | undefined {
  if (typeof payload !== 'string') return undefined
  try {
    return payload.split('\n').map(stripPersonalJson).join('\n')
  } catch {
    return undefined
  }
}
