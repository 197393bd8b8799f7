import { readChoice, readList, readNumber, readPicture, readText, readTexts } from './attributes'
import { readGround } from './grounds'

const odd = { toString: 1, valueOf: 1 }
const table = <Value>(rows: [unknown, Value][]) => rows

it.each(
  table([
    ['Tee', 'Tee'],
    [0, '0'],
    [2.5, '2.5'],
    ['', undefined],
    ['  ', undefined],
    [null, undefined],
    [true, undefined],
    [['a'], undefined],
    [{}, undefined],
    [odd, undefined],
    [undefined, undefined]
  ])
)('reads %j as the text %j', (value, expected) => {
  expect(readText({ value }, 'value')).toBe(expected)
})

it.each(
  table([
    [3, 3],
    ['3', 3],
    ['2.5', 2.5],
    [0, 0],
    ['0', 0],
    [-1, -1],
    ['', undefined],
    ['  ', undefined],
    ['3px', undefined],
    [null, undefined],
    [true, undefined],
    [[], undefined],
    [[5], undefined],
    [odd, undefined],
    [Infinity, undefined],
    ['1e999', undefined],
    [undefined, undefined]
  ])
)('reads %j as the number %j', (value, expected) => {
  expect(readNumber({ value }, 'value')).toBe(expected)
})

it.each(
  table([
    ['left', 'left'],
    ['LEFT', 'left'],
    ['middle', undefined],
    ['__proto__', undefined],
    [null, undefined],
    [odd, undefined]
  ])
)('reads %j as the choice %j', (value, expected) => {
  expect(readChoice({ value }, 'value', ['left', 'right'])).toBe(expected)
})

it.each(
  table<unknown[]>([
    [[{ a: 1 }, null, 'x', [], 2], [{ a: 1 }]],
    ['x', []],
    [{ 0: {} }, []],
    [null, []]
  ])
)('reads %j as the list %j', (value, expected) => {
  expect(readList({ value }, 'value')).toEqual(expected)
})

it.each(
  table<string[]>([
    [
      ['a', 1, null, 'b'],
      ['a', 'b']
    ],
    [
      ['Tee', { cleanHtml: '<b>Kaffee</b>' }],
      ['Tee', 'Kaffee']
    ],
    ['a', []],
    [undefined, []]
  ])
)('reads %j as the texts %j', (value, expected) => {
  expect(readTexts({ value }, 'value')).toEqual(expected)
})

it.each(
  table<unknown>([
    ['/a.jpg', { src: '/a.jpg', alt: '' }],
    ['https://x.test/a.jpg', { src: 'https://x.test/a.jpg', alt: '' }],
    ['javascript:alert(1)', undefined],
    ['a.jpg', undefined],
    [
      { link: '/a.jpg', alt: 'Tee' },
      { src: '/a.jpg', alt: 'Tee' }
    ],
    [
      { disBaseLink: '/b.jpg', link: '/a.jpg' },
      { src: '/b.jpg', alt: '' }
    ],
    [
      { disBaseLink: 'javascript:alert(1)', link: '/a.jpg' },
      { src: '/a.jpg', alt: '' }
    ],
    [{ link: 'javascript:alert(1)' }, undefined],
    [{ url: 'data:image/svg+xml,x' }, undefined],
    [{ link: odd, alt: odd }, undefined],
    [{}, undefined],
    [[], undefined],
    [null, undefined]
  ])
)('reads %j as the picture %j', (value, expected) => {
  expect(readPicture({ value }, 'value')).toEqual(expected)
})

it.each([['dark green'], ['jasmin_darkGreen'], ['dark_green'], ['DARK-GREEN']])(
  'knows the colour theme %s by its many names',
  value => {
    expect(readGround({ value }, 'value')).toBe('dark-green')
  }
)

it.each([['pink'], ['__proto__'], [7], [null]])('has no ground for %j', value => {
  expect(readGround({ value }, 'value')).toBeUndefined()
})
