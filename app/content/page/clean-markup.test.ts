import { measureCpu } from '../../../tests/setup/measure-cpu'
import { hasTags } from './clean-markup'
import { sanitizeHtml } from '../../ui/rich-text/sanitize-html'

it.each([
  ['Tee <br> Kaffee', true],
  ['<p title="1 < 2">Tee</p>', true],
  ['</p>', true],
  ['<!-- x -->', true],
  ['<?xml:namespace prefix = o />', true],
  ['Ab 3 < 5 Tassen', false],
  ['Tee <3 Kaffee > alles', false],
  ['a<b', false],
  ['a > b <c', false],
  ['', false]
])('finds out whether %s holds tags: %s', (text, expected) => {
  expect(hasTags(text)).toBe(expected)
})

it('scans a long unterminated text quickly', () => {
  const cost = measureCpu(() => {
    hasTags('<a'.repeat(200_000))
    sanitizeHtml('<a'.repeat(200_000))
  })
  expect(cost).toBeLessThan(1000)
})
