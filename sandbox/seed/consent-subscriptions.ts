import { t } from './localized'
import type { ConsentSubscription } from '../domain/messaging/consent-subscription'

/** Available subscriptions, the same on both sites. */
export const consentSubscriptions: ConsentSubscription[] = [
  {
    id: 'newsletter',
    channels: ['email'],
    title: t('Newsletter', 'Newsletter'),
    subtitle: t(
      'Neue Sorten, Rezepte und Angebote, zweimal im Monat.',
      'New varieties, recipes and offers, twice a month.'
    ),
    tags: ['homepage_banner', 'registration', 'checkout', 'user_profile'],
    consentType: 'marketing',
    isRequired: false,
    isNewsletter: true
  },
  {
    id: 'offers-by-message',
    channels: ['sms', 'whatsapp'],
    title: t('Angebote aufs Telefon', 'Offers on your phone'),
    subtitle: t('Höchstens eine Nachricht in der Woche.', 'One message a week at most.'),
    tags: ['checkout', 'user_profile'],
    consentType: 'marketing',
    isRequired: false
  },
  {
    id: 'recalls',
    channels: ['email'],
    title: t('Warnungen und Rückrufe', 'Warnings and recalls'),
    subtitle: t(
      'Wenn mit einem gekauften Produkt etwas nicht stimmt. Gehört zum Kauf.',
      'When something is wrong with a product you bought. Part of every purchase.'
    ),
    tags: ['user_profile'],
    consentType: 'legal',
    isRequired: true
  }
]
