import { defineMessages } from '../../../intl/intl'

export const freshLoginMessages = defineMessages({
  title: { id: 'account.freshLoginTitle', defaultMessage: 'Please log in again' },
  text: {
    id: 'account.freshLoginText',
    defaultMessage:
      'You last logged in a while ago. To protect your account, please confirm that it is you; your change will then be saved.'
  },
  account: { id: 'account.freshLoginAccount', defaultMessage: 'Your account: {login}' },
  cancel: { id: 'account.freshLoginCancel', defaultMessage: 'Cancel' },
  confirm: { id: 'account.freshLoginConfirm', defaultMessage: 'Confirm' },
  wrong: { id: 'account.freshLoginWrong', defaultMessage: 'That password is not correct. Please try again.' },
  another: {
    id: 'account.freshLoginAnother',
    defaultMessage: 'That is another account. Please log in to the account that you are changing.'
  },
  comeBack: {
    id: 'account.freshLoginComeBack',
    defaultMessage: 'You will then return to this page. Please make your change once more.'
  },
  missing: {
    id: 'account.freshLoginMissing',
    defaultMessage: 'Nothing has been changed: please log in again first.'
  }
})
