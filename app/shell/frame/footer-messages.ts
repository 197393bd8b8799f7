import { defineMessages } from '../../intl/intl'

/** Of the footer parts that browsers rarely render (`late-footer-parts.ts`). */
export const footerMessages = defineMessages({
  contact: { id: 'footer.contact', defaultMessage: 'Contact Form' },
  press: { id: 'footer.press', defaultMessage: 'Press' },
  sealPremium: { id: 'footer.sealPremium', defaultMessage: 'Premium shop' },
  sealPremiumText: { id: 'footer.sealPremiumText', defaultMessage: 'Everything made in house' },
  sealPci: { id: 'footer.sealPci', defaultMessage: 'PCI compliant' },
  sealPciText: { id: 'footer.sealPciText', defaultMessage: 'Only the payment service sees card numbers' },
  apps: { id: 'footer.apps', defaultMessage: 'Our app' },
  appApple: { id: 'footer.appApple', defaultMessage: 'Get it on the' },
  appGoogle: { id: 'footer.appGoogle', defaultMessage: 'Get it on' },
  social: { id: 'footer.social', defaultMessage: 'Follow us' },
  socialLink: { id: 'footer.socialLink', defaultMessage: '{shop} on {network}' },
  marks: { id: 'footer.marks', defaultMessage: 'Payment and shipping' },
  debit: { id: 'footer.debit', defaultMessage: 'Debit card' },
  invoice: { id: 'footer.invoice', defaultMessage: 'Invoice' },
  seals: { id: 'footer.seals', defaultMessage: 'What you can rely on' }
})
