import express from 'express'
import supertest from 'supertest'
import type { SlasClient } from '../../app/platform/session/slas-client'
import type { EndpointParts } from '../../app/server/endpoints/endpoint-parts'
import { sessionEndpoint } from '../../app/server/session/session-endpoint'
import { buildServerSettings } from './app-config'
import { buildEndpointParts, serveAlone } from './endpoint-parts'
import { createSlasMock } from './slas'

/** A shop that serves the session endpoint alone, over this login service. */
export const createSessionShop = (
  slas: SlasClient = createSlasMock(),
  publicOrigin = '',
  change: Partial<EndpointParts> = {}
) =>
  express().use(
    serveAlone(
      sessionEndpoint(
        buildEndpointParts({ slas, settings: buildServerSettings({ publicOrigin }), ...change })
      )
    )
  )

/** Posts this body to the session endpoint. */
export const postSession = (shop: express.Express, body: object | string = { siteId: 'jasmin' }) =>
  supertest(shop).post('/session').set('content-type', 'application/json').send(body)
