import { buildIntl } from '../../../tests/factories/intl'
import { PlatformError } from '../../platform/http/platform-error'
import { readShopperText } from '../../platform/http/read-shopper-text'
import { describeBasketError } from './describe-basket-error'

const intl = buildIntl()
const refuse = (data?: Record<string, unknown>) =>
  new PlatformError({
    kind: 'fault',
    operation: 'addItemToBasket',
    status: 400,
    detail: 'Stack at line 7',
    data,
    shopperText: readShopperText(data, 400)
  })

it.each([
  [{ arguments: { statusCode: 'NOT_AVAILABLE', statusMessage: 'Sold out since noon.' } }],
  [{ statusCode: 'NOT_AVAILABLE', statusMessage: 'Sold out since noon.' }]
])("says the server's statusMessage, with its statusCode in lower case (%j)", data =>
  expect(describeBasketError(intl, refuse(data))).toEqual({
    kind: 'error',
    code: 'not_available',
    message: 'Sold out since noon.'
  })
)

it.each([
  ['no words', refuse()],
  ['half of them', refuse({ arguments: { statusCode: 'NOT_AVAILABLE' } })],
  ['words that are none', refuse({ arguments: { statusCode: 7, statusMessage: {} } })],
  ['an error of our own', new TypeError('x is undefined')]
])('has words of its own for %s, and shows nothing else of the server', (_what, error) =>
  expect(describeBasketError(intl, error)).toEqual({
    kind: 'error',
    code: 'unknown',
    message: 'Something went wrong. Please try again later!'
  })
)
