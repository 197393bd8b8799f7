import { defineMessages } from '../../intl/intl'

/** Words of an address, wherever it is typed or shown. */
export const addressMessages = defineMessages({
  salutation: { id: 'address.salutation', defaultMessage: 'Salutation' },
  salutationChoose: { id: 'address.salutationChoose', defaultMessage: 'Please choose' },
  salutationRequired: { id: 'address.salutationRequired', defaultMessage: 'Please select your salutation.' },
  mrs: { id: 'address.mrs', defaultMessage: 'Ms' },
  mr: { id: 'address.mr', defaultMessage: 'Mr' },
  firstName: { id: 'address.firstName', defaultMessage: 'First name' },
  firstNameRequired: { id: 'address.firstNameRequired', defaultMessage: 'Please enter your first name.' },
  lastName: { id: 'address.lastName', defaultMessage: 'Last name' },
  lastNameRequired: { id: 'address.lastNameRequired', defaultMessage: 'Please enter your last name.' },
  nameInvalid: { id: 'address.nameInvalid', defaultMessage: 'Field contains invalid characters' },
  packstation: { id: 'address.packstation', defaultMessage: 'Deliver to a Packstation' },
  packstationHint: {
    id: 'address.packstationHint',
    defaultMessage: 'A DHL parcel locker in Germany, open day and night'
  },
  station: { id: 'address.station', defaultMessage: 'Packstation number' },
  stationHint: { id: 'address.stationHint', defaultMessage: 'Three digits, e.g. 123' },
  stationInvalid: {
    id: 'address.stationInvalid',
    defaultMessage: 'Please enter the three digits of the Packstation.'
  },
  findPackstation: { id: 'address.findPackstation', defaultMessage: 'Find a Packstation' },
  packstationFilled: { id: 'address.packstationFilled', defaultMessage: '{name} has been filled in.' },
  finderFailed: {
    id: 'address.finderFailed',
    defaultMessage: 'The Packstation finder could not be loaded. Please enter the number yourself.'
  },
  postNumber: { id: 'address.postNumber', defaultMessage: 'Post number' },
  postNumberHint: { id: 'address.postNumberHint', defaultMessage: 'Your DHL customer number' },
  postNumberInvalid: {
    id: 'address.postNumberInvalid',
    defaultMessage: 'Please enter your post number, 6 to 10 digits.'
  },
  street: { id: 'address.street', defaultMessage: 'Street and number' },
  suggestedAddresses: { id: 'address.suggestedAddresses', defaultMessage: 'Suggested addresses' },
  addressesFound: {
    id: 'address.addressesFound',
    defaultMessage: '{count, plural, one {# address} other {# addresses}} suggested'
  },
  suggestionOffer: {
    id: 'address.suggestionOffer',
    defaultMessage: 'Address suggestions while you type need functional cookies.'
  },
  addHouseNumber: { id: 'address.addHouseNumber', defaultMessage: 'Please add your house number.' },
  streetRequired: { id: 'address.streetRequired', defaultMessage: 'Please enter your street and number.' },
  addition: { id: 'address.addition', defaultMessage: 'Apartment, suite, floor (optional)' },
  company: { id: 'address.company', defaultMessage: 'Company (optional)' },
  state: { id: 'address.state', defaultMessage: 'Province or state' },
  stateChoose: { id: 'address.stateChoose', defaultMessage: 'Please choose' },
  stateRequired: { id: 'address.stateRequired', defaultMessage: 'Please choose your province or state.' },
  vatId: { id: 'address.vatId', defaultMessage: 'VAT ID (optional)' },
  vatIdHint: {
    id: 'address.vatIdHint',
    defaultMessage: 'For companies, e.g. DE123456789. It appears on your invoice.'
  },
  vatIdInvalid: { id: 'address.vatIdInvalid', defaultMessage: 'This is not a VAT ID. Please check it.' },
  vatIdOf: { id: 'address.vatIdOf', defaultMessage: 'VAT ID: {vatId}' },
  postalCode: { id: 'address.postalCode', defaultMessage: 'Postal code' },
  postalCodeRequired: { id: 'address.postalCodeRequired', defaultMessage: 'Please enter your postal code.' },
  postalCodeInvalid: {
    id: 'address.postalCodeInvalid',
    defaultMessage: 'This is not a postal code of the chosen country.'
  },
  city: { id: 'address.city', defaultMessage: 'City' },
  cityRequired: { id: 'address.cityRequired', defaultMessage: 'Please enter your city.' },
  country: { id: 'address.country', defaultMessage: 'Country' },
  countryRequired: { id: 'address.countryRequired', defaultMessage: 'Please choose your country.' },
  phone: { id: 'address.phone', defaultMessage: 'Phone (optional)' },
  phoneHint: { id: 'address.phoneHint', defaultMessage: 'Only for questions about your order.' },
  tooLong: { id: 'address.tooLong', defaultMessage: 'Please use at most {max} characters.' },
  fieldRefused: {
    id: 'address.fieldRefused',
    defaultMessage: 'This entry was not accepted. Please check it.'
  },
  countriesFailed: {
    id: 'address.countriesFailed',
    defaultMessage: 'The list of countries could not be loaded. Please try again.'
  }
})
