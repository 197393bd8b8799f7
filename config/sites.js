/**
 * The sites this storefront serves. `alias` is what stands in the address;
 * `tenantId` picks brand, footer column and wording (puro or jasmin).
 */
const euroLocales = [
  { id: 'de-DE', alias: 'de', preferredCurrency: 'EUR' },
  { id: 'de-AT', alias: 'de-at', preferredCurrency: 'EUR' },
  { id: 'en-DE', alias: 'en', preferredCurrency: 'EUR' }
]

module.exports = [
  {
    id: 'jasmin',
    alias: 'jasmin',
    tenantId: 'jasmin',
    name: 'Jasmin',
    supportEmail: 'service@jasmin-tee.example',
    tel: '00800 1234 5678',
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
    l10n: { defaultLocale: 'de-DE', defaultCurrency: 'EUR', supportedLocales: euroLocales }
  }
]
