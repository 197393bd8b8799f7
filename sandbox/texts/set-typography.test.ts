import { setTypography } from './set-typography'

it.each([
  ['de', '80 °C, 10 %, z. B.', '80\u00a0°C, 10\u00a0%, z.\u00a0B.'],
  ['en', '80 °C, 10 %', '80°C, 10%'],
  ['en-GB', '80 °C', '80°C'],
  ['it', '80 °C, 10 %', '80\u00a0°C, 10%'],
  ['fr', '« 80 °C » : oui !', '«\u00a080\u00a0°C\u00a0»\u00a0: oui\u202f!']
] as const)('sets the spaces of %s: %s', (language, text, printed) => {
  expect(setTypography(language, text)).toBe(printed)
})
