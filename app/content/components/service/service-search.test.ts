import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import type { Answer } from '../../page/list-answers'
import { findAnswers, listPageAnswers } from './service-search'

const buildAnswer = (question: string, answer = ''): Answer => ({
  id: question,
  question,
  answer: answer as CleanHtml,
  component: { id: 'a', typeId: 'accordion', data: {}, regions: [] }
})

const answers = [
  buildAnswer('Wie entkalke ich?', '<p>Mit <strong>Entkalker</strong>, nach dem Rückruf.</p>'),
  buildAnswer('Wie gebe ich etwas zurück?', '<p>Mit dem Etikett im Paket.</p>'),
  buildAnswer('Was kostet die Lieferung?', '<p>3,99 €</p>')
]

it.each([
  ['etikett', ['Wie gebe ich etwas zurück?']],
  ['ZURUCK', ['Wie gebe ich etwas zurück?']],
  ['kostet lieferung', ['Was kostet die Lieferung?']],
  ['ruck', ['Wie gebe ich etwas zurück?', 'Wie entkalke ich?']],
  ['strong', []],
  ['kaputt', []]
])('finds for %s %j', (query, expected) => {
  expect(findAnswers(answers, query)?.map(({ question }) => question)).toEqual(expected)
})

it.each([[''], ['   '], ['wo'], [' wo ']])('does not search for %j', query => {
  expect(findAnswers(answers, query)).toBeUndefined()
})

it('lists the questions of every accordion of a page once, at any depth', () => {
  const accordion = (id: string, ...questions: unknown[]) => ({
    id,
    typeId: 'Accordion',
    data: { items: questions.map(headline => ({ headline, contentText: 'x' })) },
    regions: []
  })
  const grid = {
    id: 'grid',
    typeId: 'grid',
    data: {},
    regions: [{ id: 'a', components: [accordion('inner', 'Zwei', 'Eins')] }]
  }
  const page = { regions: [{ id: 'content', components: [accordion('outer', 'Eins', null), grid] }] }
  expect(listPageAnswers(page).map(({ question }) => question)).toEqual(['Eins', 'Zwei'])
})
