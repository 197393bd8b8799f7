import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describeBasketError } from '../../features/basket/describe-basket-error'
import { readSignUpFailure } from '../../features/newsletter/sign-up-outcome'
import type { IntlShape } from '../../intl/intl'
import { findShopperText } from './platform-error'
import { sendRequest } from './send-request'

const SHOWN = 'Das Produkt ist ausverkauft.'
const FOR_DEVELOPERS = 'A fault is switched on at the console.'
const PAGE = '<html><h1>502 Bad Gateway</h1></html>'

/** The error of a call that is answered with this. */
const fail = async (status: number, body: unknown): Promise<unknown> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const send = () => Promise.resolve(new Response(text, { status }))
  return sendRequest(send, { operation: 'addItem', url: 'http://platform.test/' }).then(
    () => expect('the call').toBe('refused'),
    (error: unknown) => error
  )
}

describe('of a failed call a shopper reads', () => {
  it.each<[string, number, unknown]>([
    [
      'the statusMessage of a problem',
      400,
      { title: 'Bad', arguments: { statusCode: 'X', statusMessage: SHOWN } }
    ],
    [
      'the statusMessage of a fault',
      400,
      { fault: { type: 'X', message: FOR_DEVELOPERS, arguments: { statusMessage: SHOWN } } }
    ],
    ['the errorMessage of a controller', 200, { success: false, error: true, errorMessage: SHOWN }],
    ['the ErrorMsg of a gift card', 400, { error: true, ErrorMsg: SHOWN }],
    ['the error.message of a sign-up', 200, { error: { message: SHOWN } }]
  ])('%s', async (_title, status, body) => {
    expect(findShopperText(await fail(status, body))).toBe(SHOWN)
  })

  it.each<[string, number, unknown]>([
    ['an HTML page', 502, PAGE],
    ['an HTML page that says it went well', 200, PAGE],
    ['JSON that is cut off', 200, '{"error":tr'],
    ['an empty answer', 200, ''],
    ['a problem', 400, { type: 'about:blank', title: 'Fault', detail: FOR_DEVELOPERS }],
    ['a fault', 400, { fault: { type: 'X', message: FOR_DEVELOPERS, arguments: {} } }],
    ['an error code', 400, { error: 'invalid_request', error_description: FOR_DEVELOPERS }],
    ['a message of nobody', 500, { error: true, message: FOR_DEVELOPERS }],
    ['a controller that has broken down', 500, { error: true, errorMessage: FOR_DEVELOPERS }],
    [
      'a statusMessage with markup',
      400,
      { title: 'Bad', arguments: { statusCode: 'X', statusMessage: PAGE } }
    ]
  ])('nothing of %s', async (_title, status, body) => {
    const error = await fail(status, body)
    expect(findShopperText(error)).toBeUndefined()
    const intl = { formatMessage: () => 'ours' } as unknown as IntlShape
    expect(describeBasketError(intl, error)).toEqual({ kind: 'error', code: 'unknown', message: 'ours' })
    expect(readSignUpFailure(error)).not.toHaveProperty('message')
  })

  it('no component, page or feature reads the other texts of an error', () => {
    const files = execFileSync(
      'git',
      ['ls-files', 'app/features', 'app/pages', 'app/content', 'app/shell', 'app/ui'],
      {
        encoding: 'utf8'
      }
    )
      .split('\n')
      .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    const readers = files.filter(file =>
      /\b(error|failure|cause)\.(detail|message)\b/.test(readFileSync(file, 'utf8'))
    )
    // It compares a name and shows no text.
    expect(readers).toEqual(['app/features/checkout/place-order/place-order.ts'])
  })
})
