import { createEvent, fireEvent } from '@testing-library/react'
import { nameCode } from './name-code'
import { PAUSES_MS } from '../lazy-loading/try-again'
import { FIRST_SCRIPT } from './first-script'

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
  window.takeEarlyActs?.()
  document.body.replaceChildren()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** As a script of the page. */
const run = () => new Function(FIRST_SCRIPT)() as undefined

const listAsked = () => [...document.scripts].map(script => new URL(script.src).pathname)

/** One frame, with what follows it. */
async function paintFrame() {
  paint(0)
  await jest.advanceTimersByTimeAsync(1)
}

it('asks for the code of a page once it is painted, and once only', async () => {
  run()
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
  run()
  await paintFrame()
  await paintFrame()
  expect(listAsked()).toEqual([])
  first?.dispatchEvent(new Event(end))
  await paintFrame()
  await paintFrame()
  expect(listAsked()).toHaveLength(2)
})

describe('where the browser tells of its first paint', () => {
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
    run()
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
    run()
    await paintFrame()
    await paintFrame()
    expect(listAsked()).toEqual([])
    jest.advanceTimersByTime(2_000)
    expect(listAsked()).toHaveLength(2)
  })
})

it('does not wait for a frame that never comes', () => {
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

it('takes no code from what stands in the body', () => {
  document.body.innerHTML = '<meta name="code:x.js" content="/from/an/editor.js">'
  isHidden.mockReturnValue(true)
  run()
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

  /** Whether the browser is left to do what it does by itself. */
  function click(element: Element): boolean {
    const event = createEvent.click(element)
    fireEvent(element, event)
    return !event.defaultPrevented
  }

  const takeActs = () => window.takeEarlyActs?.() ?? []

  it('notes what is tapped, also on the picture in a button, and hands it over once', () => {
    const button = serve('<button type="button"><svg><path /></svg></button>')
    run()
    click(button.querySelector('path')!)
    expect(takeActs().map(({ element }) => element)).toEqual([button])
    expect(takeActs()).toEqual([])
  })

  it('notes nothing once that has been handed over', () => {
    const button = serve('<button type="button">Menu</button>')
    run()
    takeActs()
    expect(click(button)).toBe(true)
    expect(takeActs()).toEqual([])
  })

  it('holds back a form that needs code, with what sent it', () => {
    const form = serve('<form method="post"><button type="submit" name="way" value="a">Go</button></form>')
    run()
    const submitter = form.querySelector('button')
    const event = new SubmitEvent('submit', { cancelable: true, bubbles: true, submitter })
    form.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(takeActs()).toEqual([{ element: form, submitter, at: Date.now() }])
  })

  it('leaves links and forms alone that work without code', () => {
    const link = serve('<a href="#tea"><b>Tea</b></a>')
    run()
    expect(click(link.querySelector('b')!)).toBe(true)
    const form = serve('<form method="get"></form>')
    const event = new SubmitEvent('submit', { cancelable: true, bubbles: true })
    form.addEventListener('submit', submission => submission.preventDefault())
    form.dispatchEvent(event)
    expect(takeActs()).toEqual([])
  })

  it('leaves a menu to the browser, which opens it without code', () => {
    const button = serve('<button type="button" popovertarget="menu">Menu</button>')
    run()
    expect(click(button)).toBe(true)
    expect(takeActs()).toEqual([])
  })

  describe('and where it cannot be loaded', () => {
    beforeEach(() => isHidden.mockReturnValue(true))

    const fail = (script = document.scripts[0]) => script?.dispatchEvent(new Event('error'))
    const submit = (form: HTMLElement) => {
      // The browser would load it; nobody is there to do so.
      form.addEventListener('submit', submission => submission.preventDefault(), { once: true })
      form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))
    }

    it('asks for it again, each file for itself, until it comes', () => {
      run()
      fail()
      expect(listAsked()).toEqual(['/built/content-home.js'])
      jest.advanceTimersByTime(PAUSES_MS[0]!)
      expect(listAsked()).toEqual(['/built/content-home.js', '/built/main.js'])
      fail(document.scripts[1])
      jest.advanceTimersByTime(PAUSES_MS[1]!)
      expect(listAsked()).toHaveLength(2)
      document.scripts[1]?.dispatchEvent(new Event('load'))
      expect(window.isCodeMissing?.()).toBe(false)
    })

    it('asks again as soon as the browser is online again', () => {
      run()
      fail()
      window.dispatchEvent(new Event('online'))
      expect(listAsked()).toHaveLength(2)
      jest.advanceTimersByTime(200_000)
      expect(listAsked()).toHaveLength(2)
    })

    it('asks when the browser is online again, however long that takes, and holds forms until then', () => {
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      run()
      fail()
      jest.advanceTimersByTime(600_000)
      expect(listAsked()).toHaveLength(1)
      expect(window.isCodeMissing?.()).toBe(false)
      online.mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
      expect(listAsked()).toHaveLength(2)
      document.scripts[1]?.dispatchEvent(new Event('load'))
      expect(window.isCodeMissing?.()).toBe(false)
    })

    it('misses no code that a page starts without', () => {
      const [, blocks] = document.head.querySelectorAll('meta')
      if (blocks) blocks.dataset.contentGroup = 'home'
      run()
      fail(document.scripts[1])
      expect(window.isCodeMissing?.()).toBe(false)
      jest.advanceTimersByTime(PAUSES_MS[0]!)
      expect(listAsked()).toEqual(['/built/main.js', '/built/content-home.js'])
    })

    it('gives it up after several attempts', () => {
      run()
      for (const pause of [...PAUSES_MS, 0]) {
        fail([...document.scripts].find(({ src }) => src.endsWith('main.js')))
        jest.advanceTimersByTime(pause)
      }
      jest.advanceTimersByTime(200_000)
      window.dispatchEvent(new Event('online'))
      expect(listAsked()).toEqual(['/built/content-home.js'])
      expect(window.isCodeMissing?.()).toBe(true)
    })

    it('holds no form back, and notes taps for the code that may come yet', () => {
      const form = serve('<form method="post"><button type="button">Show</button></form>')
      run()
      fail()
      submit(form)
      click(form.querySelector('button')!)
      expect(takeActs().map(({ element }) => element.tagName)).toEqual(['BUTTON'])
    })
  })
})
