import { ORGANIZATION, RECORDING_SETTINGS } from '../../tests/factories/recording-platform'
import { answerJson, createFetch } from '../../tests/factories/answers'
import { buildAccessToken } from '../../tests/factories/tokens'
import { createLatePlatform } from './late-platform'
import { shopperPromotions } from './scapi/shopper-promotions'

const build = (isEdited: boolean, ...answers: Parameters<typeof createFetch>) => {
  const { send, calls } = createFetch(...answers)
  const platform = createLatePlatform(
    { ...RECORDING_SETTINGS, isEdited },
    { getAccessToken: async () => buildAccessToken(), discard: () => undefined },
    send
  )
  return { platform, calls }
}

it('answers operations of the families that are members, and of others, as the platform does', async () => {
  const { platform, calls } = build(false, answerJson({ id: '1' }), answerJson({ data: [] }))
  expect(platform.locale).toBe('de-AT')
  await expect(platform.products.getProduct({ id: '1' })).resolves.toEqual({ id: '1' })
  await platform.family(shopperPromotions).getPromotions({ ids: ['p'] })
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
    `/product/shopper-products/v1/organizations/${ORGANIZATION}/products/1`,
    `/pricing/shopper-promotions/v1/organizations/${ORGANIZATION}/promotions`
  ])
})

it('gives the same operations of a family each time', () => {
  const { platform } = build(false)
  expect(platform.family(shopperPromotions)).toBe(platform.family(shopperPromotions))
})

it('refuses a call without its inputs as a rejection', async () => {
  await expect(build(false).platform.products.getProduct({ id: '' })).rejects.toMatchObject({
    operation: 'getProduct'
  })
})

it.each([
  ['its own server', false, '/content-page'],
  ['the platform, for an editor', true, 'http://instance.test']
])('reads content pages of %s', async (_whom, isEdited, begin) => {
  const { platform, calls } = build(isEdited, answerJson({ found: true, page: { id: 'home' } }))
  await platform.controllers.getContentPage({ pageIdOrSlug: 'home' }).catch(() => undefined)
  expect(calls[0]?.url.startsWith(begin)).toBe(true)
})
