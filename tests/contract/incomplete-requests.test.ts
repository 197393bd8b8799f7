import { buildHeaders } from './ocapi-setup'
import { ORGANIZATION, startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox
let headers: Record<string, string>

beforeAll(async () => {
  sandbox = await startSandbox()
  headers = buildHeaders((await sandbox.loginGuest()).access_token)
})
afterAll(() => sandbox.stop())

const PRODUCTS = `/product/shopper-products/v1/organizations/${ORGANIZATION}`
const SEARCH = `/search/shopper-search/v1/organizations/${ORGANIZATION}`
const CUSTOMERS = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers`
const CONTROLLERS = '/on/demandware.store/Sites-nowhere-Site/de_DE'

it.each([
  ['GET', `${PRODUCTS}/categories?siteId=jasmin`, 400],
  ['GET', `${PRODUCTS}/categories?siteId=jasmin&ids=`, 400],
  ['GET', `${PRODUCTS}/categories/root`, 400],
  ['GET', `${PRODUCTS}/categories/root?siteId=nowhere`, 400],
  ['GET', `${PRODUCTS}/categories/root?siteId=jasmin&locale=xx-XX`, 400],
  ['GET', `${PRODUCTS}/categories/root?siteId=jasmin&locale=en-GB&currency=YEN`, 400],
  ['GET', `${SEARCH}/search-suggestions?siteId=jasmin`, 400],
  ['POST', `${CUSTOMERS}/password/actions/create-reset-token?siteId=jasmin`, 400],
  ['POST', `${CUSTOMERS}?siteId=jasmin`, 400],
  ['GET', `${CONTROLLERS}/OcapiSearch-Suggestions?q=tee`, 404],
  ['GET', `${CONTROLLERS}/OcapiSearch-Content?q=tee`, 404]
])('%s %s is answered with %i and a reason', async (method, path, status) => {
  const response = await fetch(sandbox.origin + path, { method, headers })
  expect(response.status).toBe(status)
  expect(JSON.stringify(await response.json())).toMatch(/"(?:detail|errorMessage)":"[^"]+"/)
})
