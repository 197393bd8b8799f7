import { screen, within } from '@testing-library/react'
import { buildVariations } from '../../../../tests/factories/catalogue'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { VariantChooser } from './variant-chooser'

const PATH = '/tee/sencha-100000000000000101'

describe('choosing a variant', () => {
  it('happens by links that carry the choices in the address', () => {
    renderWithProviders(<VariantChooser variations={buildVariations()} choices={{ size: 's' }} path={PATH} />)
    const forms = screen.getByRole('region', { name: 'Form' })
    expect(within(forms).getByRole('link', { name: 'Bags' })).toHaveAttribute(
      'href',
      `/en${PATH}?size=s&form=bags`
    )
    expect(screen.getByRole('region', { name: /Size.*Small/ })).toBeVisible()
  })

  it('says which value is chosen and which is unavailable', () => {
    renderWithProviders(<VariantChooser variations={buildVariations()} choices={{ size: 's' }} path={PATH} />)
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Small')
    expect(screen.getByRole('link', { name: 'Loose (not available)' })).toBeVisible()
  })

  it('shows prices that differ, but none beside a gift card’s value', () => {
    const { attributes, variants } = buildVariations()
    const [size, form] = attributes
    const priced = {
      attributes: [{ ...size!, values: [size!.values[0]!, { value: 'l', name: '50 EUR' }] }, form!],
      variants: variants.map((variant, index) => ({ ...variant, price: 25 * Math.max(1, index) })),
      own: {}
    }
    const readSizes = () =>
      within(screen.getByRole('region', { name: 'Size' }))
        .getAllByRole('link')
        .map(link => link.textContent)
    const { unmount } = renderWithProviders(<VariantChooser variations={priced} choices={{}} path={PATH} />)
    expect(readSizes()).toEqual(['SmallEUR 25.00', '50 EUREUR 50.00'])
    unmount()
    renderWithProviders(<VariantChooser variations={priced} choices={{}} path={PATH} withoutPrices />)
    expect(readSizes()).toEqual(['Small', '50 EUR'])
  })

  it('does not ask where there is one value only', () => {
    const variations = buildVariations()
    const [size] = variations.attributes
    const single = { ...variations, attributes: [{ ...size!, values: [size!.values[0]!] }] }
    renderWithProviders(<VariantChooser variations={single} choices={{ size: 's' }} path={PATH} />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
