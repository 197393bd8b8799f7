import { buildFamily } from '../operation'

export const shopperGiftCertificates = buildFamily({
  id: 'shopper-gift-certificates',
  name: 'Shopper Gift Certificates',
  addresses: ['/pricing/shopper-gift-certificates/v1/organizations/{organizationId}'],
  inSpec: {
    'POST /gift-certificate': 'getGiftCertificate'
  }
})
