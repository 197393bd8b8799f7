import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { CATALOGUES, mergeCatalogues, readCatalogue, type Words } from './catalogue-files'
import { LOCALE_BASES, PSEUDO_LOCALE, SOURCE_LOCALE } from './locale-bases'
import { buildPseudoMessages } from './pseudo-messages'

type CompiledMessages = Record<string, MessageFormatElement[]>

const COMPILED = join(CATALOGUES, 'compiled')

const mapMessages = (words: Words, compile: (text: string) => MessageFormatElement[]): CompiledMessages =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [id, compile(text)]))

/**
 * Words that come with some pages or parts only, in `compiled/<group>/<locale>.json`: all whose ids begin
 * with a prefix of the group. Every other word comes with every first page.
 */
export const LATE_GROUPS: Record<string, string[]> = {
  consent: ['consent'],
  // The settings of the consents, which few open.
  consentDetails: ['consentDetails'],
  // Cart and its panel, checkout, login and account, the finders of stores and Packstations: one group, since every
  // group costs every page its list of files.
  personal: [
    // Of a new page or feature, see late-groups.test.ts.
    'personal',
    'address',
    'person',
    'access',
    'botCheck',
    'delivery',
    'cartPage',
    'cartLine',
    'gift',
    'giftCard',
    'pricing',
    'stock',
    'variation',
    'promotions',
    'checkout',
    'checkoutPage',
    'payment',
    'paymentReturn',
    'confirmation',
    'order',
    'orders',
    'account',
    'login',
    'registration',
    'resetPassword',
    'posStart',
    'contact',
    'standingOrder',
    'finder',
    'packstation',
    'stockNotice',
    // Of the product's page and the cart; with marketing consent only.
    'recommendedRow'
  ]
}
const GROUPS = Object.keys(LATE_GROUPS)

const findGroup = (id: string) => GROUPS.find(group => LATE_GROUPS[group]?.includes(id.split('.')[0] ?? ''))

function write(locale: string, words: CompiledMessages) {
  for (const group of [undefined, ...GROUPS]) {
    const chosen = Object.entries(words).filter(([id]) => findGroup(id) === group)
    writeFileSync(join(COMPILED, group ?? '', `${locale}.json`), JSON.stringify(Object.fromEntries(chosen)))
  }
}

/** Parses every catalogue ahead of time, so that no ICU parser ships to the browser. */
export function compileMessages(): void {
  for (const group of GROUPS) mkdirSync(join(COMPILED, group), { recursive: true })
  for (const locale of Object.keys(LOCALE_BASES)) {
    write(
      locale,
      mapMessages(mergeCatalogues(locale), text => parse(text))
    )
  }
  write(
    PSEUDO_LOCALE,
    mapMessages(readCatalogue(SOURCE_LOCALE), text => buildPseudoMessages(parse(text)))
  )
}
