import Cookies from 'js-cookie'
import { buildAppConfig } from '../../tests/factories/app-config'
import { settle } from '../../tests/factories/browser'
import { ALL_CONSENTS, holdConsents } from '../visit/consent/consent'
import { registerWorkerLater } from './register-worker-later'

const register = jest.fn(async () => undefined)

function offerWorkers(offered: object | undefined) {
  if (offered) Object.defineProperty(navigator, 'serviceWorker', { value: offered, configurable: true })
  else Reflect.deleteProperty(navigator, 'serviceWorker')
}

beforeEach(() => {
  register.mockReset().mockResolvedValue(undefined)
  offerWorkers({ register })
  window.__CONFIG__ = { app: buildAppConfig() }
})
afterEach(() => {
  offerWorkers(undefined)
  Cookies.remove('appMode')
  document.documentElement.removeAttribute('data-app')
  document.head.innerHTML = ''
  jest.restoreAllMocks()
})

/** Everything that the page's load event triggers has happened. */
async function load() {
  registerWorkerLater()
  await import('./set-worker')
  await new Promise(resolve => setTimeout(resolve))
}

describe('the service worker', () => {
  it('is registered when the page has loaded, not before', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    await load()
    expect(register).not.toHaveBeenCalled()
    state.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    await import('./set-worker')
    await new Promise(resolve => setTimeout(resolve))
    expect(register.mock.calls).toEqual([['/worker.js', { updateViaCache: 'none' }]])
  })

  it.each([
    ['in the native app', () => document.documentElement.setAttribute('data-app', 'app.header')],
    ['in the native app with a page from a shared cache', () => void Cookies.set('appMode', '1')],
    [
      'in a page designer',
      () => void (document.head.innerHTML = '<meta name="page-designer" content="https://designer.example">')
    ],
    [
      'where the settings switch it off',
      () => void (window.__CONFIG__ = { app: buildAppConfig({ serviceWorker: false }) })
    ]
  ])('is not registered %s', async (_where, prepare) => {
    prepare()
    await load()
    expect(register).not.toHaveBeenCalled()
  })

  it('is checked again when the consents change', async () => {
    await load()
    register.mockClear()
    holdConsents(ALL_CONSENTS)
    await settle()
    expect(register).toHaveBeenCalled()
  })

  it('is optional: a browser may not know service workers', async () => {
    offerWorkers(undefined)
    await expect(load()).resolves.toBeUndefined()
  })

  it('is optional: a browser may refuse it', async () => {
    register.mockRejectedValue(new DOMException('denied', 'SecurityError'))
    await expect(load()).resolves.toBeUndefined()
  })
})
