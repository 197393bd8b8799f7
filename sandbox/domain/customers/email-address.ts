const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:(?:[\p{L}\d-]+\.)+\p{L}{2,}|\[\d{1,3}(?:\.\d{1,3}){3}\])$/u
const MAX_LENGTH = 254

/**
 * Whether a text is an e-mail address: local part, @, domain with a top level of 2 letters or more, or an IPv4 in
 * brackets (requirement 3.3).
 */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text)
