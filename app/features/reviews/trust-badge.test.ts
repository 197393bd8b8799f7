import { findBadgePlace } from './trust-badge'

it.each([
  [true, false, 120],
  [true, true, 100],
  [false, false, 0],
  [false, true, 0]
])('puts the badge aside for an open chat (open: %s, phone: %s): %d pixels', (isOpen, isMobile, offset) => {
  expect(findBadgePlace(isOpen, isMobile)).toEqual({ side: 'right', offset })
})

it('takes another side and other widths', () => {
  expect(findBadgePlace(true, false, 'left', { desktop: 40, mobile: 20 })).toEqual({
    side: 'left',
    offset: 40
  })
})
