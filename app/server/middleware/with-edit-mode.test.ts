import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'
import type { RequestContext } from '../page-request/request-context'

const PARENT = 'https://designer.example'
const OTHER_PARENT = 'https://b.example'
const EDIT = '/jasmin/de?pageDesignerEditMode=true'
const FRAMED = `framed=${encodeURIComponent(OTHER_PARENT)}`
const FRAME = { 'sec-fetch-dest': 'iframe', referer: `${PARENT}/tool?page=home` }

const createShop = (production = true, parents = `${PARENT}, ${OTHER_PARENT}`) =>
  createShopServer(
    { ...buildServerSettings({}, undefined, { TRUSTED_FRAME_PARENTS: parents }), production },
    createSlasMock(),
    (_req, res) => {
      res.send({ parent: (res.locals.shop as RequestContext).view.editParent ?? null })
    }
  )

const open = (path: string, headers: Record<string, string>, shop = createShop()) =>
  supertest(shop).get(path).set(headers)

it('is on in a trusted parent’s frame, for that parent alone', async () => {
  const { body, headers } = await open(EDIT, FRAME)
  expect(body).toEqual({ parent: PARENT })
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${PARENT} ${OTHER_PARENT}`)
})

it('shows saved content at once, where visitors see cached content', async () => {
  const platforms: unknown[] = []
  const shop = createShopServer(
    buildServerSettings({}, undefined, { TRUSTED_FRAME_PARENTS: PARENT }),
    createSlasMock(),
    (_req, res) => {
      platforms.push((res.locals.shop as RequestContext).platform)
      res.send()
    }
  )
  for (const headers of [{}, {}, FRAME, FRAME]) await open(EDIT, headers, shop)
  const [visitor, another, editor, again] = platforms
  expect(another).toBe(visitor)
  expect(editor).not.toBe(visitor)
  expect(again).not.toBe(editor)
})

it('goes on after a reload, a form or a link within the frame', async () => {
  const headers = {
    'sec-fetch-dest': 'iframe',
    'sec-fetch-site': 'same-origin',
    referer: 'https://shop.example/jasmin/de',
    cookie: FRAMED
  }
  expect((await open(EDIT, headers)).body).toEqual({ parent: OTHER_PARENT })
})

it.each([
  ['a window', EDIT, {}],
  ['a window that comes from the designer', EDIT, { ...FRAME, 'sec-fetch-dest': 'document' }],
  ['a window with the frame’s cookie', EDIT, { 'sec-fetch-dest': 'document', cookie: FRAMED }],
  ['a frame of somebody else', EDIT, { ...FRAME, referer: 'https://evil.example/' }],
  ['a frame of somebody with a name alike', EDIT, { ...FRAME, referer: `${PARENT}.evil.example/` }],
  ['a frame that says nothing', EDIT, { 'sec-fetch-dest': 'iframe' }],
  ['a trusted frame without the flag', '/jasmin/de', FRAME],
  ['another value of the flag', '/jasmin/de?pageDesignerEditMode=1', FRAME],
  ['the flag in the path', '/jasmin/de/pageDesignerEditMode=true', FRAME]
])('is off in %s', async (_where, path, headers) => {
  expect((await open(path, headers as Record<string, string>)).body).toEqual({ parent: null })
})

it('leaves an address with the flag out of caches and search engines, for every caller', async () => {
  const { headers } = await open(EDIT, {})
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
})

it('leaves every other page as it was', async () => {
  const { headers } = await open('/jasmin/de', {})
  expect(headers['cache-control']).toMatch(/^public/)
  expect(headers).not.toHaveProperty('x-robots-tag')
})

it.each([
  ['on in a frame of this machine during development', false, 'http://localhost:8080'],
  ['off in such a frame in production', true, null]
])('is %s', async (_what, production, parent) => {
  const headers = { 'sec-fetch-dest': 'iframe', referer: 'http://localhost:8080/' }
  expect((await open(EDIT, headers, createShop(production, ''))).body).toEqual({ parent })
})

it('is off without trusted parents, whatever cookie a client sends', async () => {
  const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin', cookie: FRAMED }
  expect((await open(EDIT, headers, createShop(true, ''))).body).toEqual({ parent: null })
})
