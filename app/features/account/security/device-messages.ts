import { defineMessages } from '../../../intl/intl'

export const deviceMessages = defineMessages({
  title: { id: 'account.devices', defaultMessage: 'Logged-in devices' },
  text: {
    id: 'account.devicesText',
    defaultMessage:
      'Log out a device that you do not know or no longer use. It may show your account for up to {minutes, plural, one {# minute} other {# minutes}} longer.'
  },
  unknown: { id: 'account.deviceUnknown', defaultMessage: 'Unknown device' },
  isThis: { id: 'account.deviceIsThis', defaultMessage: 'This device' },
  days: { id: 'account.deviceDays', defaultMessage: 'Since {first}, last used {last}' },
  signOut: { id: 'account.deviceSignOut', defaultMessage: 'Log out' },
  signOutOf: { id: 'account.deviceSignOutOf', defaultMessage: 'Log out {name}' },
  signedOut: { id: 'account.deviceSignedOut', defaultMessage: '{name} has been logged out.' },
  everywhere: { id: 'account.devicesEverywhere', defaultMessage: 'Log out everywhere' },
  everywhereText: {
    id: 'account.devicesEverywhereText',
    defaultMessage:
      'All devices, including this one, will be logged out at once. You can then log in again here.'
  },
  none: { id: 'account.devicesNone', defaultMessage: 'No devices are listed yet.' },
  loadFailed: { id: 'account.devicesLoadFailed', defaultMessage: 'Your devices cannot be shown right now.' },
  failed: { id: 'account.devicesFailed', defaultMessage: 'That did not work. Please try again.' }
})
