import { loadScript, removeScript, SCRIPT_TIMEOUT_MS } from './load-script'

const SCRIPT = 'https://third.example/a.js'
const findScripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`)]
const befall = (event: 'load' | 'error') => findScripts()[0]?.dispatchEvent(new Event(event))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  removeScript(SCRIPT)
  jest.useRealTimers()
})

it('asks once for a script that many want', async () => {
  const asked = [loadScript(SCRIPT), loadScript(SCRIPT)]
  expect(findScripts()).toHaveLength(1)
  befall('load')
  await expect(Promise.all(asked)).resolves.toEqual([true, true])
  await expect(loadScript(SCRIPT)).resolves.toBe(true)
  expect(findScripts()).toHaveLength(1)
})

it('takes a script that fails out of the page, and asks again when it is wanted again', async () => {
  const asked = loadScript(SCRIPT)
  befall('error')
  await expect(asked).resolves.toBe(false)
  expect(findScripts()).toHaveLength(0)
  const again = loadScript(SCRIPT)
  befall('load')
  await expect(again).resolves.toBe(true)
})

it('gives a script up that has not come after 120 seconds', async () => {
  const asked = loadScript(SCRIPT)
  jest.advanceTimersByTime(119_999)
  expect(findScripts()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  await expect(asked).resolves.toBe(false)
  expect(SCRIPT_TIMEOUT_MS).toBe(120_000)
  expect(findScripts()).toHaveLength(0)
})

it('keeps a script that came in time', async () => {
  const asked = loadScript(SCRIPT)
  befall('load')
  await asked
  jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS)
  expect(findScripts()).toHaveLength(1)
})
