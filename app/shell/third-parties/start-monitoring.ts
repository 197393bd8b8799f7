import {
  BrowserClient,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  functionToStringIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  replayIntegration
} from '@sentry/react'
import type { AppConfig } from '../../visit/config/app-config'
import { collectErrors } from '../../ui/frame/report-error'
import { makeStrippingTransport } from './stripping-transport'

/** Requirement 12.1. */
const RATES = { tracesSampleRate: 1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 }

/** Reports go through the shop's own origin: no other host to trust, and the service receives no cookie. */
const TUNNEL = '/mobify/proxy/monitoring'

/**
 * Reports errors, page loads and, of some visits, a recording with every text, input and
 * picture hidden to the error-reporting service. Nothing personal is sent. Returns a function that ends it.
 */
export function startMonitoring({ dsn, environment }: AppConfig['monitoring']): () => void {
  const project = new URL(dsn).pathname
  const client = new BrowserClient({
    dsn,
    environment,
    tunnel: `${TUNNEL}/api${project}/envelope/`,
    sendDefaultPii: false,
    ...RATES,
    transport: makeStrippingTransport,
    stackParser: defaultStackParser,
    integrations: [
      breadcrumbsIntegration({ console: false }),
      browserTracingIntegration(),
      dedupeIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        networkDetailAllowUrls: [],
        // Compression would need a worker made from a blob, which the pages' policy forbids; and
        // what is compressed cannot be stripped.
        useCompression: false
      })
    ]
  })
  getCurrentScope().setClient(client)
  client.init()
  const stopCollecting = collectErrors(error => void captureException(error))
  return () => {
    stopCollecting()
    getCurrentScope().setClient(undefined)
    void client.close(0)
  }
}
