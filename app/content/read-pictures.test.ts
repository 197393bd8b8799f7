import { readListedPicture, readOwnPicture, readPictures } from './read-pictures'

const picture = { src: '/a.jpg', alt: 'Tea' }
const given = { link: '/a.jpg', alt: 'Tea' }

it.each([
  [{ image: given }, picture],
  [{ imageUrl: given }, picture],
  [{ imageUrl: '/a.jpg' }, { src: '/a.jpg', alt: '' }],
  [{ link: '/shop/tea', title: 'Tea' }, undefined],
  [{ image: 7, url: '/shop/tea' }, undefined]
])('finds the picture of %j', (attributes, expected) => {
  expect(readOwnPicture(attributes)).toEqual(expected)
})

it.each([
  [given, picture],
  ['/a.jpg', { src: '/a.jpg', alt: '' }],
  [{ image: given, link: '/shop/tea' }, picture],
  [{ image: null, link: '/shop/tea' }, undefined],
  [null, undefined]
])('takes the entry %j of a list of pictures', (entry, expected) => {
  expect(readListedPicture(entry)).toEqual(expected)
})

it('leaves out values that are no picture', () => {
  expect(readPictures({ images: [given, {}, 'Tee', null] }, 'images')).toEqual([picture])
  expect(readPictures({ images: 'Tee' }, 'images')).toEqual([])
})
