import type { VariationAttribute } from '../../domain/catalogue/product'
import type { Localized } from '../../texts/localized-text'
import type { SiteId } from '../../domain/sites/site'
import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { GIFT_CARD_YEARS } from '../promises'
import { buildProduct, buildProductId, type ProductRow } from './base-product'
import { inStock } from './inventory'
import { buildVariants, type VariantRow } from './variants'

type Colors = ProductPicture['colors']
type Motif = 'birthday' | 'thanks' | 'winter' | 'flowers'

interface GiftCardRow extends ProductRow {
  motifs: Record<Motif, Colors>
  advice: Localized
}

const motifNames: Record<Motif, Localized> = {
  birthday: t('Geburtstag', 'Birthday'),
  thanks: t('Danke', 'Thank you'),
  winter: t('Winter', 'Winter'),
  flowers: t('Blumen', 'Flowers')
}
const motifs: Motif[] = ['birthday', 'thanks', 'winter', 'flowers']
const amounts = [25, 50, 100]
const deliveries = ['post', 'email']

/** A gift card: a master and one variant for each motif, amount and way of delivery; those by email are virtual. */
export function buildGiftCard(siteId: SiteId, row: GiftCardRow): SeedProduct[] {
  const master = buildProduct(siteId, row, {
    category: 'gift-cards',
    advice: row.advice,
    taxClass: 'exempt',
    facts: {
      contents: t('{small}, {medium} oder {large}', '{small}, {medium} or {large}', {
        small: money(25),
        medium: money(50),
        large: money(100)
      }),
      usps: list(
        ['{years} Jahre gültig', 'Valid for {years} years', { years: GIFT_CARD_YEARS }],
        ['In mehreren Teilen einlösbar', 'Can be redeemed in parts'],
        ['Per Post oder sofort per E-Mail', 'By post or instantly by email']
      )
    },
    picture: buildPicture('flowers', row.motifs.flowers),
    keywords: list(
      ['Gutschein', 'gift card'],
      ['Geschenkgutschein', 'voucher'],
      ['Geschenkkarte', 'gift voucher']
    )
  })
  const variants = motifs.flatMap(motif => buildMotifRows(motif, row.motifs[motif]))
  return buildVariants({ ...master, isGiftCard: true }, row.number, buildAxes(siteId, row.number), variants)
}

function buildMotifRows(motif: Motif, colors: Colors): VariantRow[] {
  return amounts.flatMap(amount =>
    deliveries.map(delivery => ({
      values: { motivGiftcard: motif, amount: String(amount), delivery },
      price: amount * 100,
      pence: amount * 100,
      inventory: inStock(delivery === 'email' ? 100000 : 400),
      isVirtualGiftCard: delivery === 'email',
      picture: buildPicture(motif, colors)
    }))
  )
}

function buildAxes(siteId: SiteId, number: number): VariationAttribute[] {
  const perMotif = amounts.length * deliveries.length
  return [
    {
      id: 'motivGiftcard',
      name: t('Motiv', 'Design'),
      values: motifs.map((value, index) => ({
        value,
        name: motifNames[value],
        pictureId: buildProductId(siteId, number * 100 + index * perMotif + 1)
      }))
    },
    {
      id: 'amount',
      name: t('Wert', 'Amount'),
      values: amounts.map(amount => ({
        value: String(amount),
        name: t('{amount}', '{amount}', { amount: money(amount) })
      }))
    },
    {
      id: 'delivery',
      name: t('Zustellung', 'Delivery'),
      values: [
        { value: 'post', name: t('Per Post', 'By post') },
        { value: 'email', name: t('Per E-Mail', 'By email') }
      ]
    }
  ]
}

/** The same in both currencies. */
const money = (amount: number) => ({ EUR: amount * 100, GBP: amount * 100 })

function buildPicture(motif: Motif, colors: Colors): ProductPicture {
  return { form: 'gift-card', motif, colors, label: { line1: motifNames[motif] } }
}
