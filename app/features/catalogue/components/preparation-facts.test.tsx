import { render, screen } from '@testing-library/react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { PreparationFacts } from './preparation-facts'

it.each([
  ['de-DE', ['1,5 g', '1.200 ml', '80 °C']],
  ['en-GB', ['1.5 g', '1,200 ml', '80°C']],
  ['fr-FR', ['1,5 g', '1 200 ml', '80 °C']]
])('writes measures as they are written in %s', (locale, expected) => {
  render(
    <RawIntlProvider value={createIntl({ locale, onError: () => undefined })}>
      <PreparationFacts preparation={{ grams: 1.5, milliliters: 1200, temperature: 80 }} />
    </RawIntlProvider>
  )
  const written = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(written).toEqual(expected)
})
