import { PARTS, readOptions } from './read-options'

it('measures every part when none is chosen', () => {
  expect(readOptions([])).toEqual({ seconds: 6, parts: [...PARTS], rival: undefined })
})

it('measures the chosen parts in their usual order, whichever order they are named in', () => {
  expect(readOptions(['--only', 'loads, pages']).parts).toEqual(['pages', 'loads'])
})

it.each(['page', '', 'pages,'])('refuses the parts "%s" and says which there are', text => {
  expect(() => readOptions(['--only', text])).toThrow('pages, taps, loads, memory, lighthouse')
})

it.each(['0', '-1', 'six'])('refuses to load a page for "%s" seconds', text => {
  expect(() => readOptions([`--seconds=${text}`])).toThrow('give a number above 0')
})

it('refuses an option that it does not know, so that a typing error is not measured', () => {
  expect(() => readOptions(['--second', '1'])).toThrow("'--second'")
})

it('reads the storefront to compare with', () => {
  expect(readOptions(['--compare', 'http://localhost:3480=home:/en']).rival).toMatchObject({
    origin: 'http://localhost:3480'
  })
})
