import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlaceOrderButton } from './place-order-button'

const render = (amount?: string) =>
  renderWithProviders(
    <PlaceOrderButton
      amount={amount}
      busy={false}
      isPlacing={false}
      disabled={false}
      onPlace={() => undefined}
    />
  )

it('says nothing on the order button but that one buys; the amount is above it', () => {
  render('EUR 12.90')
  const button = screen.getByRole('button')
  expect(button).toHaveTextContent(/^Buy now$/)
  const amount = screen.getByText('To pay, including VAT and delivery: EUR 12.90')
  expect(amount.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('names no amount where gift cards pay all', () => {
  render()
  expect(screen.queryByText(/To pay/)).not.toBeInTheDocument()
})

it('leads to conditions, withdrawal and privacy', () => {
  render('EUR 12.90')
  const targets = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(targets.map(target => target?.split('/').at(-1))).toEqual(['conditions', 'withdrawal', 'privacy'])
})
