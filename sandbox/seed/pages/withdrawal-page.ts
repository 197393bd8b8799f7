import { t } from '../localized'
import { component, type PageDraft } from './build-pages'
import { sampleNote } from './sample-note'
import type { ShopFacts } from './shop-facts'

/** The right of withdrawal, its consequences and exceptions, the model form, and a form to withdraw by (requirement 1.2). */
export function buildWithdrawalPage(shop: ShopFacts): PageDraft {
  const { company, street, city, phone, email } = shop
  const values = { company, street, city, phone, email }
  const title = t('Widerrufsbelehrung', 'Right of withdrawal')
  return {
    id: 'withdrawal',
    title,
    description: t(
      'Wie Sie eine Bestellung widerrufen, mit Muster-Widerrufsformular.',
      'How to withdraw from an order, with the model withdrawal form.'
    ),
    regions: {
      content: [
        component('headline', { headline: title, level: 2, align: 'left' }),
        component('richText', { html: sampleNote }),
        component('richText', {
          html: t(
            '<h2>Widerrufsrecht</h2><p>Sie haben das Recht, binnen {withdrawalDays} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt {withdrawalDays} Tage ab dem Tag, an dem Sie oder eine von Ihnen benannte Person, die nicht der Paketdienst ist, die letzte Ware der Bestellung erhalten haben.</p><p>Um Ihr Widerrufsrecht auszuüben, informieren Sie uns ({company}, {street}, {city}, Telefon {phone}, E-Mail <a href="mailto:{email}">{email}</a>) mit einer eindeutigen Erklärung, zum Beispiel mit dem Formular unten, einer E-Mail oder einem Brief, über Ihren Entschluss. Zur Wahrung der Frist reicht es, dass Sie die Mitteilung vor ihrem Ablauf absenden.</p><h2>Folgen des Widerrufs</h2><p>Wir erstatten Ihnen alle Zahlungen, auch die Kosten der günstigsten Standardlieferung, unverzüglich und spätestens binnen {withdrawalDays} Tagen ab dem Tag, an dem Ihr Widerruf bei uns eingegangen ist, mit demselben Zahlungsmittel und ohne Entgelt. Wir dürfen damit warten, bis die Ware wieder bei uns ist oder Sie nachweisen, dass Sie sie abgesandt haben.</p><p>Senden Sie die Ware unverzüglich und spätestens binnen {withdrawalDays} Tagen ab Ihrem Widerruf an uns zurück. Die Kosten der Rücksendung tragen wir; das Etikett liegt dem Paket bei. Für einen Wertverlust kommen Sie nur auf, wenn er auf einen Umgang mit der Ware zurückgeht, der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.</p><h2>Ausnahmen</h2><p>Das Widerrufsrecht besteht nicht bei Waren, die schnell verderben können, und erlischt bei versiegelten Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde.</p><h2>Muster-Widerrufsformular</h2><p>Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.</p><p>An {company}, {street}, {city}, E-Mail {email}:</p><p>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)</p><ul><li>Bestellt am (*) / erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul><p>(*) Unzutreffendes streichen.</p>',
            '<h2>Your right</h2><p>You have the right to withdraw from this contract within {withdrawalDays} days without giving any reason. The period is {withdrawalDays} days from the day on which you, or a person named by you other than the carrier, receive the last goods of the order.</p><p>To exercise it, inform us ({company}, {street}, {city}, phone {phone}, email <a href="mailto:{email}">{email}</a>) of your decision by an unequivocal statement, for example with the form below, an email or a letter. To meet the deadline it is enough to send your message before the period has expired.</p><h2>Effects of withdrawal</h2><p>We refund all payments, including the cost of the least expensive standard delivery, without undue delay and within {withdrawalDays} days of the day on which we receive your withdrawal, by the same means of payment and free of charge. We may wait until the goods are back with us or you have shown that you sent them.</p><p>Send the goods back without undue delay and within {withdrawalDays} days of your withdrawal. We bear the cost of returning them; the label is in the parcel. You are only liable for a loss in value that results from handling the goods beyond what is necessary to establish their nature, characteristics and functioning.</p><h2>Exceptions</h2><p>There is no right of withdrawal for goods that perish quickly, and it ends for sealed goods which are not suitable for return for reasons of health protection or hygiene once they are unsealed after delivery.</p><h2>Model withdrawal form</h2><p>Complete and return this form only if you wish to withdraw from the contract.</p><p>To {company}, {street}, {city}, email {email}:</p><p>I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*)</p><ul><li>Ordered on (*) / received on (*)</li><li>Name of consumer(s)</li><li>Address of consumer(s)</li><li>Signature (only if this form is sent on paper)</li><li>Date</li></ul><p>(*) Delete as appropriate.</p>',
            values
          )
        }),
        component('serviceContact', {
          anchor: 'form',
          hasForm: true,
          headline: t('Vertrag widerrufen', 'Withdraw from a contract'),
          text: t(
            'Schreiben Sie „Widerruf“ mit Bestellnummer und Artikeln in die Nachricht. Den Eingang bestätigen wir per E-Mail.',
            'Write “withdrawal” with order number and items in your message. We confirm receipt by email.'
          ),
          phone,
          email,
          hours: t('Täglich von {serviceHours}, kostenfrei', 'Every day from {serviceHours}, free of charge')
        })
      ]
    }
  }
}
