import { GATE, GATE_ENVIRONMENT } from '../../../tests/factories/access-gate'
import { parseEnvironment } from './environment-settings'

it('trusts no proxy or parent and tracks nothing by default', () => {
  expect(parseEnvironment({ TRUSTED_FRAME_PARENTS: '', COMMERCE_PRIVATE_CLIENT_ID: '' })).toMatchObject({
    frameParents: [],
    thirdParties: { connect: [], images: [], frames: [] },
    trustedProxies: 0,
    privateClient: undefined,
    nativeApp: { tokenHeader: 'x-app-auth-token', refreshTokenHeader: 'x-app-refresh-token' }
  })
})

it('reads lists, numbers and the private client', () => {
  expect(
    parseEnvironment({
      TRUSTED_FRAME_PARENTS: 'https://a.example, http://b.example:8080',
      TRUSTED_CONNECT_SOURCES: 'https://*.maps.example wss://chat.example',
      TRUSTED_PROXIES: '2',
      COMMERCE_PRIVATE_CLIENT_ID: 'id',
      COMMERCE_PRIVATE_CLIENT_SECRET: 'secret'
    })
  ).toMatchObject({
    frameParents: ['https://a.example', 'http://b.example:8080'],
    thirdParties: { connect: ['https://*.maps.example', 'wss://chat.example'] },
    trustedProxies: 2,
    privateClient: { clientId: 'id', secret: 'secret' }
  })
})

it('names everything that is wrong at once, and no value', () => {
  const parse = () =>
    parseEnvironment({
      TRUSTED_FRAME_PARENTS: 'https://a.example/path',
      TRUSTED_IMAGE_SOURCES: "https://a.example 'unsafe-inline'",
      TRUSTED_FRAME_SOURCES: 'https://a.example;script-src',
      TRUSTED_PROXIES: 'plenty',
      NATIVE_APP_TOKEN_HEADER: 'X Token'
    })
  expect(parse).toThrow(
    /TRUSTED_FRAME_PARENTS[\s\S]*TRUSTED_IMAGE_SOURCES[\s\S]*TRUSTED_FRAME_SOURCES[\s\S]*TRUSTED_PROXIES[\s\S]*NATIVE_APP_TOKEN_HEADER/
  )
  expect(parse).not.toThrow(/unsafe-inline|plenty/)
})

it.each([
  ['COMMERCE_PRIVATE_CLIENT_ID', 'id-without-secret'],
  ['COMMERCE_PRIVATE_CLIENT_SECRET', 'secret-without-id']
])('stops the start for half a private client (%s)', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow('COMMERCE_PRIVATE_CLIENT_SECRET')
  expect(() => parseEnvironment({ [name]: value })).not.toThrow(value)
})

it('has no access gate by default, and one with key and salt', () => {
  expect(parseEnvironment({ FRONTEND_ACCESS_KEY: '', FRONTEND_ACCESS_SALT: '' }).accessGate).toBeUndefined()
  expect(parseEnvironment(GATE_ENVIRONMENT)).toMatchObject({
    accessGate: { key: GATE.key, salt: GATE.salt, designerKey: GATE.designerKey },
    nativeApp: { keyHeader: 'x-app-key', key: GATE.appKey, hideHeaderHeader: 'x-app-hide-header' }
  })
})

it.each([
  ['a key without a salt', { FRONTEND_ACCESS_KEY: GATE.key }, 'FRONTEND_ACCESS_KEY'],
  ['a salt without a key', { FRONTEND_ACCESS_SALT: GATE.salt }, 'FRONTEND_ACCESS_KEY'],
  [
    'a key that nothing can derive',
    { ...GATE_ENVIRONMENT, FRONTEND_ACCESS_KEY: 'secret' },
    'derive-access-key'
  ],
  ['a short salt', { ...GATE_ENVIRONMENT, FRONTEND_ACCESS_SALT: 'salt' }, 'FRONTEND_ACCESS_SALT'],
  ['a short key of the app', { NATIVE_APP_KEY: 'app' }, 'NATIVE_APP_KEY'],
  ['a short key of the designer', { PAGE_DESIGNER_KEY: 'x y' }, 'PAGE_DESIGNER_KEY']
])('stops the start for %s rather than leaving the shop open', (_what, environment, named) => {
  expect(() => parseEnvironment(environment)).toThrow(named)
  expect(() => parseEnvironment(environment)).not.toThrow(GATE.key)
})
