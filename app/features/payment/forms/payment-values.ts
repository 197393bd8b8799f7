/** What the payment form holds, for whichever method is chosen. */
export interface PaymentValues {
  method: string
  birthday: string
  holder: string
  iban: string
  hasMandate: boolean
  isToBeSaved: boolean
}
