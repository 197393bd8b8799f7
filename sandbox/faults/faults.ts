import type { Request } from 'express'
import { notFound, ProblemError } from '../http/problem'
import { classifyRequest } from '../requests/classify-request'
import type { FaultInput } from './fault-input'

export type Fault = FaultInput & { id: number }

/** Far above what a test needs: a loop that forgets to switch faults off is refused. */
const MAX_FAULTS = 100

/** Faults that tests and the console switch on: what goes wrong for which operation, and how often. */
export function createFaults() {
  let active: Fault[] = []
  let lastId = 0

  const remove = (fault: Fault) => {
    active = active.filter(other => other !== fault)
  }

  return {
    /** The first fault that is set for the request's operation; it stays until it is used up. */
    find(request: Request): Fault | undefined {
      if (active.length === 0) return undefined
      const { operations } = classifyRequest(request.method, request.baseUrl + request.path)
      return active.find(candidate => operations.includes(candidate.operation))
    },
    /** Counts one request that the fault hits; after its last it is gone. False when it was gone before. */
    use(fault: Fault): boolean {
      if (!active.includes(fault)) return false
      if (fault.times !== undefined) {
        fault.times -= 1
        if (fault.times === 0) remove(fault)
      }
      return true
    },
    add(input: FaultInput): Fault {
      if (active.length >= MAX_FAULTS) {
        throw new ProblemError(
          409,
          'too-many-faults',
          'Too Many Faults',
          `${MAX_FAULTS} faults are switched on already; switch some of them off.`
        )
      }
      lastId += 1
      const added = { ...input, id: lastId }
      active.push(added)
      return added
    },
    /** Throws 404 when there is no such fault, or no longer. */
    switchOff(id: number): void {
      const fault = active.find(candidate => candidate.id === id)
      if (!fault) throw notFound('fault-not-found', 'Fault Not Found', `No fault ${id} is switched on.`)
      remove(fault)
    },
    list: () => active,
    clear: (): void => {
      active = []
    }
  }
}

export type Faults = ReturnType<typeof createFaults>
