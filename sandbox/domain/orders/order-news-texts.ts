import type { Localized } from '../../texts/localized-text'
import type { OrderEvent } from './order-news'

/** Subject of each mail about an order, and the sentence below the greeting; `{orderNo}` and `{day}` are the order's. */
export const ORDER_NEWS: Record<OrderEvent, { subject: Localized; text: Localized }> = {
  'order-confirmation': {
    subject: {
      de: 'Ihre Bestellung {orderNo}',
      en: 'Your order {orderNo}',
      fr: 'Votre commande {orderNo}',
      it: 'Il Suo ordine {orderNo}'
    },
    text: {
      de: 'wir haben Ihre Bestellung vom {day} erhalten. Vielen Dank.',
      en: 'We have received your order of {day}. Thank you.',
      fr: 'Nous avons bien reçu votre commande du {day}. Merci.',
      it: 'Abbiamo ricevuto il Suo ordine effettuato in data {day}. Grazie.'
    }
  },
  'link-pay': {
    subject: {
      de: 'Bitte bezahlen Sie Ihre Bestellung {orderNo}',
      en: 'Please pay for your order {orderNo}',
      fr: 'Veuillez régler votre commande {orderNo}',
      it: 'La preghiamo di pagare il Suo ordine {orderNo}'
    },
    text: {
      de: 'Ihre Bestellung ist bei uns eingegangen. Bitte bezahlen Sie sie über den Link.',
      en: 'We have received your order. Please pay for it using the link below.',
      fr: 'Nous avons bien reçu votre commande. Veuillez la régler par le lien ci-dessous.',
      it: 'Abbiamo ricevuto il Suo ordine. La preghiamo di pagarlo tramite il link.'
    }
  },
  shipping: {
    subject: {
      de: 'Ihre Bestellung {orderNo} ist unterwegs',
      en: 'Your order {orderNo} is on its way',
      fr: 'Votre commande {orderNo} est en route',
      it: 'Il Suo ordine {orderNo} è in viaggio'
    },
    text: {
      de: 'Ihre Bestellung vom {day} ist unterwegs zu Ihnen.',
      en: 'Your order of {day} is on its way to you.',
      fr: 'Votre commande du {day} est en route.',
      it: 'Il Suo ordine effettuato in data {day} è in viaggio.'
    }
  },
  'part-shipping': {
    subject: {
      de: 'Ein Paket Ihrer Bestellung {orderNo} ist unterwegs',
      en: 'A parcel from your order {orderNo} is on its way',
      fr: 'Un colis de votre commande {orderNo} est en route',
      it: 'Un pacco del Suo ordine {orderNo} è in viaggio'
    },
    text: {
      de: 'ein Paket Ihrer Bestellung vom {day} ist unterwegs. Was noch fehlt, kommt gesondert.',
      en: 'A parcel from your order of {day} is on its way. The rest will follow separately.',
      fr: 'Un colis de votre commande du {day} est en route. Le reste est envoyé séparément.',
      it: 'Un pacco del Suo ordine effettuato in data {day} è in viaggio. Il resto arriva a parte.'
    }
  },
  cancellation: {
    subject: {
      de: 'Ihre Bestellung {orderNo} ist storniert',
      en: 'Your order {orderNo} has been cancelled',
      fr: 'Votre commande {orderNo} est annulée',
      it: 'Il Suo ordine {orderNo} è stato annullato'
    },
    text: {
      de: 'Ihre Bestellung vom {day} ist storniert. Was Sie schon bezahlt haben, erstatten wir Ihnen.',
      en: 'Your order of {day} has been cancelled. We will refund what you have already paid.',
      fr: 'Votre commande du {day} est annulée. Nous vous remboursons ce que vous avez déjà payé.',
      it: 'Il Suo ordine effettuato in data {day} è stato annullato. Le rimborsiamo quanto ha già pagato.'
    }
  },
  'part-cancellation': {
    subject: {
      de: 'Ein Teil Ihrer Bestellung {orderNo} ist storniert',
      en: 'Part of your order {orderNo} has been cancelled',
      fr: 'Une partie de votre commande {orderNo} est annulée',
      it: 'Una parte del Suo ordine {orderNo} è stata annullata'
    },
    text: {
      de: 'ein Teil Ihrer Bestellung vom {day} ist storniert. Was Sie dafür schon bezahlt haben, erstatten wir Ihnen.',
      en: 'Part of your order of {day} has been cancelled. We will refund what you have already paid for it.',
      fr: 'Une partie de votre commande du {day} est annulée. Nous vous remboursons ce que vous avez déjà payé pour cette partie.',
      it: 'Una parte del Suo ordine effettuato in data {day} è stata annullata. Le rimborsiamo quanto ha già pagato per essa.'
    }
  },
  'return-announced': {
    subject: {
      de: 'Ihre Rücksendung zur Bestellung {orderNo} ist angemeldet',
      en: 'Your return of order {orderNo} is registered',
      fr: 'Votre retour de la commande {orderNo} est enregistré',
      it: 'Il reso dell’ordine {orderNo} è registrato'
    },
    text: {
      de: 'Ihre Rücksendung ist angemeldet. Das Rücksendeetikett finden Sie bei Ihrer Bestellung.',
      en: 'Your return is registered. You will find the return label on the page of your order.',
      fr: 'Votre retour est enregistré. Vous trouverez l’étiquette de retour sur la page de votre commande.',
      it: 'Il Suo reso è registrato. Trova l’etichetta di reso nella pagina del Suo ordine.'
    }
  },
  return: {
    subject: {
      de: 'Ihre Rücksendung zur Bestellung {orderNo} ist eingegangen',
      en: 'Your return of order {orderNo} has arrived',
      fr: 'Votre retour de la commande {orderNo} est arrivé',
      it: 'Il reso dell’ordine {orderNo} è arrivato'
    },
    text: {
      de: 'Ihre Rücksendung ist bei uns eingegangen. Wir prüfen sie und erstatten Ihnen den Betrag.',
      en: 'Your return has arrived. We will check it and refund the amount.',
      fr: 'Votre retour est arrivé. Nous le vérifions et vous remboursons le montant.',
      it: 'Il Suo reso è arrivato. Lo controlliamo e Le rimborsiamo l’importo.'
    }
  },
  refund: {
    subject: {
      de: 'Erstattung zu Ihrer Bestellung {orderNo}',
      en: 'Refund for your order {orderNo}',
      fr: 'Remboursement de votre commande {orderNo}',
      it: 'Rimborso per il Suo ordine {orderNo}'
    },
    text: {
      de: 'diesen Betrag haben wir Ihnen erstattet, auf dem Weg, auf dem Sie bezahlt haben:',
      en: 'We have refunded this amount by the payment method that you used:',
      fr: 'Nous vous avons remboursé ce montant, par le moyen que vous avez utilisé pour payer\u00a0:',
      it: 'Le abbiamo rimborsato questo importo, con lo stesso mezzo con cui ha pagato:'
    }
  },
  'part-pick-up-ready': {
    subject: {
      de: 'Ein Teil Ihrer Bestellung {orderNo} liegt zur Abholung bereit',
      en: 'Part of your order {orderNo} is ready to collect',
      fr: 'Une partie de votre commande {orderNo} est prête à être retirée',
      it: 'Una parte del Suo ordine {orderNo} è pronta per il ritiro'
    },
    text: {
      de: 'ein Teil Ihrer Bestellung vom {day} liegt in der Filiale bereit. Bitte bringen Sie die Abholnummer mit.',
      en: 'Part of your order of {day} is ready in the store. Please bring the pick-up number.',
      fr: 'Une partie de votre commande du {day} est prête en boutique. Veuillez apporter le numéro de retrait.',
      it: 'Una parte del Suo ordine effettuato in data {day} è pronta nel punto vendita. Porti con sé il numero di ritiro.'
    }
  },
  'pick-up-ready': {
    subject: {
      de: 'Ihre Bestellung {orderNo} liegt zur Abholung bereit',
      en: 'Your order {orderNo} is ready to collect',
      fr: 'Votre commande {orderNo} est prête à être retirée',
      it: 'Il Suo ordine {orderNo} è pronto per il ritiro'
    },
    text: {
      de: 'Ihre Bestellung vom {day} liegt in der Filiale bereit. Bitte bringen Sie die Abholnummer mit.',
      en: 'Your order of {day} is ready in the store. Please bring the pick-up number.',
      fr: 'Votre commande du {day} est prête en boutique. Veuillez apporter le numéro de retrait.',
      it: 'Il Suo ordine effettuato in data {day} è pronto nel punto vendita. Porti con sé il numero di ritiro.'
    }
  }
}
