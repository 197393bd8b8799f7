import { t } from '../localized'
import { component, type PageDraft } from './build-pages'

export const puroHome: PageDraft = {
  id: 'home',
  url: '/',
  title: t('puro – Kaffeekapseln und Maschinen', 'puro – coffee capsules and machines'),
  description: t(
    'Kapseln von Ristretto bis Lungo, Bohnen aus eigener Röstung und Maschinen in drei Größen.',
    'Capsules from ristretto to lungo, beans roasted in house and machines in three sizes.'
  ),
  regions: {
    topRegion: [
      component('stage', {
        headline: t('25 Sekunden bis zur Crema', '25 seconds to crema'),
        text: t(
          'Eine Kapsel, 19 bar und eine vorgewärmte Tasse. Mehr braucht ein guter Espresso nicht.',
          'One capsule, 19 bar and a warmed cup. Good espresso needs no more.'
        ),
        image: {
          pictureId: 'puro-stage-espresso',
          alt: t('Espresso läuft in eine Tasse', 'Espresso running into a cup')
        },
        buttonText: t('Kapseln ansehen', 'See capsules'),
        buttonLink: '/shop/capsules',
        theme: 'espresso',
        layout: 'full'
      })
    ],
    content: [
      component('productCarousel', {
        headline: t('Am häufigsten nachbestellt', 'Reordered most often'),
        categoryId: 'capsules',
        limit: 10
      })
    ]
  }
}
