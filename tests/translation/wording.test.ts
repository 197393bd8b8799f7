import { readdirSync, readFileSync } from 'node:fs'
import { readCatalogue } from '../../scripts/messages/catalogue-files'
import { LOCALE_BASES } from '../../scripts/messages/locale-bases'
import { HOME_LINK, NOTICE_TEXTS, RETRY_LABEL } from '../../app/notices/notice-texts'
import { couponPromotions } from '../../sandbox/seed/coupons/coupons'
import { facetDefinitions } from '../../sandbox/domain/search/facet-definitions'
import { MAILS } from '../../sandbox/domain/mails/mail-texts'
import { ORDER_NEWS } from '../../sandbox/domain/orders/order-news-texts'
import { seed } from '../../sandbox/seed/seed'
import { findWordingProblems, getWrittenLanguage } from './find-wording-problems'
import { listPluralWords } from './plural-forms'

/** English texts that are fixed as they are (docs/requirements.md). */
const PRESCRIBED = [
  'account.passwordWeak',
  'cart.cannotAdd',
  'cart.cannotAddPhysicalProduct',
  'cart.cannotAddVirtualGiftCard',
  'cart.partsMissing',
  'cart.partsMissingTitle',
  'cartPage.empty',
  'cartPage.failed',
  'checkoutPage.empty',
  'error.title',
  'finder.searching',
  'registration.emailTaken',
  'search.searching',
  /\.loading$/
]

/** The number in these is never one. */
const ALWAYS_SEVERAL = [
  'checkout.severalGiftTooLong',
  'delivery.freeForBoxes',
  'delivery.freeForSleeves',
  'product.giftCard.byPost',
  'search.tooShort',
  'searchPage.tooShort',
  'standingOrder.invoiceText'
]

/** Of pages: addresses, names of pictures and search words, which shoppers do not read. */
const UNREAD = /(?:^|\/)(?:id|url|link|pictureId|keywords|type_id|buttonLink|couponCode)$/

/** The terms that the glossary gave up, by language. */
const givenUp = new Map(
  readFileSync('translations/glossary.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const terms = [...section.matchAll(/^- .*?, not (.+)$/gm)].flatMap(([, list = '']) => list.split(', '))
      return [section.slice(0, section.indexOf('\n')).trim(), terms] as const
    })
)

/** What each language counts several of, by its catalogue. */
const plurals = new Map(
  Object.keys(LOCALE_BASES).map(locale => [getWrittenLanguage(locale), listPluralWords(readWords(locale))])
)

/** All messages of a locale, with those of its bases. */
function readWords(locale: string): Record<string, string> {
  const bases = LOCALE_BASES[locale] ?? []
  return Object.assign({}, ...[...bases, locale].map(readCatalogue)) as Record<string, string>
}

const find = (locale: string, text: string) => {
  const language = getWrittenLanguage(locale)
  return findWordingProblems(locale, text, givenUp.get(language) ?? [], plurals.get(language))
}

/** Texts of a value by their place; localized ones have the language as their last step. */
function listLeaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return UNREAD.test(path.replace(/\/\d+$/, '')) ? [] : [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => listLeaves(member, `${path}/${key}`))
}

const LANGUAGE_STEP = /\/(de|de-AT|en|en-GB|fr|it)(?:\/\d+)?$/

it('reads the terms that were given up', () => {
  expect([...givenUp.keys()].sort()).toEqual([
    'de',
    'en',
    'es',
    'fr',
    'it',
    'ja',
    'ko',
    'pt',
    'zh-CN',
    'zh-TW'
  ])
  expect(givenUp.get('de')).toEqual(expect.arrayContaining(['Gutschein', 'Dauerauftrag']))
})

it.each([
  ['de-DE', 'Ihr Gutschein kommt per E-Mail.', 'given up: Gutschein'],
  ['de-DE', 'Bitte prüfe deinen Warenkorb.', 'familiar address'],
  ['de-DE', 'Wähle eine Filiale.', 'familiar address'],
  ['de-DE', '{count} Packungen', 'no plural: Packungen'],
  ['de-DE', 'Nur noch 10% übrig', 'no space before € %'],
  ['de-DE', 'Vielen Dank!', 'an exclamation mark'],
  ['de-DE', 'Ihre Email', 'given up: Email'],
  ['de-AT', '15 % auf Grüntee', 'a plain space before € % °C'],
  ['de-DE', 'Suche läuft ...', 'three dots'],
  ['de-DE', 'Klicken Sie auf "Weiter".', 'foreign quotation marks'],
  ['de-DE', 'Unter »Cookies« ändern Sie es.', 'foreign quotation marks'],
  ['en-US', 'Add it to your basket.', 'British'],
  ['en-US', 'A new flavour', 'British'],
  ['en-GB', 'Add it to your cart.', 'American'],
  ['en-GB', 'Personalize your gift', 'American'],
  ['en-DE', 'Free shipping', 'American'],
  ['en-GB', 'Your standing order', 'given up: standing order'],
  ['en-GB', '10\u00a0% off', 'a space before %'],
  ['fr-FR', 'Êtes-vous sûr ?', 'no narrow space before ; ! ?'],
  ['fr-FR', 'Voici ton panier', 'familiar address'],
  ['fr-FR', 'Merci\u202f!', 'an exclamation mark'],
  ['fr-FR', 'Total: 12', 'no no-break space before :'],
  ['fr-FR', 'Choisissez « Cookies »', 'no no-break space inside « »'],
  ['fr-FR', "C'est ici", 'foreign quotation marks'],
  ['fr-FR', '{score} points sur 4', 'no plural: points'],
  ['de-DE', 'Durchmesser 8.5 cm', 'a decimal point'],
  ['en-GB', 'Diameter 8,5 cm', 'a decimal comma'],
  ['it-IT', 'Il tuo ordine', 'familiar address'],
  ['it-IT', 'Trova qui il suo ordine', 'familiar address'],
  ['it-IT', 'Vai al Suo account', 'familiar address'],
  ['it-IT', 'Avvisatemi quando torna', 'familiar address'],
  ['it-IT', 'Il prezzo : 3', 'a space before : ; ?'],
  ['it-IT', 'perchè', 'misspelt'],
  ['it-IT', 'Come posso aiutarla?', 'familiar address'],
  ['es-MX', '¿Qué quieres cancelar?', 'familiar address'],
  ['pt-BR', 'Seu vale-presente', 'given up: vale-presente'],
  ['zh-CN', '你的订单', 'familiar address'],
  ['zh-CN', '已失效,请重试', 'a narrow mark'],
  ['zh-CN', '保存365天', 'no space beside Latin'],
  ['ja-JP', '必要な Cookie があります', 'a space beside Latin'],
  ['ja-JP', '設定日:2026年', 'a narrow mark'],
  ['es-MX', 'Ingrese su IBAN.', 'given up: ingrese'],
  ['ko-KR', '다시 시도하세요.', 'given up: 시도하세요'],
  ['zh-TW', '禮物卡', 'given up: 禮物卡'],
  ['de-AT', 'Zur Kasse gehen', 'German of Germany'],
  ['de-AT', 'Von Januar bis März', 'German of Germany'],
  ['de-AT', 'Sauerkirschstücke und Sahne', 'German of Germany'],
  ['de-AT', 'Ihre Rechte nach dem BGB', 'German of Germany'],
  ['de-DE', 'Der Warenkorb ist leer ,bitte', 'a space before a comma'],
  ['en-GB', 'Tea - and more', 'a hyphen for a dash'],
  ['de-DE', 'Legen Sie noch 1 Packungen hinein.', 'a plural of one: Packungen'],
  ['de-DE', '{count, plural, one {# Packungen} other {# Packungen}}', 'a plural of one: Packungen'],
  ['en-US', 'You have 1 points.', 'a plural of one: points'],
  ['fr-FR', 'Encore 1 points', 'a plural of one: points'],
  ['it-IT', 'Ancora 1 punti', 'a plural of one: punti'],
  ['es-MX', 'Le falta 1 puntos', 'a plural of one: puntos'],
  ['pt-BR', 'Faltam 1 itens', 'a plural of one: itens'],
  ['de-DE', 'Weiter zum Checkout', 'an anglicism'],
  ['de-AT', 'Bitte loggen Sie sich ein.', 'an anglicism'],
  ['de-DE', 'In Ihren Account einloggen', 'an anglicism'],
  ['fr-FR', 'Votre colis a été délivré.', 'an anglicism'],
  ['fr-FR', 'Une carte cadeau digitale', 'an anglicism'],
  ['fr-FR', 'Nos best-sellers', 'an anglicism'],
  ['it-IT', 'Vada al checkout', 'an anglicism'],
  ['it-IT', 'I nostri best seller', 'an anglicism'],
  ['it-IT', 'Trovi lo store più vicino', 'an anglicism'],
  ['it-IT', 'Consegnato il {day}', 'not for any value: il {'],
  ['it-IT', 'Uno sconto dell’{percent}%', 'not for any value: dell’{'],
  ['it-IT', 'fino al 11%', 'not for any value: al 11'],
  ['fr-FR', 'Quantité de {name}', 'not for any value: de {name}'],
  ['fr-FR', '{amount} remboursés', 'not for any value: {amount} remboursés'],
  ['de-DE', '{amount} werden erstattet', 'not for any value: {amount} werden'],
  ['es-MX', 'Abre hoy a las {time}', 'not for any value: las {time}'],
  ['pt-BR', 'Sua conta no {provider}', 'not for any value: no {provider}'],
  ['ko-KR', '{email}로 보냈습니다.', 'not for any value: {email}로']
])('finds in %s what is wrong with: %s', (locale, text, problem) => {
  expect(find(locale, text)).toContain(problem)
})

it.each(Object.keys(LOCALE_BASES))('the messages in %s are worded as a native would', locale => {
  const words = readWords(locale)
  const defaults = readCatalogue('en-US')
  const isPrescribed = (id: string) =>
    words[id] === defaults[id] &&
    PRESCRIBED.some(each => (typeof each === 'string' ? each === id : each.test(id)))
  const wrong = Object.entries(words).flatMap(([id, text]) => {
    if (isPrescribed(id)) return []
    const problems = find(locale, text).filter(
      each => !(each.startsWith('no plural') && ALWAYS_SEVERAL.includes(id))
    )
    return problems.map(problem => `${id}: ${problem}: ${text}`)
  })
  expect(wrong).toEqual([])
})

it('the texts of the seed are worded as a native would', () => {
  const { products, categories, promotions, countries, stores = [], consentSubscriptions, pages } = seed
  const goods = [...products, ...categories, ...promotions, ...couponPromotions]
  const localized = [...goods, countries, stores, consentSubscriptions, facetDefinitions].flatMap(value =>
    listLeaves(value).flatMap(([path, text]) => {
      const language = LANGUAGE_STEP.exec(path)?.[1]
      // The other shop has no French and no Italian.
      if (language === undefined) return []
      const isTranslated = !value || !('siteId' in value) || value.siteId === 'jasmin'
      return isTranslated || !/fr|it/.test(language) ? [[language, path, text] as const] : []
    })
  )
  const ofPages = pages.flatMap(page =>
    listLeaves(page, page.id).map(([path, text]) => [page.language, path, text] as const)
  )
  const texts = [...localized, ...ofPages].filter(
    ([, path, text]) => / /.test(text) && !/\/(?:keywords|searchWords)\//.test(path)
  )
  expect(texts.length).toBeGreaterThan(5000)
  const wrong = texts.flatMap(([language, path, text]) =>
    find(language, text).map(problem => `${language} ${path}: ${problem}: ${text}`)
  )
  expect(wrong).toEqual([])
})

it('Austrians read no words of Germany where the seed shares its German with them', () => {
  const { pages, ...goods } = seed
  const leaves = new Map([
    ...listLeaves({ goods, facetDefinitions, couponPromotions, MAILS, ORDER_NEWS }),
    ...pages.flatMap(page => listLeaves(page.content, `${page.siteId}/${page.id}/${page.language}`))
  ])
  const ownPages = pages
    .filter(({ language }) => language === 'de-AT')
    .map(({ siteId, id }) => `${siteId}/${id}/de/`)
  const wrong = [...leaves].filter(
    ([path, text]) =>
      /\/de(?:\/|$)/.test(path) &&
      !leaves.has(path.replace(/\/de(?=\/|$)/, '/de-AT')) &&
      !ownPages.some(page => path.startsWith(page)) &&
      find('de-AT', text).includes('German of Germany')
  )
  expect(leaves.size).toBeGreaterThan(5000)
  expect(wrong).toEqual([])
})

it('fractions in a product’s details have the decimal sign of each language', () => {
  const details = seed.products.flatMap(({ id, facts }) => listLeaves(facts?.specs ?? {}, id))
  expect(details.filter(([path]) => path.endsWith('/de')).map(([, text]) => text)).toContain('8,5 cm')
  const inOneForAll = details.filter(([path, text]) => !LANGUAGE_STEP.test(path) && /\d[.,]\d/.test(text))
  expect(inOneForAll).toEqual([])
})

it('the mails are worded as a native would, and begin in German with a small letter after the greeting’s comma', () => {
  const wrong = listLeaves({ MAILS, ORDER_NEWS }).flatMap(([path, text]) => {
    const language = LANGUAGE_STEP.exec(path)?.[1] ?? ''
    const isBigAfterComma = path.endsWith('/text/de') && !/^(?:\p{Ll}|Ihre? |Sie |\{)/u.test(text)
    const problems = isBigAfterComma ? ['a capital after the greeting'] : []
    // Lifetimes of codes and links, of which none is one.
    const found = find(language, text).filter(problem => !problem.startsWith('no plural'))
    return [...found, ...problems].map(problem => `${path}: ${problem}: ${text}`)
  })
  expect(wrong).toEqual([])
})

it('pages in place of the requested one are worded as a native would', () => {
  const wrong = [HOME_LINK, RETRY_LABEL, NOTICE_TEXTS].flatMap(texts =>
    Object.entries(texts).flatMap(([language, ofLanguage]) =>
      listLeaves({ '': ofLanguage }).flatMap(([path, text]) =>
        find(language, text).map(problem => `${language}${path}: ${problem}: ${text}`)
      )
    )
  )
  expect(wrong).toEqual([])
})

it('what the platform says itself is worded as a native would', () => {
  const sources = readdirSync('sandbox', { recursive: true, encoding: 'utf8' }).filter(
    file => /^(?:domain|protocols|texts)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts')
  )
  const texts = sources.flatMap(file =>
    [...readFileSync(`sandbox/${file}`, 'utf8').matchAll(/\b(de|en|fr|it): (['"`])(.+?)\2,?$/gm)].map(
      ([, language = '', , text = '']) => {
        const read = text
          .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
          .replace(/\$\{[^}]*\}/g, '{value}')
        return [file, language, read] as const
      }
    )
  )
  expect(texts.length).toBeGreaterThan(500)
  const wrong = texts.flatMap(([file, language, text]) =>
    find(language, text)
      .filter(problem => !problem.startsWith('no plural'))
      .map(problem => `${file} ${language}: ${problem}: ${text}`)
  )
  expect(wrong).toEqual([])
})
