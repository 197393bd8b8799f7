import type { Localized } from '../../texts/localized-text'
import { t } from '../localized'
import { component, type PageDraft } from './build-pages'
import { buildPackstationHint } from './packstations-page'
import { jasminShop, puroShop, type ShopFacts } from './shop-facts'

/** Readers in other countries start in theirs. */
const HAMBURG = { postalCode: '20095', countryCode: 'DE' }

/** The stores: search and map, from the first result to the way there. */
const buildStoresPage = (
  { company, siteId }: ShopFacts,
  intro: Localized,
  nextQuestion: Localized
): PageDraft => ({
  id: 'stores',
  title: t('Filialen', 'Our stores'),
  description: t(
    'Filialen in Ihrer Nähe: Adressen, Öffnungszeiten und Angebot der Läden von {company}.',
    'Stores near you: addresses, opening hours and services of {company}.',
    { company }
  ),
  regions: {
    content: [
      component('headline', {
        headline: t('Unsere Filialen', 'Our stores'),
        subline: intro,
        level: 1,
        align: 'left'
      }),
      component('storeLocator', {
        headline: t('Rund um {storeCity}', 'Around {storeCity}'),
        ...HAMBURG,
        limit: 8
      }),
      component('imageText', {
        image: {
          pictureId: siteId === 'jasmin' ? 'jasmin-stage-shop' : 'puro-story-shop',
          alt: t('Schaufenster und Regale des Ladens', 'Window and shelves of the shop')
        },
        headline: nextQuestion,
        text: t(
          '<p>Im Laden fragen Sie Menschen, die täglich aufgießen. Oder Sie schreiben uns; wir antworten so ausführlich wie an der Theke.</p>',
          '<p>In our stores you can ask people who brew every day. Or write to us; we answer as fully as we do at the counter.</p>'
        ),
        buttonText: t('Hilfe und Antworten', 'Help and answers'),
        buttonLink: '/service',
        imagePosition: 'right'
      }),
      buildPackstationHint()
    ]
  }
})

export const jasminStores = buildStoresPage(
  jasminShop,
  t(
    'An der Theke riechen, eine Tasse probieren, die Dose auffüllen lassen. Suchen Sie den Laden in Ihrer Nähe.',
    'Smell at the counter, taste a cup, have your tin refilled. Find the store near you.'
  ),
  t('Lieber gleich eine Frage?', 'Have a question first?')
)

export const puroStores = buildStoresPage(
  puroShop,
  t(
    'Maschinen ausprobieren, Sorten kosten, Kapseln zurückgeben. Suchen Sie das Kaffeestudio in Ihrer Nähe.',
    'Try the machines, taste the coffees, hand back your capsules. Find the coffee studio near you.'
  ),
  t('Fragen zu Maschine oder Bestellung?', 'Questions about a machine or an order?')
)
