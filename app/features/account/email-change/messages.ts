import { defineMessages } from '../../../intl/intl'

export const emailMessages = defineMessages({
  title: { id: 'account.email', defaultMessage: 'Email address' },
  present: {
    id: 'account.emailPresent',
    defaultMessage: 'We write to {email}. You log in with it, too.'
  },
  loginDiffers: {
    id: 'account.emailLoginDiffers',
    defaultMessage: 'We write to {email}. You log in with {login}; a new address becomes your login.'
  },
  change: { id: 'account.emailChange', defaultMessage: 'Change email address' },
  text: {
    id: 'account.emailText',
    defaultMessage:
      'We send a code of eight digits to the new address. It becomes yours when you enter the code here; until then nothing changes.'
  },
  newEmail: { id: 'account.emailNew', defaultMessage: 'New email address' },
  same: { id: 'account.emailSame', defaultMessage: 'This is your email address already.' },
  sent: {
    id: 'account.emailSent',
    defaultMessage:
      'We have sent an email to {email}. Its code is valid for 10 minutes. Please look into your spam folder, too.'
  },
  confirm: { id: 'account.emailConfirm', defaultMessage: 'Confirm new address' },
  taken: {
    id: 'account.emailTaken',
    defaultMessage: 'This address has got another account in the meantime. Please choose another one.'
  },
  done: {
    id: 'account.emailDone',
    defaultMessage:
      'Your email address is {email} from now on. Please log in with it next time. We have told your earlier address.'
  }
})
