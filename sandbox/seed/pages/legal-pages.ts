import type { Localized } from '../../texts/localized-text'
import { t } from '../localized'
import { component, type ComponentDraft, type PageDraft } from './build-pages'
import {
  CODE_MINUTES,
  DEVICE_DAYS,
  FRESH_LOGIN_MINUTES,
  GIFT_CARD_YEARS,
  PASSKEY_ANSWER_DAYS
} from '../promises'
import { frenchGuarantees } from './legal-guarantees'
import { sampleNote } from './sample-note'
import type { ShopFacts } from './shop-facts'
import { buildWithdrawalPage } from './withdrawal-page'

/** Imprint, privacy notice, conditions and withdrawal, each marked as a sample. */
export function buildLegalPages(shop: ShopFacts): PageDraft[] {
  return [buildImprint(shop), buildPrivacy(shop), buildConditions(shop), buildWithdrawalPage(shop)]
}

function buildTextPage(
  id: string,
  title: Localized,
  description: Localized,
  html: Localized,
  ...others: ComponentDraft[]
): PageDraft {
  return {
    id,
    title,
    description,
    regions: {
      content: [
        component('headline', { headline: title, level: 2, align: 'left' }),
        component('richText', { html: sampleNote }),
        component('richText', { html }),
        ...others
      ]
    }
  }
}

function buildImprint({ company, street, city, court, manager, vatId, phone, email }: ShopFacts): PageDraft {
  return buildTextPage(
    'imprint',
    t('Impressum', 'Legal notice'),
    t('Angaben zu {company}.', 'Details of {company}.', { company }),
    t(
      '<h2>Anbieter</h2><p>{company}</p><p>{street}</p><p>{city}</p><h2>Kontakt</h2><p>Telefon {phone}<br>täglich von {serviceHours}</p><p>E-Mail <a href="mailto:{email}">{email}</a></p><h2>Register</h2><p>{court}</p><p>Umsatzsteuer-Identifikationsnummer {vatId}</p><p>Öko-Kontrollstelle DE-ÖKO-000</p><h2>Vertretung und Inhalt</h2><p>Geschäftsführung und verantwortlich für den Inhalt: {manager}, Anschrift wie oben.</p><h2>Streitbeilegung</h2><p>Wir lösen Meinungsverschiedenheiten am liebsten im Gespräch und nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil.</p>',
      '<h2>Provider</h2><p>{company}</p><p>{street}</p><p>{city}</p><h2>Contact</h2><p>Phone {phone}<br>every day from {serviceHours}</p><p>Email <a href="mailto:{email}">{email}</a></p><h2>Register</h2><p>{court}</p><p>VAT number {vatId}</p><p>Organic control body DE-ÖKO-000</p><h2>Representation and content</h2><p>Managing director and responsible for the content: {manager}, address as above.</p><h2>Disputes</h2><p>We prefer to settle differences by talking and do not take part in proceedings before a consumer dispute resolution body.</p>',
      { company, street, city, court, manager, vatId, phone, email }
    )
  )
}

function buildPrivacy({ company, email }: ShopFacts): PageDraft {
  return buildTextPage(
    'privacy',
    t('Datenschutz', 'Privacy policy'),
    t(
      'Welche Daten wir verarbeiten, wozu und wie lange.',
      'Which data we process, for what purpose and for how long.'
    ),
    t(
      '<h2>Wer verantwortlich ist</h2><p>{company}. Fragen zum Datenschutz beantworten wir unter <a href="mailto:{email}">{email}</a>.</p><h2>Wenn Sie bestellen</h2><p>Wir verarbeiten Name, Anschrift, E-Mail, Bestellung und Zahlungsart, um den Vertrag zu erfüllen. Der Paketdienst erhält Ihre Anschrift, der Zahlungsdienstleister den Betrag. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.</p><h2>Wenn Sie ein Konto anlegen</h2><p>Ihre Angaben bleiben gespeichert, bis Sie das Konto löschen. Das Passwort liegt nur als Prüfwert vor; wir können es nicht lesen.</p><h2>Wenn Sie sich anmelden</h2><p>Ihr Konto merkt sich bis zu zehn Browser, in denen Sie sich angemeldet haben: Browser, System und die Tage der ersten und der letzten Nutzung, keine IP-Adressen. So können Sie ein Gerät abmelden, und wir schreiben Ihnen, wenn ein neues dazukommt. Von einem Passkey kennen wir nur den öffentlichen Teil. Ihre Antwort auf das Angebot, einen einzurichten, merkt sich Ihr Browser {answerDays} Tage lang. Wenn Sie sich mit Google oder Apple anmelden, erhalten wir von dort Namen und E-Mail-Adresse; der Anbieter erfährt, dass Sie sich bei uns anmelden.</p><h2>Newsletter</h2><p>Wir senden ihn erst, nachdem Sie Ihre Adresse bestätigt haben. Name und E-Mail-Adresse erhält dafür unser Dienstleister {mailService}. Abmelden können Sie sich jederzeit mit einem Klick.</p><h2>Cookies</h2><ul><li>Notwendige Cookies merken sich Warenkorb und Anmeldung. Einer davon (device) erkennt {deviceDays} Tage lang Ihren Browser für die Liste Ihrer Geräte wieder. Andere merken sich {loginMinutes} Minuten lang, wann Sie sich angemeldet haben (login-time), und {codeMinutes} Minuten lang, dass Sie einen Code angefordert haben oder zu Google oder Apple gegangen sind.</li><li>Funktionale Cookies ermöglichen Chat, Filialsuche und Adressvorschläge.</li><li>Leistungs- und Marketing-Cookies setzen wir nur mit Ihrer Zustimmung. Welcher Anbieter dann welche Daten erhält, steht in der Cookie-Auswahl bei jedem Zweck.</li></ul><p>Ihre Auswahl ändern Sie über „Cookies“ am Ende jeder Seite.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft, Berichtigung, Löschung und Übertragung Ihrer Daten verlangen und sich bei einer Aufsichtsbehörde beschweren.</p>',
      '<h2>Who is responsible</h2><p>{company}. We answer questions on privacy at <a href="mailto:{email}">{email}</a>.</p><h2>When you order</h2><p>We process name, address, email, order and payment method in order to fulfil the contract. The carrier receives your address, the payment service the amount. We keep invoices for as long as the law requires.</p><h2>When you open an account</h2><p>Your details stay stored until you delete the account. We store your password only in a form that we cannot read.</p><h2>When you log in</h2><p>Your account remembers up to ten browsers in which you have logged in: browser, system and the days of first and latest use, no IP addresses. That lets you log a device out, and we write to you when there is a new one. Of a passkey, we only know the public part. Your browser remembers for {answerDays} days how you answered the offer to set one up. If you log in with Google or Apple, they give us your name and email address, and learn that you log in with us.</p><h2>Newsletter</h2><p>We send it only after you have confirmed your address. Our service provider {mailService} receives your name and email address for this. You can unsubscribe at any time with one click.</p><h2>Cookies</h2><ul><li>Required cookies keep your basket and login. One of them (device) recognises your browser for the list of your devices, for {deviceDays} days. Others remember for {loginMinutes} minutes when you logged in (login-time), and for {codeMinutes} minutes that you have asked for a code or gone to Google or Apple.</li><li>Functional cookies make chat, store finder and address suggestions possible.</li><li>Performance and marketing cookies are set only with your consent. The cookie settings say for each purpose which provider then receives which data.</li></ul><p>Change your choice under “Cookies” at the foot of every page.</p><h2>Your rights</h2><p>You may ask for access, correction, deletion and transfer of your data, and you may complain to a supervisory authority.</p>',
      {
        company,
        email,
        answerDays: PASSKEY_ANSWER_DAYS,
        loginMinutes: FRESH_LOGIN_MINUTES,
        codeMinutes: CODE_MINUTES,
        deviceDays: DEVICE_DAYS
      }
    )
  )
}

function buildConditions({ company, street, city, goods }: ShopFacts): PageDraft {
  return buildTextPage(
    'conditions',
    t('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
    t(
      'Bedingungen für den Kauf von {goods}, Zubehör und Geschenkkarten.',
      'Conditions for buying {goods}, accessories and gift cards.',
      { goods }
    ),
    t(
      '<h2>1. Vertrag</h2><p>Mit dem Klick auf die Bestelltaste geben Sie ein Angebot ab. Angenommen ist es, wenn wir die Ware versenden oder den Versand ankündigen. Vertragspartner ist {company}.</p><h2>2. Preise und Versand</h2><p>Alle Preise enthalten die Mehrwertsteuer. Hinzu kommt der Versand. Was er kostet, richtet sich nach dem Land, in das wir liefern; Sie sehen es vor dem Klick auf die Bestelltaste. Ab einem Warenwert, den der Warenkorb nennt, entfallen die Kosten für den Standardversand.</p><h2>3. Zahlung</h2><p>Sie zahlen per Karte oder PayPal, in Deutschland und Österreich auch per SEPA-Lastschrift oder auf Rechnung. Rechnungen sind binnen {invoiceDays} Tagen fällig.</p><h2>4. Geschenkkarten</h2><p>Geschenkkarten gelten {years} Jahre und lassen sich in Teilen einlösen. Geschenkkarten per E-Mail werden allein bestellt, nicht zusammen mit anderer Ware.</p><h2>5. Vorbestellung</h2><p>Vorbestellte Ware versenden wir an dem Tag, der auf der Produktseite steht. Bis dahin können Sie die Bestellung ohne Angabe von Gründen stornieren.</p><h2>6. Widerruf und Rückgabe</h2><p>Sie können binnen {withdrawalDays} Tagen ohne Angabe von Gründen widerrufen; das Nähere steht in der <a href="/withdrawal">Widerrufsbelehrung</a>. Darüber hinaus nehmen wir ungeöffnete Ware {returnDays} Tage lang ab Erhalt zurück.</p><h2>7. Gewährleistung und Garantie</h2><p>Es gelten Ihre gesetzlichen Rechte bei Mängeln; sie sind unentgeltlich. Wo bei einem Artikel eine Garantie steht, gibt sie {company}, {street}, {city}, ab dem Kaufdatum für Material- und Verarbeitungsfehler in der gesamten EU und im Vereinigten Königreich: Wir reparieren oder ersetzen das Gerät kostenlos; es genügt eine Nachricht mit der Bestellnummer. Ihre gesetzlichen Rechte werden durch die Garantie nicht eingeschränkt.</p>',
      '<h2>1. Contract</h2><p>By pressing the order button you make an offer. It is accepted when we dispatch the goods or announce dispatch. Your contract is with {company}.</p><h2>2. Prices and delivery</h2><p>All prices include VAT. Delivery is added. What it costs depends on the country that we deliver to; you see it before you press the order button. From an order value that your basket shows, standard delivery is free.</p><h2>3. Payment</h2><p>You can pay by card or PayPal, and in Germany and Austria also by SEPA direct debit or invoice. Invoices are due within {invoiceDays} days.</p><h2>4. Gift cards</h2><p>Gift cards are valid for {years} years and can be redeemed in parts. Gift cards by email are ordered on their own, not together with other goods.</p><h2>5. Pre-orders</h2><p>We dispatch pre-ordered goods on the day stated on the product page. Until then you may cancel the order without giving a reason.</p><h2>6. Withdrawal and returns</h2><p>You may withdraw within {withdrawalDays} days without giving a reason; the page <a href="/withdrawal">Right of withdrawal</a> says how. In addition, you may return unopened goods within {returnDays} days of receipt.</p><h2>7. Statutory rights and guarantee</h2><p>Your statutory rights in case of defects apply and are free of charge. Where an item names a guarantee, {company}, {street}, {city}, gives it from the date of purchase for faults of material and workmanship, throughout the EU and the United Kingdom: we repair or replace the appliance free of charge; a message with the order number is enough. The guarantee does not limit your statutory rights.</p>',
      { company, street, city, years: GIFT_CARD_YEARS }
    ),
    frenchGuarantees
  )
}
