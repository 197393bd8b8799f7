/** Puts something in place of the browser's cookies, in a page of its own. */
async function openPage(cookie: PropertyDescriptor) {
  jest.resetModules()
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookie })
  const { keepsCookies, tolerateRefusedCookies } = await import('./cookies')
  const { hasDecided, readConsents, saveConsents, ALL_CONSENTS, ONLY_REQUIRED } =
    await import('../visit/consent/consent')
  return {
    keepsCookies,
    tolerateRefusedCookies,
    hasDecided,
    readConsents,
    saveConsents,
    ALL_CONSENTS,
    ONLY_REQUIRED
  }
}
afterEach(() => Reflect.deleteProperty(document, 'cookie'))

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

it('shows no consent dialog in a browser without cookies, and allows nothing optional there', async () => {
  const page = await openPage({ get: () => '', set: () => undefined })
  expect(navigator.cookieEnabled).toBe(true)
  expect([page.keepsCookies(), page.hasDecided()]).toEqual([false, true])
  expect(page.readConsents()).toEqual(page.ONLY_REQUIRED)
})

it('takes a browser for one without cookies whose document refuses them', async () => {
  const page = await openPage({ get: refuse, set: refuse })
  page.tolerateRefusedCookies()
  expect([document.cookie, page.keepsCookies(), page.hasDecided()]).toEqual(['', false, true])
  page.saveConsents(page.ALL_CONSENTS)
  expect(page.readConsents()).toEqual(page.ALL_CONSENTS)
})

it('leaves nothing of its question behind where cookies are kept', async () => {
  let kept = ''
  const write = (text: string) => {
    const [pair = ''] = text.split(';')
    kept = /expires=/.test(text) ? '' : pair
  }
  const page = await openPage({ get: () => kept, set: write })
  page.tolerateRefusedCookies()
  expect([page.hasDecided(), page.keepsCookies(), kept]).toEqual([false, true, ''])
})
