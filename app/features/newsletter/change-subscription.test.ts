import { startSandbox, type TestSandbox } from '../../../tests/contract/checkout-setup'
import { answerJson } from '../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { changeSubscription, unsubscribe } from './change-subscription'

it('sends the state unsubscribed with the form as its source', async () => {
  const { platform, calls } = createRecordingPlatform(answerJson({ c_subscription_state: 'unsubscribed' }))
  await expect(unsubscribe(platform, ' lina@example.com ')).resolves.toEqual({ success: true })
  expect(calls[0]?.body).toEqual({
    c_email: 'lina@example.com',
    c_subscription_state: 'unsubscribed',
    c_source: 'unsubscribe_form'
  })
})

it.each([
  ['CustomerNotFoundError', 404, true],
  ['CustomerNotFoundError', 200, true],
  ['Bad Request', 400, false],
  ['Internal Error', 500, false]
])('takes an error titled %s with status %d for a success: %s', async (title, status, success) => {
  const body = status === 200 ? { error: true, title } : { title, type: 'https://x/y', detail: 'no' }
  const { platform } = createRecordingPlatform(answerJson(body, status))
  await expect(unsubscribe(platform, 'lina@example.com')).resolves.toEqual({ success })
})

it('does not succeed when the connection is lost', async () => {
  const { platform } = createRecordingPlatform(new TypeError('connection lost'))
  await expect(unsubscribe(platform, 'lina@example.com')).resolves.toEqual({ success: false })
})

describe('at the platform', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.stop())

  it('subscribes, unsubscribes, and unsubscribes an unknown address', async () => {
    const platform = createShopPlatform(sandbox.origin, (await sandbox.loginGuest()).token)
    const email = 'lina@example.com'
    await expect(changeSubscription(platform, { email, state: 'subscribed' })).resolves.toEqual({
      success: true
    })
    await expect(unsubscribe(platform, email)).resolves.toEqual({ success: true })
    await expect(unsubscribe(platform, 'nobody@example.com')).resolves.toEqual({ success: true })
  })
})
