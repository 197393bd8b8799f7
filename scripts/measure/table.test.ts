import { replacePart } from './table'

const DOCUMENT = 'a\n<!-- scale: costs -->\n\nold\n\n<!-- /scale: costs -->\nb\n'

it('replaces a part of a document between its marks, and nothing else', () => {
  expect(replacePart(DOCUMENT, 'costs', 'new $1')).toBe(
    'a\n<!-- scale: costs -->\n\nnew $1\n\n<!-- /scale: costs -->\nb\n'
  )
})

it('refuses a part that the document has no place for', () => {
  expect(() => replacePart(DOCUMENT, 'lists', 'new')).toThrow('no place for "lists"')
})
