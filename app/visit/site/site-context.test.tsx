import { render } from '@testing-library/react'
import { usePlatform } from '../../platform/platform-context'
import { useSite } from './site-context'

it.each([
  ['useSite', useSite, 'useSite must be used within SiteProvider'],
  ['usePlatform', usePlatform, 'usePlatform must be used within PlatformProvider']
])('%s says so outside of its provider', (_name, useIt, words) => {
  // React reports what a component throws, too.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lonely = () => {
    useIt()
    return null
  }
  expect(() => render(<Lonely />)).toThrow(words)
})
