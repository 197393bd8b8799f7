import { specMessages } from '../product-messages'
import { readSpecs, specGroups } from './specs'

it('shows each detail that has a label in exactly one group', () => {
  expect(Object.values(specGroups).flat().sort()).toEqual(Object.keys(specMessages).sort())
})

it('reads texts, numbers, booleans and lists', () => {
  expect(
    readSpecs({ color: 'Anthrazit', materials: ['Edelstahl', 'Glas'], pressure: 19, energySavingMode: false })
  ).toEqual({ color: 'Anthrazit', materials: ['Edelstahl', 'Glas'], pressure: 19, energySavingMode: false })
})

it.each([
  ['what has no label', { secret: 'x' }],
  ['blank texts', { color: '  ' }],
  ['lists without a text', { materials: ['', 7, null] }],
  ['objects', { height: { value: 3 } }],
  ['numbers that are none', { power: NaN }]
])('leaves out %s', (_what, given) => expect(readSpecs(given)).toEqual({}))

it.each([undefined, null, 'text', 3])('reads %p as no details', given => expect(readSpecs(given)).toEqual({}))
