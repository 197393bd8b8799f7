import { existsSync } from 'node:fs'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'

const createShop = (change: Record<string, unknown> = {}) =>
  supertest(
    createShopServer(
      buildServerSettings(change),
      createSlasMock(),
      (_req, res) => void res.status(404).send('page')
    )
  )

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[]
}

describe('the manifest', () => {
  it.each([
    ['/jasmin/de/manifest.webmanifest', 'jasmin', 'de-DE', '/jasmin/de', '/jasmin/', '#fbfaf5'],
    ['/puro/de-at/manifest.webmanifest', 'puro', 'de-AT', '/puro/de-at', '/puro/', '#ffffff']
  ])('at %s opens the shop in its language and colours', async (path, name, lang, home, scope, colour) => {
    const { body, headers } = await createShop().get(path).expect(200)
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(body).toMatchObject({
      name,
      lang,
      id: home,
      start_url: home,
      scope,
      theme_color: colour,
      background_color: colour
    })
  })

  it('has site and locale in the query where addresses have them there', async () => {
    const shop = createShop({ url: { site: 'query_param', locale: 'query_param' } })
    const { body } = await shop.get('/manifest.webmanifest?site=puro&locale=en')
    expect(body).toMatchObject({ name: 'puro', start_url: '/?site=puro&locale=en', scope: '/' })
  })

  it('names icons of both sizes that are there, whole ones and ones that may be cut', async () => {
    for (const site of ['jasmin', 'puro']) {
      const { icons } = (await createShop().get(`/${site}/de/manifest.webmanifest`)).body as Manifest
      expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable'
      ])
      for (const { src } of icons) {
        const [, file = ''] = src.split('/mobify/bundle/b1/')
        expect([file, existsSync(`app/${file}`)]).toEqual([file, true])
      }
    }
  })

  it('has no other address', async () => {
    await createShop().get('/jasmin/de/shop/manifest.webmanifest').expect(404)
  })
})
