import { render, screen } from '@testing-library/react'
import { MemoryRouter } from '../../../entry/kit-adapter/router'
import { withProviders } from '../../../../tests/factories/with-providers'
import { mapContentPage } from '../../page/map-content-page'
import { loadContentGroups } from '../../content-registry'
import '../../content-types'
import { RegionComponents } from '../../page/content-components'

const words = { headline: 'Mail from us', title: 'Newsletter', text: '<p>Once a month.</p>' }

beforeAll(() => loadContentGroups(['newsletter', 'invitations']))
beforeEach(() => {
  // jsdom knows the element but cannot open it.
})

function show(typeId: string, data: Record<string, unknown>) {
  const content = { regions: [{ id: 'content', components: [{ id: 'a', type_id: typeId, data }] }] }
  const [region] = mapContentPage({ id: 'home', content }).regions
  render(
    withProviders(
      <MemoryRouter initialEntries={['/#newsletter']}>
        <RegionComponents region={region} />
      </MemoryRouter>
    )
  )
}

it.each([
  ['newsletter', { ...words, mode: 'light' }, 'Subscribe'],
  ['newsletter', { ...words, mode: 'dark' }, 'Subscribe'],
  ['newsletter', words, 'Subscribe'],
  ['newsletterPopup', words, 'Subscribe'],
  ['topNewsletterBanner', { ...words, footerText: 'Unsubscribe at any time.' }, 'Subscribe'],
  ['unsubscribeForm', words, 'Unsubscribe']
])('%s shows its texts and asks for an address (%j)', async (typeId, data, button) => {
  show(typeId, data)
  expect(screen.getByRole('heading', { name: words.headline })).toBeVisible()
  expect(screen.getByText(/Once a month/)).toBeVisible()
  expect(await screen.findByRole('textbox', { name: /^Email address/ })).toBeVisible()
  expect(screen.getByRole('button', { name: button })).toBeVisible()
})
