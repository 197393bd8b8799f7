import { defineMessages } from '../../intl/intl'

/** When goods arrive: a message for each shape of the time, whose days are written by the browser. */
export const estimateMessages = defineMessages({
  arrivesNear: { id: 'delivery.arrivesNear', defaultMessage: 'Arrives {day}' },
  arrivesOnWeekday: { id: 'delivery.arrivesOnWeekday', defaultMessage: 'Arrives on {day}' },
  arrivesOnDate: { id: 'delivery.arrivesOnDate', defaultMessage: 'Arrives on {day}' },
  arrivesBetween: { id: 'delivery.arrivesBetween', defaultMessage: 'Arrives {from} to {to}' },
  arrivesBetweenDates: { id: 'delivery.arrivesBetweenDates', defaultMessage: 'Arrives {from} to {to}' },
  byExpress: { id: 'delivery.byExpress', defaultMessage: '{arrival} by express' },
  orderWithin: { id: 'delivery.orderWithin', defaultMessage: 'If you order within {time}' },
  orderBy: { id: 'delivery.orderBy', defaultMessage: 'If you order by {time} {day}' },
  place: { id: 'delivery.estimatePlace', defaultMessage: 'Delivery to {postalCode}, {country}' },
  countryPlace: { id: 'delivery.estimateCountry', defaultMessage: 'Delivery {to}' },
  namePlace: { id: 'delivery.namePlace', defaultMessage: 'Enter a postal code' },
  ask: { id: 'delivery.askEstimate', defaultMessage: 'When will it arrive?' },
  changePlace: { id: 'delivery.changePlace', defaultMessage: 'Change postal code' },
  postalCode: { id: 'delivery.postalCode', defaultMessage: 'Postal code' },
  country: { id: 'delivery.country', defaultMessage: 'Country' },
  show: { id: 'delivery.showEstimate', defaultMessage: 'Show delivery date' },
  cancel: { id: 'delivery.cancel', defaultMessage: 'Cancel' },
  invalid: {
    id: 'delivery.postalCodeInvalid',
    defaultMessage: 'Please enter a postal code for this country, for example {example}.'
  },
  invalidPlain: {
    id: 'delivery.postalCodeInvalidPlain',
    defaultMessage: 'Please enter a postal code for this country.'
  },
  loading: { id: 'delivery.estimateLoading', defaultMessage: 'Looking up the delivery date…' },
  unknown: {
    id: 'delivery.estimateUnknown',
    defaultMessage: 'We cannot give a delivery date for this postal code.'
  },
  failed: {
    id: 'delivery.estimateFailed',
    defaultMessage: 'The delivery date is not available at the moment.'
  },
  notDelivered: {
    id: 'delivery.notDelivered',
    defaultMessage: 'We do not deliver this to your postal code.'
  },
  retry: { id: 'delivery.estimateRetry', defaultMessage: 'Try again' }
})
