import { hideSecretSegments, redactAddress } from './redact-address'

it.each([
  ['/callback?usid=a&state=b&scope=c&code=d', '/callback?usid=…&state=…&scope=c&code=…'],
  ['/jasmin/de/reset-password/abc.def?x=1', '/jasmin/de/reset-password/…?x=1'],
  ['/jasmin/de/%72eset-pass%77ord//abc.def/more', '/jasmin/de/%72eset-pass%77ord//…/more'],
  ['/jasmin/de/checkout?orderNo=1&token=abc', '/jasmin/de/checkout?orderNo=1&token=…'],
  ['/jasmin/de/checkout?%6frderToken=abc&orderNo=1', '/jasmin/de/checkout?%6frderToken=…&orderNo=1'],
  ['/x?%74%6F%6b%65n=abc&order%54oken=abc', '/x?%74%6F%6b%65n=…&order%54oken=…'],
  ['/x?token[]=abc&token%5Ba%5D=abc', '/x?token[]=…&token%5Ba%5D=…'],
  ['/x?a=1?token=abc;token=abc', '/x?a=1?token=…;token=…'],
  [
    '/x?access_token=a&refreshToken=b&newPassword=c&email=d',
    '/x?access_token=…&refreshToken=…&newPassword=…&email=…'
  ],
  ['/GiftCert-Redeem?giftCertID=TEE4-KQ7M&locale=de-DE', '/GiftCert-Redeem?giftCertID=…&locale=de-DE'],
  [
    '/GiftCert-RemoveGiftCertificate?giftCertificateCode=abc',
    '/GiftCert-RemoveGiftCertificate?giftCertificateCode=…'
  ],
  ['/stores?postalCode=20095', '/stores?postalCode=…'],
  ['/find-packstations?latitude=50.941&longitude=6.958', '/find-packstations?latitude=…&longitude=…'],
  ['/jasmin/de?pageDesignerKey=abc', '/jasmin/de?pageDesignerKey=…'],
  ['/jasmin/de/search?q=code=1', '/jasmin/de/search?q=code=1'],
  ['/jasmin/de/shop/tea?zipcode=50667', '/jasmin/de/shop/tea?zipcode=50667'],
  ['/?CODE=a', '/?CODE=…'],
  ['/?%zz=a&token', '/?%zz=a&token'],
  ['/reset-password', '/reset-password']
])('shows %s in a log as %s', (address, shown) => {
  expect(redactAddress(address)).toBe(shown)
})

it('hides it in a text with several addresses', () => {
  expect(
    hideSecretSegments('GET https://a.example/reset-password/abc failed, /x /reset-password/def#g')
  ).toBe('GET https://a.example/reset-password/… failed, /x /reset-password/…#g')
})
