import type { Request, RequestHandler, Response } from 'express'
import { z } from 'zod'
import { ProblemError, sendProblem } from '../http/problem'
import { classifyRequest, faultOperations } from './classify-request'

export const faultInput = z.object({
  operation: z.enum(faultOperations),
  kind: z.enum(['status', 'delay', 'drop-before', 'drop-after', 'maintenance']),
  status: z.number().int().min(400).max(599).default(503),
  /** Milliseconds, for `delay`. */
  ms: z.number().int().min(0).max(120_000).default(1_000),
  /** How many requests it hits; without it, all until it is switched off. */
  times: z.number().int().min(1).optional()
})

export type Fault = z.output<typeof faultInput>

const RETRY_AFTER = { 'Retry-After': '2' }

function refuse(response: Response, fault: Fault): void {
  if (fault.kind === 'maintenance') {
    const headers = { sfdc_maintenance: 'site' }
    sendProblem(
      response,
      new ProblemError(503, 'maintenance', 'Maintenance', 'The site is under maintenance.', {}, headers)
    )
    return
  }
  const slug = fault.status === 429 ? 'too-many-requests' : 'fault-switched-on'
  const headers = fault.status === 429 || fault.status === 503 ? RETRY_AFTER : {}
  sendProblem(
    response,
    new ProblemError(fault.status, slug, 'Fault', 'A fault is switched on at the console.', {}, headers)
  )
}

/** The work is done, the answer is lost: nothing reaches the client, the connection breaks. */
function loseAnswer(request: Request, response: Response): void {
  const lose = () => {
    request.socket.destroy()
    return response
  }
  response.write = () => true
  response.end = lose as Response['end']
}

/** Faults that tests and the console switch on: what goes wrong for which operation, and how often. */
export function createFaults() {
  let active: (Fault & { id: number })[] = []
  let lastId = 0

  function take(request: Request): Fault | undefined {
    if (active.length === 0) return undefined
    const operations = classifyRequest(request.method, request.path)?.operations ?? []
    const fault = active.find(candidate => operations.includes(candidate.operation))
    if (!fault || fault.times === undefined) return fault
    fault.times -= 1
    if (fault.times === 0) active = active.filter(other => other !== fault)
    return fault
  }

  const inject: RequestHandler = (request, response, next) => {
    const fault = take(request)
    switch (fault?.kind) {
      case 'status':
      case 'maintenance':
        refuse(response, fault)
        return
      case 'drop-before':
        request.socket.destroy()
        return
      case 'delay':
        setTimeout(next, fault.ms)
        return
      case 'drop-after':
        loseAnswer(request, response)
    }
    next()
  }

  return {
    inject,
    add(fault: Fault): Fault & { id: number } {
      lastId += 1
      const added = { ...fault, id: lastId }
      active.push(added)
      return added
    },
    list: () => active,
    clear: (): void => {
      active = []
    }
  }
}

export type Faults = ReturnType<typeof createFaults>
