import { createEvent, fireEvent } from '@testing-library/react'
import { nameCode } from '../../../lazy-loading/name-code'
import { PAUSES_MS } from '../../../lazy-loading/try-again'

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
  window.eventQueue?.stop()
  document.body.replaceChildren()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** As a script of a page that was just opened. */
const run = () => jest.isolateModulesAsync(async () => void (await import('./first-script')))

const listAsked = () => [...document.scripts].map(script => new URL(script.src).pathname)

/** One frame, with what follows it. */
async function paintFrame() {
  paint(0)
  await jest.advanceTimersByTimeAsync(1)
}

it('loads the code of a page once it is painted, and once only', async () => {
  await run()
  expect(listAsked()).toEqual([])
  await paintFrame()
  expect(listAsked()).toEqual([])
  await paintFrame()
  expect(listAsked()).toEqual(['/built/main.js', '/built/content-home.js'])
  jest.advanceTimersByTime(10_000)
  expect(listAsked()).toHaveLength(2)
})

it.each(['load', 'error'])('waits for the first pictures, which end with "%s"', async end => {
  document.body.innerHTML = '<img fetchpriority="high" src="/tea.jpg"><img src="/later.jpg">'
  const [first, later] = [...document.images]
  for (const picture of [first, later]) Object.defineProperty(picture, 'complete', { value: false })
  await run()
  await paintFrame()
  await paintFrame()
  expect(listAsked()).toEqual([])
  first?.dispatchEvent(new Event(end))
  await paintFrame()
  await paintFrame()
  expect(listAsked()).toHaveLength(2)
})

describe('where the browser reports its first paint', () => {
  let tellOfPaint: () => void
  const observe = jest.fn()

  beforeEach(() => {
    window.PerformanceObserver = class {
      static readonly supportedEntryTypes = ['paint']
      readonly observe = observe
      constructor(tell: () => void) {
        tellOfPaint = tell
      }
    } as unknown as typeof PerformanceObserver
  })

  afterEach(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver')
  })

  it('waits for it: frames that were made may reach the screen much later', async () => {
    await run()
    await paintFrame()
    await paintFrame()
    expect(listAsked()).toEqual([])
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true })
    tellOfPaint()
    await jest.advanceTimersByTimeAsync(0)
    await paintFrame()
    expect(listAsked()).toHaveLength(2)
  })

  it('does not wait for a paint that never comes', async () => {
    await run()
    await paintFrame()
    await paintFrame()
    expect(listAsked()).toEqual([])
    jest.advanceTimersByTime(2_000)
    expect(listAsked()).toHaveLength(2)
  })
})

it('does not wait for a frame that never comes', async () => {
  await run()
  jest.advanceTimersByTime(2_000)
  expect(listAsked()).toHaveLength(2)
})

it('loads the code of a page in the background at once', async () => {
  isHidden.mockReturnValue(true)
  await run()
  expect(listAsked()).toHaveLength(2)
})

it('leaves other metadata alone', async () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: 'Tea' }))
  isHidden.mockReturnValue(true)
  await run()
  expect(listAsked()).toHaveLength(2)
})

it('loads no code named in the body', async () => {
  document.body.innerHTML = '<meta name="code:x.js" content="/from/an/editor.js">'
  isHidden.mockReturnValue(true)
  await run()
  expect(listAsked()).not.toContain('/from/an/editor.js')
  expect(listAsked()).toHaveLength(2)
})

describe('before the code is there', () => {
  function serve(html: string): HTMLElement {
    document.body.innerHTML = html
    const element = document.body.firstElementChild
    if (!(element instanceof HTMLElement)) throw new Error('nothing was served')
    return element
  }

  /** Whether the browser's default action is kept. */
  function click(element: Element): boolean {
    const event = createEvent.click(element)
    fireEvent(element, event)
    return !event.defaultPrevented
  }

  const listQueued = () => [...(window.eventQueue?.events.values() ?? [])]

  it('queues the click on a button, also on the picture in it, once', async () => {
    const button = serve('<button type="button"><svg><path /></svg></button>')
    await run()
    click(button.querySelector('path')!)
    click(button)
    expect(listQueued().map(({ element }) => element)).toEqual([button])
  })

  it('queues nothing once the page is hydrated', async () => {
    const button = serve('<button type="button">Menu</button>')
    await run()
    window.eventQueue?.stop()
    expect(click(button)).toBe(true)
    expect(listQueued()).toEqual([])
  })

  it('queues the submit of a form that needs code, with its submitter', async () => {
    const form = serve('<form method="post"><button type="submit" name="way" value="a">Go</button></form>')
    await run()
    const submitter = form.querySelector('button')
    const event = new SubmitEvent('submit', { cancelable: true, bubbles: true, submitter })
    form.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(listQueued()).toEqual([{ element: form, submitter, at: Date.now() }])
  })

  it('leaves links and forms alone that work without code', async () => {
    const link = serve('<a href="#tea"><b>Tea</b></a>')
    await run()
    expect(click(link.querySelector('b')!)).toBe(true)
    const form = serve('<form method="get"></form>')
    const event = new SubmitEvent('submit', { cancelable: true, bubbles: true })
    form.addEventListener('submit', submission => submission.preventDefault())
    form.dispatchEvent(event)
    expect(listQueued()).toEqual([])
  })

  it('leaves a menu to the browser, which opens it without code', async () => {
    const button = serve('<button type="button" popovertarget="menu">Menu</button>')
    await run()
    expect(click(button)).toBe(true)
    expect(listQueued()).toEqual([])
  })

  describe('and where it cannot be loaded', () => {
    beforeEach(() => isHidden.mockReturnValue(true))

    const fail = (script = document.scripts[0]) => {
      script?.dispatchEvent(new Event('error'))
      return jest.advanceTimersByTimeAsync(0)
    }
    const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
    const submit = (form: HTMLElement) => {
      // The browser would load it; jsdom does not.
      form.addEventListener('submit', submission => submission.preventDefault(), { once: true })
      form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))
    }

    it('loads it again, each file separately, until it arrives', async () => {
      await run()
      await fail()
      expect(listAsked()).toEqual(['/built/content-home.js'])
      await wait(PAUSES_MS[0]!)
      expect(listAsked()).toEqual(['/built/content-home.js', '/built/main.js'])
      await fail(document.scripts[1])
      await wait(PAUSES_MS[1]!)
      expect(listAsked()).toHaveLength(2)
      document.scripts[1]?.dispatchEvent(new Event('load'))
      await wait(0)
      expect(window.eventQueue?.isCodeMissing()).toBe(false)
    })

    it('asks again as soon as the browser is online again', async () => {
      await run()
      await fail()
      window.dispatchEvent(new Event('online'))
      await wait(0)
      expect(listAsked()).toHaveLength(2)
      await wait(200_000)
      expect(listAsked()).toHaveLength(2)
    })

    it('asks when the browser is online again, however long that takes, and holds forms until then', async () => {
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      await run()
      await fail()
      await wait(600_000)
      expect(listAsked()).toHaveLength(1)
      expect(window.eventQueue?.isCodeMissing()).toBe(false)
      online.mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
      await wait(0)
      expect(listAsked()).toHaveLength(2)
      document.scripts[1]?.dispatchEvent(new Event('load'))
      await wait(0)
      expect(window.eventQueue?.isCodeMissing()).toBe(false)
    })

    it('misses no code that a page starts without', async () => {
      const [, blocks] = document.head.querySelectorAll('meta')
      if (blocks) blocks.dataset.contentGroup = 'home'
      await run()
      await fail(document.scripts[1])
      expect(window.eventQueue?.isCodeMissing()).toBe(false)
      await wait(PAUSES_MS[0]!)
      expect(listAsked()).toEqual(['/built/main.js', '/built/content-home.js'])
    })

    it('gives it up after several attempts', async () => {
      await run()
      for (const pause of [...PAUSES_MS, 0]) {
        await fail([...document.scripts].find(({ src }) => src.endsWith('main.js')))
        await wait(pause)
      }
      await wait(200_000)
      window.dispatchEvent(new Event('online'))
      await wait(0)
      expect(listAsked()).toEqual(['/built/content-home.js'])
      expect(window.eventQueue?.isCodeMissing()).toBe(true)
    })

    it('holds no form back, and queues taps for the code that may come yet', async () => {
      const form = serve('<form method="post"><button type="button">Show</button></form>')
      await run()
      await fail()
      submit(form)
      click(form.querySelector('button')!)
      expect(listQueued().map(({ element }) => element.tagName)).toEqual(['BUTTON'])
    })
  })
})
