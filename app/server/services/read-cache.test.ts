import { createReadCache } from './read-cache'

const HOUR = 3_600_000

function createCache(whileReading: 'wait' | 'old', bytes = 1_000_000) {
  // The library treats a clock at 0 as absent.
  let time = 1
  const keep = createReadCache<string[]>({ bytes, keepMs: HOUR, whileReading, now: () => time })
  return { keep, pass: (ms: number) => void (time += ms) }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

/** A read that waits for its result. */
function createRead() {
  let answer: (value: string[]) => void = () => undefined
  const read = jest.fn(() => new Promise<string[]>(resolve => (answer = resolve)))
  return { read, answer: (...values: string[]) => answer(values) }
}

it('shares one read among concurrent readers', async () => {
  const { keep } = createCache('wait')
  const { read, answer } = createRead()
  const asked = Promise.all(Array.from({ length: 50 }, () => keep('a', read)))
  answer('tea')
  expect(new Set((await asked).flat())).toEqual(new Set(['tea']))
  expect(read).toHaveBeenCalledTimes(1)
})

it('returns the old value while the new one is read, with `old`', async () => {
  const { keep, pass } = createCache('old')
  const read = jest.fn().mockResolvedValueOnce(['old']).mockResolvedValueOnce(['new'])
  expect(await keep('a', read)).toEqual(['old'])
  pass(HOUR)
  expect(await keep('a', read)).toEqual(['old'])
  expect(read).toHaveBeenCalledTimes(1)
  pass(1)
  expect(await keep('a', read)).toEqual(['old'])
  await settle()
  expect(await keep('a', read)).toEqual(['new'])
  expect(read).toHaveBeenCalledTimes(2)
})

it('lets the first wait for a new value, and gives the others the old one', async () => {
  const { keep, pass } = createCache('wait')
  await keep('a', async () => ['old'])
  pass(HOUR + 1)
  const { read, answer } = createRead()
  const first = keep('a', read)
  expect(await keep('a', read)).toEqual(['old'])
  answer('new')
  expect(await first).toEqual(['new'])
  expect(await keep('a', read)).toEqual(['new'])
  expect(read).toHaveBeenCalledTimes(1)
})

it.each(['wait', 'old'] as const)(
  'serves the last value while it cannot be read, and tries once a minute: %s',
  async whileReading => {
    const { keep, pass } = createCache(whileReading)
    const read = jest
      .fn()
      .mockResolvedValueOnce(['old'])
      .mockRejectedValueOnce(new Error('down'))
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue(['new'])
    await keep('a', read)
    pass(HOUR + 1)
    for (let asked = 0; asked < 3; asked++) {
      expect(await keep('a', read)).toEqual(['old'])
      await settle()
    }
    expect(read).toHaveBeenCalledTimes(2)
    pass(60_001)
    expect(await keep('a', read)).toEqual(['old'])
    await settle()
    expect(read).toHaveBeenCalledTimes(3)
    pass(60_001)
    await keep('a', read)
    await settle()
    expect(await keep('a', read)).toEqual(['new'])
  }
)

it('keeps no failure', async () => {
  const { keep } = createCache('wait')
  const read = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(['tea'])
  await expect(keep('a', read)).rejects.toThrow('down')
  expect(await keep('a', read)).toEqual(['tea'])
})

it('returns a value that it has no room for', async () => {
  const { keep } = createCache('wait', 5_000)
  const large = (key: string) => async () => [key, 'x'.repeat(2_000)]
  const keys = Array.from({ length: 50 }, (_, index) => `${index}`)
  const values = await Promise.all(keys.map(key => keep(key, large(key))))
  expect(values.map(([key]) => key)).toEqual(keys)
})
