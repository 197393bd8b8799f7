import { NAMES_MONEY } from '../../../tests/factories/names-money'
import { LANGUAGES, say } from '../../texts/localized-text'
import { writeMoney } from '../../texts/write-money'
import { giftCertificates } from '../gift-certificates'
import { categories } from '../categories/categories'
import { products } from '../products/products'
import { promotions } from '../promotions'
import { couponPromotions, coupons } from './coupons'

const findDuplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('coupons of the seed', () => {
  it('have unique codes that a shopper can type', () => {
    const codes = coupons.flatMap(({ siteId, codes }) => codes.map(code => `${siteId} ${code}`))
    expect(findDuplicates(codes)).toEqual([])
    expect(codes.filter(code => !/^\w+ [A-Z0-9]+(-[A-Z0-9]+)?$/.test(code))).toEqual([])
  })

  it('open promotions of their own site, which take nothing off without a code', () => {
    expect(findDuplicates([...promotions, ...couponPromotions].map(({ id }) => id))).toEqual([])
    for (const { siteId, promotionId } of coupons) {
      const promotion = couponPromotions.find(({ id }) => id === promotionId)
      expect(promotion).toMatchObject({ siteId, categoryIds: [] })
      expect(promotion?.percentOff).toBeUndefined()
    }
  })

  it.each(LANGUAGES)('name no other amounts in %s than those that are taken off or wanted', language => {
    const currency = language === 'en-GB' ? 'GBP' : 'EUR'
    const named = couponPromotions.map(
      ({ siteId, name, calloutMsg, details, couponDiscount, minimumValue }) => {
        // The other shop speaks German and English and sells in euros only.
        if (siteId === 'puro' && !['de', 'en'].includes(language)) return { amounts: 0, rest: '' }
        const own = [
          couponDiscount && 'amount' in couponDiscount ? couponDiscount.amount : {},
          minimumValue ?? {}
        ]
          .flatMap(amounts => amounts[currency] ?? [])
          .map(cents => writeMoney(language, cents, currency, { whole: true }))
        const text = [name, calloutMsg, details].map(each => say(each, language)).join(' ')
        const rest = own.reduce((shorter, amount) => shorter.replaceAll(amount, ''), text)
        return { amounts: text.length - rest.length, rest }
      }
    )
    expect(named.filter(({ rest }) => NAMES_MONEY.test(rest))).toEqual([])
    expect(named.filter(({ amounts }) => amounts > 0).length).toBeGreaterThan(10)
  })

  it('reduce categories and give products that their site has', () => {
    for (const { siteId, couponDiscount } of couponPromotions) {
      const ownCategories = categories.filter(each => each.siteId === siteId).map(({ id }) => id)
      if (couponDiscount && 'categoryIds' in couponDiscount) {
        expect(ownCategories).toEqual(expect.arrayContaining(couponDiscount.categoryIds ?? []))
      }
      if (couponDiscount?.type === 'bonus-choice') {
        const sold = products.filter(
          each => each.siteId === siteId && ['simple', 'master'].includes(each.kind)
        )
        expect(sold.map(({ id }) => id)).toEqual(expect.arrayContaining(couponDiscount.productIds))
      }
      if (couponDiscount?.type === 'bonus') {
        const given = products.find(({ id }) => id === couponDiscount.productId)
        expect(given).toMatchObject({ siteId, kind: 'simple', online: true })
      }
    }
  })

  it.each(['jasmin', 'puro'])('give %s one of each kind, and one for each reason to refuse one', siteId => {
    const own = couponPromotions.filter(promotion => promotion.siteId === siteId)
    const kinds = new Set(own.map(({ couponDiscount }) => couponDiscount?.type))
    expect([...kinds].sort()).toEqual([
      'amount',
      'bonus',
      'bonus-choice',
      'free-shipping',
      'percentage',
      'shipping-amount',
      'shipping-percentage'
    ])
    const ownCoupons = coupons.filter(coupon => coupon.siteId === siteId)
    expect(ownCoupons.some(({ enabled }) => !enabled)).toBe(true)
    expect(ownCoupons.some(({ limitPerCustomer }) => limitPerCustomer === 1)).toBe(true)
    expect(ownCoupons.some(({ redeemedBefore, limitPerCode }) => redeemedBefore && limitPerCode)).toBe(true)
    expect(own.some(({ endDate }) => endDate !== undefined)).toBe(true)
    expect(own.some(({ minimumValue }) => minimumValue !== undefined)).toBe(true)
  })
})

it('gift certificates of the seed have unique codes of four groups and no more left than they began with', () => {
  expect(findDuplicates(giftCertificates.map(({ code }) => code))).toEqual([])
  for (const { code, amount, balance } of giftCertificates) {
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/)
    expect(balance).toBeLessThanOrEqual(amount)
  }
})
