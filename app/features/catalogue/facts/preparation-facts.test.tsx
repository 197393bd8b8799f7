import { render, screen } from '@testing-library/react'
import { buildIntl } from '../../../../tests/factories/intl'
import { RawIntlProvider } from '../../../intl/intl'
import { PreparationFacts } from './preparation-facts'

it.each([
  ['de-DE', 'de-DE', ['80 °C', '1,5 g', '1.200 ml']],
  ['en-GB', 'en-US', ['80°C', '1.5 g', '1,200 ml']],
  ['fr-FR', 'fr-FR', ['80 °C', '1,5 g', '1 200 ml']]
])(
  'writes measures as they are written in %s, and no unit apart from its number',
  (locale, texts, expected) => {
    render(
      <RawIntlProvider value={buildIntl(locale, texts)}>
        <PreparationFacts preparation={{ grams: 1.5, milliliters: 1200, temperature: 80 }} />
      </RawIntlProvider>
    )
    const written = screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '')
    expect(written.map(text => text.replace(/\s/g, ' '))).toEqual(expected)
    expect(written.filter(text => text.includes(' '))).toEqual([])
  }
)
