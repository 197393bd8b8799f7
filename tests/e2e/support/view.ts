import { readFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import type american from '../../../translations/en-US.json'
import { findHomeStage } from './home-stage'

/** A message that a catalogue has: a test of a text that was given up does not compile. */
type MessageId = keyof typeof american

const readCatalogue = (locale: string) =>
  JSON.parse(readFileSync(`translations/${locale}.json`, 'utf8')) as Record<string, string>

/** A shop in one of its languages, and the products that tests need. */
const VIEWS = {
  german: {
    shop: 'jasmin',
    root: '/jasmin/de',
    locales: ['de-DE'],
    home: findHomeStage('jasmin', 'de').headline,
    toList: findHomeStage('jasmin', 'de').buttonText,
    list: { path: '/shop/black-tea', title: /Schwarz/ },
    product: {
      name: 'Ostfriesen Deichwind',
      path: '/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'
    }
  },
  english: {
    shop: 'puro',
    root: '/puro/en',
    locales: ['en-US', 'en-GB', 'en-DE'],
    home: findHomeStage('puro', 'en').headline,
    toList: findHomeStage('puro', 'en').buttonText,
    list: { path: '/shop/espresso', title: /Espresso/ },
    product: { name: 'Piazza Nera', path: '/capsules/espresso/piazza-nera-200000000000000101' }
  }
} as const

type View = (typeof VIEWS)[keyof typeof VIEWS] & {
  /** The shop's texts by message id. */
  say: (id: MessageId) => string
}

function createView({ locales, ...view }: (typeof VIEWS)[keyof typeof VIEWS]): View {
  const words = Object.assign({}, ...locales.map(readCatalogue)) as Record<MessageId, string>
  const say = (id: MessageId) => words[id]
  return { locales, ...view, say } as View
}

/** Both, for tests that check each. */
export const ALL_VIEWS: View[] = Object.values(VIEWS).map(createView)

/** A phone shows one brand in German, a desktop the other in English: both are covered at the cost of one. */
export const test = base.extend<{ view: View }>({
  view: ({ isMobile }, provide) => provide(createView(isMobile ? VIEWS.german : VIEWS.english))
})
