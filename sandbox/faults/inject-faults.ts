import express, { type Request, type RequestHandler, type Response } from 'express'
import type { Sessions } from '../domain/sessions/sessions'
import { ProblemError, sendProblem } from '../http/problem'
import { readBearer } from '../http/require-access'
import type { Fault, Faults } from './faults'
import {
  dropResponse,
  replaceResponse,
  sendForeignProblem,
  sendEmptyBody,
  sendHtmlPage,
  sendMalformedJson,
  sendStatusPage,
  sendSwappedPage,
  stallResponse
} from './break-response'

/** The effects of faults on sessions. */
type TokenFaults = Pick<Sessions['tokenFaults'], 'revokeAccessToken' | 'spendRefreshToken'>

/** As the platform's own edge refuses, whatever the call is. */
const SLUGS: Record<number, string> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  429: 'too-many-requests'
}
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
  if (fault.kind === 'shed') {
    const headers = { sfdc_load: '97', sfdc_load_status: 'THROTTLE' }
    sendProblem(
      response,
      new ProblemError(503, 'service-unavailable', 'Service Unavailable', 'Too much load.', {}, headers)
    )
    return
  }
  const slug = SLUGS[fault.status] ?? 'fault-switched-on'
  const headers = fault.status === 429 || fault.status === 503 ? RETRY_AFTER : {}
  sendProblem(
    response,
    new ProblemError(fault.status, slug, 'Fault', 'A fault is switched on at the console.', {}, headers)
  )
}

/** Applies the fault; `next` hands the request to the platform where the fault leaves it that. */
function applyFault(fault: Fault, request: Request, response: Response, next: () => void): void {
  switch (fault.kind) {
    case 'status':
    case 'shed':
    case 'maintenance':
      refuse(response, fault)
      return
    case 'drop-before':
      request.socket.destroy()
      return
    case 'html':
      sendHtmlPage(response)
      return
    case 'html-status':
      sendStatusPage(response, fault.status)
      return
    case 'foreign-problem':
      sendForeignProblem(response, fault.status)
      return
    case 'needs-agent':
      if (!request.headers['user-agent']) {
        sendStatusPage(response, 403)
        return
      }
      break
    case 'stall':
      stallResponse(response)
      return
    case 'delay':
      setTimeout(next, fault.ms)
      return
    case 'drop-after':
      dropResponse(request, response)
      break
    case 'refuse-after':
      replaceResponse(response, () => refuse(response, fault))
      break
    case 'html-after':
      replaceResponse(response, () => sendSwappedPage(response))
      break
    case 'malformed':
      sendMalformedJson(response)
      break
    case 'empty':
      sendEmptyBody(response)
  }
  next()
}

const readForm = express.urlencoded({ extended: false, limit: '32kb' })

/**
 * The refresh token of a renewal; undefined for any other token call. The parsed form stays for the next
 * middleware.
 */
function readRefreshToken(request: Request): string | undefined {
  const { grant_type: grant, refresh_token: token } = (request.body ?? {}) as Record<string, unknown>
  return grant === 'refresh_token' && typeof token === 'string' ? token : undefined
}

/** Runs before the platform and injects the faults that are switched on at the console. */
export function createFaultInjector(faults: Faults, tokens: TokenFaults): RequestHandler {
  const replay = (fault: Fault, request: Request, response: Response, next: (error?: unknown) => void) =>
    readForm(request, response, error => {
      const token = error === undefined ? readRefreshToken(request) : undefined
      if (token !== undefined && faults.use(fault)) tokens.spendRefreshToken(token)
      next(error)
    })

  return (request, response, next) => {
    const fault = faults.find(request)
    if (!fault) {
      next()
      return
    }
    if (fault.kind === 'replay-refresh') {
      replay(fault, request, response, next)
      return
    }
    if (fault.kind === 'revoke-token') {
      const token = readBearer(request.headers.authorization)
      if (token !== undefined && faults.use(fault)) tokens.revokeAccessToken(token)
      next()
      return
    }
    faults.use(fault)
    applyFault(fault, request, response, next)
  }
}
