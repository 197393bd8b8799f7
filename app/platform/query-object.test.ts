import { focusManager, QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from './query-object'

/** A failure is logged by the query client, which is not what these tests are about. */
const muteLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

const read = jest.fn(async () => 'tea')
const query = { queryKey: ['tea'], queryFn: read }

beforeEach(() => {
  jest.useFakeTimers()
  read.mockClear()
})
afterEach(() => {
  focusManager.setFocused(undefined)
  jest.useRealTimers()
})

it('keeps data fresh for 120 seconds, and reads it again after that', async () => {
  const client = createQueryClient()
  await client.fetchQuery(query)
  jest.advanceTimersByTime(119_999)
  await client.fetchQuery(query)
  expect(read).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  await client.fetchQuery(query)
  expect(read).toHaveBeenCalledTimes(2)
})

it('does not try a read again that has failed', async () => {
  muteLog()
  read.mockRejectedValueOnce(new Error('down'))
  const observer = new QueryObserver(createQueryClient(), query)
  const end = observer.subscribe(() => undefined)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(observer.getCurrentResult().status).toBe('error')
  expect(read).toHaveBeenCalledTimes(1)
  end()
})

it('does not try a change again that has failed', async () => {
  muteLog()
  const change = jest.fn(async () => Promise.reject(new Error('down')))
  const client = createQueryClient()
  const options = client.defaultMutationOptions({ mutationFn: change })
  const mutation = client.getMutationCache().build(client, options)
  await expect(mutation.execute()).rejects.toThrow('down')
  expect(change).toHaveBeenCalledTimes(1)
})

it('does not read again when the window gets the focus, however old the data are', async () => {
  const client = createQueryClient()
  client.mount()
  const end = new QueryObserver(client, query).subscribe(() => undefined)
  await jest.advanceTimersByTimeAsync(600_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await jest.advanceTimersByTimeAsync(1000)
  expect(read).toHaveBeenCalledTimes(1)
  end()
  client.unmount()
})
