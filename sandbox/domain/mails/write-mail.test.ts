import { parseSites } from '../../../app/visit/config/app-config'
import { sites } from '../../seed/sites'
import { createShopLinks } from '../sites/shop-links'
import { createMailReaders } from './mail-reader'
import { writeMail } from './write-mail'

const findReader = createMailReaders(sites, createShopLinks('https://shop.example'))

const write = (siteId: string, locale: string) =>
  writeMail(findReader(siteId, { locale }), {
    subject: 'Tee & mehr',
    lines: ['Danke.'],
    link: 'https://x.example'
  })

it.each([
  [
    'jasmin',
    'de-DE',
    'Amtsgericht Musterhafen, HRB 00001',
    'USt-IdNr.: ',
    'Impressum:\nhttps://shop.example/jasmin/de/'
  ],
  ['jasmin', 'de-AT', 'Amtsgericht', 'UID-Nummer: ', 'Impressum:\nhttps://shop.example/jasmin/de-at/'],
  ['jasmin', 'en-GB', 'district court', 'VAT number: ', 'Legal notice:\nhttps://shop.example/jasmin/en-gb/'],
  ['jasmin', 'fr-FR', 'Tribunal', 'N° de TVA : ', 'Mentions légales :\nhttps://shop.example/jasmin/fr/'],
  ['jasmin', 'it-IT', 'Tribunale', 'Partita IVA: ', 'Note legali:\nhttps://shop.example/jasmin/it/'],
  [
    'puro',
    'de-DE',
    'Amtsgericht Musterstadt, HRB 00002',
    'USt-IdNr.: ',
    'Impressum:\nhttps://shop.example/puro/de/'
  ],
  ['puro', 'en-DE', 'district court', 'VAT number: ', 'Legal notice:\nhttps://shop.example/puro/en/']
])(
  'a mail of %s in %s ends with the company, its register, its VAT number and a link to the imprint',
  (siteId, locale, court, vatId, imprint) => {
    const { company, street, city, ...merchant } = sites.find(({ id }) => id === siteId)!.merchant
    const { text, html } = write(siteId, locale)
    const footer = text.slice(text.indexOf('\n\n')).replaceAll('\u00a0', ' ')
    for (const part of [
      `${company}, ${street}, ${city}`,
      merchant.manager,
      court,
      vatId + merchant.vatId,
      merchant.phone,
      merchant.email
    ])
      expect(footer).toContain(part)
    expect(footer).toContain(`${imprint}imprint`)
    expect(html).toContain(`${company}, ${street}, ${city}<br>`)
    expect(html).toMatch(/href="https:\/\/shop\.example\/[^"]*\/imprint"/)
  }
)

it('is as wide as a phone, and escapes what it says', () => {
  const { html } = write('jasmin', 'de-DE')
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(html).toContain('>Tee &amp; mehr</h1>')
})

it('names company, phone, address and days for a withdrawal as the shop’s own settings do', () => {
  for (const { id, supportEmail, tel, facts } of parseSites(jest.requireActual('../../../config/sites'))) {
    const merchant = sites.find(site => site.id === id)?.merchant
    expect(merchant).toMatchObject({
      company: facts.company,
      phone: tel,
      email: supportEmail,
      withdrawalDays: facts.withdrawalDays
    })
  }
})
