/**
 * The sites this storefront serves. `alias` is its part of the address, a locale's `name` in links to it;
 * `tenantId` picks brand, footer column and wording (puro or jasmin). `seals` may name
 * only what the shop has been awarded: 'premium-shop', 'pci' (card data security).
 * `maxSuggestions` says how many products, categories and pages the search proposes while one types (3).
 * `facts` are the promises that texts name by placeholder (docs/editing.md): hours of the service, days for returns
 * and withdrawals, days until an invoice is due, countries where shoppers may pay by one, the company, its creditor
 * identifier for SEPA mandates, and who sends its newsletter.
 * `asksForVatId` adds a field for it to the address that is billed; it is written on invoices.
 */
const euroLocales = [
  { id: 'de-DE', alias: 'de', name: 'Deutsch (Deutschland)', preferredCurrency: 'EUR' },
  { id: 'de-AT', alias: 'de-at', name: 'Deutsch (Österreich)', preferredCurrency: 'EUR' },
  { id: 'en-DE', alias: 'en', name: 'English (Germany)', preferredCurrency: 'EUR' }
]

const facts = {
  serviceHours: { from: 7, to: 22 },
  returnDays: 30,
  withdrawalDays: 14,
  invoiceDays: 14,
  invoiceCountries: ['DE', 'AT'],
  mailService: 'Salesforce'
}

module.exports = [
  {
    id: 'jasmin',
    alias: 'jasmin',
    tenantId: 'jasmin',
    name: 'jasmin',
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
    facts: { ...facts, company: 'jasmin Teehaus Muster GmbH', creditorId: 'DE98ZZZ09999999999' },
    seals: ['premium-shop', 'pci'],
    maxSuggestions: 3,
    l10n: {
      defaultLocale: 'de-DE',
      defaultCurrency: 'EUR',
      supportedLocales: [
        ...euroLocales,
        { id: 'en-AT', alias: 'en-at', name: 'English (Austria)', preferredCurrency: 'EUR' },
        { id: 'en-GB', alias: 'en-gb', name: 'English (United Kingdom)', preferredCurrency: 'GBP' },
        { id: 'fr-FR', alias: 'fr', name: 'Français (France)', preferredCurrency: 'EUR' },
        { id: 'it-IT', alias: 'it', name: 'Italiano (Italia)', preferredCurrency: 'EUR' }
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
    facts: { ...facts, company: 'puro Kaffeesysteme Muster GmbH', creditorId: 'DE98ZZZ09999999999' },
    seals: ['premium-shop', 'pci'],
    maxSuggestions: 3,
    asksForVatId: true,
    l10n: { defaultLocale: 'de-DE', defaultCurrency: 'EUR', supportedLocales: euroLocales }
  }
]
