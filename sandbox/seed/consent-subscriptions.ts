import type { ConsentSubscription } from '../domain/messaging/consent-subscription'

/** What shoppers can subscribe to, the same on both sites. */
export const consentSubscriptions: ConsentSubscription[] = [
  {
    id: 'newsletter',
    channels: ['email'],
    title: { de: 'Newsletter', en: 'Newsletter' },
    subtitle: {
      de: 'Neue Sorten, Rezepte und Angebote, zweimal im Monat.',
      en: 'New varieties, recipes and offers, twice a month.'
    },
    tags: ['homepage_banner', 'registration', 'checkout', 'user_profile'],
    consentType: 'marketing',
    isRequired: false,
    isNewsletter: true
  },
  {
    id: 'offers-by-message',
    channels: ['sms', 'whatsapp'],
    title: { de: 'Angebote aufs Telefon', en: 'Offers on your phone' },
    subtitle: {
      de: 'Höchstens eine Nachricht in der Woche.',
      en: 'One message a week at most.'
    },
    tags: ['checkout', 'user_profile'],
    consentType: 'marketing',
    isRequired: false
  },
  {
    id: 'recalls',
    channels: ['email'],
    title: { de: 'Warnungen und Rückrufe', en: 'Warnings and recalls' },
    subtitle: {
      de: 'Wenn mit einem gekauften Produkt etwas nicht stimmt. Gehört zum Kauf.',
      en: 'When something is wrong with a product you bought. Part of every purchase.'
    },
    tags: ['user_profile'],
    consentType: 'legal',
    isRequired: true
  }
]
