import { render, screen } from '@testing-library/react'
import { Rating } from './rating'

it.each([
  [4.5, undefined, '90%', '5'],
  [5, undefined, '100%', '5'],
  [7, undefined, '100%', '5'],
  [-1, undefined, '0%', '5'],
  [3, 10, '30%', '10']
])('fills the stars for %d of %p by %s, out of five by default', (value, max, share, most) => {
  render(<Rating value={value} max={max} label="Rated" />)
  const { style } = screen.getByRole('img', { name: 'Rated' })
  expect([style.getPropertyValue('--share'), style.getPropertyValue('--max')]).toEqual([share, most])
})
