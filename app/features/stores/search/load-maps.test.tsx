import { createMapService } from '../../../../tests/factories/map-service'
import { removeScript } from '../../../lazy-loading/load-script'
import { buildMapsUrl, loadMaps, onMapsRefused } from './load-maps'

const SCRIPT = 'https://maps.test/a.js'

async function load(event: 'load' | 'error') {
  const loaded = loadMaps(SCRIPT)
  await Promise.resolve()
  document.querySelector(`script[src="${SCRIPT}"]`)?.dispatchEvent(new Event(event))
  return loaded
}

afterEach(() => {
  removeScript(SCRIPT)
  delete (window as { google?: unknown }).google
})

it('asks for the places library, in the language and for the country of the locale', () => {
  const url = buildMapsUrl(
    { scriptUrl: 'https://maps.googleapis.com/maps/api/js', apiKey: 'k&y' },
    'de-AT',
    'AT'
  )
  expect(url).toBe(
    'https://maps.googleapis.com/maps/api/js?key=k%26y&libraries=places&language=de-AT&region=AT'
  )
})

it('is there once its script and its parts are', async () => {
  createMapService().install()
  await expect(load('load')).resolves.toBe(true)
})

it.each([
  ['its script fails', 'error', undefined],
  ['its script brings nothing', 'load', undefined],
  ['a part is missing', 'load', { importLibrary: async () => ({}), places: {} }],
  ['a part does not come', 'load', { importLibrary: () => Promise.reject(new Error('offline')) }]
] as const)('is not there, and nobody has to catch anything, when %s', async (_why, event, maps) => {
  Object.assign(window, { google: maps && { maps } })
  await expect(load(event)).resolves.toBe(false)
})

it('reports a refused key to its listeners, and is unavailable afterwards', async () => {
  const listener = jest.fn()
  const stop = onMapsRefused(listener)
  const refuse = () => (window as { gm_authFailure?: () => void }).gm_authFailure?.()
  refuse()
  stop()
  refuse()
  expect(listener).toHaveBeenCalledTimes(1)
  createMapService().install()
  await expect(loadMaps(SCRIPT)).resolves.toBe(false)
})
