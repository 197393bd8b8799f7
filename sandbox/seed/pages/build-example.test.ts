import { list, number, picture, text } from '../../component-types/component-type'
import { buildExample } from './build-example'

const choice = { siteId: 'jasmin', categoryId: 'tea', productNumber: 1, pictures: ['tin'] } as const

it('fills every attribute of a definition by its kind, the entries of lists as well', () => {
  const attributes = [
    text('headline', 'The heading.', { required: true }),
    picture('image', 'The picture.'),
    number('level', 'Its level.', { min: 2 }),
    list('items', 'The entries.', [text('title', 'Its title.')])
  ]
  const { type, data } = buildExample('quote', { attributes }, { ...choice, pictures: ['tin'] })
  expect(type).toBe('quote')
  expect(data).toMatchObject({
    headline: { de: 'Überschrift', en: 'Headline' },
    image: { pictureId: 'tin' },
    level: 2,
    items: [{ title: { en: 'A picture, a text and a button.' } }]
  })
})
