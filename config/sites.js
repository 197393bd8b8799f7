/**
 * The sites this storefront serves. `alias` is what stands in the address;
 * `tenantId` picks brand, footer column and wording (puro or jasmin). `seals` may name
 * only what the shop has been awarded: 'premium-shop', 'pci' (card data security).
 * `freeShipping` says from which value of goods, by currency and country of delivery (`default`: every other
 * one), or number of boxes (tea boxes, sleeves at puro)
 * delivery is free; what an order is charged is up to the platform.
 * `maxSuggestions` says how many products, categories and pages the search proposes while one types (3).
 * `hidePhysicalGiftCards` follows the site preference of that name: true = gift cards by e-mail only.
 */
const euroLocales = [
  { id: 'de-DE', alias: 'de', preferredCurrency: 'EUR' },
  { id: 'de-AT', alias: 'de-at', preferredCurrency: 'EUR' },
  { id: 'en-DE', alias: 'en', preferredCurrency: 'EUR' }
]

const euroAmounts = { default: 69, DE: 39, AT: 49, GB: 79 }

module.exports = [
  {
    id: 'jasmin',
    alias: 'jasmin',
    tenantId: 'jasmin',
    name: 'Jasmin',
    supportEmail: 'service@jasmin-tee.example',
    tel: '00800 1234 5678',
    apps: [
      { store: 'apple', link: 'https://apps.jasmin-tee.example/apple' },
      { store: 'google', link: 'https://apps.jasmin-tee.example/google' }
    ],
    social: [
      { network: 'instagram', link: 'https://social.jasmin-tee.example/instagram' },
      { network: 'pinterest', link: 'https://social.jasmin-tee.example/pinterest' },
      { network: 'youtube', link: 'https://social.jasmin-tee.example/youtube' }
    ],
    seals: ['premium-shop', 'pci'],
    freeShipping: { amounts: { EUR: euroAmounts, GBP: { default: 69, GB: 35 } }, boxes: 7 },
    hidePhysicalGiftCards: false,
    l10n: {
      defaultLocale: 'de-DE',
      defaultCurrency: 'EUR',
      supportedLocales: [
        ...euroLocales,
        { id: 'en-AT', alias: 'en-at', preferredCurrency: 'EUR' },
        { id: 'en-GB', alias: 'en-gb', preferredCurrency: 'GBP' },
        { id: 'fr-FR', alias: 'fr', preferredCurrency: 'EUR' },
        { id: 'it-IT', alias: 'it', preferredCurrency: 'EUR' }
      ]
    }
  },
  {
    id: 'puro',
    alias: 'puro',
    tenantId: 'puro',
    name: 'puro',
    supportEmail: 'service@puro-kaffee.example',
    tel: '00800 8765 4321',
    apps: [
      { store: 'apple', link: 'https://apps.puro-kaffee.example/apple' },
      { store: 'google', link: 'https://apps.puro-kaffee.example/google' }
    ],
    social: [
      { network: 'instagram', link: 'https://social.puro-kaffee.example/instagram' },
      { network: 'facebook', link: 'https://social.puro-kaffee.example/facebook' },
      { network: 'youtube', link: 'https://social.puro-kaffee.example/youtube' }
    ],
    seals: ['premium-shop', 'pci'],
    freeShipping: { amounts: { EUR: euroAmounts }, boxes: 8 },
    hidePhysicalGiftCards: false,
    l10n: { defaultLocale: 'de-DE', defaultCurrency: 'EUR', supportedLocales: euroLocales }
  }
]
