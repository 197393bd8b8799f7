import { describeDevice } from './shopper-tracking'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

it.each([
  [390, PHONE, 'mobile', 'sm'],
  [1280, DESKTOP, 'desktop', 'sm'],
  [1281, DESKTOP, 'desktop', 'lg'],
  [600, DESKTOP, 'desktop', 'sm']
] as const)('calls a window of %d px with %s %s and %s', (width, agent, deviceType, screenSize) => {
  expect(describeDevice(width, agent)).toEqual({ deviceType, screenSize })
})
