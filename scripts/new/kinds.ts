import type { Changes, Names, Read } from './changes'
import { buildContentComponent } from './content-component'
import { buildFeature } from './feature'
import { buildPage } from './page'
import { buildPaymentMethod } from './payment-method'

interface Kind {
  build: (names: Names, read: Read) => Changes
  /** Steps to do by hand, a sentence each. */
  next: string[]
}

const translate = 'Translate its words: scripts/add-messages.ts.'

/** Kinds of `npm run new`. */
export const KINDS: Record<string, Kind> = {
  'content-component': {
    build: buildContentComponent,
    next: [
      'See it at the end of /jasmin/en/demo.',
      'Before a release: place it on a page of the seed, take its picture (npm run guide -- --pictures), remove `isNew`.'
    ]
  },
  page: {
    build: buildPage,
    next: ['Its row in the address table says how long caches keep it and what robots may do.', translate]
  },
  feature: {
    build: buildFeature,
    next: ['Show it on a page, then remove its entry from knip.json.', translate]
  },
  'payment-method': {
    build: buildPaymentMethod,
    next: [
      'The sandbox offers it in every country: a rule goes into sandbox/domain/payment/payment-methods.ts.',
      'Renew the lists of operations: npm run coverage:platform -- --write.',
      'Its mark in the footer: app/ui/footer/marks.tsx and app/shell/frame/footer-parts.tsx.',
      'Where standing orders may use it: app/features/standing-orders/standing-order-rules.ts.'
    ]
  }
}
