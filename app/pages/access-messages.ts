import { defineMessages } from '../intl/intl'

export const accessMessages = defineMessages({
  title: { id: 'access.title', defaultMessage: 'Not open to everyone yet' },
  text: {
    id: 'access.text',
    defaultMessage: 'Please log in with the username and password you were given.'
  },
  username: { id: 'access.username', defaultMessage: 'Username' },
  password: { id: 'access.password', defaultMessage: 'Password' },
  submit: { id: 'access.submit', defaultMessage: 'Log in' },
  usernameMissing: { id: 'access.usernameMissing', defaultMessage: 'Please enter your username.' },
  passwordMissing: { id: 'access.passwordMissing', defaultMessage: 'Please enter your password.' },
  wrong: { id: 'access.wrong', defaultMessage: 'Username or password combination is wrong' },
  wait: {
    id: 'access.wait',
    defaultMessage:
      'Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.'
  }
})
