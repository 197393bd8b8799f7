import { readFullWidthIntro } from './register'

it.each([
  ['base', 'base'],
  ['hero', 'hero'],
  ['service', 'service'],
  ['about', 'about'],
  ['other', 'base'],
  [undefined, 'base']
])('lays the words over the picture by the overlay %p as %s', (overlay, expected) =>
  expect(readFullWidthIntro({ headline: 'Tea', overlay })?.overlay).toBe(expected)
)
