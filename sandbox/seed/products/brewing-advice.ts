import type { ProductFacts } from '../../domain/catalogue/product'
import type { Localized } from '../../texts/localized-text'
import { t } from '../localized'

type Brewing = Required<NonNullable<ProductFacts['brewing']>>

/** How to prepare a tea, in words; 'turn' picks one of several ways to say it. */
export function buildBrewingAdvice(brewing: Brewing, form: ProductFacts['form'], turn: number): Localized {
  if (brewing.temperature < 30) return buildColdAdvice(brewing)
  if (form === 'powder') return buildWhiskAdvice(brewing)
  const { temperature, minutes, milliliters } = brewing
  const dose =
    form === 'bags' ? t('einen Beutel', 'one bag') : t('{grams} g', '{grams} g', { grams: brewing.grams })
  const values = { dose, temperature, minutes, milliliters }
  const ways = [
    t(
      'Nehmen Sie {dose} auf {milliliters} ml Wasser von {temperature} °C und geben Sie dem Aufguss {minutes} Minuten.',
      'Use {dose} for {milliliters} ml of water at {temperature} °C and give it {minutes} minutes.',
      values
    ),
    t(
      'Bei {temperature} °C und {minutes} Minuten Ziehzeit ist der Geschmack im Gleichgewicht. Für {milliliters} ml rechnen wir {dose}.',
      'At {temperature} °C and {minutes} minutes the taste is well balanced. Allow {dose} for {milliliters} ml.',
      values
    ),
    t(
      'Für die erste Tasse empfehlen wir {dose} und {milliliters} ml Wasser. Bei {temperature} °C reichen {minutes} Minuten.',
      'For your first cup we suggest {dose} and {milliliters} ml of water. At {temperature} °C, {minutes} minutes are enough.',
      values
    ),
    t(
      'Gebrüht wird mit {temperature} °C. Geben Sie {dose} auf {milliliters} ml, nach {minutes} Minuten ist die Tasse fertig.',
      'Brew at {temperature} °C. Add {dose} to {milliliters} ml and the cup is ready after {minutes} minutes.',
      values
    )
  ]
  return ways[turn % ways.length] ?? t('', '')
}

function buildColdAdvice({ minutes, milliliters }: Brewing): Localized {
  return t(
    'Einen Beutel in {milliliters} ml kaltes Wasser legen und nach {minutes} Minuten herausnehmen. Im Kühlschrank bleibt der Tee einen Tag frisch.',
    'Put one bag in {milliliters} ml of cold water and take it out after {minutes} minutes. In the fridge the tea keeps fresh for a day.',
    { minutes, milliliters }
  )
}

function buildWhiskAdvice({ grams, temperature, milliliters }: Brewing): Localized {
  return t(
    '{grams} g in die Schale sieben, {milliliters} ml Wasser von {temperature} °C dazugeben und im Zickzack schlagen, bis der Schaum fein ist.',
    'Sift {grams} g into the bowl, add {milliliters} ml of water at {temperature} °C and whisk in zigzags until the foam is fine.',
    { grams, temperature, milliliters }
  )
}
