import { seed } from '../seed'

const readConditions = (language: string) =>
  JSON.stringify(seed.pages.filter(page => page.id === 'conditions' && page.language === language))

it('French conditions frame both statutory guarantees, with their periods and articles', () => {
  const french = readConditions('fr')
  for (const fact of [
    '<table>',
    'deux ans à compter de la délivrance',
    'trente jours',
    'six mois',
    'L. 217-1 à L. 217-32',
    '1641 à 1649'
  ])
    expect(french).toContain(fact)
  for (const language of ['de', 'en', 'it']) expect(readConditions(language)).not.toContain('<table>')
})
