import { LOAD_CODE, nameCode } from './code-after-paint'

let isHidden: jest.SpyInstance
let paint: FrameRequestCallback

beforeEach(() => {
  jest.useFakeTimers()
  isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(callback => {
    paint = callback
    return 1
  })
  document.head.replaceChildren()
  for (const address of ['/built/main.js', '/built/content-home.js']) {
    document.head.append(Object.assign(document.createElement('meta'), nameCode(address)))
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** As a script of the page. */
const run = () => new Function(LOAD_CODE)() as undefined

const listAsked = () => [...document.scripts].map(script => new URL(script.src).pathname)

it('asks for the code of a page once it is painted, and once only', () => {
  run()
  expect(listAsked()).toEqual([])
  paint(0)
  expect(listAsked()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(listAsked()).toEqual(['/built/main.js', '/built/content-home.js'])
  jest.advanceTimersByTime(10_000)
  expect(listAsked()).toHaveLength(2)
})

it('does not wait for a paint that never comes', () => {
  run()
  jest.advanceTimersByTime(2_000)
  expect(listAsked()).toHaveLength(2)
})

it('loads the code of a page in the background at once', () => {
  isHidden.mockReturnValue(true)
  run()
  expect(listAsked()).toHaveLength(2)
})

it('leaves other metadata alone', () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: 'Tea' }))
  isHidden.mockReturnValue(true)
  run()
  expect(listAsked()).toHaveLength(2)
})
