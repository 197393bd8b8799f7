const SERIAL_NUMBER = /^6000(?:10|50|80|83)[1-4][A-Z0-9]{11}$/

/**
 * Whether a text is the serial number of a machine: 6000, then one of 10, 50, 80 or 83, then a digit 1-4,
 * then 11 uppercase letters or digits (requirement 9.6).
 */
export const isValidSerialNumber = (text: string): boolean => SERIAL_NUMBER.test(text)
