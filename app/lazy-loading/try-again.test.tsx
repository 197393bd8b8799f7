import { PAUSES_MS, tryAgain } from './try-again'

const failing = (times: number) => {
  const ask = jest.fn().mockResolvedValue('code')
  for (let time = 0; time < times; time += 1) ask.mockRejectedValueOnce(new Error(`lost ${time + 1}`))
  return ask
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('asks again after pauses that grow', async () => {
  const ask = failing(2)
  const code = tryAgain(ask)
  await jest.advanceTimersByTimeAsync(PAUSES_MS[0]! - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(PAUSES_MS[1]!)
  expect(await code).toBe('code')
})

it('asks again as soon as the browser is online again, and only once for it', async () => {
  const ask = failing(1)
  const code = tryAgain(ask)
  await jest.advanceTimersByTimeAsync(10)
  window.dispatchEvent(new Event('online'))
  expect(await code).toBe('code')
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(200_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('fails with the last error in the end', async () => {
  const ask = failing(PAUSES_MS.length + 1)
  const failure = tryAgain(ask).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(200_000)
  expect(await failure).toEqual(new Error(`lost ${PAUSES_MS.length + 1}`))
})

it('wastes no attempt while the browser is offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const ask = failing(1)
  const code = tryAgain(ask)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await code).toBe('code')
  online.mockRestore()
})
