import type { Worker } from 'node:cluster'

/** How Node's own cluster hands a connection over, and how it hears that it was taken. */
interface Handover {
  cmd?: string
  act?: string
  seq?: number
  ack?: number
}

/**
 * Node forgets a connection that was handed to a process which ends before it takes it: nobody answers it, and nobody
 * closes it. Here such a connection is given back, as by a process that is shutting down, and another one gets it. To
 * be called for each process, at its start.
 *
 * What passes between Node's processes is not part of its documentation; `run-workers.test.ts` fails where it changes.
 */
export function giveBackConnections({ process: child }: Worker): void {
  const untaken = new Set<number>()
  const send = child.send.bind(child) as (...words: unknown[]) => boolean
  child.send = (...words: unknown[]) => {
    const { act, seq } = words[0] as Handover
    if (act === 'newconn' && seq !== undefined) untaken.add(seq)
    return send(...words)
  }
  child.on('internalMessage', ({ ack }: Handover) => {
    if (ack !== undefined) untaken.delete(ack)
  })
  // All that it said has been heard by then, and the cluster gives it nothing any more.
  child.once('exit', () => {
    for (const ack of untaken) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false })
  })
}
