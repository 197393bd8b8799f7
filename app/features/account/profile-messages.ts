import { defineMessages } from '../../intl/intl'

export const profileMessages = defineMessages({
  person: { id: 'account.person', defaultMessage: 'Personal data' },
  nameMissing: {
    id: 'account.nameMissing',
    defaultMessage: 'Your account has no name yet. We need it for letters and parcels.'
  },
  phoneMobile: { id: 'account.phoneMobile', defaultMessage: 'Mobile phone' },
  phoneHome: { id: 'account.phoneHome', defaultMessage: 'Home phone' },
  phoneBusiness: { id: 'account.phoneBusiness', defaultMessage: 'Work phone' },
  save: { id: 'account.save', defaultMessage: 'Save' },
  saved: { id: 'account.saved', defaultMessage: 'Your data has been updated successfully.' },
  notSaved: {
    id: 'account.notSaved',
    defaultMessage: 'There was an error updating your data. Please, try again.'
  },
  password: { id: 'account.password', defaultMessage: 'Change password' },
  currentPassword: { id: 'account.currentPassword', defaultMessage: 'Current password' },
  currentPasswordWrong: {
    id: 'account.currentPasswordWrong',
    defaultMessage: 'This is not your current password.'
  },
  newPassword: { id: 'account.newPassword', defaultMessage: 'New password' },
  repeatPassword: { id: 'account.repeatPassword', defaultMessage: 'Repeat new password' },
  passwordTip: {
    id: 'account.passwordTip',
    defaultMessage:
      'At least 8 characters: upper-case and lower-case letters (a-z, A-Z), at least one number and at least one of @ $ ^ ! % * ? & ( ), and no other characters.'
  },
  passwordWeak: { id: 'account.passwordWeak', defaultMessage: "Password requirement doesn't meet." },
  passwordSaved: {
    id: 'account.passwordSaved',
    defaultMessage: 'Your password has been updated successfully.'
  },
  passwordNotSaved: {
    id: 'account.passwordNotSaved',
    defaultMessage: 'An error occurred updated your password. Please, try again.'
  },
  deletion: { id: 'account.deletion', defaultMessage: 'Delete your account' },
  deletionText: {
    id: 'account.deletionText',
    defaultMessage:
      'Write to <mail>{email}</mail> or use the <form>contact form</form>, and we will delete your account with all its data.'
  },
  sharingText: {
    id: 'account.sharingText',
    defaultMessage: 'You decide what we may send you. You can change it at any time.'
  },
  newsletter: { id: 'account.newsletter', defaultMessage: 'Newsletter' },
  newsletterHint: {
    id: 'account.newsletterHint',
    defaultMessage:
      'New products, offers and recipes by email. For this, we share your name and email address with our service provider {mailService} only.'
  },
  aboAlerts: { id: 'account.aboAlerts', defaultMessage: 'Subscription reminders' },
  aboAlertsHint: {
    id: 'account.aboAlertsHint',
    defaultMessage: 'Before each delivery, so that you can still change it.'
  },
  decalcifyAlerts: { id: 'account.decalcifyAlerts', defaultMessage: 'Data from the app and your machine' },
  decalcifyAlertsHint: {
    id: 'account.decalcifyAlertsHint',
    defaultMessage:
      'We use data from the app and your registered machine only to remind you by email to descale it, and never pass it on. You can turn this off here at any time.'
  },
  sharingSaved: {
    id: 'account.sharingSaved',
    defaultMessage: 'Your data has been changed successfully.'
  },
  sharingOptIn: {
    id: 'account.sharingOptIn',
    defaultMessage: 'Newsletter Checkbox will be marked after accepting Double Optin Mail.'
  },
  sharingNotSaved: {
    id: 'account.sharingNotSaved',
    defaultMessage: 'Error saving your data. Please try again later!'
  }
})
