import { readOptions } from './read-options'

const PARTS = ['variety', 'pages', 'loads'] as const
const read = (...args: string[]) => readOptions(args, PARTS)

it('measures every part by default', () => {
  expect(read()).toEqual({ parts: [...PARTS], rounds: 5, compare: undefined, isWriting: false })
})

it('measures the chosen parts in their usual order', () => {
  expect(read('--only', 'loads, pages').parts).toEqual(['pages', 'loads'])
})

it.each([
  [['--only', 'page'], 'variety, pages, loads'],
  [['--only', 'pages,'], 'variety, pages, loads'],
  [['--rounds=0'], 'a whole number above 0'],
  [['--rounds=six'], 'a whole number above 0'],
  [['--compare', 'scripts'], 'the folder of another build'],
  [['--round', '1'], "'--round'"]
])('refuses %s and lists what may be given', (args, message) => {
  expect(() => read(...args)).toThrow(message)
})
