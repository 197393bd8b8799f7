import { z } from 'zod'
import { allOperations, operationFamilies } from '../operations/families'
import { requestClassNames } from '../requests/classify-request'

/** The faults, with the console's explanations. */
export const faultKinds = {
  status: 'refused with the status, nothing is done',
  delay: 'answered after the given milliseconds',
  'drop-before': 'the connection breaks, nothing is done',
  'drop-after': 'the work is done, the connection breaks before the answer',
  maintenance: 'refused with 503 and the header of a site under maintenance',
  malformed: 'the work is done, the answer is 200 with JSON that is cut off',
  empty: 'the work is done, the answer is 200 without a body',
  'refuse-after': 'the work is done, a refusal with the status takes the place of the answer',
  'html-after': 'the work is done, a page of HTML with 200 takes the place of the answer',
  html: '502 with a page of HTML, as from a gateway',
  'html-status': 'refused with the status and a page of HTML, as from a proxy in between; nothing is done',
  'foreign-problem': 'refused with the status and problem JSON of a gateway; nothing is done',
  shed: 'refused with 503 and the headers sfdc_load and sfdc_load_status, as under too much load',
  'needs-agent': '403 with a page of HTML for a request that does not say who it is (User-Agent)',
  stall: 'the head of an answer arrives, its body never ends',
  'revoke-token': 'the access token that the request carries is revoked: 401 from then on',
  'replay-refresh': 'a renewal finds its refresh token already used: 400, and the session ends'
} as const

type FaultKind = keyof typeof faultKinds

const TOKEN_OPERATIONS = ['getAccessToken', 'slas.getAccessToken', 'slas.token', 'slas']

const names = new Set([
  ...requestClassNames,
  ...operationFamilies.map(family => family.id),
  ...allOperations.flatMap(({ id, name }) => [id, name])
])

/**
 * A fault as tests and the console switch it on. `operation` is a name of the registry ("getProduct"), of one
 * family ("ocapi.getProduct"), a whole family ("ocapi"), or one of the older names ("products", "orders.create").
 */
export const faultInput = z
  .object({
    operation: z.string().refine(name => names.has(name), 'is no operation of the platform'),
    kind: z.enum(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
    status: z.number().int().min(400).max(599).default(503),
    /** Milliseconds, for `delay`. */
    ms: z.number().int().min(0).max(120_000).default(1_000),
    /** How many requests it hits; without it, all until it is switched off. */
    times: z.number().int().min(1).max(1_000_000).optional()
  })
  .refine(({ kind, operation }) => kind !== 'replay-refresh' || TOKEN_OPERATIONS.includes(operation), {
    path: ['operation'],
    message: 'has to be getAccessToken for the kind replay-refresh'
  })

export type FaultInput = z.output<typeof faultInput>
