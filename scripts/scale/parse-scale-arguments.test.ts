import { parseScaleArguments } from './parse-scale-arguments'

const PARTS = ['lists', 'costs', 'runtime']

it('measures everything unless parts are named', () => {
  expect(parseScaleArguments([], PARTS)).toEqual({ parts: PARTS, seconds: 5, isWriting: false })
})

it('measures the named parts in the order of the document', () => {
  expect(parseScaleArguments(['runtime', '--seconds', '2', 'lists', '--write'], PARTS)).toEqual({
    parts: ['lists', 'runtime'],
    seconds: 2,
    isWriting: true
  })
})

it.each([['prices'], ['--seconds'], ['--seconds', '-1'], ['--seconds', 'many']])(
  'says what can be asked for instead of %s %s',
  (...words) => {
    expect(() => parseScaleArguments(words, PARTS)).toThrow('is none of: lists, costs, runtime')
  }
)
