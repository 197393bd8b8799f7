import { inEach, say, type Localized } from '../../texts/localized-text'
import { t } from '../localized'
import { component, type ComponentDraft, type PageDraft } from './build-pages'
import { buildPackstationHint } from './packstations-page'
import type { ShopFacts } from './shop-facts'

interface Question {
  id: string
  headline: Localized
  contentText: Localized
}

const orderQuestions: Question[] = [
  {
    id: 'delivery-time',
    headline: t('Wann kommt mein Paket?', 'When does my parcel arrive?'),
    contentText: t(
      '<p>Was bis {orderBefore} bestellt ist, verlässt am selben Werktag unser Lager. Danach ist Ihr Paket {toDeliveryCountry} {standardDeliveryTime} unterwegs, mit DHL Express {expressDeliveryTime}.</p>',
      '<p>Orders placed by {orderBefore} leave our warehouse the same working day. Your parcel {toDeliveryCountry} then takes {standardDeliveryTime}, with DHL Express {expressDeliveryTime}.</p>'
    )
  },
  {
    id: 'delivery-cost',
    headline: t('Was kostet die Lieferung?', 'What does delivery cost?'),
    contentText: t(
      '<p>Der Standardversand {toDeliveryCountry} kostet {standardDelivery} und ist ab {freeDeliveryFrom} Warenwert kostenfrei, DHL Express kostet {expressDelivery}. Für Geschenkkarten per E-Mail fallen keine Versandkosten an.</p>',
      '<p>Standard delivery {toDeliveryCountry} costs {standardDelivery} and is free on orders of {freeDeliveryFrom} or more; DHL Express costs {expressDelivery}. Gift cards by email have no delivery charge.</p>'
    )
  },
  {
    id: 'returns',
    headline: t('Wie gebe ich etwas zurück?', 'How do I return something?'),
    contentText: t(
      '<p>Sie können Ihre Bestellung binnen {withdrawalDays} Tagen ohne Angabe von Gründen <a href="/withdrawal">widerrufen</a>. Ungeöffnete Ware nehmen wir darüber hinaus {returnDays} Tage lang zurück. Das Rücksendeetikett liegt dem Paket bei; geben Sie es bei einer Postfiliale ab. Wir erstatten auf demselben Weg, auf dem Sie bezahlt haben.</p>',
      '<p>You may <a href="/withdrawal">withdraw from your order</a> within {withdrawalDays} days without giving a reason. In addition, you may return unopened goods within {returnDays} days. The return label is in the parcel; hand the parcel in at a post office. We refund the amount by the payment method that you used.</p>'
    )
  },
  {
    id: 'gift-card',
    headline: t('Wie löse ich eine Geschenkkarte ein?', 'How do I redeem a gift card?'),
    contentText: t(
      '<p>Geben Sie den Code im Schritt Zahlung ein. Reicht das Guthaben nicht, zahlen Sie den Rest mit einer anderen Zahlungsart; bleibt etwas übrig, behält der Code seinen Wert.</p>',
      '<p>Enter the code in the payment step. If the balance is not enough, you pay the rest by another method; if some is left, the code keeps its value.</p>'
    )
  }
]

const buildContact = (shop: ShopFacts): ComponentDraft =>
  component('serviceContact', {
    anchor: 'contact',
    hasForm: true,
    headline: t('Lieber persönlich?', 'Prefer to talk to someone?'),
    text: t(
      'Am anderen Ende sitzen Menschen, die das Sortiment kennen. Geht es um eine Bestellung, halten Sie bitte die Bestellnummer bereit.',
      'You will speak to people who know our range. If it is about an order, please have its number to hand.'
    ),
    phone: shop.phone,
    email: shop.email,
    hours: t('Täglich von {serviceHours}, kostenfrei', 'Every day from {serviceHours}, free of charge'),
    buttonText: t('Rund um Ihre Bestellung', 'About your order'),
    buttonLink: '/about-your-order'
  })

/** Help page with questions beside the contact box and the contact anchor (requirement 1.2). */
export function buildServicePage(shop: ShopFacts, ownQuestions: Question[]): PageDraft {
  return {
    id: 'service',
    title: t('Hilfe und Kontakt', 'Help and contact'),
    description: t(
      'Antworten auf häufige Fragen und alle Wege, uns zu erreichen.',
      'Answers to common questions and every way to reach us.'
    ),
    regions: {
      topRegion: [
        component('serviceSearch', {
          headline: t('Wie können wir helfen?', 'How can we help?'),
          text: t('Die meisten Antworten stehen gleich hier.', 'Most answers are right here.'),
          placeholder: t('zum Beispiel Rückgabe', 'for example returns')
        })
      ],
      content: [
        component(
          'grid',
          { columns: 2 },
          {
            questions: [
              component('accordion', { items: ownQuestions }),
              component('headline', {
                headline: t('Bestellung, Lieferung, Rückgabe', 'Ordering, delivery, returns'),
                level: 2,
                align: 'left'
              }),
              component('accordion', { items: orderQuestions })
            ],
            contact: [buildContact(shop)]
          }
        ),
        component('richText', {
          html: t(
            '<p>Oder Sie schauen vorbei: <a href="/stores">Filialen in Ihrer Nähe</a></p>',
            '<p>Or drop in: <a href="/stores">stores near you</a></p>'
          )
        })
      ]
    }
  }
}

/** Everything about an order from click to doorstep. */
export function buildOrderPage(shop: ShopFacts): PageDraft {
  const steps: [Localized, Localized][] = [
    [
      t('Bestellen', 'Ordering'),
      t(
        'Sie erhalten sofort eine Bestätigung per E-Mail. Bis zum Packen lässt sich alles noch ändern; rufen Sie uns dazu an.',
        'You receive a confirmation by email at once. Until we pack, everything can still be changed; just call us.'
      )
    ],
    [
      t('Bezahlen', 'Payment'),
      t(
        'Per Karte oder PayPal, in Deutschland und Österreich auch per Rechnung oder SEPA-Lastschrift. Karten belasten wir erst, wenn das Paket unterwegs ist.',
        'By card or PayPal, in Germany and Austria also by invoice or SEPA direct debit. We charge cards only when the parcel is on its way.'
      )
    ],
    [
      t('Packen', 'Packing'),
      t(
        'Mit Papier statt Kunststoff, in Kartons, die zum Inhalt passen. Bruch ersetzen wir ohne Rückfrage.',
        'In paper, not plastic, and in boxes that fit the contents. We replace breakages, no questions asked.'
      )
    ],
    [
      t('Liefern', 'Delivery'),
      t(
        'DHL bringt das Paket nach Hause, in Deutschland auch an eine Packstation. Den Link zur Sendung schicken wir Ihnen per E-Mail.',
        'DHL brings the parcel to your home, in Germany also to a Packstation. We send you the tracking link by email.'
      )
    ]
  ]
  return {
    id: 'about-your-order',
    title: t('Rund um Ihre Bestellung', 'About your order'),
    description: t(
      'Wie Ihre Bestellung abläuft: Zahlung, Versand, Lieferzeit und Rückgabe.',
      'How your order works: payment, dispatch, delivery time and returns.'
    ),
    regions: {
      content: [
        component('headline', {
          headline: t('Rund um Ihre Bestellung', 'About your order'),
          subline: t('Vier Schritte, und was in jedem geschieht.', 'Four steps, and what happens in each.'),
          level: 2,
          align: 'left'
        }),
        component('grid', { columns: 2 }, { grid: steps.map(buildStep) }),
        component('accordion', { items: orderQuestions }),
        buildPackstationHint(),
        component('richText', {
          html: t(
            '<p>Noch etwas offen? Schreiben Sie an <a href="mailto:{email}">{email}</a>.</p>',
            '<p>Any questions left? Write to <a href="mailto:{email}">{email}</a>.</p>',
            { email: shop.email }
          )
        }),
        component('button', {
          text: t('Weitere Antworten', 'More answers'),
          link: '/service',
          variant: 'secondary'
        })
      ]
    }
  }
}

function buildStep([headline, text]: [Localized, Localized], index: number): ComponentDraft {
  return component('richText', {
    html: inEach(language => `<h2>${index + 1}. ${say(headline, language)}</h2><p>${say(text, language)}</p>`)
  })
}
