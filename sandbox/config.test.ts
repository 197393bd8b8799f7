import { parseSettings } from './config'

it('starts without any setting', () => {
  expect(parseSettings({ SANDBOX_PORT: '' })).toMatchObject({
    port: 4000,
    publicOrigin: 'http://127.0.0.1:4000'
  })
})

it('keeps everything in memory with `:memory:`', () => {
  expect(parseSettings({ SANDBOX_DATA: ':memory:', SANDBOX_PORT: '4101' })).toEqual({
    port: 4101,
    databasePath: ':memory:',
    publicOrigin: 'http://127.0.0.1:4101',
    shopOrigin: 'http://localhost:3000',
    redirectUris: [],
    paymentTimeout: 3_600_000
  })
})

it('reads which shop the console shows', () => {
  expect(parseSettings({ SANDBOX_SHOP_ORIGIN: 'https://shop.example/jasmin' }).shopOrigin).toBe(
    'https://shop.example'
  )
  expect(() => parseSettings({ SANDBOX_SHOP_ORIGIN: 'shop.example' })).toThrow(/SANDBOX_SHOP_ORIGIN/)
})

it('reads the port of the native app’s web view; without one there is no web view', () => {
  expect(parseSettings({ SANDBOX_APP_PORT: '4001' }).appPort).toBe(4001)
  expect(parseSettings({ SANDBOX_APP_PORT: '' })).not.toHaveProperty('appPort')
  expect(() => parseSettings({ SANDBOX_APP_PORT: '0' })).toThrow(/SANDBOX_APP_PORT/)
})

it('reads in seconds how long a payment waits for its shopper', () => {
  expect(parseSettings({ SANDBOX_PAYMENT_TIMEOUT: '90' }).paymentTimeout).toBe(90_000)
  expect(() => parseSettings({ SANDBOX_PAYMENT_TIMEOUT: 'soon' })).toThrow(/SANDBOX_PAYMENT_TIMEOUT/)
})

it('lists everything that is wrong', () => {
  const parse = () => parseSettings({ SANDBOX_PORT: 'door', SANDBOX_PUBLIC_ORIGIN: 'ftp://x' })
  expect(parse).toThrow(/SANDBOX_PORT: .*\n.*SANDBOX_PUBLIC_ORIGIN: must be an http/)
})

it('reads the addresses that a login may lead to', () => {
  const { redirectUris } = parseSettings({
    SANDBOX_REDIRECT_URIS: 'https://shop.example/callback, https://other.example/x '
  })
  expect(redirectUris).toEqual(['https://shop.example/callback', 'https://other.example/x'])
  expect(parseSettings({}).redirectUris).toEqual([])
  expect(() => parseSettings({ SANDBOX_REDIRECT_URIS: 'shop.example' })).toThrow(
    /SANDBOX_REDIRECT_URIS.*https/
  )
})
