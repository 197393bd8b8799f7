import { createPlatform, type Platform } from '../../app/platform/platform'
import { answerJson, createFetch, type SentCall } from './answers'
import { buildAccessToken } from './tokens'

export const ORGANIZATION = 'f_ecom_sbox_001'

/** With characters that an address has to encode. */
const MARK = 'a/ä'
/** Of the customer whose token the platform sends. */
export const RECORDED_CUSTOMER = `customer-${MARK}`

export const RECORDING_SETTINGS = {
  scapiBase: 'http://scapi.test',
  instanceBase: 'http://instance.test',
  organizationId: ORGANIZATION,
  clientId: 'client',
  contentSubPath: 's/{siteId}/{locale}',
  instanceOrigin: 'http://instance.test',
  siteId: 'jasmin',
  locale: 'de-AT',
  currency: 'EUR'
}

/**
 * The shop's platform for a customer of jasmin in de-AT over a fetch that returns these responses in order and records
 * the calls.
 */
export function createRecordingPlatform(...answers: Parameters<typeof createFetch>): {
  platform: Platform
  calls: SentCall[]
} {
  const { send, calls } = createFetch(...(answers.length > 0 ? answers : [answerJson({ id: 'a', total: 0 })]))
  const token = buildAccessToken({ registered: true, mark: MARK })
  const platform = createPlatform(
    RECORDING_SETTINGS,
    { getAccessToken: async () => token, discard: () => undefined },
    send
  )
  return { platform, calls }
}
