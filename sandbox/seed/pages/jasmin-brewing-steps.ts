import { t } from '../localized'

/** Water temperatures, each with its teas. */
export const temperatures = [
  t(
    '<h2>75 °C</h2><p>Grüner und weißer Tee. Das Wasser dampft, aber es perlt noch nicht.</p>',
    '<h2>75 °C</h2><p>Green and white tea. The water steams but does not bubble yet.</p>'
  ),
  t(
    '<h2>90 °C</h2><p>Oolong und Darjeeling. Kleine Blasen steigen vom Boden auf.</p>',
    '<h2>90 °C</h2><p>Oolong and Darjeeling. Small bubbles rise from the bottom.</p>'
  ),
  t(
    '<h2>100 °C</h2><p>Schwarzer Tee, Kräuter, Früchte und Rooibos. Das Wasser kocht sprudelnd.</p>',
    '<h2>100 °C</h2><p>Black tea, herbs, fruit and rooibos. The water is at a rolling boil.</p>'
  )
]

/** The steps for search engines. */
export const howToBrew = {
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: t('Tee richtig aufgießen', 'How to brew tea'),
  step: [
    t('Tee abwiegen.', 'Weigh the tea.'),
    t('Wasser auf die Temperatur der Packung bringen.', 'Bring the water to the temperature on the box.'),
    t(
      'Aufgießen und nach der angegebenen Zeit die Blätter herausnehmen.',
      'Pour, and take the leaves out after the time given.'
    )
  ].map(text => ({ '@type': 'HowToStep', text }))
}
