import { checkCatalogue } from './check-catalogue'

const check = (locale: string, text: string, source: string) =>
  checkCatalogue(locale, { a: text }, { a: source }, true)

const DAYS = '{count, plural, one {# day} other {# days}}'

describe('a translation', () => {
  it.each([
    ['fr-FR', 'Bonjour {name}', 'Hello {name}'],
    ['fr-FR', '{count, plural, =0 {rien} one {# jour} many {# de jours} other {# jours}}', DAYS],
    ['ja-JP', '{count, plural, other {#日}}', DAYS],
    ['ja-JP', '{count}日', DAYS],
    ['de-DE', 'Mehr in <link>{name}</link>', 'More in <link>{name}</link>']
  ])('passes for %s as "%s"', (locale, text, source) => {
    expect(check(locale, text, source)).toEqual([])
  })

  it.each([
    ['fr-FR', 'Bonjour {nom}', 'Hello {name}', 'a: takes {nom}, the code gives {name}'],
    ['fr-FR', 'Bonjour', 'Hello {name}', 'a: takes none, the code gives {name}'],
    ['de-DE', 'Mehr', 'More in <link>this</link>', 'a: takes none, the code gives <link>'],
    ['de-DE', ' ', 'Hello', 'a: is empty'],
    [
      'fr-FR',
      '{count, plural, one {# jour} other {# jours}}',
      DAYS,
      'a: has the plural forms one, other, wants many, one, other'
    ],
    [
      'ko-KR',
      '{count, plural, one {#일} other {#일}}',
      DAYS,
      'a: has the plural forms one, other, wants other'
    ]
  ])('is refused for %s as "%s"', (locale, text, source, problem) => {
    expect(check(locale, text, source)).toEqual([problem])
  })

  it('is refused when it is no ICU message', () => {
    expect(check('fr-FR', 'Bonjour {name', 'Hello {name}')).toEqual([
      expect.stringMatching(/^a: is no ICU message/)
    ])
  })
})

describe('a catalogue', () => {
  const defaults = { a: 'One', b: 'Two' }

  it('reports missing and unused messages', () => {
    expect(checkCatalogue('fr-FR', { a: 'Un', c: 'Trois' }, defaults, true)).toEqual([
      'b: is missing',
      'c: is not used'
    ])
  })

  it('may lack words when it has a base', () => {
    expect(checkCatalogue('en-GB', {}, defaults, false)).toEqual([])
  })
})
