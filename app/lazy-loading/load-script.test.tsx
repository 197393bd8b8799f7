import { loadScript, removeScript, SCRIPT_TIMEOUT_MS } from './load-script'

const SCRIPT = 'https://third.example/a.js'
const findScripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`)]
const fireScriptEvent = (event: 'load' | 'error') => findScripts()[0]?.dispatchEvent(new Event(event))
/** Lets pending promises settle. */
const settle = () => jest.advanceTimersByTimeAsync(0)

let readyState: DocumentReadyState

beforeEach(() => {
  jest.useFakeTimers()
  readyState = 'complete'
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
})
afterEach(() => {
  removeScript(SCRIPT)
  jest.useRealTimers()
})

it('loads a script once for many callers', async () => {
  const asked = [loadScript(SCRIPT), loadScript(SCRIPT)]
  await settle()
  expect(findScripts()).toHaveLength(1)
  fireScriptEvent('load')
  await expect(Promise.all(asked)).resolves.toEqual([true, true])
  await expect(loadScript(SCRIPT)).resolves.toBe(true)
  expect(findScripts()).toHaveLength(1)
})

it('lets the page load first', async () => {
  readyState = 'interactive'
  const asked = loadScript(SCRIPT)
  await settle()
  expect(findScripts()).toHaveLength(0)
  window.dispatchEvent(new Event('load'))
  await settle()
  fireScriptEvent('load')
  await expect(asked).resolves.toBe(true)
})

it('removes a script that fails from the page, and loads it again when it is needed again', async () => {
  const asked = loadScript(SCRIPT)
  await settle()
  fireScriptEvent('error')
  await expect(asked).resolves.toBe(false)
  expect(findScripts()).toHaveLength(0)
  const again = loadScript(SCRIPT)
  await settle()
  fireScriptEvent('load')
  await expect(again).resolves.toBe(true)
})

it('gives up on a script that has not loaded after 120 seconds', async () => {
  const asked = loadScript(SCRIPT)
  await settle()
  jest.advanceTimersByTime(119_999)
  expect(findScripts()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  await expect(asked).resolves.toBe(false)
  expect(SCRIPT_TIMEOUT_MS).toBe(120_000)
  expect(findScripts()).toHaveLength(0)
})

it('keeps a script that was loaded in time', async () => {
  const asked = loadScript(SCRIPT)
  await settle()
  fireScriptEvent('load')
  await asked
  jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS)
  expect(findScripts()).toHaveLength(1)
})
