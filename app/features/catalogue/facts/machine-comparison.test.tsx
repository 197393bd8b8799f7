import { render, screen, within } from '@testing-library/react'
import { buildProduct } from '../../../../tests/factories/catalogue'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../../tests/factories/with-providers'
import { MachineComparison } from './machine-comparison'

const sandbox = serveSandbox()
const OTHER = '200000000000003002'

it('has a dash where a device lacks a detail that another one has', async () => {
  sandbox.reply('productSearch', { hits: [{ productId: OTHER }], total: 1 })
  sandbox.reply('getProduct', {
    id: OTHER,
    name: 'Hand frother',
    c_specs: { voltageRating: '5 V' }
  })
  const base = buildProduct()
  const product = buildProduct({
    categories: [{ id: 'accessories', name: 'Accessories' }],
    details: { ...base.details, specs: { voltageRating: '230 V', capacity: '240 ml' } }
  })
  render(withProviders(<MachineComparison product={product} />, { platform: sandbox.openPlatform() }))
  const row = await screen.findByRole('row', { name: /^Capacity/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  ).toEqual(['240 ml', '–'])
})
