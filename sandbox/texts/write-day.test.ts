import { writeDay } from './write-day'

it.each([
  ['fr-FR', '2026-12-01', '1er décembre 2026'],
  ['fr', '2026-12-11', '11 décembre 2026'],
  ['it-IT', '2026-12-01', '1 dicembre 2026'],
  ['de-AT', '2026-01-01', '1. Jänner 2026']
])('writes in %s the day %s as %s', (locale, day, text) => {
  expect(writeDay(locale, new Date(`${day}T12:00:00Z`))).toBe(text)
})

it('writes the first of a month behind its weekday', () => {
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const
  expect(writeDay('fr', new Date('2026-12-01T12:00:00Z'), style)).toBe('mardi 1er décembre')
})
