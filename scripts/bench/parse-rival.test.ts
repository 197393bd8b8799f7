import { MEASURED_PAGES } from './measured-pages'
import { findRivalUrl, parseRival } from './parse-rival'

it('reads names and paths, and keeps what a query says', () => {
  expect(parseRival('http://localhost:3480=home:/en,product list:/en/shop,search:/en/search?q=tea')).toEqual({
    origin: 'http://localhost:3480',
    hasOurAddresses: false,
    pages: [
      { name: 'home', path: '/en' },
      { name: 'product list', path: '/en/shop' },
      { name: 'search', path: '/en/search?q=tea' }
    ]
  })
})

it.each(['http://localhost:3480', 'http://127.0.0.1:3480', 'http://[::1]:3480', 'http://localhost:3480='])(
  'asks %s for our own addresses when it is given no paths',
  text => {
    expect(parseRival(text)).toMatchObject({ hasOurAddresses: true, pages: MEASURED_PAGES.jasmin })
  }
)

it.each([
  'http://shop.example',
  'http://10.0.0.7:3000',
  'http://127.0.0.1.shop.example',
  'http://localhost.shop.example',
  'http://localhost@shop.example'
])('refuses %s, which is not on this machine', text => {
  expect(() => parseRival(text)).toThrow('on this machine')
})

it.each(['', 'localhost:3480', 'https://localhost:3480', 'http://localhost:3480/en'])(
  'refuses "%s", which is no origin',
  text => {
    expect(() => parseRival(text)).toThrow('give an origin such as')
  }
)

it.each(['/en', 'home', 'home:en', 'checkout:/en/checkout', 'home:/en,'])(
  'refuses the pages "%s" and says how they are written',
  pages => {
    expect(() => parseRival(`http://localhost:3480=${pages}`)).toThrow('write name:/path')
  }
)

it('finds the page of the other storefront that stands beside ours', () => {
  const rival = parseRival('http://localhost:3480=home:/en')
  expect(findRivalUrl(rival, 'home')).toBe('http://localhost:3480/en')
  expect(findRivalUrl(rival, 'cart')).toBeUndefined()
  expect(findRivalUrl(undefined, 'home')).toBeUndefined()
})
