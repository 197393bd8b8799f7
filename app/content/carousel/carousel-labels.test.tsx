import { render } from '@testing-library/react'
import { createIntl, RawIntlProvider } from '../../intl/intl'
import words from '../../../translations/de-DE.json'
import { stubMatchMedia } from '../../../tests/factories/stub-match-media'
import { withProviders } from '../../../tests/factories/with-providers'
import { findContentType, loadContentGroups } from '../content-registry'
import { contentGroups } from '../content-types'

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))
beforeEach(() => stubMatchMedia())

const images = [
  { link: '/a.jpg', alt: 'Tasse' },
  { link: '/b.jpg', alt: 'Kanne' }
]

it.each([
  ['cardBannerCarousel', { cards: [{ title: 'Tee' }, { title: 'Tasse' }] }],
  ['imageCarousel', { images }],
  ['sliderCarousel', { slides: [{ title: 'Tee' }, { title: 'Tasse' }] }]
])('%s is called a carousel in the language of the page', (typeId, data) => {
  const type = findContentType(typeId)
  if (!type) throw new Error(`No group brings ${typeId}`)
  const intl = createIntl({ locale: 'de-DE', messages: words })
  const component = { id: 'a', typeId, data: {}, regions: [] }
  const { container } = render(
    withProviders(
      <RawIntlProvider value={intl}>
        <type.Component attributes={type.parse(data)} component={component} first={false} />
      </RawIntlProvider>
    )
  )
  const kinds = [...container.querySelectorAll('[aria-roledescription]')].map(element =>
    element.getAttribute('aria-roledescription')
  )
  expect(kinds).toEqual(['Karussell'])
})
