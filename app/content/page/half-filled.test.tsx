import { act, render, screen } from '@testing-library/react'
import { withProviders } from '../../../tests/factories/with-providers'
import { ONLY_REQUIRED, saveConsents } from '../../visit/consent/consent'
import { findContentType, loadContentGroups } from '../content-registry'
import { contentGroups } from '../content-types'

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

const image = { link: '/a.jpg', alt: 'A cup of tea' }
const component = { id: 'a', typeId: '', data: {}, regions: [] }

function show(typeId: string, data: object) {
  const type = findContentType(typeId)
  const attributes = type?.parse(data as Record<string, unknown>)
  if (!type || attributes === undefined) return
  render(withProviders(<type.Component attributes={attributes} component={component} first="page" />))
}

describe.each([
  ['stage', { image, text: 'Fresh', buttonText: 'See', buttonLink: '/shop/tea' }],
  ['fullWidthIntro', { image, text: 'Fresh', buttonText: 'See', buttonLink: '/shop/tea' }],
  ['landingHeader', { image, text: 'Fresh', buttonText: 'See', buttonLink: '/shop/tea' }],
  ['cartPromotionSlot', { image, text: 'Fresh', buttonText: 'See', buttonLink: '/shop/tea' }],
  ['cardBannerCarousel', { cards: [{ image, description: 'Fresh', linkText: 'See', url: '/shop/tea' }] }]
])('%s without a headline', (typeId, data) => {
  it('shows what it has', () => {
    show(typeId, data)
    expect(screen.getByRole('img', { name: image.alt })).toBeVisible()
    expect(screen.getByText('Fresh')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See' })).toBeVisible()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('shows its picture alone', () => {
    show(typeId, 'cards' in data ? { cards: [{ image }] } : { image })
    expect(screen.getByRole('img', { name: image.alt })).toBeVisible()
  })
})

describe('a popup without a headline', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    saveConsents(ONLY_REQUIRED)
    // jsdom knows the element but cannot open it.
  })
  afterEach(() => jest.useRealTimers())

  it.each([
    ['popupContent', 'its picture', { image }, image.alt],
    ['popupContent', 'its button', { buttonTitle: 'See', link: '/shop/tea' }, 'See'],
    ['popupContent', 'its words', { description: 'Fresh' }, 'Fresh'],
    ['newsletterPopup', 'its picture', { image }, image.alt]
  ])('%s is named by %s', async (typeId, _what, data, name) => {
    show(typeId, { ...data, openDelay: 1 })
    // The form in it arrives a moment after it.
    await act(() => jest.advanceTimersByTimeAsync(2000))
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('dialog', { name })).toBeVisible()
  })
})
