import { readPercentOff } from '../percent-off'
import type { Localized } from '../../texts/localized-text'
import { t } from '../localized'
import { component, type PageDraft } from './build-pages'

interface CartPromotion {
  headline: Localized
  text: Localized
  buttonText: Localized
  categoryId: string
  pictureId: string
  theme: 'light green' | 'dark green' | 'red' | 'light brown'
}

/** The cart page's content above the cart. */
function buildCartPage({ categoryId, pictureId, buttonText, ...promotion }: CartPromotion): PageDraft {
  return {
    id: 'cart',
    title: t('Warenkorb', 'Basket'),
    description: t('Was Sie ausgesucht haben.', 'What you have chosen.'),
    regions: {
      topRegion: [
        component('cartPromotionSlot', {
          ...promotion,
          image: { pictureId, alt: '' },
          buttonText,
          buttonLink: `/shop/${categoryId}`
        })
      ]
    }
  }
}

export const jasminCart = buildCartPage({
  headline: t('Als Geschenk gedacht?', 'Meant as a present?'),
  text: t(
    'Bei jedem Artikel, der sich dafür eignet, wählen Sie Geschenkverpackung und Karte, meist ohne Aufpreis.',
    'For every suitable item you can choose gift wrap and a card, mostly at no extra charge.'
  ),
  buttonText: t('Geschenkideen ansehen', 'See gift ideas'),
  categoryId: 'gift-ideas',
  pictureId: 'jasmin-stage-gifts',
  theme: 'light green'
})

export const puroCart = buildCartPage({
  headline: t(
    'Monat der langen Tassen: {percent} % auf Lungo',
    'Month of the long cup: {percent}% off lungo',
    {
      percent: readPercentOff('puro-lungo-month')
    }
  ),
  text: t(
    'Der Nachlass wird von selbst abgezogen, auch in größeren Mengen.',
    'The discount is taken off automatically, in larger quantities too.'
  ),
  buttonText: t('Lungo ansehen', 'See lungos'),
  categoryId: 'lungo',
  pictureId: 'puro-card-lungo',
  theme: 'light brown'
})
