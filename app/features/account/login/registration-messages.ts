import { defineMessages } from '../../../intl/intl'

export const registrationMessages = defineMessages({
  offer: { id: 'registration.offer', defaultMessage: 'Faster next time' },
  offerText: {
    id: 'registration.offerText',
    defaultMessage: 'Choose a password, and your next orders, addresses and payments are in one place.'
  },
  offerOpen: { id: 'registration.offerOpen', defaultMessage: 'Create an account' },
  offerDone: {
    id: 'registration.offerDone',
    defaultMessage:
      'Your account is ready, and you are logged in. You will find this order in your confirmation email only, not in your account.'
  },
  toAccount: { id: 'registration.toAccount', defaultMessage: 'Go to my account' },
  salutation: { id: 'registration.salutation', defaultMessage: 'Salutation' },
  salutationChoose: { id: 'registration.salutationChoose', defaultMessage: 'Please choose' },
  mrs: { id: 'registration.mrs', defaultMessage: 'Ms' },
  mr: { id: 'registration.mr', defaultMessage: 'Mr' },
  firstName: { id: 'registration.firstName', defaultMessage: 'First name' },
  lastName: { id: 'registration.lastName', defaultMessage: 'Last name' },
  email: { id: 'registration.email', defaultMessage: 'Email address' },
  password: { id: 'registration.password', defaultMessage: 'Password' },
  repeat: { id: 'registration.repeat', defaultMessage: 'Repeat password' },
  birthdayHint: {
    id: 'registration.birthdayHint',
    defaultMessage: 'dd.mm.yyyy or digits alone, optional'
  },
  dataProtection: {
    id: 'registration.dataProtection',
    defaultMessage: 'I have read the <link>privacy policy</link>.'
  },
  register: { id: 'registration.register', defaultMessage: 'Register' },
  salutationRequired: {
    id: 'registration.salutationRequired',
    defaultMessage: 'Please select your salutation.'
  },
  firstNameRequired: {
    id: 'registration.firstNameRequired',
    defaultMessage: 'Please enter your first name.'
  },
  lastNameRequired: { id: 'registration.lastNameRequired', defaultMessage: 'Please enter your last name.' },
  nameInvalid: { id: 'registration.nameInvalid', defaultMessage: 'Field contains invalid characters' },
  emailInvalid: { id: 'registration.emailInvalid', defaultMessage: 'Please enter valid email address.' },
  passwordRequired: { id: 'registration.passwordRequired', defaultMessage: 'Please enter your password.' },
  passwordWeak: {
    id: 'registration.passwordWeak',
    defaultMessage: 'The password does not meet the security requirements.'
  },
  passwordsDiffer: { id: 'registration.passwordsDiffer', defaultMessage: 'Passwords do not match.' },
  dataProtectionRequired: {
    id: 'registration.dataProtectionRequired',
    defaultMessage: 'Please check data protection before sending the form.'
  },
  tip: {
    id: 'registration.tip',
    defaultMessage:
      'At least 8 characters long, upper-case and lower-case letters (a-z, A-Z), at least one number and at least one special character (e.g. !, $, ?, %, &).'
  },
  strength: { id: 'registration.strength', defaultMessage: 'Password strength' },
  strengthOf: { id: 'registration.strengthOf', defaultMessage: '{score} of 4 points' },
  emailTaken: {
    id: 'registration.emailTaken',
    defaultMessage:
      'The email address is already in use. You can use the "Reset password" function to set a new password.'
  },
  loginFailed: {
    id: 'registration.loginFailed',
    defaultMessage: 'Your account has been created. Please log in with your new password.'
  }
})
