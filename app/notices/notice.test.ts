import { NOTICE_TEXTS, type NoticeKind } from './notice-texts'
import { writeNotice, writeRawNotice } from './notice'

it.each([
  ['/jasmin/de/shop', 'de', '/jasmin/de'],
  ['/jasmin/en-gb?q=1', 'en', '/jasmin/en-gb'],
  ['/jasmin/fr', 'fr', '/jasmin/fr'],
  ['/puro/it/', 'it', '/puro/it'],
  ['/jasmin/DE-AT', 'de', '/jasmin/DE-AT'],
  ['/', 'de', '/'],
  ['//evil.example/en', 'de', '/'],
  ['/<b>/en', 'de', '/']
])('explains %s in "%s", with a link to %s', (address, language, home) => {
  const { html } = writeNotice('unreadable', address)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<a href="${home}">`)
})

it('has every text in every language', () => {
  const kinds = Object.keys(NOTICE_TEXTS.de) as NoticeKind[]
  for (const texts of Object.values(NOTICE_TEXTS))
    for (const kind of kinds)
      expect(texts[kind]).toEqual({ title: expect.stringMatching(/./), advice: expect.stringMatching(/./) })
})

it('says with 503, and with nothing else, when to come again', () => {
  expect(writeNotice('busy', '/').headers).toMatchObject({ 'retry-after': '5' })
  expect(writeNotice('tooLong', '/').headers).not.toHaveProperty('retry-after')
})

it('counts bytes, not characters, of what it writes to a connection', () => {
  const raw = writeRawNotice('incomplete', '/jasmin/fr')
  const [head = '', body = ''] = raw.split('\r\n\r\n')
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
})
