import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import { ALL_CONSENTS, saveConsents } from '../../consent/consent'
import { announceLogin, announceRegistration } from '../../features/account/account-events'
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

it('hears of logins, registrations and wishes until it ends', async () => {
  const stop = startTracking(createRecordingPlatform().platform, buildEnglishSite())
  const announceAll = () => {
    announceLogin('failed')
    announceRegistration('start')
    window.dispatchEvent(new CustomEvent('wishlist-change', { detail: { change: 'add', productId: 'tea' } }))
  }
  announceAll()
  await jest.runAllTimersAsync()
  const types = pictures.map(url => new URL(url).searchParams.get('type'))
  expect(types).toEqual(['login_failed', 'registration start', 'add_to_wishlist'])
  stop()
  announceAll()
  await jest.runAllTimersAsync()
  expect(pictures).toHaveLength(3)
})
