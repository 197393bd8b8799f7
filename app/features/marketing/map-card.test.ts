import { mapCard } from './map-card'

const map = (fields: object) => {
  const given = {
    id: 'card-1',
    title: 'Tea',
    description: 'Three bags',
    url: '/shop',
    extras: { type: 'banner' }
  }
  return mapCard({ ...given, ...fields }, true)
}

it('reads a card of the tool', () => {
  const picture = { imageUrl: 'https://cdn.example/a.jpg', altImageText: 'A bag', aspectRatio: 2 }
  expect(map({ ...picture, linkText: 'See it' })).toEqual({
    id: 'card-1',
    extras: { type: 'banner' },
    isCaptionedImage: true,
    title: 'Tea',
    description: 'Three bags',
    imageUrl: 'https://cdn.example/a.jpg',
    imageAlt: 'A bag',
    aspectRatio: 2,
    url: '/shop',
    linkText: 'See it'
  })
})

it('is content with a card that is half empty', () => {
  const open = { title: null, description: null, imageUrl: '', url: null, aspectRatio: null, extras: null }
  expect(map(open)).toMatchObject({
    title: '',
    description: '',
    imageUrl: undefined,
    url: undefined,
    extras: {}
  })
})

it.each([
  ['javascript:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  ['https://shop.example/tea', 'https://shop.example/tea'],
  ['/shop/tea', '/shop/tea'],
  ['#tea', '#tea']
])('takes %j as the address %j', (url, expected) => {
  expect(map({ url })?.url).toBe(expected)
})

it('leaves out cards without an id, and other kinds of cards', () => {
  expect(map({ id: undefined })).toBeUndefined()
  expect(mapCard({ id: 'other', extras: {} }, false)).toMatchObject({ isCaptionedImage: false, title: '' })
})
