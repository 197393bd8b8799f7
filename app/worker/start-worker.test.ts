import { buildAppConfig } from '../../tests/factories/app-config'
import { startWorker } from './start-worker'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope'

const ORIGIN = 'https://shop.example'

/** The caches of a browser, by name and address. */
function createCaches(names: string[] = []) {
  const stores = new Map(names.map(name => [name, new Map<string, Response>()]))
  return {
    stores,
    caches: {
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      open: async (name: string) => {
        const store = stores.get(name) ?? new Map<string, Response>()
        stores.set(name, store)
        return {
          match: async ({ url }: Request) => store.get(url)?.clone(),
          put: async ({ url }: Request, answer: Response) => void store.set(url, answer)
        }
      }
    } as unknown as CacheStorage
  }
}

const answer = (text = 'fresh', status = 200) => {
  const response = new Response(text, { status })
  // Only a browser says so of an answer of the own host.
  return Object.defineProperty(response, 'type', { value: 'basic' })
}

function install({
  isOff = false,
  send = jest.fn(async () => answer()),
  names = [] as string[],
  caches = createCaches(names),
  pushScript = undefined as string | undefined
} = {}) {
  const listeners = new Map<string, ((event: never) => void)[]>()
  const registration = {
    navigationPreload: { enable: jest.fn(async () => undefined) },
    unregister: jest.fn(async () => true)
  }
  const scope: WorkerScope = {
    shop: { bundle: 'b1', app: buildAppConfig(), isOff, pushScript },
    location: { origin: ORIGIN },
    caches: caches.caches,
    registration,
    fetch: send,
    importScripts: jest.fn(() => {
      // Like the marketing tool's worker, which wants to take over at once.
      scope.addEventListener('install', () => void scope.skipWaiting())
    }),
    skipWaiting: jest.fn(async () => undefined),
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener])
  }
  startWorker(scope)

  /** Notifies all listeners until one of them stops the event. */
  function tell<Event extends object>(type: string, event: Event) {
    let isStopped = false
    const stoppable = { ...event, stopImmediatePropagation: () => void (isStopped = true) }
    for (const listener of listeners.get(type) ?? []) if (!isStopped) listener(stoppable as never)
  }

  async function pass(type: 'install' | 'activate') {
    const work: Promise<unknown>[] = []
    tell(type, { waitUntil: (each: Promise<unknown>) => void work.push(each) })
    await Promise.all(work)
  }

  /** The worker's response; undefined where it leaves the request to the browser. */
  async function ask(
    path: string,
    options: { mode?: string; method?: string; headers?: object; preload?: Response } = {}
  ) {
    const work: Promise<unknown>[] = []
    let answered: Promise<Response> | undefined
    const { mode = 'no-cors', method = 'GET', headers = {}, preload } = options
    tell<Omit<WorkerFetchEvent, 'stopImmediatePropagation'>>('fetch', {
      request: {
        url: path.startsWith('http') ? path : `${ORIGIN}${path}`,
        mode,
        method,
        headers: new Headers(headers as Record<string, string>)
      } as Request,
      preloadResponse: Promise.resolve(preload),
      waitUntil: each => void work.push(each),
      respondWith: each => void (answered = each)
    })
    const response = await answered
    await Promise.all(work)
    return response
  }

  return { ask, pass, scope, registration, send, stores: caches.stores }
}

const FILE = '/mobify/bundle/b1/main.js'
const offline = () => jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))

describe('files of the build', () => {
  it('are kept when they are used, and come from the cache from then on', async () => {
    const { ask, send } = install()
    expect(await (await ask(FILE))?.text()).toBe('fresh')
    expect(await (await ask(FILE))?.text()).toBe('fresh')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('are not kept when the server does not have them', async () => {
    const { ask, send } = install({ send: jest.fn(async () => answer('no such file', 404)) })
    await ask(FILE)
    expect((await ask(FILE))?.status).toBe(404)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('come from the network where the browser keeps nothing', async () => {
    const caches = createCaches()
    caches.caches.open = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    expect(await (await install({ caches }).ask(FILE))?.text()).toBe('fresh')
  })
})

describe('a file that is asked for', () => {
  it('comes from the network where the cache does not answer within a second', async () => {
    jest.useFakeTimers()
    const never = () => new Promise<never>(() => undefined)
    const silent = { open: never } as unknown as CacheStorage
    const { ask } = install({ caches: { stores: new Map(), caches: silent } })
    const asked = ask(FILE)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await (await asked)?.text()).toBe('fresh')
    jest.useRealTimers()
  })

  it('is kept when it has come whole: until then others can be read', async () => {
    const caches = createCaches()
    const put = jest.fn(async () => undefined)
    const open = async () => ({ match: async () => undefined, put })
    let end = () => undefined as void
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half'))
        end = () => controller.close()
      }
    })
    const send = jest.fn(async () => Object.defineProperty(new Response(body), 'type', { value: 'basic' }))
    const { ask } = install({ send, caches: { ...caches, caches: { open } as unknown as CacheStorage } })
    const asked = ask(FILE)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(put).not.toHaveBeenCalled()
    end()
    expect(await (await asked)?.text()).toBe('half')
    expect(put).toHaveBeenCalledTimes(1)
  })
})

describe('requests that the worker neither caches nor answers', () => {
  it.each([
    ['a call', '/mobify/proxy/api/checkout/shopper-baskets/v1/baskets', {}],
    ['a picture', '/mobify/proxy/ocapi/dw/image/v2/a.jpg', {}],
    ['the session', '/session', { method: 'POST' }],
    ['a form', '/jasmin/de/cart', { mode: 'navigate', method: 'POST' }],
    ['a page that a script reads', '/jasmin/de/account', {}],
    ['another host', 'https://other.example/mobify/bundle/b1/main.js', {}],
    ['a host that begins like ours', `${ORIGIN}.evil.example/mobify/bundle/b1/main.js`, {}],
    ['another build', '/mobify/bundle/b0/main.js', {}],
    ['a file with a query', `${FILE}?a=1`, {}],
    ['a part of a file', FILE, { headers: { range: 'bytes=0-1' } }],
    ['a picture opened by itself', '/mobify/proxy/ocapi/dw/image/v2/a.jpg', { mode: 'navigate' }]
  ])('%s', async (_what, path, options) => {
    const { ask, stores, send } = install()
    expect(await ask(path, options)).toBeUndefined()
    expect([stores.size, send.mock.calls.length]).toEqual([0, 0])
  })

  it('a page, also when it was loaded through the worker', async () => {
    const { ask, stores } = install()
    expect(await (await ask('/jasmin/de/account', { mode: 'navigate' }))?.text()).toBe('fresh')
    expect(stores.size).toBe(0)
  })
})

describe('a page', () => {
  it('is the one that the browser has begun to load', async () => {
    const { ask, send } = install()
    const page = await ask('/jasmin/de', { mode: 'navigate', preload: new Response('begun') })
    expect(await page?.text()).toBe('begun')
    expect(send).not.toHaveBeenCalled()
  })

  it('is shown as it is when the server fails: the server knows better what is wrong', async () => {
    const { ask } = install({ send: jest.fn(async () => answer('maintenance', 503)) })
    expect(await (await ask('/jasmin/de', { mode: 'navigate' }))?.text()).toBe('maintenance')
  })

  it.each([
    ['/jasmin/de/cart', 'de-DE', 'Keine Verbindung', '#1f5b43', 'Fraunces'],
    ['/puro/de-at', 'de-AT', 'Erneut versuchen', '#7a2e1d', 'Manrope'],
    ['/puro/en/shop/machines', 'en-DE', 'No connection', '#7a2e1d', 'Manrope'],
    ['/', 'de-DE', 'Keine Verbindung', '#1f5b43', 'Fraunces']
  ])(
    'that cannot be loaded (%s) is the offline page of its shop and language',
    async (path, lang, words, colour, font) => {
      const { ask } = install({ send: offline() })
      const page = await ask(path, { mode: 'navigate' })
      const html = (await page?.text()) ?? ''
      for (const part of [`<html lang="${lang}">`, words, colour, font, 'href="tel:0080012345678"'])
        expect(html).toContain(part)
      expect(html).not.toContain('<script')
      expect(page?.status).toBe(503)
      expect(page?.headers.get('cache-control')).toBe('no-store')
      expect(page?.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  )

  it('repeats nothing of an address that cannot be loaded', async () => {
    const { ask } = install({ send: offline() })
    const page = await ask('/jasmin/de/<img src=x>?q="><script>alert(1)</script>', { mode: 'navigate' })
    expect(await page?.text()).not.toMatch(/img src|alert/)
  })
})

describe('a new worker', () => {
  it('waits for the last tab of the old build, then deletes what that kept and nothing of others', async () => {
    const { pass, scope, stores, registration } = install({
      names: ['shop-files-b0', 'shop-files-b1', 'other']
    })
    await pass('install')
    expect(scope.skipWaiting).not.toHaveBeenCalled()
    expect(stores.size).toBe(3)
    await pass('activate')
    expect([...stores.keys()]).toEqual(['shop-files-b1', 'other'])
    expect(registration.navigationPreload.enable).toHaveBeenCalled()
  })

  it('of the same build takes over at once: push messages begin and end with their consent', async () => {
    const { pass, scope } = install({ names: ['shop-files-b1', 'other'] })
    await pass('install')
    expect(scope.skipWaiting).toHaveBeenCalledTimes(1)
  })

  it('with push messages waits as well, whatever the code that it brings along would do', async () => {
    const { pass, scope } = install({ names: ['shop-files-b0'], pushScript: 'https://push.example/a.js' })
    expect(scope.importScripts).toHaveBeenCalledWith('https://push.example/a.js')
    await pass('install')
    expect(scope.skipWaiting).not.toHaveBeenCalled()
  })

  it('without push messages brings no code along', () => {
    expect(install().scope.importScripts).not.toHaveBeenCalled()
  })

  it('that is switched off brings no code along either', () => {
    const { scope } = install({ isOff: true, pushScript: 'https://push.example/a.js' })
    expect(scope.importScripts).not.toHaveBeenCalled()
  })

  it('that is switched off takes over at once, deletes everything and unregisters itself', async () => {
    const { ask, pass, scope, stores, registration } = install({
      isOff: true,
      names: ['shop-files-b0', 'shop-files-b1']
    })
    await pass('install')
    expect(scope.skipWaiting).toHaveBeenCalled()
    await pass('activate')
    expect(stores.size).toBe(0)
    expect(registration.unregister).toHaveBeenCalled()
    expect(await ask(FILE)).toBeUndefined()
  })
})
