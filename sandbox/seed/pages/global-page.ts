import { inEach, say, type Localized } from '../../texts/localized-text'
import { t } from '../localized'
import { component, type ComponentDraft, type PageDraft } from './build-pages'
import type { ShopFacts } from './shop-facts'

interface GlobalTexts {
  usp: Localized
  /** In the footer, besides payment and returns; what the strip at the top says is not repeated. */
  promise: { icon: string; title: Localized; text: Localized }
  banner: ComponentDraft
  shopLinks: { text: Localized; link: string }[]
  about: Localized
}

/** The regions merged into every page: navigation, strip at the top and footer columns (requirement 1.4). */
export function buildGlobalPage(shop: ShopFacts, texts: GlobalTexts): PageDraft {
  return {
    id: 'global',
    title: t(shop.siteId, shop.siteId),
    description: texts.about,
    regions: {
      header: [component('richText', { html: inEach(language => `<p>${say(texts.usp, language)}</p>`) })],
      banner: [texts.banner],
      modal: [],
      column1: [component('linkList', { headline: t('Sortiment', 'Shop'), links: texts.shopLinks })],
      column2: [
        component('contactBox', {
          headline: t('Fragen? Wir sind da', 'Questions? We are here'),
          email: shop.email,
          hours: t(
            'Täglich {serviceHours}, kostenfrei aus ganz Europa',
            'Daily {serviceHours}, free of charge from all over Europe'
          )
        })
      ],
      column3: [
        component('linkList', {
          headline: t('Service', 'Service'),
          links: [
            { text: t('Hilfe und Antworten', 'Help and answers'), link: '/service' },
            { text: t('Bestellung und Lieferung', 'Your order and delivery'), link: '/about-your-order' },
            { text: t('Filialen', 'Our stores'), link: '/stores' },
            { text: t('Geschenkkarten', 'Gift cards'), link: '/shop/gift-cards' },
            { text: t('Rezepte', 'Recipes'), link: '/recipes' },
            { text: t('Newsletter', 'Newsletter'), link: '/newsletter' }
          ]
        })
      ],
      // For this tenant only: shops that share their content have a column each.
      [`column4-${shop.siteId}`]: [
        component('richText', { html: inEach(language => `<p>${say(texts.about, language)}</p>`) })
      ],
      navfooter: [
        component('navItem', { text: t('Impressum', 'Legal notice'), link: '/imprint' }),
        component('navItem', { text: t('Datenschutz', 'Privacy policy'), link: '/privacy' }),
        component('navItem', { text: t('AGB', 'Terms'), link: '/conditions' }),
        component('navItem', { text: t('Widerruf', 'Withdrawal'), link: '/withdrawal' })
      ],
      footer: [
        component('uspBar', {
          items: [
            {
              icon: 'lock',
              title: t('Sicher bezahlen', 'Secure payment'),
              text: t('Karte, PayPal, Rechnung, Lastschrift', 'Card, PayPal and more')
            },
            {
              icon: 'return',
              title: t('{returnDays} Tage Rückgabe', '{returnDays}-day returns'),
              text: t(
                'Für ungeöffnete Ware, mit beigelegtem Etikett',
                'For unopened goods, with the label enclosed'
              )
            },
            texts.promise
          ]
        })
      ]
    }
  }
}
