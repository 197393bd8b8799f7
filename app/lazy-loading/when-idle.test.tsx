import { whenIdle } from './when-idle'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

it('waits for the browser to be idle, at most five seconds', () => {
  const waiting: (() => void)[] = []
  const request = jest.fn((task: () => void) => waiting.push(task))
  Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: () => undefined })
  const task = jest.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  expect(request).toHaveBeenCalledWith(task, { timeout: 5_000 })
  waiting[0]?.()
  expect(task).toHaveBeenCalledTimes(1)
})

it('waits a moment in a browser that does not say when it is idle', () => {
  const task = jest.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(task).toHaveBeenCalledTimes(1)
})

it('can be called off', () => {
  const task = jest.fn()
  whenIdle(task)()
  jest.runAllTimers()
  expect(task).not.toHaveBeenCalled()
})
