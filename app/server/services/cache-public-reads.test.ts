import type { SiteSearchControllers } from '../../platform/controllers/site-search-controllers'
import { PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import type { Family } from '../../platform/platform-core'
import { createPublicReads } from './cache-public-reads'

const notFound = () => new PlatformError({ kind: 'fault', operation: 'read', status: 404 })
const failure = () => new PlatformError({ kind: 'status', operation: 'read', status: 503 })

/** A platform whose reads return their arguments and can be made to fail. */
function createCached() {
  let error: Error | undefined
  let reads = 0
  const read = jest.fn(async (parameters?: object) => {
    if (error) throw error
    reads += 1
    return { ...parameters, read: reads }
  })
  const platform = {
    products: { getCategory: read, getProduct: read, getProducts: read },
    search: { productSearch: read },
    controllers: { getContentPage: read, getCountries: read, findOrderByCheckoutKey: read },
    family: () => ({ searchContent: read, getSuggestions: read })
  } as unknown as Platform
  return {
    read,
    cached: createPublicReads(() => now)(platform, 'jasmin de-DE'),
    fail: (reason: Error | undefined) => void (error = reason)
  }
}

/** Of pages, whose code is built apart from the server's. */
const siteSearch = (() => undefined) as unknown as Family<SiteSearchControllers>

// The library treats a clock at 0 as absent.
let now = 1

const root = { id: 'root', levels: 2 }

it('reads once in ten seconds', async () => {
  const { read, cached } = createCached()
  const first = await cached.products.getCategory(root)
  now += 9_000
  expect(await cached.products.getCategory(root)).toEqual(first)
  now += 2_000
  expect(await cached.products.getCategory(root)).not.toEqual(first)
  expect(read).toHaveBeenCalledTimes(2)
})

it('reads once for many renders at the same time', async () => {
  const { read, cached } = createCached()
  await Promise.all(
    Array.from({ length: 200 }, () => cached.controllers.getContentPage({ pageIdOrSlug: 'home' }))
  )
  expect(read).toHaveBeenCalledTimes(1)
})

it('keeps reads with different arguments apart', async () => {
  const { read, cached } = createCached()
  await cached.products.getCategory({ id: 'a', levels: 1 })
  await cached.products.getCategory({ id: 'a', levels: 2 })
  await cached.products.getCategory({ id: 'b', levels: 1 })
  await cached.products.getCategory({ id: 'a' })
  await cached.controllers.getContentPage({ pageIdOrSlug: 'a' })
  await cached.controllers.getContentPage({ pageIdOrSlug: 'b' })
  await cached.controllers.getContentPage({ pageIdOrSlug: '__proto__' })
  await cached.controllers.getCountries()
  // One level is the default of a category read.
  expect(read).toHaveBeenCalledTimes(7)
})

it('remembers that something does not exist', async () => {
  const { read, cached, fail } = createCached()
  fail(notFound())
  const ask = () => cached.controllers.getContentPage({ pageIdOrSlug: 'nothing' })
  await expect(ask()).rejects.toMatchObject({ status: 404 })
  await expect(ask()).rejects.toMatchObject({ status: 404 })
  expect(read).toHaveBeenCalledTimes(1)
  now += 11_000
  fail(undefined)
  await expect(ask()).resolves.toMatchObject({ pageIdOrSlug: 'nothing' })
})

it('serves the last read while the platform fails, and asks it every ten seconds only', async () => {
  const { read, cached, fail } = createCached()
  const first = await cached.products.getCategory(root)
  fail(failure())
  now += 3_600_000
  for (let render = 0; render < 20; render += 1)
    expect(await cached.products.getCategory(root)).toEqual(first)
  expect(read).toHaveBeenCalledTimes(2)
  fail(undefined)
  now += 11_000
  expect(await cached.products.getCategory(root)).not.toEqual(first)
})

it('lets one render wait for a hanging platform, and serves the last read to the others', async () => {
  const { read, cached } = createCached()
  const first = await cached.products.getCategory(root)
  now += 11_000
  let answer: (value: { id: string; read: number }) => void = () => undefined
  read.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)))
  const waiting = cached.products.getCategory(root)
  expect(await cached.products.getCategory(root)).toEqual(first)
  answer({ id: 'root', read: 2 })
  expect(await waiting).toEqual({ id: 'root', read: 2 })
  expect(await cached.products.getCategory(root)).toEqual({ id: 'root', read: 2 })
})

it('does not remember a failure', async () => {
  const { cached, fail } = createCached()
  fail(failure())
  await expect(cached.products.getCategory(root)).rejects.toMatchObject({ status: 503 })
  fail(undefined)
  await expect(cached.products.getCategory(root)).resolves.toMatchObject(root)
})

it('never keeps prices, stock, search results and orders', async () => {
  const { read, cached } = createCached()
  for (let round = 0; round < 2; round += 1) {
    await cached.products.getProduct({ id: 'a' })
    await cached.products.getProducts({ ids: ['a'] })
    await cached.search.productSearch({ q: 'a' })
    await cached.controllers.findOrderByCheckoutKey({ checkoutKey: 'a' })
  }
  expect(read).toHaveBeenCalledTimes(8)
})

it('keeps the pages that a phrase finds for ten seconds, and never suggestions', async () => {
  const { read, cached } = createCached()
  const search = cached.family(siteSearch)
  const first = await search.searchContent({ q: 'tee', count: 6 })
  expect(await search.searchContent({ q: 'tee', count: 6 })).toBe(first)
  expect(await search.searchContent({ q: 'kaffee', count: 6 })).toMatchObject({ q: 'kaffee' })
  now += 11_000
  expect(await search.searchContent({ q: 'tee', count: 6 })).not.toEqual(first)
  expect(read).toHaveBeenCalledTimes(3)
  await search.getSuggestions({ q: 'tee' })
  await search.getSuggestions({ q: 'tee' })
  expect(read).toHaveBeenCalledTimes(5)
})

it('goes on searching for the other readers of a phrase when one of them gives up', async () => {
  const { read, cached } = createCached()
  const { signal } = new AbortController()
  await cached.family(siteSearch).searchContent({ q: 'tee', signal })
  expect(read).toHaveBeenCalledWith(expect.not.objectContaining({ signal }))
})

it('keeps content in the cache while visitors search for ever new phrases', async () => {
  const { read, cached } = createCached()
  const page = await cached.controllers.getContentPage({ pageIdOrSlug: 'home' })
  const { searchContent } = cached.family(siteSearch)
  read.mockImplementation(async parameters => ({ ...parameters, read: 0, long: 'x'.repeat(20_000) }))
  for (let index = 0; index < 2_000; index += 1) await searchContent({ q: `word ${index}` })
  expect(await cached.controllers.getContentPage({ pageIdOrSlug: 'home' })).toEqual(page)
})

it('answers every one of more concurrent reads than it has room for', async () => {
  const { cached } = createCached()
  const pages = await Promise.all(
    Array.from({ length: 3_000 }, (_, index) =>
      cached.controllers.getContentPage({ pageIdOrSlug: `p${index}` })
    )
  )
  expect(new Set(pages.map(page => JSON.stringify(page))).size).toBe(3_000)
})

it('does not keep the error response of an absent page', async () => {
  const { cached, fail } = createCached()
  const first = notFound()
  fail(first)
  const ask = () => cached.controllers.getContentPage({ pageIdOrSlug: 'nothing' })
  const error: unknown = await ask().catch((reason: unknown) => reason)
  expect(error).not.toBe(first)
  expect(error).toMatchObject({ isPlatformError: true, status: 404, operation: 'getContentPage' })
})

it('keeps nothing under keys that are longer than any id', async () => {
  const { read, cached } = createCached()
  for (let round = 0; round < 2; round += 1) {
    await cached.controllers.getContentPage({ pageIdOrSlug: 'x'.repeat(201) })
    await cached.products.getCategory({ id: 'x'.repeat(201) })
  }
  expect(read).toHaveBeenCalledTimes(4)
})
