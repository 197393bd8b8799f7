import '../../content/content-types'
import { screen, within } from '@testing-library/react'
import type { ContentPage } from '../../content/page/content-page'
import { buildAppConfig, buildEnglishSite } from '../../../tests/factories/app-config'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ShopFooter } from './shop-footer'
import { ShopReducedFooter } from './shop-reduced-footer'

const buildPage = (columns: Record<string, string>): ContentPage => ({
  id: 'home',
  found: true,
  url: '/',
  pageFetchedById: false,
  meta: { title: '', description: '', keywords: '' },
  regions: Object.entries(columns).map(([id, html]) => ({
    id,
    components: [{ id, typeId: 'richText', data: { html }, regions: [] }]
  }))
})

test('has the contact form, the phone and, on wide screens only, the press page', async () => {
  renderWithProviders(<ShopFooter path="/" page={buildPage({})} />)
  expect(await screen.findByRole('link', { name: 'Contact Form' })).toHaveAttribute(
    'href',
    '/en/service#contact'
  )
  expect(screen.getByRole('link', { name: '00800 1234 5678' })).toHaveAttribute('href', 'tel:0080012345678')
  const press = screen.getByRole('link', { name: 'Press' })
  expect(press).toHaveAttribute('href', '/en/press')
  expect(press.closest('li')).toHaveClass('desktop-only')
})

test('shows apps, seals and the price note, payment and delivery icons, and the social networks', async () => {
  renderWithProviders(<ShopFooter path="/" page={buildPage({})} />)
  expect(await screen.findByRole('link', { name: /App Store/ })).toHaveAttribute(
    'href',
    'https://apps.jasmin.example/apple'
  )
  expect(screen.getByText('Premium shop')).toBeInTheDocument()
  expect(screen.getByText('PCI compliant')).toBeInTheDocument()
  const note = screen.getByRole('link', {
    name: '*alle Preise inkl. MwSt. zzgl. Versandkosten',
    hidden: true
  })
  expect(note).toHaveAttribute('href', expect.stringMatching(/\/about-your-order$/))
  const marks = within(screen.getByRole('list', { name: 'Payment and shipping' }))
  for (const name of ['PayPal', 'MasterCard', 'Visa', 'Debit card', 'Invoice', 'DHL', 'DHL Express']) {
    expect(marks.getByRole('img', { name })).toBeInTheDocument()
  }
  expect(screen.getByRole('link', { name: 'jasmin on Instagram' })).toBeInTheDocument()
})

test('shows the mark of invoices only where shoppers may pay by one', async () => {
  const { sites } = buildAppConfig()
  const british = sites[0]?.l10n.supportedLocales.find(({ id }) => id === 'en-GB')
  renderWithProviders(<ShopFooter path="/" page={buildPage({})} />, {
    site: buildEnglishSite({ locale: british })
  })
  const marks = within(await screen.findByRole('list', { name: 'Payment and shipping' }))
  expect(marks.getByRole('img', { name: 'PayPal' })).toBeInTheDocument()
  expect(marks.queryByRole('img', { name: 'Invoice' })).not.toBeInTheDocument()
})

test('shows the column that was written for this tenant, else the one for all', async () => {
  renderWithProviders(
    <ShopFooter
      path="/"
      page={buildPage({
        column1: 'For all',
        column4: 'Not for me',
        'column4-jasmin': 'Tea',
        'column4-puro': 'Coffee'
      })}
    />
  )
  expect(await screen.findByText('For all')).toBeInTheDocument()
  expect(screen.getByText('Tea')).toBeInTheDocument()
  expect(screen.queryByText('Coffee')).not.toBeInTheDocument()
  expect(screen.queryByText('Not for me')).not.toBeInTheDocument()
})

test('leaves the promises to the cart, which has a list of its own', async () => {
  const promises: ContentPage = {
    ...buildPage({}),
    regions: [
      {
        id: 'footer',
        components: [
          { id: 'usps', typeId: 'uspBar', data: { items: [{ title: 'Free returns' }] }, regions: [] }
        ]
      }
    ]
  }
  const { unmount } = renderWithProviders(<ShopFooter path="/shop" page={promises} />)
  expect(await screen.findByText('Free returns')).toBeInTheDocument()
  unmount()
  renderWithProviders(<ShopFooter path="/cart" page={promises} />)
  expect(await screen.findByRole('link', { name: 'Contact Form' })).toBeInTheDocument()
  expect(screen.queryByText('Free returns')).not.toBeInTheDocument()
})

test('has apps and both seals in the footer of checkout, and no link out of it', async () => {
  renderWithProviders(<ShopReducedFooter />)
  expect(await screen.findByRole('list', { name: 'Our app' })).toBeInTheDocument()
  const seals = within(screen.getByRole('list', { name: 'What you can rely on' }))
  expect(seals.getAllByRole('listitem').map(seal => seal.textContent)).toEqual([
    'Premium shopEverything made in house',
    'PCI compliantOnly the payment service sees card numbers'
  ])
  expect(screen.queryByRole('link', { name: 'Contact Form' })).not.toBeInTheDocument()
})
