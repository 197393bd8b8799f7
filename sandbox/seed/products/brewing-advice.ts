import type { ProductFacts } from '../../domain/catalogue/product'
import type { Localized } from '../../domain/localized-text'
import { t } from '../localized'

type Brewing = Required<NonNullable<ProductFacts['brewing']>>

/** How to prepare a tea, in words; `turn` picks one of several ways to say it. */
export function buildBrewingAdvice(brewing: Brewing, form: ProductFacts['form'], turn: number): Localized {
  if (brewing.temperature < 30) return buildColdAdvice(brewing)
  if (form === 'powder') return buildWhiskAdvice(brewing)
  const { temperature, minutes, milliliters } = brewing
  const german = form === 'bags' ? 'einen Beutel' : `${formatGerman(brewing.grams)} g`
  const english = form === 'bags' ? 'one bag' : `${brewing.grams} g`
  const ways = [
    t(
      `Nehmen Sie ${german} auf ${milliliters} ml Wasser von ${temperature} °C und geben Sie dem Aufguss ${formatGerman(minutes)} Minuten.`,
      `Use ${english} for ${milliliters} ml of water at ${temperature} °C and give it ${minutes} minutes.`
    ),
    t(
      `Bei ${temperature} °C und ${formatGerman(minutes)} Minuten Ziehzeit ist der Geschmack im Gleichgewicht. Für ${milliliters} ml rechnen wir ${german}.`,
      `At ${temperature} °C and ${minutes} minutes the taste is in balance. We reckon ${english} for ${milliliters} ml.`
    ),
    t(
      `Für die erste Tasse empfehlen wir ${german} und ${milliliters} ml Wasser. Bei ${temperature} °C reichen ${formatGerman(minutes)} Minuten.`,
      `For your first cup we suggest ${english} and ${milliliters} ml of water. At ${temperature} °C, ${minutes} minutes are enough.`
    ),
    t(
      `Gebrüht wird mit ${temperature} °C. Geben Sie ${german} auf ${milliliters} ml, nach ${formatGerman(minutes)} Minuten ist die Tasse fertig.`,
      `Brew at ${temperature} °C. Add ${english} to ${milliliters} ml and the cup is ready after ${minutes} minutes.`
    )
  ]
  return ways[turn % ways.length] ?? t('', '')
}

function buildColdAdvice({ minutes, milliliters }: Brewing): Localized {
  return t(
    `Einen Beutel in ${milliliters} ml kaltes Wasser legen und nach ${minutes} Minuten herausnehmen. Im Kühlschrank bleibt der Tee einen Tag frisch.`,
    `Put one bag in ${milliliters} ml of cold water and take it out after ${minutes} minutes. In the fridge the tea keeps fresh for a day.`
  )
}

function buildWhiskAdvice({ grams, temperature, milliliters }: Brewing): Localized {
  return t(
    `${formatGerman(grams)} g in die Schale sieben, ${milliliters} ml Wasser von ${temperature} °C dazugeben und im Zickzack schlagen, bis der Schaum fein ist.`,
    `Sift ${grams} g into the bowl, add ${milliliters} ml of water at ${temperature} °C and whisk in zigzags until the foam is fine.`
  )
}

function formatGerman(value: number): string {
  return String(value).replace('.', ',')
}
