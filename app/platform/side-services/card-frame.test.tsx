import { listenToCardFrame, parseCardMessage } from './card-frame'

const COULD_NOT_BE_PARSED = 'HEIDELPAY_CREDIT_CARD - Payment result could not be parsed'
const NOK = 'HEIDELPAY_CREDIT_CARD - PROCESSING.RESULT = NOK'

const message = {
  'PROCESSING.RESULT': 'ACK',
  'PROCESSING.STATUS': 'NEW',
  'ACCOUNT.BRAND': 'VISA',
  'ACCOUNT.EXPIRY_MONTH': '03',
  'ACCOUNT.EXPIRY_YEAR': '2031',
  'ACCOUNT.HOLDER': 'Lina Berg',
  'ACCOUNT.NUMBER': '************1111',
  'IDENTIFICATION.UNIQUEID': 's-crd-1'
}
const card = {
  cardType: 'VISA',
  month: 3,
  year: 2031,
  holder: 'Lina Berg',
  number: '************1111',
  resourceId: 's-crd-1'
}

it.each([
  ['text', JSON.stringify(message)],
  ['an object', message]
])('reads a card from %s', (_form, data) => {
  expect(parseCardMessage(data)).toEqual(card)
})

it('reads a card from the newer names', () => {
  const data = { 'PROCESSING.RESULT': 'ACK', ...card }
  expect(parseCardMessage(JSON.stringify(data))).toEqual(card)
})

it('ignores a form that is not complete yet, which counts as NOK as well', () => {
  const data = { ...message, 'PROCESSING.RESULT': 'NOK', 'PROCESSING.STATUS': 'REJECTED_VALIDATION' }
  expect(parseCardMessage(JSON.stringify(data))).toBeUndefined()
})

it('rejects a card that the provider rejects', () => {
  expect(() => parseCardMessage(JSON.stringify({ ...message, 'PROCESSING.RESULT': 'NOK' }))).toThrow(NOK)
})

it.each([[''], ['{'], ['null'], ['[]'], ['"x"'], ['{}'], [undefined], [42], [null]])(
  'says that %j could not be parsed',
  data => {
    expect(() => parseCardMessage(data)).toThrow(COULD_NOT_BE_PARSED)
  }
)

describe('the messages of a window', () => {
  const frame = { window, origin: 'https://cards.test' }
  const say = (data: unknown, change: MessageEventInit = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: frame.origin, source: window, ...change })
    )

  function listen() {
    const received: unknown[] = []
    const stop = listenToCardFrame(frame, {
      card: found => received.push(found),
      failure: error => received.push(error.message)
    })
    return { received, stop }
  }

  it('are received from the frame until the listener unsubscribes', () => {
    const { received, stop } = listen()
    say(JSON.stringify(message))
    say(JSON.stringify({ ...message, 'PROCESSING.RESULT': 'NOK' }))
    say('nonsense')
    stop()
    say(JSON.stringify(message))
    expect(received).toEqual([card, NOK, COULD_NOT_BE_PARSED])
  })

  it('are ignored from other origins and windows', () => {
    const { received, stop } = listen()
    say(JSON.stringify(message), { origin: 'https://evil.test' })
    say(JSON.stringify(message), { source: null })
    stop()
    expect(received).toEqual([])
  })

  it('are ignored where they are about the frame itself', () => {
    const { received, stop } = listen()
    say(JSON.stringify({ 'FRAME.STATUS': 'READY' }))
    say(JSON.stringify({ 'FRAME.HEIGHT': 312 }))
    stop()
    expect(received).toEqual([])
  })
})
