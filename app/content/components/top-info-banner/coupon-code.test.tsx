import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { withProviders } from '../../../../tests/factories/with-providers'
import { notify } from '../../../ui/overlay/notify'
import { CouponCode } from './coupon-code'

jest.mock('../../../ui/overlay/notify', () => ({ notify: jest.fn() }))

const writeText = jest.fn(async (_text: string) => undefined)

beforeEach(() => {
  jest.clearAllMocks()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

const copy = () => {
  render(withProviders(<CouponCode code="TEA10" />))
  fireEvent.click(screen.getByRole('button', { name: /TEA10/ }))
}

it('copies its code and says so for 700 ms', async () => {
  copy()
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1))
  expect(writeText).toHaveBeenCalledWith('TEA10')
  expect(notify).toHaveBeenCalledWith('Copied to clipboard.', 'success', 700)
})

it('marks the code, ready to be copied by hand, where the clipboard may not be written', async () => {
  writeText.mockRejectedValueOnce(new Error('not allowed'))
  copy()
  await waitFor(() => expect(getSelection()?.toString()).toBe('TEA10'))
  expect(notify).not.toHaveBeenCalled()
})
