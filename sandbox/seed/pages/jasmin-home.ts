import { t } from '../localized'
import { component, type PageDraft } from './build-pages'

export const jasminHome: PageDraft = {
  id: 'home',
  url: '/',
  title: t('jasmin – Tee für alle Stunden des Tages', 'jasmin – tea for every hour of the day'),
  description: t(
    'Grüner, schwarzer und weißer Tee, Kräuter, Früchte und Rooibos, dazu Kannen, Gebäck und Geschenke.',
    'Green, black and white tea, herbs, fruit and rooibos, with pots, biscuits and gifts.'
  ),
  keywords: t('Tee, Grüntee, Kräutertee, Teezubehör', 'tea, green tea, herbal tea, tea accessories'),
  regions: {
    topRegion: [
      component('stage', {
        headline: t('Der Morgen beginnt im Blatt', 'Morning begins in the leaf'),
        text: t(
          'Die erste Ernte des Jahres ist da: Sencha aus Kagoshima, am Tag der Pflückung gedämpft.',
          'The first harvest of the year is here: sencha from Kagoshima, steamed on the day it was picked.'
        ),
        image: {
          pictureId: 'jasmin-stage-morning',
          alt: t('Teereihen im Morgenlicht', 'Rows of tea in the morning light')
        },
        buttonText: t('Grünen Tee ansehen', 'See green teas'),
        buttonLink: '/shop/green-tea',
        theme: 'light green',
        layout: 'left'
      })
    ],
    content: [
      component('productCarousel', {
        headline: t('Gern getrunken', 'Well loved'),
        categoryId: 'tea',
        limit: 10
      })
    ]
  }
}
