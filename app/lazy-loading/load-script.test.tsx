import { loadScript, removeScript, SCRIPT_TIMEOUT_MS } from './load-script'

const SCRIPT = 'https://third.example/a.js'
const findScripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`)]
const befall = (event: 'load' | 'error') => findScripts()[0]?.dispatchEvent(new Event(event))
/** Lets what has been promised happen. */
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

it('asks once for a script that many want', async () => {
  const asked = [loadScript(SCRIPT), loadScript(SCRIPT)]
  await settle()
  expect(findScripts()).toHaveLength(1)
  befall('load')
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
  befall('load')
  await expect(asked).resolves.toBe(true)
})

it('takes a script that fails out of the page, and asks again when it is wanted again', async () => {
  const asked = loadScript(SCRIPT)
  await settle()
  befall('error')
  await expect(asked).resolves.toBe(false)
  expect(findScripts()).toHaveLength(0)
  const again = loadScript(SCRIPT)
  await settle()
  befall('load')
  await expect(again).resolves.toBe(true)
})

it('gives a script up that has not come after 120 seconds', async () => {
  const asked = loadScript(SCRIPT)
  await settle()
  jest.advanceTimersByTime(119_999)
  expect(findScripts()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  await expect(asked).resolves.toBe(false)
  expect(SCRIPT_TIMEOUT_MS).toBe(120_000)
  expect(findScripts()).toHaveLength(0)
})

it('keeps a script that came in time', async () => {
  const asked = loadScript(SCRIPT)
  await settle()
  befall('load')
  await asked
  jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS)
  expect(findScripts()).toHaveLength(1)
})
