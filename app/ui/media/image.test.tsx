import { fireEvent, render, screen } from '@testing-library/react'
import { buildImageSet } from './build-image-set'
import { DEFAULT_IMAGE, Image } from './image'

const LINK = 'https://img.example/dw/image/v2/a.jpg'

test.each([
  [LINK, [180, 320], undefined, `${LINK}?sw=180&q=80 180w, ${LINK}?sw=320&q=80 320w`],
  [`${LINK}?sh=40&sw=9&q=3`, [180], 60, `${LINK}?sh=40&sw=180&q=60 180w`],
  [LINK, [180], 400, `${LINK}?sw=180&q=100 180w`],
  ['/a b.jpg', [180], undefined, '/a%20b.jpg?sw=180&q=80 180w']
])('asks for %s in the widths %j at quality %s', (link, widths, quality, srcSet) => {
  expect(buildImageSet(link, widths, quality).srcSet).toBe(srcSet)
})

test('takes the widest picture where a browser knows no srcset', () => {
  expect(buildImageSet(LINK, [180, 320]).src).toBe(`${LINK}?sw=320&q=80`)
})

test('leaves data addresses as they are', () => {
  expect(buildImageSet('data:image/gif;base64,AA', [180])).toEqual({
    src: 'data:image/gif;base64,AA',
    srcSet: undefined
  })
})

test('falls back to the default picture once when loading fails', () => {
  const onError = jest.fn()
  render(<Image src={LINK} alt="Sencha" width={1} height={1} onError={onError} />)
  const image = screen.getByRole('img', { name: 'Sencha' })
  expect(image).toHaveAttribute('srcset')
  fireEvent.error(image)
  fireEvent.error(image)
  expect(image).toHaveAttribute('src', DEFAULT_IMAGE)
  expect(image).not.toHaveAttribute('srcset')
  expect(onError).toHaveBeenCalledTimes(2)
})

test('leaves its neighbour alone when loading fails', () => {
  render(
    <>
      <Image src={LINK} alt="Sencha" width={1} height={1} />
      <Image src={LINK} alt="Assam" width={1} height={1} />
    </>
  )
  fireEvent.error(screen.getByRole('img', { name: 'Assam' }))
  expect(screen.getByRole('img', { name: 'Sencha' })).toHaveAttribute('srcset')
})

test('tries again when another picture takes the place', () => {
  const { rerender } = render(<Image src={LINK} alt="Tee" width={1} height={1} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Image src="https://img.example/b.jpg" alt="Tee" width={1} height={1} />)
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://img.example/b.jpg?sw=640&q=80')
})

test('is lazy-loaded unless it comes first', () => {
  const { rerender } = render(<Image src={LINK} alt="Tee" width={4} height={3} />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  rerender(<Image src={LINK} alt="Tee" width={4} height={3} priority />)
  expect(screen.getByRole('img')).not.toHaveAttribute('loading')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

test.each([
  ['a picture that is not wide', 4, 5, true, true],
  ['a wide picture', 16, 9, true, false],
  ['a picture whose scale is not forced', 4, 5, false, false]
])('asks for half the width of %s on a phone', (_, width, height, forceScale, isHalved) => {
  const { container } = render(
    <Image
      src={LINK}
      alt="Tee"
      width={width}
      height={height}
      widths={[320, 641]}
      sizes="50vw"
      forceScale={forceScale}
    />
  )
  const source = container.querySelector('picture > source')
  expect(Boolean(source)).toBe(isHalved)
  expect(screen.getByRole('img')).toHaveAttribute(
    'srcset',
    `${LINK}?sw=320&q=80 320w, ${LINK}?sw=641&q=80 641w`
  )
  if (!source) return
  expect(source).toHaveAttribute('media', '(width < 64rem)')
  expect(source).toHaveAttribute('sizes', '50vw')
  expect(source).toHaveAttribute('srcset', `${LINK}?sw=160&q=80 320w, ${LINK}?sw=321&q=80 641w`)
  fireEvent.error(screen.getByRole('img'))
  expect(source).not.toHaveAttribute('srcset')
})
