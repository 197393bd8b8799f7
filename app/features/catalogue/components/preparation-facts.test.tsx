import { render, screen } from '@testing-library/react'
import { createIntl, RawIntlProvider } from 'react-intl'
import german from '../../../../translations/de-DE.json'
import english from '../../../../translations/en-US.json'
import french from '../../../../translations/fr-FR.json'
import { PreparationFacts } from './preparation-facts'

it.each([
  ['de-DE', german, ['1,5 g', '1.200 ml', '80 °C']],
  ['en-GB', english, ['1.5 g', '1,200 ml', '80°C']],
  ['fr-FR', french, ['1,5 g', '1 200 ml', '80 °C']]
])(
  'writes measures as they are written in %s, and no unit apart from its number',
  (locale, messages, expected) => {
    render(
      <RawIntlProvider value={createIntl({ locale, messages })}>
        <PreparationFacts preparation={{ grams: 1.5, milliliters: 1200, temperature: 80 }} />
      </RawIntlProvider>
    )
    const written = screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '')
    expect(written.map(text => text.replace(/\s/g, ' '))).toEqual(expected)
    expect(written.filter(text => text.includes(' '))).toEqual([])
  }
)
