import type { Router } from 'express'
import type { Clock } from '../domain/clock'
import type { Ids } from '../domain/ids'
import type { Site } from '../domain/sites/site'

/** The dependencies of each protocol module. */
export interface ProtocolContext {
  sites: Site[]
  clock: Clock
  ids: Ids
  /** Origin in absolute links, e.g. image addresses: http://127.0.0.1:4000 */
  publicOrigin: string
}

export type CreateRouter<Services> = (services: Services & ProtocolContext) => Router
