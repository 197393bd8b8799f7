import { defineMessages } from '../../../intl/intl'

export const passkeyLoginMessages = defineMessages({
  logIn: { id: 'login.passkey', defaultMessage: 'Log in with a passkey' },
  cancelled: {
    id: 'login.passkeyCancelled',
    defaultMessage: 'The passkey login was canceled or took too long. Try again, or log in another way.'
  },
  unknown: {
    id: 'login.passkeyUnknown',
    defaultMessage: 'This passkey no longer belongs to an account. Please log in another way.'
  },
  refused: {
    id: 'login.passkeyRefused',
    defaultMessage: 'The passkey could not be verified. Try again, or log in another way.'
  }
})

export const passkeyMessages = defineMessages({
  title: { id: 'account.passkeys', defaultMessage: 'Log in with your device' },
  text: {
    id: 'account.passkeysText',
    defaultMessage:
      'With a passkey you log in by fingerprint, face or the PIN of your device, without a password. It stays on your device or in your password manager.'
  },
  unsupported: {
    id: 'account.passkeyUnsupported',
    defaultMessage: 'This browser cannot create passkeys. Passkeys on your other devices keep working.'
  },
  add: { id: 'account.passkeyAdd', defaultMessage: 'Set up this device' },
  none: { id: 'account.passkeyNone', defaultMessage: 'No device has been set up yet.' },
  failed: { id: 'account.passkeysFailed', defaultMessage: 'Your devices could not be loaded.' },
  unnamed: { id: 'account.passkeyUnnamed', defaultMessage: 'Passkey' },
  created: { id: 'account.passkeyCreated', defaultMessage: 'Set up on {date}' },
  used: { id: 'account.passkeyUsed', defaultMessage: 'last used on {date}' },
  removeText: {
    id: 'account.passkeyRemoveText',
    defaultMessage: 'You will no longer be able to log in with it. Your other ways to log in remain.'
  },
  removeLast: {
    id: 'account.passkeyRemoveLast',
    defaultMessage:
      'It is your last device, and your account has no password. From then on, you will log in with a code that we send you by email.'
  },
  lastWay: {
    id: 'account.passkeyLastWay',
    defaultMessage: 'Your account has no password. Choose one before you remove this device.'
  },
  sent: {
    id: 'account.passkeySent',
    defaultMessage:
      'We have sent a code to your email address. It is valid for {minutes, plural, one {# minute} other {# minutes}}.'
  },
  name: { id: 'account.passkeyName', defaultMessage: 'Device name' },
  nameHint: {
    id: 'account.passkeyNameHint',
    defaultMessage: 'It helps you recognize the device in the list.'
  },
  nameLong: { id: 'account.passkeyNameLong', defaultMessage: 'Please use at most {most} characters.' },
  create: { id: 'account.passkeyCreate', defaultMessage: 'Set up' },
  cancel: { id: 'account.passkeyCancel', defaultMessage: 'Cancel' },
  done: { id: 'account.passkeyDone', defaultMessage: 'You can log in with this device from now on.' },
  cancelled: {
    id: 'account.passkeyCancelled',
    defaultMessage:
      'Nothing has been set up: it was canceled or took too long. You can try again with the same code.'
  },
  known: {
    id: 'account.passkeyKnown',
    defaultMessage: 'This device is already set up for your account.'
  },
  notCreated: {
    id: 'account.passkeyNotCreated',
    defaultMessage: 'The device could not be set up. Please try again.'
  }
})

export const passkeyOfferMessages = defineMessages({
  text: {
    id: 'account.passkeyOffer',
    defaultMessage:
      'Next time, log in by fingerprint, face or the PIN of this device: faster, and without a password.'
  },
  notNow: { id: 'account.passkeyNotNow', defaultMessage: 'Not now' }
})

export const passwordOffMessages = defineMessages({
  text: {
    id: 'account.passwordOffText',
    defaultMessage:
      'You log in with your devices, so you can do without a password that others might guess or steal.'
  },
  switchOff: { id: 'account.passwordOff', defaultMessage: 'Switch off the password' },
  effect: {
    id: 'account.passwordOffEffect',
    defaultMessage:
      'From then on nobody can log in with your password. Your other devices are logged out. You can choose a new password by email at any time.'
  },
  done: { id: 'account.passwordOffDone', defaultMessage: 'Your password is switched off.' },
  failed: {
    id: 'account.passwordOffFailed',
    defaultMessage: 'Your password could not be switched off. Please try again.'
  },
  none: {
    id: 'account.passwordNone',
    defaultMessage: 'Your account has no password, so nobody can log in with one.'
  },
  choose: { id: 'account.passwordChoose', defaultMessage: 'Choose a password' }
})
