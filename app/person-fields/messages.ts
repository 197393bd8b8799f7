import { defineMessages } from '../intl/intl'

/** Words of what every form asks of a person in the same way. */
export const personMessages = defineMessages({
  phonePrefix: { id: 'person.phonePrefix', defaultMessage: 'Country code' },
  phoneInvalid: { id: 'person.phoneInvalid', defaultMessage: 'Please enter a phone number.' },
  birthday: { id: 'person.birthday', defaultMessage: 'Date of birth' },
  birthdayRequired: { id: 'person.birthdayRequired', defaultMessage: 'Please enter your date of birth.' },
  birthdayInvalid: {
    id: 'person.birthdayInvalid',
    defaultMessage: 'Please enter a date as dd.mm.yyyy.'
  },
  birthdayTooYoung: { id: 'person.birthdayTooYoung', defaultMessage: 'Minimum age 18 years' }
})
