import { PARTS, readOptions } from './read-options'

it('measures every part when none is chosen', () => {
  expect(readOptions([])).toEqual({ rounds: 5, parts: [...PARTS], compare: undefined })
})

it('measures the chosen parts in their usual order, whichever order they are named in', () => {
  expect(readOptions(['--only', 'loads, pages']).parts).toEqual(['pages', 'loads'])
})

it.each(['page', '', 'pages,'])('refuses the parts "%s" and says which there are', text => {
  expect(() => readOptions(['--only', text])).toThrow('variety, pages, taps, loads, memory, lighthouse')
})

it.each(['0', '-1', 'six', '1.5'])('refuses "%s" rounds', text => {
  expect(() => readOptions([`--rounds=${text}`])).toThrow('give a whole number above 0')
})

it('refuses an option that it does not know, so that a typing error is not measured', () => {
  expect(() => readOptions(['--round', '1'])).toThrow("'--round'")
})

it('refuses to compare with a folder that holds no build', () => {
  expect(() => readOptions(['--compare', 'scripts/bench'])).toThrow('the folder of another build')
})
