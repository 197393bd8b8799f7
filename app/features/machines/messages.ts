import { defineMessages } from '../../intl/intl'

export const machineMessages = defineMessages({
  mine: { id: 'account.myMachines', defaultMessage: 'Your machines' },
  none: { id: 'account.noMachines', defaultMessage: 'You have not registered a machine yet.' },
  noneText: {
    id: 'account.noMachinesText',
    defaultMessage:
      'Register your machine to have its guarantee and serial number at hand when you need them.'
  },
  register: { id: 'account.registerMachine', defaultMessage: 'Register a machine' },
  registerThis: { id: 'account.registerThisMachine', defaultMessage: 'Register' },
  registerOf: { id: 'account.registerMachineOf', defaultMessage: 'Register {name}' },
  bought: { id: 'account.boughtMachines', defaultMessage: 'From your orders' },
  boughtText: {
    id: 'account.boughtMachinesText',
    defaultMessage: 'You have bought these machines but not registered them yet.'
  },
  unknown: { id: 'account.unknownMachine', defaultMessage: 'Machine {serialNumber}' },
  serialNumber: { id: 'account.serialNumber', defaultMessage: 'Serial number' },
  serialHint: { id: 'account.serialHint', defaultMessage: '18 characters, beginning with 6000' },
  serialRequired: { id: 'account.serialRequired', defaultMessage: 'Please enter the serial number.' },
  serialInvalid: {
    id: 'account.serialInvalid',
    defaultMessage: 'This is not a serial number of one of our machines. Please compare it with the plate.'
  },
  serialWhere: { id: 'account.serialWhere', defaultMessage: 'Where do I find the serial number?' },
  serialPlace: {
    id: 'account.serialPlace',
    defaultMessage:
      'On the silver plate on the bottom of the machine, below the bar code. Empty the water tank before you lay the machine on its side.'
  },
  name: { id: 'account.machineName', defaultMessage: 'Your name for it (optional)' },
  nameHint: { id: 'account.machineNameHint', defaultMessage: 'For example kitchen or office' },
  date: { id: 'account.purchaseDate', defaultMessage: 'Date of purchase (optional)' },
  dateHint: { id: 'account.purchaseDateHint', defaultMessage: 'dd.mm.yyyy' },
  dateInvalid: {
    id: 'account.purchaseDateInvalid',
    defaultMessage: 'Please enter a date as dd.mm.yyyy that is not in the future.'
  },
  boughtOn: { id: 'account.boughtOn', defaultMessage: 'Bought on {date}' },
  warranty: { id: 'account.warrantyUntil', defaultMessage: 'Guarantee until {date}' },
  warrantyOver: { id: 'account.warrantyOver', defaultMessage: 'Guarantee ended on {date}' },
  warrantyOpen: {
    id: 'account.warrantyOpen',
    defaultMessage: 'Add the date of purchase to see how long the guarantee lasts.'
  },
  change: { id: 'account.changeMachine', defaultMessage: 'Change' },
  changeOf: { id: 'account.changeMachineOf', defaultMessage: 'Change {name}' },
  remove: { id: 'account.removeMachine', defaultMessage: 'Remove' },
  removeOf: { id: 'account.removeMachineOf', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'account.removeMachineTitle', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'account.removeMachineText',
    defaultMessage: 'The machine will no longer be registered to you. You can register it again at any time.'
  },
  keep: { id: 'account.keepMachine', defaultMessage: 'Keep it' },
  close: { id: 'account.closeMachine', defaultMessage: 'Close' },
  save: { id: 'account.saveMachine', defaultMessage: 'Save' },
  cancel: { id: 'account.cancelMachine', defaultMessage: 'Cancel' },
  errors: {
    id: 'account.machineErrors',
    defaultMessage:
      '{count, plural, one {One field needs your attention} other {# fields need your attention}}'
  },
  registered: { id: 'account.machineRegistered', defaultMessage: 'Your machine is registered.' },
  changed: { id: 'account.machineChanged', defaultMessage: 'Your machine has been updated.' },
  removed: { id: 'account.machineRemoved', defaultMessage: 'The machine has been removed.' },
  notRemoved: {
    id: 'account.machineNotRemoved',
    defaultMessage: 'The machine could not be removed. Please try again.'
  },
  boughtFailed: {
    id: 'account.boughtMachinesFailed',
    defaultMessage: 'The machines from your orders could not be loaded.'
  },
  retry: { id: 'account.machinesRetry', defaultMessage: 'Try again' },
  failed: { id: 'account.machineFailed', defaultMessage: 'That did not work. Please try again.' }
})
