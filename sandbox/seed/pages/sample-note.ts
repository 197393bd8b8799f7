import { t } from '../localized'

/** Stands at the top of every legal text of the seed. */
export const sampleNote = t(
  '<p><strong>Mustertext eines Demonstrationsshops.</strong><br>Firma, Anschrift und Nummern sind erfunden; Bestellungen werden nicht ausgeführt.</p>',
  '<p><strong>Sample text of a demonstration shop.</strong><br>Company, address and numbers are invented; orders are not carried out.</p>'
)
