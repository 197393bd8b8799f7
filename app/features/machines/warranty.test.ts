import { findWarrantyEnd } from './warranty'

it.each([
  ['2026-01-31', '2028-01-31'],
  ['2024-02-29', '2026-03-01'],
  ['2026-01-31T10:00:00Z', '2028-01-31'],
  ['soon', undefined],
  ['', undefined]
])('a machine bought on %j has warranty until %s', (bought, end) => expect(findWarrantyEnd(bought)).toBe(end))
