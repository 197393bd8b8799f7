import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import { ALL_CONSENTS, saveConsents } from '../../visit/consent/consent'
import {
  announceLogin,
  announceNewsletter,
  announceRegistration
} from '../../features/account/account-events'
import { dropEvents } from '../../features/tracking/track'
import { startTracking } from './start-tracking'

const pictures: string[] = []
beforeEach(() => {
  jest.useFakeTimers()
  pictures.length = 0
  jest.spyOn(window, 'Image').mockImplementation(
    () =>
      ({
        set src(url: string) {
          pictures.push(url)
        }
      }) as HTMLImageElement
  )
  saveConsents(ALL_CONSENTS)
})
afterEach(() => {
  dropEvents()
  jest.useRealTimers()
})

it('tracks the events of features until it is stopped', async () => {
  const stop = startTracking(createRecordingPlatform().platform, buildEnglishSite())
  const announceAll = () => {
    announceLogin('failed')
    announceRegistration('failed')
    announceNewsletter()
    const say = (name: string, detail: unknown) => window.dispatchEvent(new CustomEvent(name, { detail }))
    say('wishlist-change', { change: 'add', productId: 'tea' })
    say('form-submit', 'contact')
    say('suggestion-opened', { phrase: 'sencha', productId: 'tea' })
    say('remove-from-cart', { productId: 'tea', name: 'Sencha', unitPrice: 4, quantity: 1 })
    const categories = [{ name: 'Green tea', productIds: ['tea'] }]
    const lines = [{ productId: 'tea', name: 'Sencha', unitPrice: 4, quantity: 1 }]
    const basket = { lines: [...lines, { productId: 'other' }], categories }
    say('add-to-cart-success', { basket, productIds: ['tea'] })
    say('add-to-cart-success', { basket, productIds: ['tea'], isChange: true })
  }
  announceAll()
  await jest.runAllTimersAsync()
  const types = pictures.map(url => new URL(url).searchParams.get('type'))
  expect(types).toEqual([
    'login_failed',
    'registration_failed',
    'newsletter',
    'add_to_wishlist',
    'formsSubmit',
    'searchhit',
    'remove_from_cart',
    'addToCart'
  ])
  expect(window.dataLayer).toContainEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'EUR',
      value: 4,
      items: [{ item_id: 'tea', item_name: 'Sencha', item_category: 'Green tea', price: 4, quantity: 1 }]
    }
  })
  stop()
  announceAll()
  await jest.runAllTimersAsync()
  expect(pictures).toHaveLength(8)
  expect(window.dataLayer).toEqual([])
})
