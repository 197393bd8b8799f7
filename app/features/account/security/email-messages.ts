import { defineMessages } from '../../../intl/intl'

export const emailMessages = defineMessages({
  title: { id: 'account.email', defaultMessage: 'Email address' },
  present: {
    id: 'account.emailPresent',
    defaultMessage: 'We write to {email}. You also log in with it.'
  },
  loginDiffers: {
    id: 'account.emailLoginDiffers',
    defaultMessage: 'We write to {email}. You log in with {login}; a new address becomes your login.'
  },
  change: { id: 'account.emailChange', defaultMessage: 'Change email address' },
  text: {
    id: 'account.emailText',
    defaultMessage:
      'We will send an eight-digit code to the new address. It becomes yours when you enter the code here; until then nothing changes.'
  },
  newEmail: { id: 'account.emailNew', defaultMessage: 'New email address' },
  same: { id: 'account.emailSame', defaultMessage: 'This is already your email address.' },
  sent: {
    id: 'account.emailSent',
    defaultMessage:
      'We have sent an email to {email}. Its code is valid for {minutes, plural, one {# minute} other {# minutes}}. Please check your spam folder, too.'
  },
  confirm: { id: 'account.emailConfirm', defaultMessage: 'Confirm new address' },
  taken: {
    id: 'account.emailTaken',
    defaultMessage: 'This address now belongs to another account. Please choose a different one.'
  },
  done: {
    id: 'account.emailDone',
    defaultMessage:
      'Your email address is now {email}. Please use it the next time you log in. We have informed your previous address.'
  }
})
