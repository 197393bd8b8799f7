import { defineMessages } from '../../../intl/intl'

export const deviceMessages = defineMessages({
  title: { id: 'account.devices', defaultMessage: 'Signed-in devices' },
  text: {
    id: 'account.devicesText',
    defaultMessage:
      'Sign out a device that you do not know or no longer use. It may show your account for up to half an hour longer.'
  },
  unknown: { id: 'account.deviceUnknown', defaultMessage: 'Unknown device' },
  isThis: { id: 'account.deviceIsThis', defaultMessage: 'This device' },
  days: { id: 'account.deviceDays', defaultMessage: 'Since {first}, last used {last}' },
  signOut: { id: 'account.deviceSignOut', defaultMessage: 'Sign out' },
  signOutOf: { id: 'account.deviceSignOutOf', defaultMessage: 'Sign out {name}' },
  signedOut: { id: 'account.deviceSignedOut', defaultMessage: '{name} has been signed out.' },
  everywhere: { id: 'account.devicesEverywhere', defaultMessage: 'Sign out everywhere' },
  everywhereText: {
    id: 'account.devicesEverywhereText',
    defaultMessage: 'All devices are signed out at once, this one too. Then log in again here.'
  },
  none: { id: 'account.devicesNone', defaultMessage: 'No device has been noted yet.' },
  loadFailed: { id: 'account.devicesLoadFailed', defaultMessage: 'Your devices cannot be shown right now.' },
  failed: { id: 'account.devicesFailed', defaultMessage: 'That did not work. Please try again.' }
})
