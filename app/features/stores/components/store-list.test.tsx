import { render, screen, within } from '@testing-library/react'
import { withProviders } from '../../../../tests/factories/with-providers'
import { buildIntl } from '../../../../tests/factories/intl'
import { RawIntlProvider } from '../../../intl/intl'
import { StoreList } from './store-list'

const teahouse = {
  id: 'de-hamburg',
  name: 'Teehaus Hamburg',
  address1: 'Kontorgang 7',
  postalCode: '20095',
  city: 'Hamburg',
  phone: '040 66969 107',
  distance: 1.26,
  distanceUnit: 'km',
  categories: ['Tea advice', 'Tasting'],
  hours: { day: 'Monday to Friday', time: '10:00 – 20:00' }
}

it('says of each store what requirement 10.1 lists, under the number of results', () => {
  render(withProviders(<StoreList stores={[teahouse, { id: 'b', name: 'Bare', categories: [] }]} />))
  expect(screen.getByRole('heading', { name: 'We found 2 results near you' })).toBeVisible()
  const [store] = screen.getAllByRole('listitem')
  if (!store) throw new Error('No store is listed')
  for (const fact of ['1.3 km', 'Tea advice, Tasting', 'Monday to Friday 10:00 – 20:00'])
    expect(within(store).getByText(fact, { exact: false })).toBeVisible()
  expect(store).toHaveTextContent('Kontorgang 720095 Hamburg')
  expect(within(store).getByRole('link', { name: '040 66969 107' })).toHaveAttribute(
    'href',
    'tel:04066969107'
  )
})

it.each([
  ['en-GB', 'mi', '1.3 mi'],
  ['de-DE', 'km', '1,3 km'],
  ['zh-CN', 'km', '1.3 km'],
  ['en-GB', 'leagues', '1.3 leagues'],
  ['de-DE', undefined, '1,3']
])(
  'writes a distance as it is written in %s, in the unit of the platform: %s',
  (locale, distanceUnit, text) => {
    const list = <StoreList stores={[{ ...teahouse, distanceUnit }]} />
    render(withProviders(<RawIntlProvider value={buildIntl(locale)}>{list}</RawIntlProvider>))
    expect(screen.getByText(text, { exact: false })).toBeVisible()
  }
)

it('shows a message for an empty list', () => {
  render(withProviders(<StoreList stores={[]} />))
  expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible()
})
