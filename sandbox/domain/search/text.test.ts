import { countEdits } from './count-edits'
import { parseTerms } from './fold-text'
import { parseRefinements } from './parse-refinements'
import { rankByScore } from './rank-by-score'
import { buildSpelling } from './spelling'
import { buildTextIndex } from './text-index'

describe('search terms', () => {
  it.each([
    ['Grüner', 'gruener'],
    ['Grüner', 'gruner'],
    ['Früchte', 'FRUECHTE'],
    ['Süßholz', 'Suessholz'],
    ['Kapseln', 'Kapsel'],
    ['Öl', 'oel'],
    ['Café', 'cafe']
  ])('are the same for %s and %s', (one, other) => {
    expect(parseTerms(one)).toEqual(parseTerms(other))
  })

  it.each([
    ['neu', 'neue'],
    ['Quell', 'Quelle'],
    ['Ass', 'Assam']
  ])('of %s begin those of %s', (beginning, word) => {
    expect(parseTerms(word)[0]?.startsWith(parseTerms(beginning)[0] ?? '-')).toBe(true)
  })

  it('leave out stop words, unless there is nothing else', () => {
    expect(parseTerms('Tee für die Kanne')).toEqual(parseTerms('Tee Kanne'))
    expect(parseTerms('für die')).toHaveLength(2)
  })

  it('are no more than twelve', () => {
    expect(parseTerms(Array.from({ length: 5_000 }, (_, index) => `wort${index}`).join(' '))).toHaveLength(12)
  })
})

describe('the text index', () => {
  const index = buildTextIndex([
    [{ text: 'Sencha Morgennebel', weight: 10 }],
    [
      { text: 'Kanne aus Glas', weight: 10 },
      { text: 'für Sencha und Assam', weight: 1 }
    ],
    [{ text: 'Assam Goldspitze', weight: 10 }]
  ])
  const find = (query: string) => [...index.match([{ terms: parseTerms(query), boost: 1 }]).ranked]

  it.each([
    { title: 'puts a word in the name before one in a description', query: 'sencha', found: [0, 1] },
    { title: 'wants every word', query: 'assam sencha', found: [1] },
    { title: 'finds by the beginning of a word', query: 'gold', found: [2] },
    { title: 'finds nothing for an unknown word', query: 'kakao', found: [] },
    { title: 'finds nothing for signs alone', query: '"* AND (', found: [] },
    { title: 'takes search syntax as mere text', query: 'sencha* OR NEAR("x"', found: [] }
  ])('$title', ({ query, found }) => {
    expect(find(query)).toEqual(found)
  })

  it.each([
    '__proto__',
    'constructor',
    '\u0000',
    '🍵',
    "'; DROP TABLE x;--",
    '%',
    '\ud800',
    'x'.repeat(10_000)
  ])('does not stumble over %j', query => {
    expect(find(query)).toEqual([])
  })

  it('ranks equals by their number', () => {
    expect([...rankByScore(Float32Array.of(1, 0, 5, 1, 5))]).toEqual([2, 4, 0, 3])
  })
})

describe('spelling', () => {
  const spelling = buildSpelling(['Sencha Küstenwind', 'Kamille', 'Assam', 'Kräutertee', 'Sencha'])
  it.each([
    ['senhca', 'sencha'],
    ['asam', 'assam'],
    ['kamile', 'kamille'],
    ['kreutertee', 'kräutertee'],
    ['SENCAH', 'sencha']
  ])('corrects %s to %s', (typed, meant) => {
    expect(spelling.correct(typed)).toBe(meant)
  })

  it('has no idea when nothing is close', () => {
    expect(spelling.correct('waschmaschine')).toBeUndefined()
    expect(spelling.correct('')).toBeUndefined()
  })

  it('completes a beginning, commonest word first', () => {
    expect(spelling.complete('k', 2)).toHaveLength(2)
    expect(spelling.complete('sen', 5)).toEqual(['sencha'])
  })

  it.each([
    ['sencha', 'sencha', 0],
    ['senhca', 'sencha', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3]
  ])('counts the edits from %j to %j', (from, to, edits) => {
    expect(countEdits(from, to)).toBe(edits)
  })
})

describe('refinements', () => {
  it.each([
    { refine: 'price=(20..50)', parsed: [{ attributeId: 'price', from: 2_000, to: 5_000 }] },
    { refine: 'price=(19.99..)', parsed: [{ attributeId: 'price', from: 1_999, to: Infinity }] },
    { refine: 'cgid=tea|gifts', parsed: [{ attributeId: 'cgid', values: ['tea', 'gifts'] }] },
    {
      refine: 'c_teaType=green',
      parsed: [{ attributeId: 'facet', facetId: 'c_teaType', values: ['green'] }]
    },
    { refine: 'price=(a..b)', parsed: [] },
    { refine: 'price=(..)', parsed: [] },
    { refine: 'price=', parsed: [] },
    { refine: '=x', parsed: [] },
    { refine: 'cgid=|', parsed: [] },
    { refine: '', parsed: [] }
  ])('reads $refine', ({ refine, parsed }) => {
    expect(parseRefinements([refine])).toEqual(parsed)
  })
})
