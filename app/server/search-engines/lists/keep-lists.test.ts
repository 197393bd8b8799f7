import { createListKeeper } from './keep-lists'

const HOUR = 3_600_000

function createKeeper() {
  let time = 0
  const keep = createListKeeper(() => time)
  return { keep, pass: (ms: number) => void (time += ms) }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

it('reads again after an hour, while the old list is served on', async () => {
  const { keep, pass } = createKeeper()
  const read = jest.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new')
  expect(await keep('a', read)).toBe('old')
  pass(HOUR - 1)
  expect(await keep('a', read)).toBe('old')
  expect(read).toHaveBeenCalledTimes(1)
  pass(1)
  expect(await keep('a', read)).toBe('old')
  await settle()
  expect(await keep('a', read)).toBe('new')
  expect(read).toHaveBeenCalledTimes(2)
})

it('serves the last list while it cannot be read, and tries once a minute', async () => {
  const { keep, pass } = createKeeper()
  const read = jest.fn().mockResolvedValueOnce('old').mockRejectedValue(new Error('down'))
  await keep('a', read)
  pass(HOUR)
  for (let asked = 0; asked < 3; asked++) {
    expect(await keep('a', read)).toBe('old')
    await settle()
  }
  expect(read).toHaveBeenCalledTimes(2)
  pass(60_000)
  await keep('a', read)
  expect(read).toHaveBeenCalledTimes(3)
})

it('keeps no failure', async () => {
  const { keep } = createKeeper()
  const read = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('list')
  await expect(keep('a', read)).rejects.toThrow('down')
  expect(await keep('a', read)).toBe('list')
})
